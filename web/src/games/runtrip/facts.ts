// What the server says of the game, as people choose it.

import type { Facts, Kind } from "../game.ts";
import told from "./facts.json";

/** R20. The server takes this option from any number of players, but only with these the draws are uneven. */
const UNEVEN = [4, 5];

export const FACTS: Facts = {
  ...told,
  options: told.options.map((option) => (option.name === "even" ? { ...option, players: UNEVEN } : option)),
};

/** Mercy is to people a variant like the others; to the rules it is an option of the basic game. */
const MERCY = told.options.find(({ name }) => name === "mercy")!.players!;

const [basic, ...others] = told.variants.map((variant): Kind => ({
  ...variant,
  options: { variant: variant.name, mercy: false },
})) as [Kind, ...Kind[]];

export const KINDS: readonly Kind[] = [
  basic,
  { ...basic, name: "mercy", players: MERCY, options: { ...basic.options, mercy: true } },
  ...others,
];
