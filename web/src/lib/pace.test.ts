import { beforeEach, expect, test, vi } from "vitest";

import { Pace } from "./pace.ts";

let shown: string[];
let pace: Pace;
const thing = (name: string, time: number) => () => {
  shown.push(name);
  return time;
};

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace();
});

test("the first thing is shown at once, the next when it has been looked at", () => {
  pace.take(thing("first", 500));
  pace.take(thing("second", 500));
  expect(shown).toEqual(["first"]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(["first"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["first", "second"]);
});

test("what needs no time holds nothing up", () => {
  for (const name of ["first", "second", "third"]) pace.take(thing(name, 0));
  expect(shown).toEqual(["first", "second", "third"]);
});

test("what comes after everything has been looked at is shown at once", () => {
  pace.take(thing("first", 500));
  vi.advanceTimersByTime(500);
  pace.take(thing("second", 500));
  expect(shown).toEqual(["first", "second"]);
});

test("whoever is in a hurry sees all of it, in order", () => {
  for (const name of ["first", "second", "third"]) pace.take(thing(name, 500));
  pace.hurry();
  expect(shown).toEqual(["first", "second", "third"]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(3);
});

test("what is forgotten is not shown, what comes then is", () => {
  pace.take(thing("first", 500));
  pace.take(thing("second", 500));
  pace.forget();
  pace.take(thing("third", 500));
  expect(shown).toEqual(["first", "third"]);
});

test("whoever thinks lets the others wait, unless somebody is in a hurry", () => {
  pace.take(thing("first", 0), 400);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(["first"]);
  pace.take(thing("second", 0), 400);
  pace.hurry();
  expect(shown).toEqual(["first", "second"]);
});

test("what still moves is waited for", async () => {
  let rest = () => {};
  pace = new Pace(() => new Promise((done) => (rest = done)));
  pace.take(thing("first", 100));
  pace.take(thing("second", 0));
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["first"]);
  rest();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown).toEqual(["first", "second"]);
});
