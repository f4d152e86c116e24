// Somebody who comes for the first time to a folder at a web host would wait for the typeface before anything can be
// played: it comes after that (the page begins plain: tools/web_site.py). Letters of the same size stand in for it
// meanwhile (theme.css).

import { keep } from "./keep.ts";

/** Once nobody waits for anything else. */
export async function dress(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!("plain" in dataset)) return;
  await document.fonts.load("1em Fraunces").catch(() => undefined);
  delete dataset.plain;
  keep("dressed", "yes");
}
