# The end of a game.

ending-race = The run of the race
ending-story = The whole story
ending-decided = Decided in turn { $turn } of { $turns }
ending-picture = Share a picture
ending-other-side = Play the other side
ending-ask = Ask for a rematch
ending-asked = A rematch is waiting for you.
ending-not-now = Not now
ending-watch-next = Watch the next game
