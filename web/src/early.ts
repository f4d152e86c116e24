// The first script that runs, long before the page is there: on a slow line every question costs, so what takes longest is
// asked for at once. The words; and where somebody is about to play on this device, the hall and the table.

import { pageIn } from "./lib/address.ts";
import { CATALOGUES, wished } from "./lib/catalogues.ts";
import { openAhead } from "./local/opening.ts";

/** Whoever needs it asks again, and says so if it does not come. */
function ask(...loaders: (() => Promise<unknown>)[]): void {
  for (const load of loaders) load().catch(() => undefined);
}

function begin(): void {
  const language = wished();
  const { "": words, play } = CATALOGUES[language];
  ask(words, play); // first of all: without them there is no page
  const path = pageIn(location)?.path ?? "";
  if (path !== "/" && !path.startsWith("/t/local-")) return;
  queueMicrotask(() => openAhead(language));
  setTimeout(() =>
    ask(
      () => import("./local/here.ts"),
      () => import("./table/Table.svelte"),
    ),
  );
}

// The pad has parts in common with the first page, and so loads this too, but needs none of it.
if (document.body.hasAttribute("data-plays")) begin();
