// Days, the same everywhere in the world.

const DAY = 86_400_000;

/** Days since 1970. */
export const dayNumber = (now = Date.now()): number => Math.floor(now / DAY);
