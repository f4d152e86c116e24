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
