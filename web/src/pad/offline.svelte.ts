// The worker that keeps the pad's files on the device, and what can be said of it: ready, or renewed.

import { at, isSite } from "../lib/address.ts";

let ready = $state(false);
let renewed = $state.raw<ServiceWorker | null>(null);
let prompt = $state.raw<InstallPrompt | null>(null);

/** What Chromium sends when a page may be put on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const offline = {
  /** Everything is on the device. */
  get ready(): boolean {
    return ready;
  },
  /** A newer pad is there, and begins when somebody wants it, or when the pad is next opened. */
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
  /** The game is kept, so loading the page anew changes nothing but the pad itself. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    renewed?.postMessage("begin");
  },
};

/** Called once. Browsers have workers only for https, and for the machine itself; elsewhere the pad needs the server. */
export function workOffline(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.register(isSite ? "./pad-worker.js" : "/pad-worker.js", { scope: at("/pad") }).then(watch, () => undefined);
  void workers.ready.then(() => (ready = true));
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = () => (renewed = registration.waiting);
  note();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && registration.active && note());
  });
}
