// Where one is: at a table of a game, for which everything else makes room.

export const place = $state({
  atTable: false,
  /** The table, or lesson, on whose page there is none to be seen, or not yet. Of every other such page one is expected. */
  tableless: "",
});
