// Reading a position that may be anything. What cannot be is refused, and it is said where.

/** A position that cannot be: the key that is wrong. */
export class BadPosition extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

/** A whole number between two bounds. */
export function within(value: unknown, least: number, most: number, key: string): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) throw new BadPosition(key);
  return value as number;
}

/** The place of a word among those that can stand there. */
export function oneOf(value: unknown, words: readonly string[], key: string): number {
  const place = words.indexOf(value as string);
  if (place < 0) throw new BadPosition(key);
  return place;
}

/** A list of whole numbers between two bounds, and as many as there must be. */
export function listOf(value: unknown, least: number, most: number, key: string, length?: number): number[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) throw new BadPosition(key);
  return value.map((one) => within(one, least, most, key));
}

/** The cards of a deck that lie nowhere yet; there must not be more of any than the deck has. */
export function cardsLeft(deck: readonly number[], lying: readonly (readonly number[])[], key: string): number[] {
  const left = [...deck];
  for (const card of lying.flat()) {
    const place = left.indexOf(card);
    if (place < 0) throw new BadPosition(key);
    left.splice(place, 1);
  }
  return left;
}
