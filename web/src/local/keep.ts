// The games that are kept on this device, running and finished: each is saved after every move, and is on the disk
// before anybody is told of the move. A device that keeps nothing (a private window, no room, storage forbidden) keeps
// them until the page is closed, and nothing else goes wrong. Works in a page and in a worker alike.

/** A game as it is kept. */
export interface Saved {
  id: string;
  /** When it was last saved, by Date.now(). */
  at: number;
  /** Whether it has ended. */
  over: boolean;
  /** Its record so far, as everything else in race108 reads it (docs/protocol.md). */
  record: object;
  /** What else the table needs to go on: who sits where, how strong the bots are, whose clock runs. */
  table: object;
}

const NAME = "race108";
const GAMES = "games";
const VERSION = 1;

/** What could not be put on the device; it stands before what is there. */
const inMemory = new Map<string, Saved>();
let opening: Promise<IDBDatabase | null> | undefined;

/** The game with this id; null if there is none, or what is there is not a game. */
export async function load(id: string): Promise<Saved | null> {
  const found = inMemory.get(id) ?? (await reading<unknown>((games) => games.get(id)));
  return isSaved(found) ? found : null;
}

/** Keep a game as it is now; whether it is on the device, or only in memory. */
export async function save(game: Saved): Promise<boolean> {
  const done = await changing((games) => games.put(game));
  if (done) inMemory.delete(game.id);
  else inMemory.set(game.id, game);
  return done;
}

/** Every game that can be read, the newest first, and how many cannot: those do not hide the others. */
export async function list(): Promise<{ games: Saved[]; broken: number }> {
  const kept = (await reading<unknown[]>((games) => games.getAll())) ?? [];
  const good = kept.filter(isSaved);
  const all = new Map([...good, ...inMemory.values()].map((game) => [game.id, game]));
  const games = [...all.values()].sort((one, other) => other.at - one.at);
  return { games, broken: kept.length - good.length };
}

/** Keep it no longer. */
export async function remove(id: string): Promise<void> {
  inMemory.delete(id);
  await changing((games) => games.delete(id));
}

export function isSaved(found: unknown): found is Saved {
  if (typeof found !== "object" || found === null) return false;
  const { id, at, over, record, table } = found as Partial<Saved>;
  const isObject = (one: unknown) => typeof one === "object" && one !== null;
  return typeof id === "string" && Number.isFinite(at) && typeof over === "boolean" && [record, table].every(isObject);
}

/** What a request answers; null where nothing can be read. */
async function reading<T>(ask: (games: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const store = await opened();
  if (!store) return null;
  return new Promise((answer) => {
    try {
      const request = ask(store.transaction(GAMES).objectStore(GAMES));
      request.onsuccess = () => answer(request.result);
      request.onerror = () => answer(null);
    } catch {
      opening = undefined; // the browser has closed it: the next one to ask opens it again
      answer(null);
    }
  });
}

/** Whether a change is on the disk, not only promised: a device may lose its power a moment later. */
async function changing(change: (games: IDBObjectStore) => void): Promise<boolean> {
  const store = await opened();
  if (!store) return false;
  return new Promise((answer) => {
    try {
      const transaction = store.transaction(GAMES, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => answer(true);
      transaction.onabort = transaction.onerror = () => answer(false);
      change(transaction.objectStore(GAMES));
    } catch {
      opening = undefined;
      answer(false);
    }
  });
}

function opened(): Promise<IDBDatabase | null> {
  opening ??= new Promise((answer) => {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.onsuccess = () => {
        const store = request.result;
        // A newer page wants to change the store: this one does not stand in its way.
        store.onversionchange = () => store.close();
        store.onclose = () => (opening = undefined);
        answer(store);
      };
      request.onerror = request.onblocked = () => answer(null);
    } catch {
      answer(null);
    }
  });
  return opening;
}
