# The page of a table.

table-connecting = Connecting…
table-turned-away = You cannot join this table
table-no-onlookers = The game has begun, and this table cannot be watched.
table-no-game = This page has no table for the game “{ $game }”.
table-try-again = Try again
table-practice = practice game

table-waiting = Waiting for players
table-waiting-cuts = Waiting for everyone to cut
table-begins-when = The game begins as soon as everyone is ready.
table-seats = Seats
table-your-name = Your name
table-sit = Sit down here
table-bot-strength = Strength of the bot
table-bot-level = { $name } (level { $level })
table-seat-a-bot = Let a bot play here
table-stand-up = Leave the table
table-invite = Invite somebody
table-invite-link = Send this link
table-copy = Copy the link
table-share = Share
table-copied = Link copied.
table-copy-by-hand = The browser does not let us copy. Select the link and copy it yourself.
table-local = This link works on this computer only. To play with others in your network, start the server with --host 0.0.0.0 and open it at this computer’s address.

table-cut = Cut the deck
table-cut-of = { $name }, cut the deck
table-cut-why = Your cut is mixed into the deal, so nobody knows the cards beforehand, not even the server.
table-cut-where = Where do you cut?
table-cut-place = { $place ->
    [one] after the first card
   *[other] after { $place } cards
}
table-cut-word = Or with a word of your own
table-cut-here = Cut here
table-cut-with-word = Cut with this word

table-people = At the table
table-seat-number = Seat { $number }
table-seat-free = free
table-seat-yours = (you)
table-seat-side = team { $side }
table-seat-turn = to play
table-seat-bot = bot
table-seat-here = here
table-seat-gone = not here
table-seat-away = away, a bot is playing
table-seat-resigned = gave up, a bot is playing
table-seat-cut = has cut
table-seat-cuts = has not cut yet

table-your-turn = Your turn
table-turn-left = Turn: { $time }
table-game-left = Game: { $time }
table-turn-ends = { $seconds } seconds left for your turn.
table-game-ends = { $seconds } seconds left in the game.
table-not-there = { $name } is not here.
table-stand-in = Let a bot play until { $name } is back
table-log = What has happened
table-log-empty = Nothing yet.
table-chat = Chat
table-chat-new = { $count } new
table-chat-empty = No messages yet.
table-chat-text = Your message
table-chat-send = Send
table-chat-line = { $name } says: { $text }
table-fair = Fair deal
table-fair-why = The server chose its seed before the first card. This is the seed’s hash; after the game you can check that the two match.

table-leave = Leave the table
table-leave-sure = Leave the table?
table-leave-what = A bot plays for you until you are back. You can come back at any time.
table-resign = Give up
table-resign-sure = Give up?
table-resign-ends = The game ends, and the other side wins.
table-resign-bot = A bot plays on in your seat to the end. You can watch.
table-stay = Keep playing

table-turn-over = Your turn is over.
table-hand-over = Done: hand the device to { $name }
table-curtain-title = { $name } is next
table-curtain = { $name }, are you there?
table-curtain-others = Nobody else should look now.
table-curtain-show = I am { $name }: show my cards

table-won-you = You win!
table-won-you-share = You share the win: { $names }.
table-won-one = { $names } wins.
table-won-share = { $names } share the win.
table-won-side = { $names } win.
table-by-time = Time is up.
table-by-resigning = { $names } gave up.
table-rematch = Play again
table-rematch-made = Go to the next game
table-replay = Watch the game again
table-share-game = Share this game
table-check = Was it fair? Check it
table-record = Save the game as a file
