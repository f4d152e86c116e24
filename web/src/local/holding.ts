// A game on this device is played in one tab at a time: two would overwrite each other's moves.

/**
 * Hold a game for this tab, or take it from the tab that holds it. What comes back lets it go; null: another tab has it.
 * Where a browser knows no locks, everybody holds everything.
 */
export function hold(id: string, take: boolean, lost: () => void): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return Promise.resolve(() => undefined);
  return new Promise((answer) => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    navigator.locks
      .request(`race108-${id}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        answer(lock && release);
        return lock ? held : undefined;
      })
      .catch(lost); // another tab has taken it
  });
}
