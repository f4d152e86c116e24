// What people choose first. Mercy is to them a variant like the others; to the rules it is an option of the basic game.

import type { Kind } from "../game.ts";
import facts from "./facts.json";

const kinds = facts.variants.map((variant): Kind => ({ ...variant, options: { variant: variant.name, mercy: false } }));
const [basic, ...others] = kinds as [Kind, ...Kind[]];
const players = facts.options.find(({ name }) => name === "mercy")!.players!;
const mercy: Kind = { ...basic, name: "mercy", players, options: { ...basic.options, mercy: true } };

export const KINDS: readonly Kind[] = [basic, mercy, ...others];
