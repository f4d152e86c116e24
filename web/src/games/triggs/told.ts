// The server's sentences, in which what a cross was formed from stands in brackets: "You cross off two 11s (11, 7+4)."

const CARDS = String.raw`\d+(?:\+\d+)?`;
const FORMED = new RegExp(String.raw`(?<= )\((${CARDS}(?:, ${CARDS})*)\)`);

/** A sentence in pieces: words, and cards by crosses. */
export function pieces(sentence: string): (string | number[][])[] {
  return sentence
    .split(FORMED)
    .map((piece, place) => (place % 2 ? piece.split(", ").map((cards) => cards.split("+").map(Number)) : piece))
    .filter((piece) => piece.length);
}

/** A sentence as it can be read aloud: an 8 that is an 8 is not said twice. */
export const aloud = (sentence: string): string => sentence.replace(/ \(\d+\)/g, "");
