// The networks that bots in the browser think with: each of race108's .npz files as one plain file, loaded when a bot
// needs it. "virtual:nets" says where each is, "virtual:nets/versions" the beginning of each .npz file's SHA-256, by which
// a review says who judged (coach/review.py does the same). The judges that look back (coach/ledger.py) are among them, as
// "hindsight/NAME".

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { inflateRawSync } from "node:zlib";
import type { Plugin } from "vite";

const ID = "virtual:nets";
const VERSIONS = `${ID}/versions`;
const UNITS = 96;

/** The folder is that of the games in the Python package. */
export function nets(folder: string): Plugin {
  let building = false;
  return {
    name: "race108-nets",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === ID || id === VERSIONS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${VERSIONS}`) return `export const versions = ${JSON.stringify(netVersions(folder))}`;
      if (id !== `\0${ID}`) return null;
      const places = Object.entries(netFiles(folder)).map(([name, path]) => {
        this.addWatchFile(path);
        if (!building) return `${JSON.stringify(name)}:"/nets/${name}.net"`;
        const called = `${name.replace("/", "-")}.net`;
        const file = this.emitFile({ type: "asset", name: called, source: packed(readFileSync(path)) });
        return `${JSON.stringify(name)}:import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default {${places.join(",")}}`;
    },
    configureServer(server) {
      server.middlewares.use("/nets", (request, answer, next) => {
        const path = netFiles(folder)[(request.url ?? "").slice(1).replace(/\.net$/, "")];
        if (path) answer.end(packed(readFileSync(path)));
        else next();
      });
    },
  };
}

/** Every network by its name: the newest, or that of the panel where none has beaten it. */
export function netFiles(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const game of readdirSync(resolve(folder))) {
    for (const [under, before] of [
      ["panel1", ""],
      [".", ""],
      ["hindsight", "hindsight/"],
    ] as const) {
      const place = resolve(folder, game, "nets", under);
      for (const file of filesIn(place)) {
        if (file.endsWith(".npz")) found[before + basename(file, ".npz")] = resolve(place, file);
      }
    }
  }
  return found;
}

/** The first signs of every file's SHA-256. */
function netVersions(folder: string): Record<string, string> {
  const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 8);
  const playing = Object.entries(netFiles(folder)).filter(([name]) => !name.includes("/"));
  return Object.fromEntries(playing.map(([name, path]) => [name, digest(path)]));
}

function filesIn(place: string): string[] {
  try {
    return readdirSync(place).sort();
  } catch {
    return []; // a game without networks
  }
}

/**
 * A network as one file: how many rows its two layers have, the first layer in half precision (all low bytes, then all
 * high ones, which packs better), then everything else in single precision.
 */
export function packed(npz: Buffer): Buffer {
  const parts = unzipped(npz);
  const { data: first, shape } = array(parts["first.npy"]!);
  const old = !("middle.npy" in parts);
  const rest = ["bias", ...(old ? [] : ["middle"]), "second", "last"].map((name) => {
    const { data } = array(parts[`${name}.npy`]!);
    if (!old || name !== "second") return data;
    return Buffer.concat([data, Buffer.alloc(4 * UNITS - data.length)]);
  });
  const middle = old ? 0 : array(parts["middle.npy"]!).shape[0]!;
  const head = Buffer.alloc(8);
  head.writeUInt32LE(shape[0]!, 0);
  head.writeUInt32LE(middle, 4);
  const [low, high] = [0, 1].map((odd) => first.filter((_, at) => at % 2 === odd));
  return Buffer.concat([head, low!, high!, ...rest]);
}

/** The files in a zip archive. */
function unzipped(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(begin, begin + size);
    files[zip.toString("utf-8", at + 46, at + 46 + name)] = method === 0 ? data : inflateRawSync(data);
    at += 46 + name + extra + comment;
  }
  return files;
}

/** A NumPy array: its shape and its bytes. The first layer is in half precision, everything else in single. */
function array(npy: Buffer): { shape: number[]; data: Buffer } {
  const long = npy.readUInt16LE(8);
  const head = npy.toString("latin1", 10, 10 + long);
  const shape = /'shape': \(([^)]*)\)/
    .exec(head)![1]!
    .split(",")
    .filter((one) => one.trim())
    .map(Number);
  if (!/'descr': '<f[24]'/.test(head) || /'fortran_order': True/.test(head)) throw new Error(`no weights: ${head}`);
  return { shape, data: npy.subarray(10 + long) };
}
