// The way from the page to the hall on this device. It is in a worker; where there are none, it is beside the page.

import { notice } from "../lib/announce.svelte.ts";
import { Refused } from "../lib/api.ts";
import { language, say } from "../lib/words.svelte.ts";
import type { Wire } from "../lib/wire.ts";
export { hold } from "./holding.ts";
import { beside, opened } from "./opening.ts";
import type { Heard, Sent } from "./post.ts";
import { ELSEWHERE } from "./refusal.ts";

type Answered = Extract<Heard, { kind: "answer" }>;

let post: ((sent: Sent) => void) | undefined;
let number = 0;
/** It was said that this device keeps no games. */
let unkept = false;
const asked = new Map<number, (answered: Answered) => void>();
const lines = new Map<number, LocalWire>();

/** The hall could not be opened: nothing of it can be used. */
export class NoHall extends Error {}

function hear(heard: Heard): void {
  if (heard.kind === "answer") {
    asked.get(heard.number)?.(heard);
    asked.delete(heard.number);
  } else if (heard.kind === "unkept") {
    if (!unkept) notice(say("kept-trouble"), { trouble: true });
    unkept = true; // once is enough
  } else if (heard.kind === "told") lines.get(heard.line)?.tell(heard.text);
  else lines.get(heard.line)?.end(heard.code);
}

/** Everything that was asked fails, and the next one to ask begins anew. */
function failed(): void {
  post = undefined;
  for (const [one, answer] of asked) answer({ kind: "answer", number: one, status: 0, answer: null });
  asked.clear();
  for (const line of lines.values()) line.end(1011);
}

function sender(): (sent: Sent) => void {
  if (!post) {
    const hall = typeof Worker === "undefined" ? beside(failed) : opened(language.now);
    hall.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);
    if ("onerror" in hall) hall.onerror = failed;
    post = (sent) => hall.postMessage(sent);
  }
  return post;
}

/** Ask the hall as one asks the server. */
export async function ask<T>(path: string, wish?: object): Promise<T> {
  const question = (number += 1);
  const answered = new Promise<Answered>((answer) => asked.set(question, answer));
  sender()({ kind: "ask", number: question, path, wish, language: language.now });
  const { status, answer } = await answered;
  if (status === 0 || status === ELSEWHERE) throw new NoHall(path);
  if (status >= 400) throw new Refused((answer as { error?: string }).error ?? say("went-wrong"), status);
  return answer as T;
}

/** A line to a table on this device, used as a WebSocket is. */
export class LocalWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #line = (number += 1);

  constructor(table: string, seat: number | null) {
    lines.set(this.#line, this);
    sender()({ kind: "join", line: this.#line, table, seat, language: language.now });
  }

  tell(data: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data });
  }

  end(code: number): void {
    lines.delete(this.#line);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    sender()({ kind: "say", line: this.#line, text });
  }

  close(): void {
    lines.delete(this.#line);
    this.readyState = WebSocket.CLOSED;
    if (post) post({ kind: "leave", line: this.#line });
  }
}
