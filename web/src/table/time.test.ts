import { expect, test } from "vitest";

import { shownTime } from "./time.ts";

test("a clock shows minutes and two figures of seconds", () => {
  expect(shownTime(7)).toBe("0:07");
  expect(shownTime(750)).toBe("12:30");
});
test("hours only when there are any", () => {
  expect(shownTime(3600)).toBe("1:00:00");
  expect(shownTime(3599)).toBe("59:59");
});
