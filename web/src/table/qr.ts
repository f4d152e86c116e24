// A text as a picture that a camera can read (a QR code): one path of squares, with the quiet margin round it that
// cameras need.

import { encode } from "uqr";

export interface Code {
  /** How many squares wide and high, margin included. */
  size: number;
  /** The dark squares. */
  path: string;
}

const MARGIN = 3;

export function codeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
