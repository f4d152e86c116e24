// A game that goes from here to elsewhere, as a file or in a link: its record, as everything else in race108 reads it. A
// game that is not over takes along what its table needs to go on; whoever only replays a record passes that over.

import { isSaved, type Saved } from "./keep.ts";

/** Under "table" a record may say anything of its table. */
type Carried = { table?: { local?: unknown } };

/** A kept game as a record to give away. */
export function recordOf({ record, table, over }: Saved): object {
  if (over) return record;
  return { ...record, table: { ...(record as Carried).table, local: table } };
}

/** The game to play on with that a record carries; null if it is only to be looked at. */
export function gameIn(record: object): Saved | null {
  const { local, ...table } = (record as Carried).table ?? {};
  const { id } = (local ?? {}) as { id?: unknown };
  const game = { id, at: Date.now(), over: false, record: { ...record, table }, table: local };
  return isSaved(game) && /^local-[0-9a-f]{16}$/.test(game.id) ? game : null;
}

/** What stands before a packed record in a fragment, and before a plain one. */
const [PACKED, PLAIN] = ["r=", "p="];
/** No game is longer; what is was not made by us. */
const LONGEST = 2_000_000;

/** A record for the fragment of a link: it is sent to no server. */
export async function asFragment(record: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  if (typeof CompressionStream === "undefined") return PLAIN + written(bytes);
  return PACKED + written(await through(bytes, new CompressionStream("deflate-raw")));
}

/** Whether a fragment says that a record follows. */
export const isCarried = (fragment: string): boolean => fragment.startsWith(PACKED) || fragment.startsWith(PLAIN);

/** The record in a fragment; null if it is none, or damaged. */
export async function fromFragment(fragment: string): Promise<object | null> {
  try {
    let bytes = read(fragment.slice(2));
    if (fragment.startsWith(PACKED)) bytes = await through(bytes, new DecompressionStream("deflate-raw"));
    const record: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof record === "object" && record !== null && !Array.isArray(record) ? record : null;
  } catch {
    return null;
  }
}

async function through(bytes: Bytes, way: CompressionStream | DecompressionStream): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > LONGEST) throw new RangeError("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

type Bytes = Uint8Array<ArrayBuffer>;

const written = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const read = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Save a record as a file. */
export function saveFile(record: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: `race108-${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
