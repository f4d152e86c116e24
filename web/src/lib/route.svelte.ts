// Which page is shown. Addresses inside the client are followed without loading anything again.

const here = () => ({ path: location.pathname, hash: location.hash.slice(1) });
let now = $state.raw(here());

export const route = {
  get path(): string {
    return now.path;
  },
  /** "/t/abc" is ["t", "abc"]; the home page is []. */
  get parts(): string[] {
    return now.path.split("/").filter(Boolean);
  },
  get hash(): string {
    return now.hash;
  },
};

/** Go to another page of the client. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  const before = now.path;
  now = here();
  if (before !== now.path) scrollTo(0, 0);
}

/** Follow links and the browser's own buttons. Called once, from main. */
export function followLinks(): void {
  addEventListener("popstate", () => (now = here()));
  addEventListener("hashchange", () => (now = here()));
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const other = event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || other || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page: the browser knows how
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
