// Moves as text and as what they mean. No rules: what is legal always comes from the server.

export type RunTripMove =
  | { kind: "run"; card: string; token: string }
  | { kind: "trip"; target: string; cards: string[]; token: string }
  | { kind: "end" };

export function readRunTrip(move: string): RunTripMove {
  const [word, ...rest] = move.split(" ");
  if (word === "end") return { kind: "end" };
  const token = /^[ab]$/.test(rest.at(-1) ?? "") ? rest.pop()! : "";
  if (word === "run") return { kind: "run", card: rest[0]!, token };
  const [target, ...cards] = rest;
  return { kind: "trip", target: target!, cards, token };
}

/** "8[5P]" is the number 8 with the symbols 5 and P; the symbols of a card that is not one's own are "?". */
export const numberOf = (card: string): number => Number(card[0]);
export const symbolsOf = (card: string): string => card.slice(2, -1);
