import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { compiled } from "../../plugins/messages.ts";
import { joined } from "./listing.ts";
import { type Messages, speaker } from "./saying.ts";

const LISTS = [
  [],
  ["Ann"],
  ["3", "4"],
  ["1", "8", "11"],
  ["Ann", "Isabel"],
  ["Ben", "ivy", "Hilda"],
  ["agua", "hielo"],
  ["padre", "hi"],
  ["Cleo", "Ann", "Ben", "Iago"],
];

describe.each(["en", "de", "es", "it"])("several things in one sentence, in %s", (language) => {
  const frame = new URL(`../../../locale/web/${language}/frame.ftl`, import.meta.url);
  const messages = new Function(`return ${compiled(readFileSync(frame, "utf-8"))}`)() as Messages;
  const { write, called } = speaker(language);

  test.each(LISTS)("are joined as the browser joins them: %s", (...items) => {
    const browser = new Intl.ListFormat(language, { type: "conjunction" });
    const ours = joined(items, (id, given) => {
      const message = messages[id]!;
      return typeof message === "string" ? message : message(given, write, called);
    });
    expect(ours).toBe(browser.format(items));
  });
});
