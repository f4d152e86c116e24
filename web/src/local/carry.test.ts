import { afterEach, expect, it, vi } from "vitest";

import { asFragment, fromFragment, gameIn, isCarried, recordOf } from "./carry.ts";
import type { Saved } from "./keep.ts";

const record = { race108: 2, moves: Array.from({ length: 200 }, (_, at) => `draw ${at} – ü`) };
const game: Saved = {
  id: "local-0123456789abcdef",
  at: 1,
  over: false,
  record,
  table: { id: "local-0123456789abcdef" },
};

afterEach(() => vi.unstubAllGlobals());

it("goes through a link and comes out the same, and packed", async () => {
  const fragment = await asFragment(record);
  expect(isCarried(fragment)).toBe(true);
  expect(fragment).toMatch(/^r=[\w-]+$/);
  expect(fragment.length).toBeLessThan(JSON.stringify(record).length / 2);
  expect(await fromFragment(fragment)).toEqual(record);
});

it("goes plain where nothing can be packed", async () => {
  vi.stubGlobal("CompressionStream", undefined);
  const fragment = await asFragment(record);
  expect(fragment).toMatch(/^p=[\w-]+$/);
  expect(await fromFragment(fragment)).toEqual(record);
});

it.each(["r=", "r=!!!", "r=AAAA", "p=", "p=W10", "p=MTI", "p=bnVsbA", "12", ""])(
  "finds no record in %s",
  async (text) => {
    expect(await fromFragment(text)).toBeNull();
  },
);

it("does not unpack without end", async () => {
  const fragment = await asFragment({ zeros: "0".repeat(3_000_000) });
  expect(fragment.length).toBeLessThan(10_000);
  expect(await fromFragment(fragment)).toBeNull();
});

it("a game that is not over can be played on elsewhere; one that is over is a record and nothing else", () => {
  const carried = gameIn(recordOf(game));
  expect(carried).toMatchObject({ id: game.id, over: false, table: game.table, record });
  expect(recordOf({ ...game, over: true })).toBe(record);
  expect(gameIn(record)).toBeNull();
});

it.each([{ id: "../x" }, { id: 7 }, {}, null, "local-0123456789abcdef"])("no game comes from %j", (local) =>
  expect(gameIn({ ...record, table: { local } })).toBeNull(),
);
