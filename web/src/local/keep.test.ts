import { beforeEach, expect, it } from "vitest";

import { isSaved, list, load, remove, save, type Saved } from "./keep.ts";

// Node has no IndexedDB: this is a device that keeps nothing. What one that does keeps, a real browser shows.

const game = (id: string, at = 1): Saved => ({ id, at, over: false, record: { moves: [] }, table: {} });

beforeEach(async () => {
  for (const { id } of (await list()).games) await remove(id);
});

it("keeps games in memory where the device keeps none, and says so", async () => {
  expect(await save(game("a"))).toBe(false);
  expect(await load("a")).toEqual(game("a"));
  expect(await load("b")).toBeNull();
});

it("lists the newest first, each once", async () => {
  await save(game("a", 1));
  await save(game("b", 2));
  await save(game("a", 3));
  expect((await list()).games.map(({ id, at }) => [id, at])).toEqual([
    ["a", 3],
    ["b", 2],
  ]);
});

it("forgets what is removed", async () => {
  await save(game("a"));
  await remove("a");
  expect(await load("a")).toBeNull();
  expect(await list()).toEqual({ games: [], broken: 0 });
});

it.each([null, 7, "a", {}, { ...game("a"), id: 7 }, { ...game("a"), at: "now" }, { ...game("a"), record: null }])(
  "knows that %j is no game",
  (found) => expect(isSaved(found)).toBe(false),
);
