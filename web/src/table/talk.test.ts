import { describe, expect, it, vi } from "vitest";

import type { ChatLine } from "../lib/shapes.ts";
import { lastRead, markRead, QUICK, quickIn, quickText, unreadOf } from "./talk.ts";

const line = (number: number, seat = 1): ChatLine => ({ number, seat, text: "x", at: 0 });

function storage(text: string | null): Map<string, string> {
  const kept = new Map(text === null ? [] : [["chat-read", text]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

describe("what is said", () => {
  it("is a quick word only if it is exactly one", () => {
    for (const word of [...QUICK, "not-now"] as const) expect(quickIn(quickText(word))).toBe(word);
    for (const text of ["hello", "/hello you", "/nonsense", "/"]) expect(quickIn(text)).toBeUndefined();
  });

  it("is unread if others said it after what was read", () => {
    expect(unreadOf([line(1), line(2), line(3, 0), line(4)], 1, 0).map(({ number }) => number)).toEqual([2, 4]);
  });
});

describe("what was read", () => {
  it("is known after a reload, of the last tables", () => {
    storage(null);
    expect(lastRead("a")).toBeNull();
    markRead("a", 3);
    markRead("a", 2);
    expect(lastRead("a")).toBe(3);
    for (let table = 0; table < 60; table++) markRead(`table ${table}`, 1);
    expect([lastRead("a"), lastRead("table 59")]).toEqual([null, 1]);
  });

  it("is nothing where somebody else wrote, or nothing can be kept", () => {
    for (const text of ["{", "7", '{"a":1}', '[["a","b"],3]']) {
      storage(text);
      expect(lastRead("a")).toBeNull();
    }
    vi.stubGlobal("localStorage", undefined);
    expect(lastRead("a")).toBeNull();
    expect(() => markRead("a", 1)).not.toThrow();
  });
});
