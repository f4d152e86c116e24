// What a table in the browser says, in the language of whoever listens: as words.py does on the server.

import { type Called, type Given, type Messages, speaker, type Write } from "../lib/saying.ts";

/** Stands for what cannot be seen. */
const HIDDEN = "\ufffd";
/** Signs that cannot be seen, or that turn around what stands beside them. */
const HIDES = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;
export const visible = (text: string): string => text.replace(HIDES, HIDDEN);

type Told = string | number | Told[] | { seat: number } | { for: number[]; is: Told; else: Told } | Message;
interface Message {
  say: string;
  [argument: string]: Told;
}

export class Words {
  readonly #write: Write;
  readonly #called: Called;
  /** Sentences come again and again. */
  readonly #kept = new Map<string, string>();

  constructor(
    readonly language: string,
    readonly messages: Messages,
  ) {
    const { write, called } = speaker(language);
    this.#write = write;
    this.#called = called;
  }

  say(id: string, given: Given = {}): string {
    const message = this.messages[id];
    if (message === undefined) return `⟨${id}⟩`;
    return typeof message === "string" ? message : message(given, this.#write, this.#called);
  }

  /** The sentences of a turn, as they are told to a seat (you) at a table with these names. */
  told(sentences: string, you: number | null, names: readonly string[]): string[] {
    if (!sentences) return [];
    return sentences.split("\t").map((sentence) => {
      const key = `${you} ${names.join("\n")} ${sentence}`;
      let said = this.#kept.get(key);
      if (said === undefined) {
        said = String(this.meant(JSON.parse(sentence) as Told, you, names));
        if (this.#kept.size > 2_000) this.#kept.clear();
        this.#kept.set(key, said);
      }
      return said;
    });
  }

  /** A message with its arguments in words; a seat is its player's name. */
  meant(value: unknown, you: number | null, names: readonly string[]): string | number {
    const told = value as Told;
    if (typeof told === "string") return visible(told);
    if (typeof told === "number") return told;
    if (Array.isArray(told)) return told.map((one) => this.meant(one, you, names)).join(", ");
    if ("say" in told) {
      const { say, ...rest } = told;
      const given: Given = {};
      for (const [name, one] of Object.entries(rest)) given[name] = this.meant(one, you, names);
      const player = rest.player as { seat?: number } | undefined;
      if (player?.seat !== undefined) given.who ??= player.seat === you ? "you" : "other";
      return this.say(say, given);
    }
    if ("for" in told) {
      const { for: whom, is, else: other } = told;
      return this.meant(you !== null && whom.includes(you) ? is : other, you, names);
    }
    return visible(names[told.seat]!);
  }

  /** What everyone at a table is called: by their own names or as bots; bots called like others have a number too. */
  names(seats: readonly { kind: string; name: string | null; bot: string | null }[]): string[] {
    const called = seats.map(({ kind, name, bot }, seat) =>
      kind === "bot" && bot ? this.say("bot-name", { bot }) : name || this.say("player", { number: seat + 1 }),
    );
    const alike = (name: string) => called.filter((other) => other.toLowerCase() === name.toLowerCase()).length > 1;
    return called.map((name, seat) => (seats[seat]!.kind === "bot" && alike(name) ? `${name} ${seat + 1}` : name));
  }
}
