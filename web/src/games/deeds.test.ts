import { expect, it } from "vitest";

import runtrip from "./runtrip/deeds.ts";
import triggs from "./triggs/deeds.ts";

it("a turn of Triggs is one symbol, by its crosses, and the best one is the longest chain", () => {
  const drew = [["drew", 0, null, "centre"]] as const;
  const one = [
    ["formed", 0, [7, 4]],
    ["crossed", 0, 11, false],
  ] as const;
  const chain = [
    ["formed", 0, [11]],
    ["crossed", 0, 11, false],
    ["filled", 0, 11],
    ["crossed", 0, 4, true],
    ["crossed", 0, 2, true],
  ] as const;
  const turns = [[...drew], [...one], [...chain]];
  expect(turns.map((events) => triggs.symbol(events, 0)).join("")).toBe("⬜🟨🟥");
  expect(turns.map((events) => triggs.symbol(events, 1)).join("")).toBe("");
  expect(triggs.best(turns, 0)).toBe(2);
  expect(triggs.best(turns, 1)).toBe(0);
});

it("a turn of Run & Trip is one symbol, by its trips, and the best one has the most", () => {
  const ran = [["ran", 0, "8[5]", 0]] as const;
  const two = [
    ["laid", 0, "3[22]"],
    ["tripped", 0, 1, 7],
    ["tripped", 0, 1, 6],
  ] as const;
  const turns = [[...ran], [...two]];
  expect(turns.map((events) => runtrip.symbol(events, 0)).join("")).toBe("⬜🟧");
  expect(runtrip.best(turns, 0)).toBe(2);
});
