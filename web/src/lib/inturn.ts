// Making a whole page at once would keep a slow device from answering: what can wait comes in tasks of its own, as many
// in a frame as the device has time for. A table that somebody waits for goes before all that: its parts follow each other
// without waiting for frames, in which there is nothing of it to be seen yet, and nothing else is made meanwhile.

/** Milliseconds of a frame after which the rest waits for the next one. */
const ROOM = 6;

const task = () => new Promise<void>((begun) => setTimeout(begun));

/** After the next frame is shown; at once where nobody looks. */
async function frame(): Promise<void> {
  if (document.visibilityState === "visible") await new Promise(requestAnimationFrame);
  await task();
}

let last = Promise.resolve();
let begun = -ROOM;
let awaited: Promise<unknown> = Promise.resolve();

async function turn(): Promise<void> {
  await task();
  let before;
  do {
    before = awaited;
    await before;
    if (performance.now() - begun < ROOM) continue;
    await frame();
    begun = performance.now();
  } while (before !== awaited);
}

/** Resolves in a task that nobody else has asked for, after all those that were asked for before. */
export function inTurn(): Promise<void> {
  return (last = last.then(turn));
}

/** For what is inside a table, when its parts may come; null: at once (laid.svelte.ts). */
export const LAYING = Symbol("laying");

let next = Promise.resolve();

/** The same for what somebody waits for. */
export function soon(): Promise<void> {
  return (next = next.then(task));
}

/** When nothing more of that is to come, nor anything that it brought with it. */
export async function allThere(): Promise<void> {
  let before;
  do {
    before = next;
    await before;
    await task();
  } while (before !== next);
}

/** Somebody waits for this: whatever only takes its turn waits for it, too. */
export function first(wished: Promise<unknown>): void {
  awaited = Promise.allSettled([awaited, wished]);
}
