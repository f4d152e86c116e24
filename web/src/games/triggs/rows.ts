// T1. The boxes of the rows 1 to 12 on a sheet.

import facts from "./facts.json";

const option = facts.options.find(({ name }) => name === "rows")!;

export const ROWS: readonly number[] = option.default as number[];
export const MOST_BOXES: number = option.most!;
