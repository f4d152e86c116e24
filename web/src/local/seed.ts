// Seeds, and how each move's chance follows from one: as docs/chance.md says to the letter. The browser's own SHA-256 is
// missing where a page did not come over https, and cannot be waited for in the middle of a move.

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

// The fractional parts of the roots of the first primes.
const root = (prime: number, exponent: number) => Math.floor((prime ** exponent % 1) * 2 ** 32) >>> 0;
const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number += 1) {
  if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);
}
const FIRST = PRIMES.slice(0, 8).map((prime) => root(prime, 1 / 2));
const ROUNDS = PRIMES.map((prime) => root(prime, 1 / 3));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256. */
export function sha256(data: Uint8Array): Bytes {
  const long = (((data.length + 8) >> 6) + 1) << 6;
  const padded = new DataView(new ArrayBuffer(long));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 0x80);
  padded.setUint32(long - 8, Math.floor(data.length / 2 ** 29));
  padded.setUint32(long - 4, (data.length << 3) >>> 0);
  const state = [...FIRST];
  const words = new Uint32Array(64);
  for (let block = 0; block < long; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [near, far] = [words[i - 2]!, words[i - 15]!];
      const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      words[i] = (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) + small + words[i - 7]! + words[i - 16]!;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const one = (h + mixed + ROUNDS[i]! + words[i]!) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + word) | 0;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setInt32(4 * i, word);
  return new Uint8Array(out.buffer);
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const sha256Text = (text: string): string => hex(sha256(encoder.encode(text)));

/** One after the other. */
export function joined(...parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const bigEndian = (value: number, bytes: 4 | 8): Bytes => {
  const view = new DataView(new ArrayBuffer(bytes));
  view.setUint32(bytes - 4, value);
  return new Uint8Array(view.buffer);
};

/** A seed nobody can guess. */
export const freshSeed = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

/** A seed as records write it: 64 hexadecimal digits, or a whole number. None if it is something else. */
export function seedFrom(given: unknown): Bytes | null {
  let digits = typeof given === "string" && /^[0-9a-fA-F]{64}$/.test(given) ? given : "";
  if (Number.isSafeInteger(given) && (given as number) >= 0) digits = (given as number).toString(16).padStart(64, "0");
  return digits ? Uint8Array.from(digits.match(/../g)!, (pair) => parseInt(pair, 16)) : null;
}

/** One seed from several contributions: nobody alone decides it. */
export function seedOf(contributions: readonly string[]): Bytes {
  const parts = contributions.map((text) => encoder.encode(text));
  return sha256(
    joined(encoder.encode("race108 seed 1\n"), ...parts.flatMap((part) => [bigEndian(part.length, 4), part])),
  );
}

/** The generator that decides everything random at one ply. */
export const chanceOf = (seed: Uint8Array, ply: number): Bytes =>
  sha256(joined(encoder.encode("race108 chance 1\n"), seed, bigEndian(ply, 8)));
