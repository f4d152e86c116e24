// A position as it could be for all that a seat knows: where cards are hidden from it, others lie, in the same order
// whatever lies there in truth. What is said of such a position, or sent with it, gives nothing away.

type Card = string | number;
type Json = null | boolean | Card | Json[] | { [key: string]: Json };

interface Hidden {
  list: Json[];
  place: number;
  /** What can be seen of the card: "6[?]" of a six, otherwise nothing. */
  seen: Json;
}

/** Every place of the truth that the view, which has the same form, does not show. */
function* hiddenIn(truth: Json, view: Json): Generator<Hidden> {
  if (truth === null || view === null || typeof truth !== "object" || typeof view !== "object") return;
  for (const key of Object.keys(truth)) {
    const [lies, seen] = [(truth as Json[])[key as never]!, (view as Json[])[key as never]!];
    if (Array.isArray(truth) && typeof lies !== "object" && lies !== seen) {
      yield { list: truth, place: Number(key), seen };
    } else yield* hiddenIn(lies, seen);
  }
}

/** The truth, with all hidden cards dealt anew in their own order. */
export function dealtAnew(truth: string, view: string): unknown {
  const position = JSON.parse(truth) as Json;
  const hidden = [...hiddenIn(position, JSON.parse(view) as Json)];
  const cards = hidden.map(({ list, place }) => list[place] as Card);
  cards.sort((one, other) => (String(one) < String(other) ? -1 : 1));
  const begins = ({ seen }: Hidden) => (typeof seen === "string" ? seen.slice(0, seen.indexOf("?")) : "");
  // First those of which something is known, so that there is a card for each of them.
  for (const one of hidden.sort((a, b) => begins(b).length - begins(a).length)) {
    const fits = cards.findIndex((card) => String(card).startsWith(begins(one)));
    one.list[one.place] = cards.splice(fits, 1)[0]!;
  }
  return position;
}
