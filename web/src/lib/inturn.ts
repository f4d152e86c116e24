// Making a whole page at once would keep a slow device from answering: what can wait comes in a frame of its own.

/** After the next frame is shown; at once where nobody looks. */
export function nextFrame(): Promise<void> {
  return new Promise((shown) => {
    if (document.visibilityState === "hidden") setTimeout(shown);
    else requestAnimationFrame(() => setTimeout(shown));
  });
}

let last = Promise.resolve();

/** Resolves in a frame that nobody else has asked for. */
export function inTurn(): Promise<void> {
  return (last = last.then(nextFrame));
}
