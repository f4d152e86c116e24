// Making a whole page at once would keep a slow device from answering: what can wait comes in tasks of its own, as many
// in a frame as the device has time for.

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

async function turn(): Promise<void> {
  await task();
  if (performance.now() - begun < ROOM) return;
  await frame();
  begun = performance.now();
}

/** Resolves in a task that nobody else has asked for, after all those that were asked for before. */
export function inTurn(): Promise<void> {
  return (last = last.then(turn));
}
