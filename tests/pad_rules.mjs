// Works cases out by the pad's own rules: a list of them comes in as JSON, and what the pad makes of each goes out.

import { readFileSync } from "node:fs";

const [folder, file] = process.argv.slice(2);
const triggs = await import(`${folder}/triggs/pad/rules.ts`);
const runtrip = await import(`${folder}/runtrip/pad/rules.ts`);

/** A game, step by step: the sheets after each, and which rows may be crossed off. */
function sheets({ rows, players, first, steps }) {
  let table = triggs.newSheets(rows, players, first);
  return steps.map((step) => {
    table = triggs.afterSheetStep(table, step);
    const { crossed, turn, owed, winner } = table;
    const allowed = rows.map((_, index) => triggs.allowed(table, index + 1));
    return { crossed, turn, owed, winner, allowed, highest: triggs.highest(table) };
  });
}

/** Steps that are each made from one and the same track: why not, or how the tokens move and what comes of it. */
function track({ track, squares, steps }) {
  return steps.map((step) => {
    const after = runtrip.afterTrackStep(track, step, squares);
    const moves = after && runtrip.movesOf(track, step);
    return { why: runtrip.whyNot(track, step, squares), moves, tokens: after?.tokens ?? null, winners: after?.winners ?? null };
  });
}

const { games, tracks } = JSON.parse(readFileSync(file, "utf-8"));
console.log(JSON.stringify({ games: games.map(sheets), tracks: tracks.map(track) }));
