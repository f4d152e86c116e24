# The end of a game.

ending-race = How the race went
ending-story = The whole story
ending-decided = Decided in turn { $turn } of { $turns }
ending-picture = Share a picture
ending-other-side = Play the other side
ending-ask = Ask for a rematch
ending-asked = A rematch is waiting for you.
ending-not-now = Not now
ending-watch-next = Watch the next game
ending-lost-led = { $turns ->
    [one] You were in front for a turn. Next time a little longer.
   *[other] You were in front for { $turns } of { $all } turns. It was anybody’s race.
  }
ending-lost-close = So close: only { $count } behind.
ending-lost = Well fought to the end. The next deal is a new race.
