// Tables of the browser in Node, without a browser: plays what a file tells, and says what everyone was sent.
// node local_in_node.mjs WEB MODULE GAMES FILE

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, module, games, file] = process.argv.slice(2);
process.chdir(web);
const { createServer } = await import(pathToFileURL(createRequire(join(web, "package.json")).resolve("vite")));
const vite = await createServer({ root: web, logLevel: "error", server: { middlewareMode: true, watch: null, hmr: false, ws: false }, appType: "custom", optimizeDeps: { noDiscovery: true } });
const load = (path) => vite.ssrLoadModule(path);
const { compiled, Kernel } = await load("/src/lib/kernel/module.ts");
const { Desk } = await load("/src/local/desk.ts");
const { parts, words } = await load("/src/local/house.ts");
const { Table, newSeat, newSetup } = await load("/src/local/table.ts");
const { rulesFor } = await load("/src/local/making.ts");
const { replayed } = await load("/src/local/replay.ts");
const { verified } = await load("/src/local/verify.ts");
const { practised, whyInPractice } = await load("/src/local/practice.ts");
const { why } = await load("/src/local/hall.ts");
const { Bots, unpacked } = await load("/src/local/bots.ts");
const { netFiles, packed } = await load("/plugins/nets.ts");

const desk = new Desk(await Kernel.of(await compiled(readFileSync(module))));
const nets = async (name) => {
  const { buffer, byteOffset, length } = packed(readFileSync(netFiles(games)[name]));
  return unpacked(buffer.slice(byteOffset, byteOffset + length));
};
const bots = new Bots(desk, nets);
const spoken = Object.fromEntries(await Promise.all(["en", "de", "es", "it"].map(async (one) => [one, await words(one)])));

/** A game as the file tells it: a hash of all that was sent, and the last of it. */
function played({ game, players, options, setup, steps }) {
  const rules = rulesFor(desk, parts, game, players, options);
  const table = new Table(desk, rules, { ...newSetup(rules.options(), setup.seats), ...setup });
  const digest = createHash("sha256");
  let frames = 0;
  let last = "";
  const tell = (whole, language) => {
    for (const seat of [null, ...Array(players).keys()]) {
      last = table.state(seat, spoken[language], whole);
      digest.update(last);
      frames += 1;
    }
  };
  table.dealIfReady();
  tell(true, "en");
  const asked = [];
  for (const { play, seat, back, language, ask, resign } of steps) {
    if (play) table.play(seat, play);
    else if (back) table.takeBack(table.ply, seat);
    else table.resign(resign);
    tell(false, language);
    if (ask && table.game && !table.over) {
      asked.push(why(table.game, table.turn, ask, table, spoken[language]));
      if (rules.steps.length) asked.push(table.game.outlook(table.turn));
    }
  }
  tell(true, "de");
  const again = new Table(desk, rules, structuredClone(table.setup));
  const same = again.state(0, spoken.it, true) === table.state(0, spoken.it, true);
  const about = table.about(spoken.en);
  const record = table.game ? table.record() : null;
  const replay = record && replayed(desk, parts, record, spoken.es);
  const verdict = record && verified(desk, parts, record, spoken.en, new URLSearchParams());
  return { digest: digest.digest("hex"), frames, last, asked, same, about, record, replay, verdict };
}

async function decided({ game, players, options, seed, moves, bot, chance }) {
  const { Game } = await load("/src/local/game.ts");
  const { seedFrom } = await load("/src/local/seed.ts");
  const one = Game.dealt(desk, rulesFor(desk, parts, game, players, options), seedFrom(seed));
  one.play(moves);
  return bots.turn(one, bot, seedFrom(chance));
}

/** A record gone through, as the page asks for it: a portion after the other. */
async function reviewed({ record, language, at, tries, whole = true }) {
  const { Coach } = await load("/src/local/coach.ts");
  const coach = new Coach({ desk, parts, nets, words }, bots, () => Promise.reject(new Error("no tables here")));
  const ask = (about, wish) => coach.ask(about, wish, spoken[language]);
  const opened = await ask("review", { record });
  const { key } = opened;
  const decisions = [];
  for (let done = !opened.moves || !whole; !done; ) {
    const more = await ask("decisions", { key, from: decisions.length });
    decisions.push(...more.decisions);
    done = more.done;
  }
  const positions = [];
  for (const ply of at ?? []) positions.push(await ask("at", { key, ply }));
  const tried = [];
  for (const one of tries ?? []) tried.push(await ask("try", { key, ...one }));
  return { opened, decisions, positions, tried };
}

/** Where the result of a record came from. */
async function accounted({ record }) {
  const { Coach } = await load("/src/local/coach.ts");
  const coach = new Coach({ desk, parts, nets, words }, bots, () => Promise.reject(new Error("no tables here")));
  const { key } = await coach.ask("review", { record }, spoken.en);
  let portions = 0;
  for (;;) {
    const { done, lines } = await coach.ask("ledger", { key }, spoken.en);
    portions += 1;
    if (done) return { lines, portions };
  }
}

/** A hint, from a table on the device or from what a server says that the seat knows. */
async function hinted({ record, moves, language, known }) {
  const { Coach } = await load("/src/local/coach.ts");
  const { replaying } = await load("/src/local/replay.ts");
  const coach = new Coach({ desk, parts, nets, words }, bots, () => Promise.reject(new Error("no tables here")));
  const names = Array.from({ length: record.players }, (_, seat) => `P${seat + 1}`);
  const after = () => replaying(desk, parts, { ...record, moves });
  let game;
  for (const one of after()) game = one;
  const asker = { rules: game.rules, seen: game.seenBy(game.turn), ply: game.ply, names };
  if (!known) return coach.hint(asker, spoken[language]);
  const { game: name, players, options } = record;
  return coach.ask("help", { game: name, players, options, names, known }, spoken[language]);
}

/** How the chances are from the view of every seat. */
async function foreseen({ record, moves }) {
  const { Coach } = await load("/src/local/coach.ts");
  const { replaying } = await load("/src/local/replay.ts");
  const coach = new Coach({ desk, parts, nets, words }, bots, () => Promise.reject(new Error("no tables here")));
  let game;
  for (const one of replaying(desk, parts, { ...record, moves })) game = one;
  return Promise.all(Array.from({ length: record.players }, (_, seat) => coach.chances({ rules: game.rules, seen: game.seenBy(seat) })));
}

/** All that one listener is sent while a game is played, what bots play in their place, and what lies there in truth. */
async function listened({ game, players, options, practice, deeds, listener, things }) {
  const rules = rulesFor(desk, parts, game, players, options);
  const seats = Array.from({ length: players }, () => newSeat("person", null));
  const setup = newSetup(rules.options(), seats, { id: "local-0", made_at: 0, server_seed: "", practice });
  const table = new Table(desk, rules, setup);
  table.dealIfReady();
  const [heard, played, everything] = [[], [], []];
  for (const [number, [deed, move]] of [["", ""], ...deeds].entries()) {
    if (deed === "back") table.takeBack(table.ply, table.turn);
    else if (deed) table.play(table.turn, [move]);
    heard.push(table.state(listener, spoken.en, number % 3 === 0));
    everything.push(table.game.truth());
    heard.push(JSON.stringify(table.about(spoken.en)));
    if (table.over || table.turn !== listener) continue;
    for (const thing of things) heard.push(JSON.stringify(why(table.game, listener, thing, table, spoken.en)));
    if (rules.steps.length) heard.push(JSON.stringify(table.game.outlook(listener)));
    for (const bot of ["random", "level2", "value", "search"].slice(0, number % 9 ? 3 : 4)) {
      played.push(await bots.turn(table.game, bot, new Uint8Array(32).fill(number)));
    }
  }
  return { heard, played, everything };
}

/** Whether there are rules with such options. */
function ruled({ game, players, options }) {
  try {
    rulesFor(desk, parts, game, players, options);
    return "fine";
  } catch (fault) {
    if (!fault.status) throw fault;
    return "refused";
  }
}

const { do: what, cases } = JSON.parse(readFileSync(file, "utf-8"));
const work = {
  play: played,
  rules: ruled,
  listen: listened,
  bot: decided,
  practise: ({ wish, language }) => practised(desk, parts, wish, spoken[language]),
  review: reviewed,
  hint: hinted,
  ledger: accounted,
  chances: foreseen,
  why: ({ wish, language }) => whyInPractice(desk, parts, wish, spoken[language]),
  verify: ({ record }) => verified(desk, parts, record, spoken.en, new URLSearchParams()),
};
const answers = [];
for (const one of cases) answers.push(await work[what](one));
process.stdout.write(JSON.stringify(answers));
await vite.close();
