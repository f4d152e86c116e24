import { expect, it } from "vitest";

import { properties } from "./palette.ts";

it("a colour that differs in the dark knows both", () => {
  const colours = { ink: ["#111111", "#eeeeee"], card: "#ffffff" } as Record<string, string | [string, string]>;
  expect(properties({ colours, values: ["#ba022f"], tokens: ["#b8860b"], primes: { "2": "#b45309" } })).toEqual([
    "--ink: light-dark(#111111, #eeeeee);",
    "--card: #ffffff;",
    "--v1: #ba022f;",
    "--t0: #b8860b;",
    "--p2: #b45309;",
  ]);
});
