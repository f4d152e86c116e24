// Crosses drawn by hand: no two are alike, and each stays as it is.

/** A number from 0 to 1 that depends on nothing but the seed. */
function chance(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** The two strokes of a cross in a box of 20 by 20, each as a path. */
export function strokes(seed: number): [string, string] {
  let drawn = seed * 64 + 1;
  const near = (place: number, reach: number) => (place + (chance(drawn++) * 2 - 1) * reach).toFixed(1);
  const stroke = (fromX: number, toX: number) => {
    const bend = `${near(10, 1.8)} ${near(10, 1.8)}`;
    return `M${near(fromX, 1.4)} ${near(3.2, 1.4)}Q${bend} ${near(toX, 1.4)} ${near(16.8, 1.4)}`;
  };
  return [stroke(3.4, 16.6), stroke(16.6, 3.4)];
}

/** A line through a full row of 100 by 20, with a loop at its end. */
export function flourish(seed: number): string {
  let drawn = seed * 64 + 33;
  const near = (place: number, reach: number) => (place + (chance(drawn++) * 2 - 1) * reach).toFixed(1);
  const line = `M1 ${near(12, 2)}C${near(26, 8)} ${near(6, 3)} ${near(52, 8)} ${near(15, 3)} ${near(90, 2)} ${near(9, 1.5)}`;
  return `${line}C102 ${near(5, 1)} 103 ${near(17, 1)} ${near(93, 1)} ${near(14, 1)}C88 11 95 5 99 ${near(3, 1)}`;
}

/** Every box of a sheet has a cross of its own. */
export const seedOf = (seat: number, row: number, box: number): number => seat * 128 + row * 10 + box;
