import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The class of a component's own styles. It stands in every file of the client, so it is as short as it can safely be. */
/** @type {(given: { hash: (text: string) => string; filename: string }) => string} */
const cssHash = ({ hash, filename }) => `s-${hash(filename.replace(/^.*\/src\//, "")).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
