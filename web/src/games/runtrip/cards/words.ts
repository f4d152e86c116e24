// Cards of Run & Trip in words, alone and in the server's sentences, where they are written as moves are: "8[5P]".

import { numberOf, symbolsOf } from "../moves.ts";
import { say } from "../../../lib/words.svelte.ts";

const FACTORS = "2357P";
const CARD = /(\d\[[^\]]*\])/;

export function symbolNames(symbols: string): string {
  return [...symbols].map((symbol) => (FACTORS.includes(symbol) ? say(`runtrip-symbol-${symbol}`) : symbol)).join(" ");
}

export function cardName(card: string): string {
  const [number, symbols] = [numberOf(card), symbolsOf(card)];
  if (symbols === "?" || !symbols) return say("runtrip-card-back", { number });
  return say("runtrip-card", { number, symbols: symbolNames(symbols) });
}

export const isCard = (text: string): boolean => CARD.test(text);

/** A sentence in pieces, its cards apart. */
export const pieces = (sentence: string): string[] => sentence.split(CARD).filter(Boolean);

/** A sentence as it can be read aloud. */
export function aloud(sentence: string): string {
  return pieces(sentence)
    .map((piece) => {
      if (!isCard(piece)) return piece;
      const symbols = symbolsOf(piece);
      return symbols === "?" ? String(numberOf(piece)) : `${numberOf(piece)} (${symbolNames(symbols)})`;
    })
    .join("");
}
