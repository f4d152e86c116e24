// What the rules page says, and in what order.

import type { RulesPart } from "../../../rules/pages.ts";
import Pictures from "./Pictures.svelte";

export default {
  // prettier-ignore
  chapters: [
    { name: "aim", paragraphs: [["race"]] },
    { name: "material", paragraphs: [["cards"], ["sheet"], ["sizes", "T1"]], pictured: true },
    { name: "setup", paragraphs: [["deal", "T2"], ["piles", "T2"]], pictured: true },
    { name: "turn", paragraphs: [["one"]] },
    { name: "draw", paragraphs: [["two", "T3"], ["limit", "T3"]], pictured: true },
    { name: "discard", paragraphs: [["same", "T4"]], pictured: true },
    { name: "cross", paragraphs: [["form", "T5"], ["often", "T5"], ["stop", "T6"]], pictured: true },
    { name: "chain", paragraphs: [["extra", "T7"], ["on", "T7"]], pictured: true },
    { name: "empty", paragraphs: [["five", "T9"], ["fewer", "T12"]] },
    { name: "piles", paragraphs: [["refill", "T10"], ["none", "T10"], ["all", "T11"]] },
    { name: "twelves", paragraphs: [["box", "T13"], ["elevens", "T13"], ["hidden", "T14"], ["order", "T15"]] },
    { name: "end", paragraphs: [["win", "T8"]] },
    { name: "seen", paragraphs: [["open", "T16"], ["hidden", "T16"]] },
  ],
  questions: [
    { name: "one", ruling: "T3" },
    { name: "look", ruling: "T3" },
    { name: "three", ruling: "T5" },
    { name: "rid", ruling: "T5" },
    { name: "must", ruling: "T7" },
    { name: "first", ruling: "T9" },
    { name: "more", ruling: "T9" },
    { name: "round", ruling: "T8" },
    { name: "top", ruling: "T13" },
    { name: "drawn", ruling: "T14" },
  ],
  Pictures,
} satisfies RulesPart;
