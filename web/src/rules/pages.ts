// What the rules pages say, and in what order. Chapter "chain" of Triggs is rules-triggs-chain, its paragraphs are
// rules-triggs-chain-extra and so on, each with the number of its ruling. The questions are for those who argue.

import type { Game } from "../lib/shapes.ts";

export type Paragraph = readonly [name: string, ruling?: string];

export interface Chapter {
  /** Also its address: /rules/triggs#chain. */
  name: string;
  paragraphs: readonly Paragraph[];
  pictured?: boolean;
}

export interface Question {
  name: string;
  ruling: string;
}

export interface RulesShape {
  chapters: readonly Chapter[];
  questions: readonly Question[];
}

const TRIGGS: RulesShape = {
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
};

const RUNTRIP: RulesShape = {
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
};

export const RULES: Record<Game, RulesShape> = { triggs: TRIGGS, runtrip: RUNTRIP };

/** The paragraph a ruling's number leads to: the first that has it. */
export function leadsTo({ chapters }: RulesShape, ruling: string): string | undefined {
  const chapter = chapters.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph[1] === ruling));
  const paragraph = chapter?.paragraphs.find((one) => one[1] === ruling);
  return chapter && paragraph && `${chapter.name}-${paragraph[0]}`;
}
