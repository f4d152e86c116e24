// Something that cannot be done: a message of the catalogues, in which it is said to whoever asked.

import type { Given } from "../lib/saying.ts";

/** Perhaps a server can do it. */
export const ELSEWHERE = 501;

export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly given: Given = {},
    /** As the server would answer. */
    readonly status = 400,
  ) {
    super(id);
  }
}
