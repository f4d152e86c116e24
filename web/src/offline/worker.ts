// The client's service worker: it keeps all that playing needs on the device, so that the client opens without a
// connection. What it keeps is named when the client is built (plugins/offline.ts); another list makes another worker,
// which waits until somebody wants it, or until the client is closed. What a server is asked is never kept.

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface Scope {
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asked) => void): void;
  addEventListener(kind: "message", listener: (event: Told) => void): void;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
/** FILES: for everybody. WORDS: for those who speak a language. */
declare const FILES: string[];
declare const WORDS: Record<string, string[]>;
declare const VERSION: string;

const worker = self as unknown as Scope;
const BASE = new URL(worker.registration.scope).pathname;
/** A folder at a web host: its page changes only with its worker. A server's page is asked for, as long as there is one. */
const SITE = new URL(location.href).searchParams.has("site");
const PAGES = SITE ? [BASE, `${BASE}pad.html`] : ["/", "/pad"];
const PREFIX = "race108-client-";
const NAME = PREFIX + VERSION;
/** Here the page notes which languages are spoken (lib/offline.svelte.ts). */
const SPOKEN = "race108-spoken";
const PATIENCE = 3_000;
/** A server lets nobody ask for too much at once. */
const [AT_ONCE, PAUSE] = [3, 150];

const full = (file: string) => BASE + file;

async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(PAGES.map((page) => new Request(page, { cache: "reload" })));
  await keep([...FILES, ...(await spoken()).flatMap((language) => WORDS[language] ?? [])]);
}

/** Keep files. The names change with what is in them, so what an older version has need not be loaded again. */
async function keep(files: string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const todo = [...new Set(files)].map(full);
  const one = async (): Promise<void> => {
    for (let file = todo.pop(); file; file = todo.pop()) {
      if (await cache.match(file)) continue;
      const known = /\/assets\//.test(file) && (await caches.match(file, { ignoreVary: true }));
      if (known) await cache.put(file, known);
      else {
        await cache.add(file);
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function spoken(): Promise<string[]> {
  const found = await (await caches.open(SPOKEN)).match("/");
  return found ? ((await found.json()) as string[]) : [];
}

/** The version before stays a while: another tab may still be at a game with it. */
async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page: in a folder the one that is kept, at a server the server's own, unless it is silent or failing. */
async function page(request: Request, pathname: string): Promise<Response> {
  const own = PAGES.includes(pathname) ? pathname : PAGES[0]!;
  const kept = () => caches.match(own, { cacheName: NAME, ignoreVary: true });
  if (SITE) return (await kept()) ?? fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
    return (await kept()) ?? answer;
  } catch (fault) {
    const found = await kept();
    if (found) return found;
    throw fault;
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // Words of another language, or a network: whoever needs it once will need it again.
  if (answer.ok && /\/assets\//.test(request.url)) {
    const copy = answer.clone();
    void caches.open(NAME).then((cache) => cache.put(request, copy).catch(() => undefined));
  }
  return answer;
}

const OURS = new Set([...FILES, ...Object.values(WORDS).flat()].map(full));

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(clear()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "begin") void worker.skipWaiting();
  else if (typeof data === "string" && data in WORDS) event.waitUntil(keep(WORDS[data]!).catch(() => undefined));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return;
  if (pathname.startsWith(full("api/"))) return;
  const within = SITE ? PAGES.includes(pathname) || pathname === full("index.html") : !/\.\w+$/.test(pathname);
  if (request.mode === "navigate") {
    if (within) event.respondWith(page(request, pathname));
  } else if (OURS.has(pathname) || pathname.startsWith(full("assets/"))) event.respondWith(file(request));
});

// A script of its own, whose names are nobody else’s.
export {};
