// How a hand is held: its cards overlap as much as the room asks for, and lie in an arc.

export interface Fanned {
  card: string;
  /** In degrees. */
  turn: number;
  /** How much lower it lies than the one in the middle, in pixels. */
  drop: number;
}

export interface Fan {
  fanned: Fanned[];
  /** From card to card, in pixels. */
  step: number;
  /** How far it lies over the fan behind it. */
  overlap: number;
}

/** What can be hit with a finger. */
const LEAST = 25;
/** A whole fan is not more open than this, in degrees. */
const OPEN = 18;

/** One fan, or as many as are needed to hit every card, all about as long. */
export function fans(cards: readonly string[], room: number, card: number): Fan[] {
  const least = Math.max(LEAST, 0.34 * card);
  const most = Math.max(1, Math.floor((room - 1.32 * card) / least) + 1);
  const rows = Math.ceil(cards.length / most);
  const length = Math.ceil(cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => {
    const held = cards.slice(row * length, (row + 1) * length);
    // The outer cards of an open fan lean out of their row.
    const space = room - card - (rows > 1 ? 0 : 0.32 * card);
    const step = held.length < 2 ? card : Math.min(1.05 * card, space / (held.length - 1));
    const centre = (held.length - 1) / 2;
    const each = rows > 1 ? 0 : Math.min(3, OPEN / Math.max(1, held.length));
    const fanned = held.map((one, place) => {
      const turn = (place - centre) * each;
      // The arc of a circle whose middle is far below.
      const drop = (1 - Math.cos((turn * Math.PI) / 180)) * 9 * card;
      return { card: one, turn: round(turn), drop: round(Math.min(drop, 0.2 * card)) };
    });
    return { fanned, step: round(step), overlap: round(0.58 * card) };
  });
}

const round = (number: number): number => Math.round(number * 10) / 10;
