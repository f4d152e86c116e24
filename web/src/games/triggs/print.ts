import type { PrintPart } from "../../print/things.ts";
import { ROWS } from "./rows.ts";
import Choice from "./RowSizes.svelte";

const written = (rows: unknown) => {
  const own = (rows as number[]).some((boxes, row) => boxes !== ROWS[row]);
  return own ? (rows as number[]).join() : undefined;
};

export default {
  things: {
    sheets: { pages: true, different: { option: "rows", title: "print-own-rows", Choice, usual: ROWS, written } },
    cards: {},
  },
} satisfies PrintPart;
