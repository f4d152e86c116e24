import { expect, it } from "vitest";

import { addressOf, readInvite } from "./invite.ts";

const ID = "aB3_-xyz01234567";

it.each([
  [`https://play.example.org/t/${ID}#k3y_-`, `/t/${ID}#k3y_-`],
  [`  http://127.0.0.1:8108/t/${ID}#k3y\n`, `/t/${ID}#k3y`],
  [`/t/${ID}`, `/t/${ID}`],
  [`t/${ID}#k3y`, `/t/${ID}#k3y`],
  [`http://localhost/t/${ID}?language=de#k3y`, `/t/${ID}#k3y`],
  [`${ID}#k3y`, `/t/${ID}#k3y`],
  [ID, `/t/${ID}`],
  [`http://localhost/replay/${ID}`, `/replay/${ID}`],
])("%s leads to %s", (pasted, address) => {
  expect(addressOf(readInvite(pasted)!)).toBe(address);
});

const RUBBISH = ["", "hello", "https://example.org/t/", "javascript:alert(1)", "/t/a b", "/rules/triggs"];
it.each(RUBBISH)("%j leads nowhere", (pasted) => expect(readInvite(pasted)).toBeNull());

it("knows which server a link belongs to", () => {
  expect(readInvite(`https://play.example.org/t/${ID}`)?.host).toBe("play.example.org");
  expect(readInvite(ID)?.host).toBe("");
});
