// Things that travel. What is true is shown at once; a picture of the thing flies over it from where it was to where it
// is now. Playing on skips whatever still flies.

import { type Component, mount, unmount } from "svelte";

import { calm, tempo } from "./settings.svelte.ts";

/** How long a flight takes, in milliseconds, and how far apart several start. */
export const FLIGHT = 220;
export const APART = 90;

const flying = new Set<() => void>();

/** Let everything that flies land at once. */
export function skip(): void {
  for (const land of flying) land();
}

/** Where something lies on the table: the element with this data-place. */
export function place(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

interface Flight {
  delay?: number;
  duration?: number;
}

/** An element, or where one was before the table changed. */
export type Spot = Element | DOMRect | null;

const edges = (spot: Element | DOMRect): DOMRect => (spot instanceof DOMRect ? spot : spot.getBoundingClientRect());

/** Fly a picture of a component from one spot to another; resolves when it has landed. */
export async function fly<Props extends Record<string, unknown>>(
  from: Spot,
  to: Spot,
  picture: Component<Props>,
  props: Props,
  { delay = 0, duration = FLIGHT * tempo() }: Flight = {},
): Promise<void> {
  if (!from || !to || calm() || !tempo() || document.visibilityState === "hidden") return;
  const [start, end] = [edges(from), edges(to)];
  if (!start.width || !end.width) return;
  const box = document.createElement("div");
  box.className = "flying";
  box.ariaHidden = "true";
  document.body.append(box);
  const shown = mount(picture, { target: box, props });
  const size = box.getBoundingClientRect();
  const at = (rect: DOMRect) =>
    `translate(${rect.x + (rect.width - size.width) / 2}px, ${rect.y + (rect.height - size.height) / 2}px)`;
  const keyframes = [{ transform: at(start) }, { transform: at(end) }];
  const flight = box.animate(keyframes, { duration, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" });
  await finish(flight);
  await unmount(shown);
  box.remove();
}

/** Turn something over, so that its face comes up. */
export async function flip(element: Element | null): Promise<void> {
  if (!element || calm()) return;
  const turning = element.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: FLIGHT });
  await finish(turning);
}

/** Wait until something has come to rest; skip() lets it do so at once. */
export async function finish(motion: Animation): Promise<void> {
  const land = () => motion.finish();
  flying.add(land);
  await motion.finished.catch(() => undefined);
  flying.delete(land);
}

/** Wait between two things that happen one after the other; not at all where nothing moves. */
export function pause(milliseconds: number): Promise<void> {
  if (calm()) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      flying.delete(end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    flying.add(end);
  });
}

/** Nothing takes longer than this to come to rest. */
const AT_MOST = 8000;
/** Between two things that happen one after the other there may be a moment in which nothing moves. */
const MOMENT = 60;

/** Resolves when everything that moves has come to rest: what has just begun to be shown is waited for, too. */
export async function still(): Promise<void> {
  const wait = () => new Promise((done) => setTimeout(done, MOMENT));
  const until = performance.now() + AT_MOST;
  for (let quiet = 0; quiet < 2 && performance.now() < until; quiet = flying.size ? 0 : quiet + 1) await wait();
}
