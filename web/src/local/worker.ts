// The hall in a worker: bots think here, and the page never waits for them. Where there are no workers, the page loads the
// same script beside itself, and leaves a port for it.

import { ahead, house } from "./house.ts";
import { type Heard, type Sent, serving } from "./post.ts";

interface Port {
  postMessage(heard: Heard): void;
  onmessage: ((event: MessageEvent<Sent>) => void) | null;
}

const port = (globalThis as { hallPort?: Port }).hallPort ?? globalThis;
const serve = serving(house(), (heard) => port.postMessage(heard));
port.onmessage = ({ data }: MessageEvent<Sent>) => {
  ahead(data);
  serve(data);
};
