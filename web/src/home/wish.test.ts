import { describe, expect, it } from "vitest";

import type { Options } from "../lib/shapes.ts";
import { firstWish, fitting, lasting, purpose, remembered, requested, seated, type Wish } from "./wish.ts";

const wish = (changes: Partial<Wish> = {}): Wish => ({ ...firstWish(2), ...changes });
const at = (seats: Wish["seats"], ...sitters: Wish["seats"][number]["sitter"][]) =>
  seats.map((seat, number) => ({ ...seat, sitter: sitters[number] ?? seat.sitter }));

describe("a wished table", () => {
  it("is at first Triggs against one bot of the level chosen before", () => {
    expect(requested(firstWish(4), "")).toEqual({
      game: "triggs",
      options: { rows: [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5], refill: "emptied" },
      seats: ["me", "bot:level4"],
      names: [null, null],
      public: false,
      onlookers: true,
      cutting: false,
      coach: false,
      clock: { turn_seconds: null, game_minutes: null },
    });
  });

  it("names me and those beside me, but neither bots nor the invited", () => {
    const seats = at(firstWish(2).seats, "me", "here", "open", "bot").map((seat) => ({ ...seat, name: " Ada " }));
    const { names, seats: told } = requested(wish({ players: 4, seats }), "Kim") as Record<string, unknown>;
    expect(names).toEqual(["Kim", "Ada", null, null]);
    expect(told).toEqual(["me", "me", "open", "bot:level2"]);
  });

  it("takes the nearest number of players that its variant allows", () => {
    expect(fitting(wish({ game: "runtrip", variant: "team", players: 2 })).players).toBe(4);
    expect(fitting(wish({ game: "runtrip", variant: "advanced", players: 6 })).players).toBe(3);
    expect(fitting(wish({ game: "triggs", variant: "team", players: 6 })).players).toBe(4);
  });

  it("has Mercy as an option of the basic game", () => {
    const { options } = requested(wish({ game: "runtrip", variant: "mercy", players: 4 }), "");
    expect(options).toEqual({ variant: "basic", mercy: true, even: false, layout: "factors" });
  });

  it("asks for even draws only where they are uneven (R20)", () => {
    const asked = [2, 3, 4, 5, 6].map((players) => {
      const { options } = requested(wish({ game: "runtrip", options: { runtrip: { even: true } }, players }), "") as {
        options: Options;
      };
      return options.even;
    });
    expect(asked).toEqual([undefined, undefined, true, true, undefined]);
  });

  it("has the deck cut in Advanced and Team unless somebody decides otherwise (R17)", () => {
    const cutting = (changes: Partial<Wish>) =>
      (requested(wish({ game: "runtrip", ...changes }), "") as { cutting: boolean }).cutting;
    expect(cutting({ variant: "advanced" })).toBe(true);
    expect(cutting({ variant: "advanced", cutting: false })).toBe(false);
    expect(cutting({ variant: "basic" })).toBe(false);
  });

  it("has a limit for the whole game in Run & Trip only", () => {
    const minutes = (game: Wish["game"]) =>
      (requested(wish({ game, gameMinutes: 20 }), "") as { clock: { game_minutes: number | null } }).clock;
    expect(minutes("triggs").game_minutes).toBeNull();
    expect(minutes("runtrip").game_minutes).toBe(20);
  });
});

describe("seats", () => {
  it("has me only once: whoever sat where I go takes my old seat", () => {
    const seats = seated(at(firstWish(2).seats, "me", "open"), 1, "me");
    expect(seats.slice(0, 2).map((seat) => seat.sitter)).toEqual(["open", "me"]);
  });

  it("keeps a bot's level until another is chosen", () => {
    const seats = seated(seated(firstWish(2).seats, 1, "bot", 5), 1, "open");
    expect(seated(seats, 1, "bot")[1]).toMatchObject({ sitter: "bot", level: 5 });
  });
});

describe("the button", () => {
  const { seats } = firstWish(2);
  it("says what will happen", () => {
    expect(purpose(wish())).toBe("bots");
    expect(purpose(wish({ seats: at(seats, "me", "open") }))).toBe("invite");
    expect(purpose(wish({ seats: at(seats, "me", "open"), public: true }))).toBe("public");
    expect(purpose(wish({ seats: at(seats, "me", "here") }))).toBe("start");
    expect(purpose(wish({ seats: at(seats, "bot", "bot") }))).toBe("watch");
    expect(purpose(wish({ game: "runtrip", variant: "advanced" }))).toBe("cut");
    expect(purpose(wish({ game: "runtrip", variant: "team", players: 4, cutting: false }))).toBe("start");
  });
});

describe("the last choices", () => {
  it("are there again", () => {
    const chosen = wish({ game: "runtrip", variant: "mercy", players: 5, options: { triggs: { refill: "all" } } });
    expect(remembered(JSON.stringify(chosen), 3)).toEqual(chosen);
  });

  it("leave help by the coach out, on which all agree anew", () => {
    expect(requested(wish({ coach: true }), "").coach).toBe(true);
    expect(remembered(JSON.stringify(wish({ coach: true })), 2).coach).toBe(false);
  });

  it("leave a file out, which was read for one table", () => {
    const chosen = wish({ options: { runtrip: { even: true, layout: { name: "mine" } } } });
    expect(lasting(chosen).options).toEqual({ triggs: {}, runtrip: { even: true } });
  });

  it("are forgotten if they cannot be understood", () => {
    expect(remembered("{", 3)).toEqual(firstWish(3));
    expect(remembered('{"seats":[]}', 3)).toEqual(firstWish(3));
    expect(remembered(null, 3)).toEqual(firstWish(3));
  });
});
