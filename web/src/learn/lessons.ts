// What a lesson is: positions, what to do in them, and what counts as done. The steps are JSON, so that a test in Python
// can play every one of them by the rules; the words to step "one-card" of a game are learn-GAME-one-card, …-text and …-done.

/** What has to happen: an event, where null stands for anything. */
export type Goal = readonly (string | number | boolean | null)[];

/** A turn of the learner, and what the others play after it. */
export interface LessonTurn {
  /** One way to do it. */
  play: string[];
  /** All of these must have happened when the turn is over. */
  goal: Goal[];
  reply?: string[];
}

export interface Step {
  name: string;
  /** A short lesson of its own, after the first: its words are learn-GAME-part-PART. */
  part?: string;
  seed: number;
  position: object;
  turns: LessonTurn[];
}

/** What the folder of a game has for its lesson. */
export interface LessonPart {
  steps: Step[];
  /** What a move touches, as the game's table wants to be told. */
  hintOf(move: string): object;
  /** The same in words, for those who do not see what is lit. */
  hintWords(move: string, names: string[]): string;
}

/** The steps of the first lesson, or of one of its further parts. */
export const stepsOf = ({ steps }: LessonPart, part = ""): Step[] => steps.filter((step) => (step.part ?? "") === part);

/** The further parts, in their order. */
export const partsOf = ({ steps }: LessonPart): string[] => [
  ...new Set(steps.flatMap(({ part }) => (part ? [part] : []))),
];

/** Where the learner sits. */
export const SEAT = 0;
