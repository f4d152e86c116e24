// The worker that the hall is in. It may be opened before anybody asks anything of it: what it stands on, the module and the
// words, takes longest of all to load. The page loads both beside the worker's script, so that none waits for another.

import toldAt from "virtual:told";

import moduleAt from "../../../src/race108/race108.wasm?url";
import { compiled } from "../lib/kernel/module.ts";
import script from "./worker.ts?worker&url";

let ahead: Worker | undefined;
/** If the module was asked for: it has come, or will not. */
export let furnished: Promise<unknown> | undefined;

/** Open it for whoever will ask. One that fails meanwhile is forgotten, and opened again when somebody does ask. */
export function openAhead(language: string): void {
  if (typeof Worker === "undefined") return;
  fetch(toldAt[language]!).catch(() => undefined); // the worker asks for the same, and finds it here
  ahead = opened(language);
  ahead.onerror = () => (ahead = undefined);
}

/** The one that was opened ahead, or a new one; it loads the words of the language it is named after. */
export function opened(language: string): Worker {
  const hall = ahead ?? new Worker(script, { type: "module", name: language });
  if (!ahead) {
    furnish(hall, () => {
      hall.terminate(); // without the module it would only wait
      hall.dispatchEvent(new Event("error"));
    });
  }
  ahead = undefined;
  return hall;
}

/** Without workers: the same script beside the page, where bots think between two frames. */
export function beside(failed: () => void): MessagePort {
  const { port1: ours, port2: theirs } = new MessageChannel();
  Object.assign(globalThis, { hallPort: theirs });
  import(/* @vite-ignore */ script).catch(failed);
  furnish(ours, failed);
  return ours;
}

function furnish(hall: Worker | MessagePort, failed: () => void): void {
  furnished = compiled(fetch(moduleAt)).then(
    (module) => hall.postMessage(module),
    (fault: unknown) => {
      console.error(fault);
      failed();
    },
  );
}
