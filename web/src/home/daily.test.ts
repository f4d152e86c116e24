import { expect, it, vi } from "vitest";

import type { GameEvent } from "../lib/shapes.ts";
import { isSealed, keepSymbols, keptSymbols, symbolsOf } from "./daily.ts";

it("a deal of the day is sealed until midnight in Greenwich", () => {
  const late = new Date("2026-11-17T23:59:59Z");
  expect(isSealed("2026-11-17", late)).toBe(true);
  expect(isSealed("2026-11-17", new Date("2026-11-18T00:00:00Z"))).toBe(false);
  expect(isSealed(null, late)).toBe(false);
});

it("a game becomes a line of symbols, one for every turn of one's own", async () => {
  const drew: GameEvent[] = [["drew", 0, null, "centre"]];
  const other: GameEvent[] = [["drew", 1, null, "centre"]];
  expect(await symbolsOf("triggs", [drew, other, drew], 0)).toBe("⬜⬜");
  expect(await symbolsOf("no such game", [drew], 0)).toBe("");
});

it("the line of today is there again, and that of yesterday is not", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepSymbols("2026-11-17", "triggs", "⬜");
  keepSymbols("2026-11-17", "runtrip", "🟥");
  expect([keptSymbols("2026-11-17", "triggs"), keptSymbols("2026-11-17", "runtrip")]).toEqual(["⬜", "🟥"]);
  keepSymbols("2026-11-18", "triggs", "🟨");
  expect([keptSymbols("2026-11-18", "triggs"), keptSymbols("2026-11-17", "runtrip")]).toEqual(["🟨", ""]);
  for (const rubbish of ["{", "7", '{"day":"2026-11-18","lines":null}', '{"day":"2026-11-18","lines":{"triggs":7}}']) {
    kept.set("daily", rubbish);
    expect(keptSymbols("2026-11-18", "triggs")).toBe("");
  }
});
