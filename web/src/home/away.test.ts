import { expect, it } from "vitest";

import { isAway, putAway, read } from "./away.ts";

it("a table that was put away comes back when something happens there", () => {
  const away = putAway({}, { id: "a", number: 7 });
  expect(isAway(away, { id: "a", number: 7 })).toBe(true);
  expect(isAway(away, { id: "a", number: 8 })).toBe(false);
  expect(isAway(away, { id: "b", number: 0 })).toBe(false);
});

it("whatever stands in the storage, the list is there", () => {
  for (const text of [null, "", "{", "7", "[1]", '{"a":"x"}']) expect(read(text)).toEqual({});
  expect(read('{"a":3,"b":null}')).toEqual({ a: 3 });
});
