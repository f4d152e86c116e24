// One tab stop for a group of things; the arrow keys move among them.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For the element round the group; its buttons are the things. */
export function roving(group: HTMLElement): () => void {
  const things = () => [...group.querySelectorAll<HTMLElement>("button")];
  const point = (at: HTMLElement | undefined) => {
    for (const thing of things()) {
      const stop = thing === at ? "0" : "-1";
      // To set it again, though it says the same, makes a browser lay out the whole page for whatever has the focus.
      if (thing.getAttribute("tabindex") !== stop) thing.setAttribute("tabindex", stop);
    }
  };
  const settle = () => point(things().find((thing) => thing.getAttribute("tabindex") === "0") ?? things()[0]);
  const focused = (event: FocusEvent) => point((event.target as HTMLElement).closest("button") ?? undefined);
  const pressed = (event: KeyboardEvent) => {
    const all = things();
    const here = all.indexOf(event.target as HTMLElement);
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const there = ends[event.key] ?? (event.key in STEPS ? here + STEPS[event.key]! : -1);
    if (!all[there]) return;
    event.preventDefault();
    all[there].focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.dataset.roving = "";
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    delete group.dataset.roving;
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
