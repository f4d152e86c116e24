// The first script, which asks for all others, runs as soon as it is there: it waits neither for them nor for a style.

import type { Plugin } from "vite";

export function early(): Plugin {
  return {
    name: "race108-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page) => page.replace(/<script [^>]*\/early-[^>]*"(?=>)/, "$& async"),
    },
  };
}
