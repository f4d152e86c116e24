// In which order tokens are seen to move. The server tells where each one went in the end; at the table whoever is
// tripped goes first, each arrival pushes the next one back, and the own token goes forward after that (R8, R11).

import type { Change } from "./tokens.ts";

export function asTheyMoved(moved: Change[], tripped: number | null): Change[] {
  const left = new Set(moved);
  const ordered: Change[] = [];
  const follow = (first: Change | undefined) => {
    let arrived = first;
    while (arrived) {
      left.delete(arrived);
      ordered.push(arrived);
      const { to } = arrived;
      arrived = [...left].find(({ from, to: back }) => from === to && back === from - 1);
    }
  };
  follow(moved.find(({ token }) => token === tripped));
  follow([...left].find(({ from, to }) => to > from));
  return [...ordered, ...left];
}
