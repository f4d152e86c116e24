import { expect, it } from "vitest";

import { at, inFragment } from "./address.ts";

it.each([
  ["", { path: "/", search: "", hash: "" }],
  ["#/", { path: "/", search: "", hash: "" }],
  ["#games", { path: "/", search: "", hash: "games" }],
  ["#/rules/some", { path: "/rules/some", search: "", hash: "" }],
  ["#/rules/some#T9", { path: "/rules/some", search: "", hash: "T9" }],
  ["#/verify?table=abc", { path: "/verify", search: "?table=abc", hash: "" }],
  ["#/replay?x=1#a=b#c", { path: "/replay", search: "?x=1", hash: "a=b#c" }],
])("a fragment %s is a page", (fragment, page) => expect(inFragment(fragment)).toEqual(page));

it("at a server a page has an address of its own", () => {
  expect(at("/rules/some#T9")).toBe("/rules/some#T9");
});
