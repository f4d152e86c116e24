// The rules of a game with the options that somebody wishes; what cannot be is refused, as the server would.

import type { Facts } from "../games/game.ts";
import type { Options } from "../lib/shapes.ts";
import type { Desk } from "./desk.ts";
import { BadPosition } from "./position.ts";
import { ELSEWHERE, Refusal } from "./refusal.ts";
import type { LocalPart, Rules } from "./rules.ts";

/** The games that can be played here, by their names. */
export type Parts = Readonly<Record<string, LocalPart & { facts: Facts }>>;

export function partOf(parts: Parts, game: unknown): LocalPart & { facts: Facts } {
  const part = typeof game === "string" && Object.hasOwn(parts, game) ? parts[game] : undefined;
  if (!part) throw new Refusal("table-unknown", {}, ELSEWHERE);
  return part;
}

export function rulesFor(desk: Desk, parts: Parts, game: unknown, players: number, given: Options): Rules {
  const part = partOf(parts, game);
  return part.rules(desk, players, checked(part.facts, players, given));
}

/** Every option with its value. */
function checked({ name, variants, options }: Facts, players: number, given: Options): Options {
  const several = variants.length > 1;
  const known = [...(several ? ["variant"] : []), ...options.map((option) => option.name)];
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) throw new Refusal("unknown-option", { option: key, game: name, known: known.join(", ") });
  }
  const variant = variants.find((one) => one.name === (given.variant ?? variants[0]!.name));
  if (!variant)
    throw new Refusal("bad-choice", { option: "variant", choices: variants.map((one) => one.name).join(", ") });
  if (!variant.players.includes(players)) {
    throw new Refusal("bad-players", { game: name, least: variant.players[0]!, most: variant.players.at(-1)! });
  }
  const values = options.map((option) => {
    const value = given[option.name] ?? option.default;
    if (!fits(option, value))
      throw new Refusal("bad-choice", { option: option.name, choices: option.choices?.join(", ") ?? "" });
    const usual = JSON.stringify(value) === JSON.stringify(option.default);
    const there = (option.players?.includes(players) ?? true) && (option.variants?.includes(variant.name) ?? true);
    if (!usual && !there) throw new Refusal("option-elsewhere", { option: option.name, game: name });
    return [option.name, value] as const;
  });
  return { ...(several && { variant: variant.name }), ...Object.fromEntries<unknown>(values) };
}

function fits(option: Facts["options"][number], value: unknown): boolean {
  const { least, most, length } = option as { least?: number | null; most?: number | null; length?: number | null };
  const within = (one: unknown) => Number.isInteger(one) && (one as number) >= least! && (one as number) <= most!;
  if (option.kind === "flag") return typeof value === "boolean";
  if (option.kind === "choice") return option.choices!.includes(value as string);
  if (option.kind === "whole") return within(value);
  if (option.kind === "wholes") return Array.isArray(value) && value.length === length && value.every(within);
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

/** The rules that a position is played by. */
export function rulesIn(desk: Desk, parts: Parts, position: Record<string, unknown>): Rules {
  return refusing(() => {
    const { players, options } = partOf(parts, position.game).optionsIn(position);
    return rulesFor(desk, parts, position.game, players, options);
  });
}

/** A position that cannot be is refused in one sentence. */
export function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof BadPosition) throw new Refusal("position-choice", { key: fault.key, choices: "…" });
    throw fault;
  }
}
