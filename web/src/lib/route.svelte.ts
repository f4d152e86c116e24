// Which page is shown. Addresses inside the client are followed without loading anything again.

import { type Address, at, isSite, pageIn } from "./address.ts";

const here = (): Address => pageIn(location) ?? { path: "/", search: "", hash: "" };
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
  get query(): URLSearchParams {
    return new URLSearchParams(now.search);
  },
};

/** Go to another page of the client. */
export function go(page: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", at(page));
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
    const page = pageIn(link);
    if (!page) return;
    const { path, search, hash } = page;
    const onThis = path === now.path && hash !== "";
    if (onThis && !isSite) return; // a place on this page: the browser knows how
    event.preventDefault();
    go(path + search + (hash && `#${hash}`));
    if (onThis) document.getElementById(hash)?.scrollIntoView();
  });
}
