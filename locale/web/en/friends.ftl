# Playing with friends: inviting, coming too late, and a quick word.

friends-play = Play with a friend
friends-invites = { $name } invites you to { $game }
friends-players = { $count } players
friends-turn = { $time } per turn
friends-whole = { $time } for the whole game
friends-sit = Sit down and play
friends-learn = Never played it? Learn it in your first game, step by step.
friends-scan = Or let them scan this with their camera
friends-qr = The invite link as a picture to scan
friends-text = { $name } invites you to a game of { $game }.
friends-late-playing = All seats were taken before you came: you are watching.
friends-late-over = You came too late to play: this game is over.
friends-own = Set up a table of your own

react = A quick word
react-hello = Hello!
react-well-played = Well played!
react-lucky = Lucky!
react-ouch = Ouch!
react-thinking = Let me think…
react-thanks = Thanks for the game!
react-not-now = Not now, another time!
chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
  }
