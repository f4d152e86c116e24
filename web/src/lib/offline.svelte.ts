// The worker that keeps a page's files on the device, and what can be said of it: ready, or renewed.

import { at, isSite } from "./address.ts";
import { keep, kept } from "./keep.ts";
import { language } from "./words.svelte.ts";

/** Whoever wants nothing kept has said so. */
const KEY = "offline";
const HOUR = 3_600_000;

let ready = $state(false);
let renewed = $state.raw<ServiceWorker | null>(null);
let prompt = $state.raw<InstallPrompt | null>(null);
let wanted = $state(kept(KEY) !== "off");

/** What Chromium sends when a page may be put on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const offline = {
  /** Browsers have workers only for https, and for the machine itself. */
  get possible(): boolean {
    return "serviceWorker" in navigator;
  },
  get wanted(): boolean {
    return wanted;
  },
  /** Everything is on the device. */
  get ready(): boolean {
    return ready;
  },
  /** A newer version is there, and begins when somebody wants it, or when the page is next opened. */
  get renewed(): boolean {
    return renewed !== null;
  },
  get installable(): boolean {
    return prompt !== null;
  },
  install(): void {
    void prompt?.prompt();
    prompt = null;
  },
  /** Every game is kept, so loading the page anew changes nothing but the client itself. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    renewed?.postMessage("begin");
  },
};

/** Keep the page on the device from now on, or keep nothing any more; games stay. */
export async function wantOffline(wish: boolean): Promise<void> {
  wanted = wish;
  keep(KEY, wish ? "on" : "off");
  if (wish) return workOffline();
  ready = false;
  renewed = null;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("race108-")) await caches.delete(name);
}

/** Called once, from a page's main. The pad has a worker of its own: whoever wants only the pad loads nothing else. */
export function workOffline(page: "/" | "/pad" = "/"): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  if (import.meta.env.DEV || !offline.possible || !wanted) return;
  const script = `${at("/")}${page === "/pad" ? "pad-worker.js" : "worker.js"}${isSite ? "?site" : ""}`;
  const worker = () => navigator.serviceWorker.register(script, { scope: at(page) });
  speaks(language.now)
    .then(worker)
    .then(watch, () => undefined);
  void navigator.serviceWorker.ready.then(() => (ready = true));
}

/** The words of this language are kept too. */
export async function keepWords(spoken: string): Promise<void> {
  if (!offline.possible || !wanted) return;
  const { active } = await navigator.serviceWorker.ready;
  await speaks(spoken);
  active?.postMessage(spoken);
}

/** Note which languages are spoken here, where a worker finds it, and the next one too. */
async function speaks(spoken: string): Promise<void> {
  const cache = await caches.open("race108-spoken");
  const before = ((await (await cache.match("/"))?.json()) ?? []) as string[];
  await cache.put("/", new Response(JSON.stringify([...new Set([...before, spoken])])));
}

function watch(registration?: ServiceWorkerRegistration): void {
  if (!registration) return; // where workers are blocked
  const note = () => (renewed = registration.waiting);
  note();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && registration.active && note());
  });
  // Somebody may leave the page open for days.
  let asked = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
