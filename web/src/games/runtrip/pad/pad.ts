// The track on one phone.

import { areAll, isWhole } from "../../../pad/checks.ts";
import type { Game, PadPart } from "../../../pad/game.ts";
import Choices from "./Choices.svelte";
import { HIGHEST_CARD, MOST_CARDS, seatsOf } from "./rules.ts";
import { type RunTripSetup, trackOf } from "./track.ts";
import Board from "./TrackPad.svelte";

const MOST_TOKENS = 6;
const isCard = (card: unknown): card is number => isWhole(card, 1, HIGHEST_CARD);
const isToken = (token: unknown): boolean => isWhole(token, 0, MOST_TOKENS - 1);

export default {
  Board,
  Choices,
  usual: { symbols: true },
  isGiven: ({ symbols }) => typeof symbols === "boolean",
  isStep([what, one, two, cards]) {
    if (what === "next") return one === undefined;
    if (what === "end") return one === "cards" || one === "time";
    if (what === "run") return isToken(one) && isCard(two);
    return what === "trip" && isToken(one) && isToken(two) && areAll(cards, MOST_CARDS, isCard) && cards.length > 0;
  },
  standing(game) {
    const track = trackOf(game as Game<RunTripSetup>);
    const winners = track?.winners?.flatMap((side) => seatsOf(track, side)).sort() ?? null;
    return track && { winners, turns: track.turns };
  },
  end: { step: ["end", "cards"], message: "pad-runtrip-end-cards" },
} satisfies PadPart;
