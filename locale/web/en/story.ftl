# Following the others: what happened, how fast, and what was played for somebody.

table-story-more = + { $count } more
table-again = Once more
table-again-what = Show again what happened since your last turn
table-late-you = Your time was up: the turn was played for you.
table-late = Time was up for { $name }: the turn was played for them.
table-late-turn = Time was up.
table-sound = Sound
table-speed = Speed
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-once = at once
table-seat-gave-up = gave up
