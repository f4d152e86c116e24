// Where pages are. A server answers every address of the client with its page. A folder at a web host (make site) has
// one file only, in whatever folder it was put: there the address of a page stands in the fragment, "./#/rules/GAME#T9".

export const isSite = typeof document !== "undefined" && document.documentElement.hasAttribute("data-site");

/** The pad is a page of its own. */
const OWN: Readonly<Record<string, string>> = { "/": "./", "/pad": "./pad.html" };

/** What a link to a page of the client says, for a page like "/rules/GAME#T9". */
export const at = (page: string): string => (isSite ? (OWN[page] ?? `./#${page}`) : page);

/** The same with all that belongs before it, to be given to others. */
export const whole = (page: string): string => new URL(at(page), location.href).href;

/** A page, as its link says it, in parts. */
export interface Address {
  path: string;
  search: string;
  hash: string;
}

/** The page an address leads to; null if it leads to no page of the client. */
export function pageIn({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Address | null {
  if (!isSite) return pathname.startsWith("/api/") ? null : { path: pathname, search, hash: hash.slice(1) };
  const here = (path: string) => path.replace(/index\.html$/, "");
  return here(pathname) === here(location.pathname) ? inFragment(hash) : null;
}

/** A page that stands in a fragment; any other fragment is a place on the home page. */
export function inFragment(fragment: string): Address {
  const found = /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(fragment);
  const [, path = "/", search = "", hash = ""] = found ?? [];
  return { path, search, hash: found ? hash : fragment.slice(1) };
}
