export { default } from "./TriggsTable.svelte";
