// The table is as high as what is left of the window, so that the hand lies at its lower edge; --above is what stands
// above it. While there is one, the page's frame keeps to its corner.

import { place } from "./place.svelte.ts";

let tables = 0;

function count(more: 1 | -1): void {
  tables += more;
  const some = tables > 0;
  place.atTable = some;
  document.documentElement.toggleAttribute("data-at-table", some);
}

export function fit(board: HTMLElement): () => void {
  const measure = () => {
    const above = Math.round(board.getBoundingClientRect().top + scrollY);
    board.style.setProperty("--above", `${above}px`);
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(document.body);
  count(1);
  return () => {
    watcher.disconnect();
    count(-1);
  };
}
