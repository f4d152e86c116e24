// Does with the WebAssembly module, through the client's own callers, what a file of JSON says, and prints a hash of what
// came of each case: whole games ("play"), single calls ("call"), or the fields of records ("read").

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [client, wasm, what, file] = process.argv.slice(2);
const { compiled, Kernel, Records } = await import(`${client}/lib/kernel/module.ts`);
const ground = await import(`${client}/lib/kernel/ground.ts`);
const module = await compiled(readFileSync(wasm));

const bytesOf = (numbers) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
const ofGame = (game) => (game === "ground" ? ground : import(`${client}/games/${game}/kernel.ts`));

// --- whole games ---------------------------------------------------------------------------------------------------

/** Give a dealer the generator of a ply, and an empty log (see docs/chance.md). */
function setDealer(dealer, seed, ply) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(ply));
  bytesOf(dealer.rng).set(createHash("sha256").update("race108 chance 1\n").update(seed).update(number).digest());
  dealer.noted = 0;
}

function newDealer(kernel, seed, ply, noting) {
  const dealer = kernel.record(ground.Dealer);
  dealer.told = -1;
  dealer.noting = noting;
  setDealer(dealer, seed, ply);
  return dealer;
}

/** Random games: a hash of state, dealer and legal actions after every action, and how long each game was. */
async function play({ game, start, layout, seeds, most, chooser: choosing }) {
  const { Functions, LENGTHS, Layout, State } = await ofGame(game);
  const hash = createHash("sha256");
  const lengths = [];
  for (const seed of seeds.map((one) => Buffer.from(one, "hex"))) {
    const kernel = await Kernel.of(module);
    const [rules, chance] = [new Functions(kernel), new ground.Functions(kernel)];
    const state = kernel.record(State);
    const [dealer, chooser] = [newDealer(kernel, seed, 0, 1), newDealer(kernel, seed, choosing, 0)];
    const given = start.map((one) => (Array.isArray(one) ? kernel.numbers(Int8Array, one.length) : one));
    given.forEach((one, at) => typeof one === "number" || one.set(start[at]));
    const layouts = layout ? [kernel.record(Layout)] : [];
    layouts.forEach((one) => one.put(Buffer.from(layout, "base64")));
    const legal = kernel.numbers(Int16Array, LENGTHS.legalActions.out);

    rules.startGame(state, ...given, dealer);
    let count = rules.legalActions(state, ...layouts, legal);
    let ply = 0;
    const note = () => hash.update(state.bytes()).update(dealer.bytes()).update(bytesOf(legal.subarray(0, count)));
    for (note(); count > 0 && ply < most; note()) {
      setDealer(dealer, seed, ++ply);
      count = rules.stepAndList(state, ...layouts, legal[chance.pick(chooser, count)], dealer, legal);
    }
    lengths.push(ply);
  }
  return [hash.digest("hex"), lengths];
}

// --- single calls --------------------------------------------------------------------------------------------------

const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/**
 * What a call is handed, in the kernel's memory; adds how to see its bytes. Behind it lies the same once more: whoever
 * is told that there is more than there is will find something there.
 */
function placed(kernel, types, arrays, one, seen) {
  if (typeof one === "number") return one;
  if (!("array" in one)) {
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, placed(kernel, types, arrays, part, seen)]));
  }
  const bytes = Buffer.from(arrays[one.array], "base64");
  const room = kernel.numbers(Uint8Array, 2 * bytes.length);
  room.set(bytes);
  room.set(bytes, bytes.length);
  seen.push(() => {
    if (bytes.compare(room, bytes.length)) throw new Error("Something was written where nothing was handed over");
    return one.use === "scratch" ? "" : room.subarray(0, bytes.length);
  });
  const { memory } = kernel;
  if (one.type in globalThis) {
    const type = globalThis[one.type];
    return new type(memory, room.byteOffset, bytes.length / type.BYTES_PER_ELEMENT);
  }
  const type = types[one.type];
  return one.count === null ? new type(memory, room.byteOffset) : new Records(type, memory, room.byteOffset, one.count);
}

/** A hash of the result and of everything that was handed over, as it is afterwards. */
function call(kernel, types, arrays, name, handed) {
  const seen = [];
  const given = handed.map((one) => placed(kernel, types, arrays, one, seen));
  const result = new types.Functions(kernel)[camel(name)](...given);
  const hash = createHash("sha256").update(String(result ?? "nothing"));
  seen.forEach((bytes) => hash.update(bytes()));
  return hash.digest("hex");
}

async function callAll({ calls, arrays }) {
  const made = [];
  let kernel;
  for (const { function: name, handed } of calls) {
    if (made.length % 5 === 0) kernel = await Kernel.of(module); // no place is ever given back
    const game = name.split("_", 1)[0];
    const types = { ...ground, ...(await ofGame(game)) };
    made.push(call(kernel, types, arrays, name.slice(game.length + 1), handed));
  }
  return made;
}

// --- records -------------------------------------------------------------------------------------------------------

/** A field in JSON, whose numbers cannot have 64 bits. */
const written = (field) => {
  if (typeof field === "number") return [[], [String(field)]];
  if ("put" in field) return ["length" in field ? [field.length] : [], Array.from(field.bytes(), String)];
  const numbers = "all" in field ? field.all : field;
  return ["all" in field ? field.shape : [numbers.length], Array.from(numbers, String)];
};

/** Every field by its name, and the bytes of a record into which they were all written one by one. */
async function read({ game, type, bytes, fields }) {
  const RecordType = (await ofGame(game))[type];
  const kernel = await Kernel.of(module);
  const [record, copy] = [kernel.record(RecordType), kernel.record(RecordType)];
  record.put(Buffer.from(bytes, "base64"));
  for (const field of fields) {
    if (typeof record[field] === "number") copy[field] = record[field];
    else if ("put" in record[field]) copy[field].copy(record[field]);
    else if ("all" in record[field]) copy[field].all.set(record[field].all);
    else copy[field].set(record[field]);
  }
  const found = Object.fromEntries(fields.map((field) => [field, written(record[field])]));
  return { fields: found, size: RecordType.size, copy: Buffer.from(copy.bytes()).toString("base64") };
}

const given = JSON.parse(readFileSync(file, "utf-8"));
const does = { play, call: callAll, read }[what];
console.log(JSON.stringify(await does(given)));
