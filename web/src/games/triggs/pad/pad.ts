// The sheets of all players on one phone.

import { areAll, isWhole } from "../../../pad/checks.ts";
import type { Game, PadPart } from "../../../pad/game.ts";
import { MOST_BOXES, ROWS } from "../rows.ts";
import Choices from "./Choices.svelte";
import { sheetsOf, type TriggsSetup } from "./sheets.ts";
import Board from "./SheetsPad.svelte";

const isSize = (size: unknown): size is number => isWhole(size, 1, MOST_BOXES);

export default {
  Board,
  Choices,
  usual: { rows: [...ROWS] },
  isGiven: ({ rows }) => areAll(rows, ROWS.length, isSize) && rows.length === ROWS.length,
  isStep([what, row, boxes, ...more]) {
    if (what === "next") return row === undefined;
    return what === "cross" && isWhole(row, 1, ROWS.length) && isSize(boxes) && !more.length;
  },
  standing(game) {
    const sheets = sheetsOf(game as Game<TriggsSetup>);
    return sheets && { winners: sheets.winner === null ? null : [sheets.winner], turns: sheets.turns };
  },
} satisfies PadPart;
