import { describe, expect, it } from "vitest";

import type { About } from "../lib/shapes.ts";
import { isMyTurn, sorted } from "./tables.ts";

const table = (id: string, changes: Partial<About>) =>
  ({ id, phase: "playing", turn: 0, yours: [], ...changes }) as About;

describe("my tables", () => {
  it("begin with those where it is my turn, and are otherwise left in their order", () => {
    const tables = [table("a", {}), table("b", { yours: [0] }), table("c", { yours: [1] }), table("d", { yours: [0] })];
    expect(sorted(tables).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
  });

  it("are nobody's turn once the game is over", () => {
    expect(isMyTurn(table("a", { phase: "over", yours: [0] }))).toBe(false);
    expect(isMyTurn(table("a", { turn: null, yours: [0] }))).toBe(false);
  });
});
