// The desk at which compiled code is called: a move goes in as text, and lines of JSON come out. A game's records lie
// here only while they are worked on: everybody else keeps them as bytes.

import { Dealer, Functions, type Net, Thought } from "../lib/kernel/ground.ts";
import type { Kernel } from "../lib/kernel/module.ts";
import { type Bytes, chanceOf } from "./seed.ts";

/** As many signs as a move or a thing can have, with a zero at the end; and room for what is written. */
const TEXT = 128;
const PAGE = 1 << 17;
/** So many events stand in a dealer's log. */
export const LOG_ROWS = 512;
/** Numbers in an event. */
export const EVENT = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Desk {
  readonly ground: Functions;
  readonly dealer: Dealer;
  readonly thought: Thought;
  readonly #text: Uint8Array;
  readonly page: Uint8Array;
  readonly #events: Int16Array;
  /** The networks that lie in the memory: they stay. */
  readonly #nets = new Map<string, Net>();

  constructor(readonly kernel: Kernel) {
    this.ground = new Functions(kernel);
    this.dealer = kernel.record(Dealer);
    this.thought = kernel.record(Thought);
    this.#text = kernel.numbers(Uint8Array, TEXT);
    this.page = kernel.numbers(Uint8Array, PAGE);
    this.#events = kernel.numbers(Int16Array, LOG_ROWS * EVENT);
  }

  /** The dealer with the chance of one ply of a game, and with so much in its log. */
  deals(seed: Uint8Array, ply: number, log: Int16Array | null): Dealer {
    const { dealer } = this;
    dealer.put(new Uint8Array(dealer.byteLength));
    new Uint8Array(dealer.memory, dealer.address, 32).set(chanceOf(seed, ply));
    dealer.told = -1;
    if (log) {
      dealer.noting = 1;
      this.notes(log);
    }
    return dealer;
  }

  /** Put events into the dealer's log, instead of what is there. */
  notes(events: Int16Array): Dealer {
    this.dealer.log.all.set(events);
    this.dealer.noted = events.length / EVENT;
    return this.dealer;
  }

  /** What the dealer has noted, from a row on. */
  noted(first: number): Int16Array {
    return this.dealer.log.all.slice(EVENT * first, EVENT * this.dealer.noted);
  }

  /** Events where compiled code can change them. */
  events(events: Int16Array): Int16Array {
    const room = this.#events.subarray(0, events.length);
    room.set(events);
    return room;
  }

  /** A text as compiled code reads it; none if it cannot be a move or a thing. */
  text(text: string): Uint8Array | null {
    if (!/^[ -~]{1,127}$/.test(text)) return null;
    this.#text.fill(0);
    this.#text.set(encoder.encode(text));
    return this.#text;
  }

  /** Instead of a move, where there is none. */
  noText(): Uint8Array {
    this.#text.fill(0);
    return this.#text;
  }

  /** What was written. */
  written(length: number): string {
    if (length > PAGE) throw new RangeError(`There is no room for ${length} bytes`);
    return decoder.decode(this.page.slice(0, length));
  }

  /** The network of this name in the kernel's memory. */
  net(name: string, weights: Weights): Net {
    let net = this.#nets.get(name);
    if (!net) {
      const laid = (numbers: Float32Array) => {
        const room = this.kernel.numbers(Float32Array, numbers.length);
        room.set(numbers);
        return room;
      };
      const { first, bias, middle, second, last } = weights;
      net = { first: laid(first), bias: laid(bias), middle: laid(middle), second: laid(second), last: laid(last) };
      this.#nets.set(name, net);
    }
    return net;
  }

  /** An empty thought. */
  thinks(): Thought {
    this.thought.put(new Uint8Array(this.thought.byteLength));
    return this.thought;
  }

  /** The actions of the move that a thought has come to. */
  chosen(): number[] {
    return upTo(this.thought.moves.row(0));
  }
}

/** Room in the module's memory, made once for a desk: what is made there stays. */
export function onceFor<Room>(make: (kernel: Kernel) => Room): (desk: Desk) => Room {
  const made = new WeakMap<Desk, Room>();
  return (desk) => {
    const room = made.get(desk) ?? make(desk.kernel);
    made.set(desk, room);
    return room;
  };
}

/** The weights of a network, as they come in its file (plugins/nets.ts). */
export type Weights = Net;

/** Actions end with -1. */
export function upTo(actions: Int16Array): number[] {
  const end = actions.indexOf(-1);
  return [...actions.subarray(0, end < 0 ? actions.length : end)];
}

export const lines = (text: string): string[] => text.split("\n");
export type { Bytes };
