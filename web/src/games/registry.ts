// The games: every folder beside this file is one, and says itself what it is made of.

import type { About, Options } from "../lib/shapes.ts";
import { say } from "../lib/words.svelte.ts";
import type { Game, GameParts, Kind, OptionFacts } from "./game.ts";

const FOUND = import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" });

/** A game with what it left out because it goes without saying. */
export function game(parts: GameParts): Game {
  const { name, variants } = parts.facts;
  const itself = { ...variants[0]!, name, options: {} };
  return { ...parts, name, kinds: parts.kinds ?? [itself] };
}

export const GAMES: readonly Game[] = Object.values(FOUND)
  .map(game)
  .toSorted((one, other) => one.facts.place - other.facts.place);

/** The game of this name; one that only the server knows has none here. */
export const gameOf = (name: string | undefined, games = GAMES): Game | undefined =>
  games.find((one) => one.name === name);

type PartName = { [Name in keyof Game]-?: undefined extends Game[Name] ? Name : never }[keyof Game];

/** The games that have a part, for whoever offers it. */
export const gamesWith = <Name extends PartName>(part: Name, games = GAMES): (Game & Required<Pick<Game, Name>>)[] =>
  games.filter((one): one is Game & Required<Pick<Game, Name>> => one[part] !== undefined);

/** What people call it. */
export const gameName = (name: string): string => (gameOf(name) ? say(`${name}-name`) : name);

export const kindCalled = ({ kinds }: Game, name: string): Kind =>
  kinds.find((kind) => kind.name === name) ?? kinds[0]!;

/** What is played at a table. The first kind of a game has every option as it usually is. */
export function kindOf({ game: name, options }: Pick<About, "game" | "options">): Kind | undefined {
  const [usual, ...others] = gameOf(name)?.kinds ?? [];
  const fits = (kind: Kind) =>
    Object.entries(kind.options).every(([option, value]) => (options[option] ?? usual?.options[option]) === value);
  return others.find(fits) ?? usual;
}

export function kindName(name: string, kind: Kind | undefined): string {
  const several = (gameOf(name)?.kinds.length ?? 0) > 1;
  return several && kind ? say(`${name}-kind-${kind.name}`) : gameName(name);
}

/** The side a seat plays for: its own, or that of the partners who sit crosswise. */
export const sideOf = (kind: Pick<Kind, "sides"> | undefined, seat: number): number =>
  kind?.sides ? seat % kind.sides : seat;

/** The options there are to choose with a kind and a number of players. */
export function optionsFor(game: Game, kind: Kind, players: number): OptionFacts[] {
  const variant = (kind.options.variant as string | undefined) ?? game.facts.variants[0]!.name;
  return game.facts.options.filter(
    (option) =>
      canBeChosen(game, option) &&
      !(option.name in kind.options) && // the kind decides it
      (option.players?.includes(players) ?? true) &&
      (option.variants?.includes(variant) ?? true),
  );
}

/** Something to tick, a few names, or whatever the game itself has for it. */
const canBeChosen = ({ choices }: Game, option: OptionFacts): boolean =>
  option.kind === "flag" || option.choices !== null || choices?.[option.name] !== undefined;

/** What is asked of the server: what the kind decides, what was chosen, and the rest as it usually is. */
export function optionsOf(game: Game, kind: Kind, players: number, chosen: Options): Options {
  const options = optionsFor(game, kind, players)
    .map(({ name, default: usual }) => [name, chosen[name] ?? usual] as const)
    .filter(([, value]) => value !== null);
  return { ...kind.options, ...Object.fromEntries<unknown>(options) };
}
