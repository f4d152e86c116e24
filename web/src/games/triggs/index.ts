import type { GameParts } from "../game.ts";
import facts from "./facts.json";

export default {
  facts,
  table: () => import("./table.ts"),
  picture: () => import("./Picture.svelte"),
  emblem: () => import("./Emblem.svelte"),
  lesson: () => import("./lesson.ts"),
  rules: () => import("./rules/rules.ts"),
  statistics: () => import("./statistics.ts"),
  ending: () => import("./ending.ts"),
  deeds: () => import("./deeds.ts"),
  pad: () => import("./pad/pad.ts"),
  print: () => import("./print.ts"),
  settings: () => import("./Settings.svelte"),
  choices: { rows: () => import("./RowSizes.svelte") },
} satisfies GameParts;
