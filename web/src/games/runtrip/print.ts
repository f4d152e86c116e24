import type { PrintPart } from "../../print/things.ts";
import Choice from "./LayoutFile.svelte";

const written = (layout: unknown) => (layout as string | object | null) ?? undefined;
const different = { option: "layout", title: "print-own-layout", Choice, usual: null, written };

export default {
  things: {
    cards: { different },
    // Only the track is worth a large sheet of paper.
    board: { papers: ["a4", "a3", "letter"], different },
  },
} satisfies PrintPart;
