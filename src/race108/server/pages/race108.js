// The browser's side of the table server: three small pages. The server decides what is true; this file shows what it
// says and sends what people choose. Every text comes from the catalogues (locale/*.ftl), by way of /words.

// --- words -----------------------------------------------------------------------------------------------------------

const $ = (selector) => document.querySelector(selector);
const asked = new URLSearchParams(location.search);
const menu = $("#language");
const wishes = [asked.get("language"), localStorage.getItem("language"), document.documentElement.lang];
const language = wishes.find((wish) => [...menu.options].some((option) => option.value === wish));
const words = await (await fetch(`/words/${language}.json`)).json();

function say(message, gaps = {}) {
  return words[message].replace(/\{(\w+)\}/g, (_, name) => gaps[name]);
}

// The page comes in the language the browser asks for; here it takes on the one that was chosen.
if (asked.has("language")) localStorage.setItem("language", language);
document.documentElement.lang = menu.value = language;
for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
menu.onchange = () => (location.search = new URLSearchParams({ ...Object.fromEntries(asked), language: menu.value }));

// --- tools -----------------------------------------------------------------------------------------------------------

const range = (least, most) => Array.from({ length: most - least + 1 }, (_, number) => least + number);
const visit = ({ invite = "/" }) => location.assign(invite); // the home page if no table is named
const notice = (text) => ($("#notice").textContent = text);

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A table of heads and rows; a row's first cell is its head, and a cell is a text, a node or several. */
function chart(caption, heads, rows, className = "") {
  const cell = (content, number) => make(number ? "td" : "th", number ? {} : { scope: "row" }, ...[content].flat());
  const top = make("tr", {}, ...heads.map((text) => make("th", { scope: "col", textContent: text })));
  const body = make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell))));
  return make("table", { className }, make("caption", { textContent: caption }), make("thead", {}, top), body);
}

/** Offer choices ([value, text] each), keeping what was chosen; where nothing has changed nothing is touched. */
function offer(select, choices) {
  const chosen = select.value;
  if (select.dataset.offered === String(choices)) return;
  select.dataset.offered = choices;
  select.replaceChildren(...choices.map(([value, text]) => new Option(text, value)));
  if (choices.some(([value]) => String(value) === chosen)) select.value = chosen;
}

async function ask(path, wish) {
  const headers = { "Accept-Language": language, "Content-Type": "application/json" };
  const request = wish === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(wish) };
  const answer = await fetch(`/api${path}`, request).catch(() => Promise.reject(new Error(say("page-no-server"))));
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

const tell = (what, wish = {}) => ask(`/tables/${table.id}/${what}`, wish);

/** Do something once: its button rests until it is done, and what cannot be done is said. */
async function once(button, work) {
  button.disabled = true;
  notice("");
  await work().catch((fault) => notice(fault.message));
  button.disabled = false;
}

function onSubmit(form, work) {
  form.onsubmit = (event) => {
    event.preventDefault();
    once(event.submitter, () => work(form.elements));
  };
}

for (const input of document.querySelectorAll("input[name=name]")) {
  input.value = localStorage.getItem("name") ?? "";
  input.onchange = () => localStorage.setItem("name", input.value.trim());
}

// --- the games and their variants ------------------------------------------------------------------------------------

const GAMES = {
  triggs: { game: "triggs", options: {}, least: 2, most: 4, name: say("page-triggs") },
  refill: { game: "triggs", options: { refill: "all" }, least: 2, most: 4, name: say("page-refill") },
  basic: { game: "runtrip", options: {}, least: 2, most: 6, name: say("page-basic") },
  mercy: { game: "runtrip", options: { mercy: true }, least: 4, most: 6, name: say("page-mercy") },
  advanced: { game: "runtrip", options: { variant: "advanced" }, least: 2, most: 3, name: say("page-advanced") },
  team: { game: "runtrip", options: { variant: "team" }, least: 4, most: 4, name: say("page-team") },
};
const LEVELS = range(1, 5).map((level) => [`level${level}`, say("page-bot", { level })]);

function gameName({ game, options }) {
  if (game === "triggs") return GAMES[options.refill === "all" ? "refill" : "triggs"].name;
  return GAMES[options.mercy ? "mercy" : options.variant].name;
}

// --- the home page ---------------------------------------------------------------------------------------------------

function home() {
  const { game, players, cutting } = $("#new").elements;
  const seats = range(1, 6).map(seatChoice);
  offer(game, Object.entries(GAMES).map(([key, kind]) => [key, kind.name]));
  players.onchange = () => seats.forEach((seat, number) => (seat.parentElement.hidden = number >= players.value));
  game.onchange = () => {
    const kind = GAMES[game.value];
    offer(players, range(kind.least, kind.most).map((number) => [number, number]));
    $("#minutes").hidden = kind.game === "triggs";
    cutting.checked = "variant" in kind.options; // R17
    players.onchange();
  };
  game.onchange();
  onSubmit($("#new"), (fields) => ask("/tables", newTable(fields, seats)).then(visit));
  const list = () => document.hidden || listTables().catch((fault) => notice(fault.message));
  setInterval(list, 10_000);
  list();
}

/** Who sits somewhere. Whoever makes the table has the first seat; who begins is left to chance. */
function seatChoice(number) {
  const seat = make("select", {});
  const bots = LEVELS.map(([bot, text]) => [`bot:${bot}`, text]);
  offer(seat, [...(number === 1 ? [["me", say("page-me")]] : []), ["open", say("page-open")], ...bots]);
  if (number > 1) seat.value = "bot:level3";
  $("#seats").append(make("label", {}, make("span", { textContent: say("player", { number }) }), seat));
  return seat;
}

function newTable(fields, seats) {
  const { game, options } = GAMES[fields.game.value];
  const clock = { turn_seconds: fields.turn_seconds.valueAsNumber || null };
  if (game === "runtrip") clock.game_minutes = fields.game_minutes.valueAsNumber || null;
  const name = fields.name.value.trim() || null;
  const chosen = seats.slice(0, fields.players.value).map((seat) => seat.value);
  const ticked = { public: fields.public.checked, cutting: fields.cutting.checked };
  return { game, options, seats: chosen, name, clock, ...ticked };
}

async function listTables() {
  const [mine, open] = await Promise.all([ask("/tables"), ask("/tables?public=1")]);
  showTables($("#mine"), mine.tables.filter((table) => table.phase !== "over"));
  showTables($("#public"), open.tables.filter((table) => !table.yours.length));
}

function showTables(list, tables) {
  if (list.contains(document.activeElement)) return; // somebody is about to choose
  const items = tables.map((table) => {
    const link = make("a", { href: table.invite ?? `/t/${table.id}`, textContent: gameName(table) });
    const taken = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
    let news = table.yours.includes(table.turn) ? say("page-your-turn") : say("page-playing");
    if (table.phase === "waiting") news = say("page-free-seats", { count: table.players - taken.length });
    return make("li", {}, link, ` – ${[...taken, news].join(", ")}`);
  });
  list.replaceChildren(...(items.length ? items : [make("li", { textContent: say("page-none") })]));
}

// --- a table: the line to the server ---------------------------------------------------------------------------------

const table = { id: location.pathname.split("/")[2], key: location.hash.slice(1), tries: 0, lastSaid: 0, ends: {} };

function connect() {
  hangUp();
  const address = new URL(`/api/tables/${table.id}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = new URLSearchParams({ language, key: table.key });
  table.socket = new WebSocket(address);
  table.socket.onmessage = (event) => hear(JSON.parse(event.data));
  table.socket.onclose = (event) => lost(event.code);
}

function hangUp() {
  clearTimeout(table.retry);
  if (table.socket) table.socket.onclose = table.socket.onmessage = null;
  table.socket?.close();
  table.unanswered = false;
}

/** The line is cut: try again, after a little longer each time. */
function lost(code) {
  hangUp();
  $("#moves").disabled = true;
  if (code === 4403 && !table.state) return; // refused, and the server has said why
  notice(say("page-line-cut"));
  const seconds = Math.min(15, 0.5 * 2 ** table.tries++) * (0.5 + Math.random() / 2);
  table.retry = setTimeout(connect, 1000 * seconds);
}

/** A line can be dead without anybody having hung up. */
function checkLine() {
  if (table.unanswered) lost();
  if (table.socket.readyState !== WebSocket.OPEN) return;
  table.unanswered = true;
  table.socket.send('{"type":"ping"}');
}

function hear(message) {
  table.unanswered = false;
  if (message.type === "state") hearState(message);
  if (message.type === "table") showAround(message);
  if (message.type === "chat") showChat(message.lines);
  if (message.type === "refused") {
    $("#moves").disabled = false;
    notice(message.error);
  }
}

function hearState(state) {
  Object.assign(table, { state, tries: 0 });
  for (const [clock, left] of Object.entries(state.clocks)) table.ends[clock] = left && performance.now() + 1000 * left;
  notice("");
  showLog(state.log);
  showGame(state);
  showAround();
}

/** Send what changes the game, for the ply that is shown: until the next state nothing else can be sent. */
function send(message) {
  $("#status").focus({ preventScroll: true }); // the button will be gone
  $("#moves").disabled = true;
  table.socket.send(JSON.stringify({ ply: table.state.ply, seat: table.state.seat, ...message }));
}

// --- a table: what is round the game ---------------------------------------------------------------------------------

async function tablePage() {
  table.squares = await (await fetch("/pages/factors.json")).json();
  offer($("#bots").elements.bot, LEVELS);
  $("#local").hidden = !["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  $("#record").href = `/api/tables/${table.id}/record`;
  $("#check").href = `/verify?table=${table.id}`;
  onSubmit($("#sit"), async ({ seat, name }) => {
    await tell("seats", { seat: Number(seat.value), name: name.value.trim() || null, key: table.key || null });
    connect(); // as the one who sits there now
  });
  onSubmit($("#share"), async ({ invite }) => {
    invite.select();
    document.execCommand("copy"); // the newer way is not to be had without https
    notice(say("page-copied"));
  });
  onSubmit($("#cut"), ({ cut }) => tell("cut", { cut: cut.value }));
  onSubmit($("#bots"), ({ seat, bot }) => tell("bots", { seat: Number(seat.value), bot: bot.value }));
  onSubmit($("#talk"), ({ text }) => tell("chat", { text: text.value }).then(() => (text.value = "")));
  $("#back").onclick = () => send({ type: "take_back" });
  $("#resign").onclick = () => confirm(say("page-resign-sure")) && once($("#resign"), () => tell("resign"));
  $("#leave").onclick = () => confirm(say("page-leave-sure")) && once($("#leave"), () => tell("leave").then(visit));
  $("#rematch").onclick = () => once($("#rematch"), () => tell("rematch").then(visit));
  addEventListener("online", connect);
  addEventListener("hashchange", () => location.reload());
  setInterval(checkLine, 20_000);
  setInterval(showClocks, 1000);
  connect();
}

function showAround(about = table.about) {
  const { state } = table;
  table.about = about;
  if (!about || !state) return;
  const mine = about.seats[state.seat];
  const open = about.seats.filter((seat) => seat.kind === "open");
  const deserted = about.seats.filter((seat) => !(seat.here || seat.away || seat.resigned));
  const visible = {
    waiting: state.phase === "waiting",
    sit: !mine && open.length,
    cut: about.cutting && mine && !mine.cut,
    share: about.invite && open.length,
    bots: about.invite && deserted.length && state.phase !== "over",
    moves: mine && !mine.resigned,
    resign: mine && !mine.resigned && state.phase === "playing",
    leave: mine && state.phase !== "over",
    chat: mine && about.options.variant !== "team", // R18
    over: state.phase === "over",
    rematch: mine && !about.rematch,
    again: about.rematch,
  };
  for (const [id, shown] of Object.entries(visible)) $(`#${id}`).hidden = !shown;
  const name = about.practice ? say("page-practice", { name: gameName(about) }) : gameName(about);
  $("#title").textContent = name;
  document.title = `${mine && state.turn === state.seat ? "● " : ""}${name} – race108`;
  $("#share").elements.invite.value = location.origin + about.invite;
  $("#again").href = `/t/${about.rematch}`;
  $("#commit").textContent = about.commit;
  offer($("#sit").elements.seat, open.map(({ seat }) => [seat, say("player", { number: seat + 1 })]));
  offer($("#bots").elements.seat, deserted.map(({ seat, name }) => [seat, name]));
  showPlayers(about, state);
}

/** What somebody is called; the number is there because two bots may have the same name. */
const called = (seat, name, own) => `${seat + 1} ${seat === own ? say("terminal-you", { player: name }) : name}`;

function showPlayers({ seats }, { view, turn, seat: own }) {
  const columns = {
    [say("page-player")]: ({ seat, name }) => called(seat, name, own),
    ...(view?.tokens && { [say("page-tokens")]: ({ seat }) => tokensOf(seat, view) }),
    ...(view && { [say("page-cards")]: ({ seat }) => handOf(view.hands[seat], seat === own) }),
    [say("page-presence")]: (seat) => presence(seat, turn),
  };
  const rows = seats.map((seat) => Object.values(columns).map((cell) => cell(seat)));
  $("#players").replaceChildren(chart(say("page-players"), Object.keys(columns), rows));
}

function presence({ seat, kind, here, away, resigned }, turn) {
  const mark = seat === turn ? [make("strong", { textContent: `▸ ${say("page-on-turn")}` }), " "] : [];
  if (kind !== "person") return kind === "bot" ? mark : say("page-free");
  if (resigned) return [...mark, say("page-resigned")];
  return [...mark, away ? say("page-away") : here ? say("page-here") : say("page-gone")];
}

function showClocks() {
  const time = (end) => new Date(Math.max(0, end - performance.now())).toISOString().slice(11, 19);
  const { turn, game } = table.ends;
  const left = turn ? say("page-turn-left", { time: time(turn) }) : "";
  $("#clock").textContent = game ? `${left} ${say("page-game-left", { time: time(game) })}` : left;
}

function showChat(lines) {
  for (const { number, seat, text } of lines.filter((line) => line.number > table.lastSaid)) {
    $("#said").append(make("p", {}, make("b", { textContent: table.state.names[seat] }), ` ${text}`));
    table.lastSaid = number;
  }
  $("#said").scrollTop = $("#said").scrollHeight;
}

/** A turn told again takes the place of what was told of it; what came after it was taken back. */
function showLog(turns) {
  const items = new Map([...$("#log").children].map((item) => [Number(item.dataset.move), item]));
  for (const [move, item] of items) if (move > (turns.at(-1)?.move ?? -1)) item.remove();
  for (const { move, text } of turns) {
    const told = text.join(" ");
    if (items.get(move)?.textContent === told) continue;
    items.get(move)?.remove();
    const item = make("p", { textContent: told, hidden: !told });
    item.dataset.move = move;
    $("#log").prepend(item); // the newest first
  }
}

// --- a table: the game -----------------------------------------------------------------------------------------------

const PILES = { L: ["left", say("pile-left")], C: ["centre", say("pile-centre")], R: ["right", say("pile-right")] };
const QUESTIONS = {
  triggs: { act: say("terminal-triggs-act"), draw: say("terminal-triggs-draw"), extra: say("terminal-triggs-extra") },
  runtrip: { act: say("terminal-runtrip-act"), trip: say("terminal-runtrip-trip") },
};

function showGame(state) {
  const { view, seat } = state;
  $("#status").textContent = standing(state);
  $("#moves").disabled = false;
  $("#back").hidden = !state.take_back;
  $("#act").hidden = seat === null || !view;
  $("#choices").replaceChildren(...choices(state));
  if (!view) return;
  $("#hand").replaceChildren(...(view.hands[seat] ?? []).flatMap((card) => [cardOf(card), " "]));
  if (view.game === "triggs") showTriggs(view, state);
  else showDeck(view);
}

/** How things stand, in one sentence. */
function standing({ phase, view, turn, seat, names, results }) {
  if (phase === "waiting") return say("page-waiting");
  if (phase === "over") return outcome(view, results, seat, names);
  if (turn !== seat) return say("page-turn-of", { player: names[turn] });
  return QUESTIONS[view.game][view.phase] ?? say("page-forming", { value: view.value });
}

function outcome(view, { winners, how }, seat, names) {
  const team = view.variant === "team";
  const seats = range(0, names.length - 1).filter((number) => winners.includes(team ? number % 2 : number));
  const players = new Intl.ListFormat(language).format(seats.map((number) => names[number]));
  const ending = { resigned: say("page-by-resigning"), time: say("terminal-time-up") }[how];
  let who = seats.includes(seat) ? say("terminal-you-won") : say("terminal-won", { player: players });
  if (team) who = say("terminal-side-won", { side: say("side", { number: winners[0] + 1 }), players });
  if (winners.length > 1) who = say("terminal-shared", { players });
  return ending ? `${ending} ${who}` : who;
}

/** A button for every legal move, in groups of a kind; discarding is what one thinks of last. */
function choices(state) {
  const groups = new Map();
  for (const move of state.moves.sort((one, other) => one.startsWith("discard") - other.startsWith("discard"))) {
    const [kind, textContent] = wording(move, state);
    if (!groups.has(kind)) groups.set(kind, make("fieldset", {}, make("legend", { textContent: kind })));
    const onclick = () => send({ type: "play", moves: [move] });
    groups.get(kind).append(make("button", { type: "button", textContent, title: move, onclick }));
  }
  return [...groups.values()];
}

/** The kind of a move, and what it is called among its kind. */
function wording(move, { view, names }) {
  const [kind, ...rest] = move.split(" ");
  const [value, detail] = (rest[0] ?? "").split(/[=x]/);
  if (kind === "draw") return [say("terminal-do-draw"), `${PILES[value][1]} (${view[PILES[value][0]][0] ?? "?"})`];
  if (kind === "form") return [say("terminal-do-form"), detail === value ? value : `${value} = ${detail}`];
  if (kind === "discard") return [say("terminal-do-discard"), detail === "1" ? value : `${detail} × ${value}`];
  if (kind === "extra") return [say("terminal-do-extra"), say("terminal-row", { row: value })];
  if (kind === "stop") return [say("terminal-do-stop"), say("terminal-stop")];
  if (kind === "end") return [say("terminal-do-end"), say("terminal-end")];
  const cards = rest.filter((word) => word.includes("["));
  const sum = cards.reduce((total, card) => total + parseInt(card), 0);
  const own = rest.slice(1).find((word) => !word.includes("[")) ?? "";
  const label = `${cards.join(" ")} ${own}`.trim();
  if (kind === "run") return [say("terminal-do-run"), `${label} → ${landing(sum, own, view)}`];
  return [say("terminal-do-trip", { token: target(rest[0], view, names) }), `${label} (${sum})`];
}

/** A card of either game: 7, 8[5], 8[?], or null for one that nobody has seen. */
function cardOf(card) {
  if (card === null) return make("span", { className: "card unknown", textContent: "?" });
  const [number, symbols] = String(card).split(/[[\]]/);
  if (!symbols) return make("span", { className: `card v${number}`, textContent: number });
  const shown = symbols === "?" ? "" : [...symbols].join(" ");
  return make("span", { className: "card" }, `${number} `, make("span", { className: "symbols", textContent: shown }));
}

/** How many cards somebody holds; of others' cards also those that are known. */
function handOf(hand, own) {
  const known = own ? [] : hand.filter((card) => card !== null);
  return [make("b", { textContent: hand.length }), ...known.flatMap((card) => [" ", cardOf(card)])];
}

// --- Triggs ----------------------------------------------------------------------------------------------------------

function showTriggs(view, { names, seat }) {
  const piles = Object.values(PILES);
  const rows = [
    [say("page-on-top"), ...piles.map(([pile]) => (view[pile].length ? cardOf(view[pile][0]) : "–"))],
    [say("page-cards"), ...piles.map(([pile]) => view[pile].length)],
  ];
  const discards = say("terminal-discards", { count: view.discard.length });
  const gone = `${discards} · ${say("terminal-box", { count: view.box.length })}`;
  const lying = chart(say("page-piles"), [say("page-pile"), ...piles.map(([, name]) => name)], rows);
  $("#piles").replaceChildren(lying, make("p", { textContent: gone }));
  const players = names.map((name, number) => called(number, name, seat));
  const sheets = view.rows.map((boxes, row) => [row + 1, ...view.crossed.map((sheet) => crosses(sheet[row], boxes))]);
  $("#sheets").replaceChildren(chart(say("page-sheets"), [say("page-row"), ...players], sheets, "paper"));
}

/** Boxes for eyes, and the same in words for ears. */
function crosses(crosses, boxes) {
  const drawn = make("span", { textContent: "☒".repeat(crosses) + "☐".repeat(boxes - crosses), ariaHidden: "true" });
  return [drawn, make("span", { className: "unseen", textContent: say("page-crosses", { crosses, boxes }) })];
}

// --- Run & Trip ------------------------------------------------------------------------------------------------------

const sideOf = (seat, view) => (view.variant === "team" ? seat % 2 : seat);

function showDeck({ deck, discard }) {
  const [count, number] = [deck.length, parseInt(deck[0])];
  const lying = count ? say("page-deck", { count, number }) : say("terminal-no-deck");
  const gone = say("terminal-discards", { count: discard.length });
  $("#piles").replaceChildren(make("p", { textContent: `${lying} · ${gone}` }));
}

function tokensOf(seat, view) {
  const tokens = view.tokens[sideOf(seat, view)].map((square) => place(square, view.layout));
  return tokens.length > 1 ? `a ${tokens[0]}, b ${tokens[1]}` : tokens[0];
}

/** A square with its symbols. */
function place(square, layout) {
  if (square === 0) return say("terminal-start");
  const symbols = layout === "factors" ? table.squares[square] : layout.squares[square - 1];
  return symbols ? `${square} [${symbols}]` : `${square} ${say("terminal-safe")}`;
}

/** Where a run ends. */
function landing(number, own, view) {
  const square = view.tokens[sideOf(view.turn, view)][own === "b" ? 1 : 0] + number;
  return square > 100 ? say("terminal-stays") : square;
}

/** Whose token a trip names: 2, or 2b. */
const target = (word, view, names) =>
  view.variant === "team" ? `${say("side", { number: word[0] })}: ${word[1]}` : `${word} ${names[word[0] - 1]}`;

// --- the page that checks a game -------------------------------------------------------------------------------------

function verify() {
  const { file, record } = $("#check").elements;
  const address = `/tables/${encodeURIComponent(asked.get("table"))}/record`;
  const load = async () => (record.value = JSON.stringify(await ask(address)));
  file.onchange = async () => (record.value = await file.files[0].text());
  onSubmit($("#check"), check);
  if (asked.has("table")) once($("#check button"), () => load().then(() => check({ record })));
}

async function check({ record }) {
  const game = await new Response(record.value).json().catch(() => Promise.reject(new Error(say("page-not-json"))));
  const { fair, lines } = await ask("/verify", game);
  const items = lines.map((text) => make("li", { textContent: `${fair ? "✓" : "✗"} ${text}` }));
  const heading = make("h2", { textContent: fair ? say("page-verify-good") : say("page-verify-bad") });
  $("#verdict").replaceChildren(heading, make("ul", {}, ...items));
}

({ home, table: tablePage, verify })[$("main").id]();
