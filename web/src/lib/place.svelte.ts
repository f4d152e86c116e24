// Where one is: at a table of a game, for which everything else makes room.

export const place = $state({ atTable: false });
