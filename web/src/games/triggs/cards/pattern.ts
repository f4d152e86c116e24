// The faint pattern of a card: as many rays as its number, so that no two values look alike, even half covered.

const [WIDE, HIGH] = [50, 70];

/** Rays from the middle of a card of 50 by 70, the first of them upwards. */
export function rays(value: number): string {
  const half = Math.PI / value / 2;
  return Array.from({ length: value }, (_, ray) => {
    const middle = (2 * Math.PI * ray) / value - Math.PI / 2;
    return `M25 35L${end(middle - half)}L${end(middle + half)}Z`;
  }).join("");
}

/** Far enough out for every direction: what is outside is not seen. */
function end(angle: number): string {
  return `${(WIDE / 2 + HIGH * Math.cos(angle)).toFixed(1)} ${(HIGH / 2 + HIGH * Math.sin(angle)).toFixed(1)}`;
}
