// The typeface is asked for together with the page, not only once a style names it: words are seen in it from the start.

import type { Plugin } from "vite";

const PLACE = "<!-- typeface -->";

export function typeface(): Plugin {
  return {
    name: "race108-typeface",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
        const ask = (file: string) =>
          `<link rel="preload" href="./${file}" as="font" type="font/woff2" crossorigin fetchpriority="low" />`;
        return page.replace(PLACE, fonts.map(ask).join("\n    "));
      },
    },
  };
}
