/** How strong a bot can be. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
