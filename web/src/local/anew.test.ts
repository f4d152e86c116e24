import { expect, test } from "vitest";

import { dealtAnew } from "./anew.ts";

const view = '{"turn":0,"hands":[["1[25]"],["4[?]"]],"deck":["6[?]","?","?"],"winners":null}';
const truth = '{"turn":0,"hands":[["1[25]"],["4[5]"]],"deck":["6[35]","4[P]","6[2]"],"winners":null}';
const other = '{"turn":0,"hands":[["1[25]"],["4[P]"]],"deck":["6[2]","6[35]","4[5]"],"winners":null}';

test("whatever lies hidden, the same is made of it, and it fits what is seen", () => {
  const anew = { turn: 0, hands: [["1[25]"], ["4[5]"]], deck: ["6[2]", "4[P]", "6[35]"], winners: null };
  expect(dealtAnew(truth, view)).toEqual(anew);
  expect(dealtAnew(other, view)).toEqual(anew);
});

test("what is seen stays, and cards that are numbers are dealt too", () => {
  const seen = '{"hands":[[1,2],[null,null]],"centre":[null],"left":[7,null]}';
  const lies = '{"hands":[[1,2],[12,3]],"centre":[5],"left":[7,9]}';
  expect(dealtAnew(lies, seen)).toEqual({
    hands: [
      [1, 2],
      [12, 3],
    ],
    centre: [5],
    left: [7, 9],
  });
  expect(dealtAnew(lies.replace("[12,3]", "[9,5]").replace("[5]", "[3]").replace("[7,9]", "[7,12]"), seen)).toEqual(
    dealtAnew(lies, seen),
  );
});
