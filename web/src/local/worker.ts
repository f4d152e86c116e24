// The hall in a worker: bots think here, and the page never waits for them. Where there are no workers, the page loads the
// same script beside itself, and leaves a port for it. The first thing that comes from the page is the module (opening.ts).

import { ahead, house, words } from "./house.ts";
import { type Heard, type Sent, serving } from "./post.ts";

interface Port {
  postMessage(heard: Heard): void;
  onmessage: ((event: MessageEvent<Sent | WebAssembly.Module>) => void) | null;
}

const beside = (globalThis as { hallPort?: Port }).hallPort;
const port: Port = beside ?? globalThis;
// The page has named a worker after its language.
if (!beside) words(String(self.name)).catch(() => undefined);

/** The table that was asked for last. */
let made: Sent | undefined;
let come: (module: WebAssembly.Module) => void;
const module = new Promise<WebAssembly.Module>((given) => (come = given));
const serve = serving(house(module), (heard) => port.postMessage(heard));
port.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) return come(data);
  // A bot's network comes after everything else: whoever begins can move before it is there.
  if (data.kind === "ask") made = data;
  else if (data.kind === "join" && made) ahead(made);
  serve(data);
};
