// The pad's service worker: keeps the pad's own page and files, and nothing else, so that it opens without a connection.
// The list of files is put in when the client is built (plugins/offline.ts); another list makes another worker, which
// waits until the pad is closed, or somebody asks for it.

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asked) => void): void;
  addEventListener(kind: "message", listener: (event: MessageEvent) => void): void;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
declare const FILES: string[];
declare const VERSION: string;

const worker = self as unknown as Scope;
const PAGE = new URL(worker.registration.scope).pathname;
const PREFIX = "race108-pad-";
const NAME = PREFIX + VERSION;
const OURS = new Set(FILES.map((file) => new URL(file, location.href).pathname));

async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  // The page is asked for anew; the names of the other files change with what is in them.
  await cache.addAll([new Request(PAGE, { cache: "reload" }), ...OURS]);
}

async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request, key: string): Promise<Response> {
  const kept = await caches.match(key, { cacheName: NAME, ignoreVary: true });
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(clear()));
worker.addEventListener("message", ({ data }) => void (data === "begin" && worker.skipWaiting()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === PAGE) event.respondWith(answer(request, PAGE));
  else if (OURS.has(pathname)) event.respondWith(answer(request, pathname));
});

// A script of its own, whose names are nobody else’s.
export {};
