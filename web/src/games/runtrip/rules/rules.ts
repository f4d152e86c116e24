// What the rules page says, and in what order.

import type { RulesPart } from "../../../rules/pages.ts";
import Pictures from "./Pictures.svelte";

export default {
  // prettier-ignore
  chapters: [
    { name: "aim", paragraphs: [["race"], ["name"]] },
    { name: "material", paragraphs: [["track"], ["cards"]] },
    { name: "symbols", paragraphs: [["factors", "R1"], ["safe", "R1"], ["cards", "R2"]], pictured: true },
    { name: "setup", paragraphs: [["deal", "R3"]] },
    { name: "seen", paragraphs: [["open", "R4"], ["hidden", "R4"]], pictured: true },
    { name: "turn", paragraphs: [["must"]] },
    { name: "run", paragraphs: [["card", "R5"]], pictured: true },
    { name: "trip", paragraphs: [["match", "R6"], ["move", "R6"], ["order", "R11"]], pictured: true },
    { name: "again", paragraphs: [["more", "R7"], ["draw", "R12"]] },
    { name: "push", paragraphs: [["one", "R8"], ["start", "R9"]], pictured: true },
    { name: "hundred", paragraphs: [["stay", "R10"]] },
    { name: "end", paragraphs: [["when", "R13"], ["win", "R13"]] },
    { name: "example", paragraphs: [["first"], ["second"], ["third"]], pictured: true },
    { name: "mercy", paragraphs: [["last", "R14"]] },
    { name: "advanced", paragraphs: [["two", "R15"], ["win", "R15"], ["goal", "R16"], ["cut", "R17"]] },
    { name: "team", paragraphs: [["sides", "R18"], ["quiet", "R18"]] },
    { name: "options", paragraphs: [["time", "R19"], ["even", "R20"]] },
    { name: "layouts", paragraphs: [["own", "R1"]] },
  ],
  questions: [
    { name: "exact", ruling: "R6" },
    { name: "run", ruling: "R7" },
    { name: "pass", ruling: "R5" },
    { name: "over", ruling: "R10" },
    { name: "self", ruling: "R11" },
    { name: "own", ruling: "R8" },
    { name: "start", ruling: "R9" },
    { name: "safe", ruling: "R1" },
    { name: "deck", ruling: "R12" },
    { name: "goal", ruling: "R16" },
  ],
  Pictures,
} satisfies RulesPart;
