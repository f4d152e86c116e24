// The table is as high as what is left of the window, so that the hand lies at its lower edge; --above is what stands
// above it.

export function fit(board: HTMLElement): () => void {
  const measure = () => {
    const above = Math.round(board.getBoundingClientRect().top + scrollY);
    board.style.setProperty("--above", `${above}px`);
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(document.body);
  return () => watcher.disconnect();
}
