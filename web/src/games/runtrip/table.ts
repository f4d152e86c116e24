export { aloud } from "./cards/words.ts";
export { default as Told } from "./Told.svelte";
export { default } from "./RunTripTable.svelte";
