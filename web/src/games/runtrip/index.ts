import type { GameParts } from "../game.ts";
import TokenShape from "./cards/TokenShape.svelte";
import { FACTS, KINDS } from "./facts.ts";

export default {
  facts: FACTS,
  kinds: KINDS,
  table: () => import("./table.ts"),
  picture: () => import("./Picture.svelte"),
  emblem: () => import("./Emblem.svelte"),
  mark: TokenShape,
  lesson: () => import("./lesson.ts"),
  rules: () => import("./rules/rules.ts"),
  statistics: () => import("./statistics.ts"),
  ending: () => import("./ending.ts"),
  deeds: () => import("./deeds.ts"),
  pad: () => import("./pad/pad.ts"),
  print: () => import("./print.ts"),
  settings: () => import("./Settings.svelte"),
  choices: { layout: () => import("./LayoutFile.svelte") },
} satisfies GameParts;
