// The first script that runs, long before the page is there: on a slow line every question costs, so what takes longest is
// asked for at once. The words; and where somebody is about to play on this device, the hall.

import { pageIn } from "./lib/address.ts";
import { CATALOGUES, wished } from "./lib/catalogues.ts";
import { kept } from "./lib/keep.ts";
import { openAhead } from "./local/opening.ts";

function begin(): void {
  if (kept("dressed")) delete document.documentElement.dataset.plain; // lib/dress.ts
  const language = wished();
  const { "": words, play } = CATALOGUES[language];
  // First of all: without them there is no page. Whoever needs them asks again, and says so if they do not come.
  for (const load of [words, play]) load().catch(() => undefined);
  const path = pageIn(location)?.path ?? "";
  if (path === "/" || path.startsWith("/t/local-")) queueMicrotask(() => openAhead(language));
}

// The pad has parts in common with the first page, and so loads this too, but needs none of it. (There may be no body yet.)
if (document.querySelector("[name=plays]")) begin();
