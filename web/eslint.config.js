// What the compiler does not see. Form is for Prettier.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "src/lib/api-types.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // "{#each { length: 3 } as _, place}" has no other way to be said.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" }],
      // Our sets and maps are replaced, not changed, when something is shown of them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Every page may be given an id, also one that has no use for it.
      "no-empty-pattern": "off",
      // What components are given has no types here; svelte-check knows them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    // Compiled messages are run as the browser runs them.
    rules: { "@typescript-eslint/no-implied-eval": "off", "@typescript-eslint/no-unsafe-call": "off" },
  },
);
