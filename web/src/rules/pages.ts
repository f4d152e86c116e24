// What the rules page of a game says, and in what order. Chapter "end" is the message rules-GAME-end, its paragraphs are
// rules-GAME-end-win and so on, each with the number of its ruling. The questions are for those who argue.

import type { Component } from "svelte";

export type Paragraph = readonly [name: string, ruling?: string];

export interface Chapter {
  /** Also its address: /rules/GAME#end. */
  name: string;
  paragraphs: readonly Paragraph[];
  pictured?: boolean;
}

export interface Question {
  name: string;
  ruling: string;
}

/** What the folder of a game has for its rules page. */
export interface RulesPart {
  chapters: readonly Chapter[];
  questions: readonly Question[];
  /** The pictures of a chapter. */
  Pictures?: Component<{ name: string }>;
}

/** The paragraph a ruling's number leads to: the first that has it. */
export function leadsTo({ chapters }: RulesPart, ruling: string): string | undefined {
  const chapter = chapters.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph[1] === ruling));
  const paragraph = chapter?.paragraphs.find((one) => one[1] === ruling);
  return chapter && paragraph && `${chapter.name}-${paragraph[0]}`;
}
