# race108 in English. The same messages stand in de.ftl, es.ftl and it.ftl.

## The games and their parts

player = Player { $number }
side = Team { $number }
count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
  }

## Moves that cannot be played

game-over = The game is over: start a new one to play on.
illegal-move = “{ $text }” cannot be played now; you can play: { $moves }.
ambiguous = “{ $text }” can mean several moves; say which: { $moves }.
take-back-nothing = There is nothing to take back: you can take back only steps of the turn you are playing.
take-back-revealed = The last move revealed a card, so it cannot be taken back.
take-back-often = You can take back at most { $most } steps in one turn.

# Why a thing cannot be used now, in one line
why-turn = It is { $player }’s turn.
why-over = The game is over.
why-unknown = There is no “{ $thing }” in this game: name things as its moves do.

## Options and seeds

unknown-game = There is no game “{ $game }”: choose { $known }.
bad-players = { $game } is played by { $least ->
    [4] exactly { $least }
   *[other] { $least } to { $most }
  } players.
bad-seat = There is no such seat: choose one from 0 to { $most }.
unknown-option = { $game } has no option “{ $option }”: it has { $known }.
bad-choice = The option { $option } must be one of: { $choices }.
bad-number = The option { $option } must be a whole number from { $least } to { $most }.
option-elsewhere = The option { $option } is not for this table of { $game }: leave it out or change the table.
no-such-part = { $game } has no “{ $part }”, so this cannot be done with it.
broken-game = The game “{ $game }” cannot be loaded: { $reason }. Repair or remove the package it comes from.
no-time-limit = { $game } has no time limit: leave it out.
no-tokens = { $game } has no track, so there are no tokens to look ahead with.
bad-seed = { $given } is not a seed: give a whole number from 0 to 2^256 − 1, or 64 hexadecimal digits.

## Positions

position-not-object = The position must be a JSON object like the ones this program writes.
position-unknown-key = A position has no key “{ $key }”: it has { $known }.
position-number = Every number in “{ $key }” must be whole and from { $least } to { $most }.
position-choice = “{ $key }” must be one of: { $choices }.
position-lists = “{ $key }” must be a list of lists.
position-list = “{ $key }” must be a list.
position-list-length = “{ $key }” must be a list of { $length } numbers.
position-cards-many = “{ $key }” lists { $count } cards, but the game has only { $most }.
position-per-player = “{ $key }” must have one list for each of the { $players } players.
position-no-hands = There are not enough cards left to deal { $count } to each player: give “hands”, or fewer cards elsewhere.
position-winner-turn = When the game is over, “turn” is the winner’s, that is player { $player }’s.
position-winners-early = “winners” must be null until the phase is over.
position-winners-wrong = “winners” does not name those who have won in this position.

## Records and the referee

record-not-one = This is not a record of this program (format { $version }).
record-rules = This game was played by version { $given } of the rules of { $game }, and only version { $version } is known here.
record-unknown-key = A record has no key “{ $key }”.
record-shape = The record’s “{ $key }” is missing or is not what it should be.
record-contributions = The record’s seed was not made from its contributions.
record-options-hash = The record’s options are not the ones the game began with.
record-contradiction = The record’s game, players or options do not fit its position.
record-move = Move { $ply } of the record cannot be played: { $fault }
record-gap = Entry { $number } of its history is missing.
record-ply = Entry { $number } of its history cannot be played.
record-too-long = The record has { $count } moves; at most { $most } are played again here. On the command line, race108 verify has no such limit.
taken-not-over = This game is not over: only finished games can be put on the server.
taken-not-dealt = Only a game that was dealt from a shuffled deck and ended by the rules or by giving up can be put on the server.
record-long-move = Move { $ply } of the record is longer than any move: at most { $most } characters are read.
request-not-json = This line is not a JSON object: send one request per line, for example { "{" }"do": "legal"{ "}" }.
request-unknown = There is no request “{ $do }”: send one of { $known }.
request-no-game = There is no game yet: send a “new”, “set” or “replay” request first.
request-unknown-key = The request “{ $do }” has no key “{ $key }”: it has { $known }.
request-moves = “moves” must be a list of moves, each a text.
request-options = “options” must be a JSON object.
request-budget = A bot needs “ms” from 1 to 600000 or “rollouts” from 1 to 1000000, as a whole number and not both.
unknown-bot = There is no bot “{ $bot }”: choose { $known }.
no-such-bot = { $game } has no bot “{ $bot }”: choose { $known }.

## The command line

cli-about = Play racing games of 108 cards, study them, and teach them to machines: { $games }.
cli-language = the language of all texts
cli-play = Play in the terminal, against bots or with people at the same screen.
cli-play-game = which game; you are asked if you leave it out
cli-players = how many play
cli-people = how many of them are people at this screen; the others are bots
cli-bot = which bot plays the other seats: level1 (easy) to level5 (hard), greedy, value, search or random, or a program of your own as cmd:./mybot
cli-seed = a whole number: the same seed deals the same game
cli-minutes = the time limit of the whole game, where there can be one
cli-referee = Answer JSON requests, one per line: how another program plays by our rules.
cli-bench = Measure how fast the rules are.
cli-bench-playouts = random games, one after another
cli-json = print one JSON object
cli-duel = Let bots play against each other over the same deals, with the seats rotated.
cli-deals = how many deals; each is played once for every rotation of the seats
cli-arena = Let a bot play against a panel of opponents that never changes.
cli-train = Let a network learn a game by playing against itself.
cli-train-games = how many games to learn from
cli-train-jobs = how many learn together, each on a core of its own (otherwise one)
cli-train-out = where the weights go; a checkpoint beside it is written every half minute
cli-train-resume = go on from the checkpoint beside that file
cli-train-grow = begin with the network of the newest panel instead of with nothing
cli-train-from = go on from the network in this file, slower and steadier
cli-train-varied = learn with rows that are others in every game, for sheets of one’s own
cli-train-hindsight = learn the judge that looks back on games with all cards open, from games of value
cli-bad-deals = Give --deals from 1 to 1000000 and a --seed of 0 or more.
cli-bad-learners = Give --jobs from 1 to { $most }.
cli-bad-train = Give --games from 1 to 100000000 and a --seed of 0 or more.
cli-bad-folder = There is no folder { $folder } to write to: make it first.
train-not-varied = { $game } cannot be learned with options that change: leave out --varied.
train-begins = Learning. The weights go to { $file }; you can stop at any time and go on later with --resume.
train-done = Learned from { $games } games. The weights are in { $file }.
duel-result = { $bot } wins { $share }% (95% sure: { $low } to { $high }%)
duel-elo = { $bot } is { $elo } Elo points ahead.
cli-bots = random, greedy, value, search, level1 to level5; also search:50ms, search:400, value:FILE; a program of your own: cmd:./mybot, cmd:500ms:./mybot; a name of your own: deep=search:5000
cli-until-sure = stop as soon as it is clear who is better; wrong at most one time in twenty
cli-luck-adjusted = take the luck of the cards off every result: fewer games tell the same
cli-ladder = Let everyone play against everyone, two at a table, and rate them.
cli-ladder-picture = where the picture goes (ladder-GAME.svg)
cli-study = Find out how a game behaves from many games of strong play, as a report and as raw data.
cli-study-games = how many games for each question
cli-study-out = where the report and the data go
cli-jobs = how many processes work at the same time (otherwise one per core)
cli-on = work on a Ray cluster; “ray” alone starts one here
cli-save = keep the work done so far in this file; the same command goes on from there
cli-bad-jobs = Give --jobs from 1 to 1024.
cli-bad-place = There is no place called “{ $place }” to work on: give --on ray, or --on ray://HOST:PORT.
lab-no-extra = Pictures and Parquet need matplotlib and pyarrow: install them with pip install "race108[lab]".
lab-no-ray = Working on a cluster needs Ray: install it with pip install "race108[cluster]".
lab-no-cluster = There is no Ray cluster at { $address }: check the address and that it is running.
lab-worker-lost = A worker was lost several times on the same task: check whether it has enough memory, or give fewer --jobs.
lab-other-notebook = The file { $file } holds the results of something else: give another name, or repeat the command it was made with.
lab-broken-notebook = The file { $file } holds no results that can be read: give another name.
lab-cannot-write = The file { $file } cannot be written: { $fault }.
lab-stopped = Stopped. { $file ->
    [none] Nothing was kept; with --save FILE it could go on later.
   *[other] What was done is in { $file }: the same command goes on from there.
}
duel-sure = Clear after { $deals } deals.
duel-not-sure = Still open after { $deals } deals.
duel-luck = Without the luck of the cards: { $gain } times fewer deals tell the same.
ledger-unfinished = This game has not ended: what was luck in it and what was play can only be said afterwards.
ledger-no-judge = There is no judge that can look back on { $game } with these options: what was luck in it cannot be told.
ladder-bots = A ladder needs two or more different bots.
ladder-result = { $bot }: { $rating } ({ $low } to { $high }), wins { $share }%
ladder-picture = The picture is in { $file }.
ladder-rating = rating (95% interval); greedy = 1000
ladder-title = { $game }: the ladder
arena-title = { $bot } against panel { $panel }, { $deals } deals with each:
arena-round = { $opponent }: wins { $share }% ({ $low } to { $high }); an even share would be { $even }%
train-against-panel = It wins { $share }% (± { $error }) against panel { $panel }.
train-curve = The learning curve is in { $file }.
curve-games = games played
curve-share = wins against the panel (%)
bad-budget = A bot thinks for 1 to { $most_ms } milliseconds, as in “search:50ms”, or 1 to { $most } simulations, as in “search:400”.
bot-bad-name = A bot’s own name has 1 to { $most } characters and an equals sign after it, as in “deep=search:5000”: give it such a name, and put a bot after the sign.
bot-name-twice = Two bots are called “{ $name }”: give each a name of its own.
bot-bad-command = A program plays as “cmd:./mybot --fast” or, with a time limit for each move, as “cmd:500ms:./mybot” (1 to { $most } ms): name a program, and close any quotation marks.
bot-no-program = There is no program “{ $program }” that can be run: check the path, and that the file is executable.
bot-no-posix = Programs can play on Linux and macOS only.
bot-cannot-play = { $bot } cannot play: { $reason }
bot-forfeits = { $bot } loses this game: { $reason }
bot-no-start = The program cannot be started ({ $fault }).
bot-late = The program did not answer within { $ms } ms.
bot-ended = { $code ->
    [none] The program closed its output without an answer.
   *[other] The program ended with code { $code } without an answer.
  }
bot-long-line = The program answered with a line of more than { $most } characters.
bot-unasked = The program wrote “{ $answer }” although nobody asked it.
bot-bad-move = The program answered “{ $answer }”: { $fault }
lab-forfeits = { $bot } forfeited { $count } of { $games } games. The first time: { $reason }
weights-missing = There is no weights file { $file }: train one with race108 train.
weights-broken = The weights file { $file } is broken: train it again with race108 train.
weights-other = The weights file { $file } is for another version or number of players: train it again with race108 train.
cli-ask-game = Which game? { $games }
engine-unknown = There is no engine { $engine }: set RACE108_ENGINE to { $engines }.
engine-no-numba = The engine numba is not installed: pip install "race108[lab]".
engine-no-wasmtime = The engine wasm needs the package wasmtime, which is not installed: pip install wasmtime.
engine-module-other = { $file } and the module race108.wasm do not belong together: install race108 again, or, if you changed a rule, run "make kernel".
engine-module-fault = This computer cannot run the module race108.wasm ({ $why }): install "race108[lab]" for the engine numba.
engine-other = The engine { $engine } is used instead.
engine-only-numba = Only the engine numba has { $function }: pip install "race108[lab]" and set RACE108_ENGINE=numba.
cli-compiling = Preparing { $game } for this computer: its code is being compiled. This happens only once.
cli-compiled = { $done } of { $all }
cli-bad-people = There must be 1 to { $players } people among { $players } players.
cli-bad-minutes = A time limit must be above 0 and at most 1440 minutes.
cli-bad-bench = Give --seconds above 0 and up to 3600, and --threads from 1 to 64.
bench-result = { $game }, { $players } players, { $threads } threads: { $actions_per_s } actions and { $games_per_s } games per second.

## At the terminal

terminal-prompt = Number or move (? for help) >
terminal-you-are = you are { $player }
terminal-your-side = { $side }, with { $player }
terminal-time-left = { $minutes } min left
terminal-you = { $player } (you)
terminal-hand = Your hand
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
terminal-no-cards = no cards
terminal-discards = discarded: { $count }
terminal-thinking = { $player } is thinking…
terminal-more = { $count ->
    [one] There is one more move: type “moves” to see them all.
   *[other] There are { $count } more moves: type “moves” to see them all.
  }
terminal-no-number = There is no number { $number } in the list: choose one from 1 to { $most }.
terminal-bad-seats = Each of the { $players } seats needs a person or a bot.
terminal-log-empty = Nothing has happened yet.
terminal-undone = Taken back: { $move }.
terminal-pass-on = Press Enter to hide your cards, then hand over to { $player }.
terminal-curtain = { $player }, it is your turn. Press Enter when only you can see the screen.
terminal-goodbye = Goodbye, and thank you for playing.
terminal-time-up = Time is up: the game ends here.
terminal-forfeit = { $player } forfeits the game. { $reason }
terminal-and = { $first } and { $last }
terminal-you-won = You have won!
terminal-won = { $player } has won.
terminal-side-won = { $side } has won: { $players }.
terminal-shared = { $players } share the win.
terminal-help-moves = every move you can make, and how to type it
terminal-help-undo = take back your last step, as long as it has not shown you a new card
terminal-help-log = everything that has happened so far
terminal-help-hint = a hint: what kind of move; again: which one; a third time: why
terminal-help-rules = the rules in short
terminal-help-help = this help
terminal-help-quit = stop playing
terminal-help-enter = show the table again
terminal-hint-alone = There are no hints while people play against each other.
terminal-hint-thinking = One moment…
terminal-hint-move = For example: { $move }.
terminal-hint-no-reason = No simple reason was found: it did best when the hidden cards were dealt anew many times.
terminal-rules-time = The game also ends when time is up.

## Studies

study-percent = { $number }%
study-sure = { $share } ({ $low }–{ $high })
study-count = { $count }
study-players = { $players } players
study-label = { $players } players, { $kind }
study-usual = usual rules
study-relearned = newly learned
study-title = { $game }: what { $games } games tell us
study-intervals = Numbers in brackets say how sure a share is: in 95 of 100 such studies the true share lies between them.
study-order-title = Does it help to begin?
study-order-first = { $label }: whoever begins wins { $share } of the games; a fair share would be { $even }.
study-order-best = The best place of all is number { $place } with { $label }: { $share } instead of { $even }.
study-order-worst = The worst is number { $place } with { $label }: { $share } instead of { $even }.
study-order-caption = How far each place is above or below an equal share of the wins. The bars are 95% intervals.
study-order-alt = Chart: the share of wins for each place in the order of play, compared with an equal share, by number of players. The table below has the same numbers.
study-order-x = place in the order of play
study-order-y = percentage points above an equal share
study-length-title = How long is a game?
study-length-finding = { $label }: a typical game takes { $turns } turns in all, about { $each } for each player, and half of the games take { $low } to { $high }.
study-length-caption = The line across is the median. The thick bar holds half of the games, the thin one eight of ten.
study-length-alt = Chart: how many turns games take under each condition.
study-length-x = turns of all players together
study-games-y = % of games
study-leads-title = How often does the lead change?
study-leads-finding = { $label }: the lead changes hands { $mean } times in a game on average; in { $never } of the games it never does.
study-leads-caption = How often in one game another player takes the lead, counted at the end of turns.
study-leads-alt = Chart: how many games have how many changes of the lead, by number of players.
study-leads-x = changes of the lead in a game
study-rules-title = What do the rules change?
study-rules-most = Beginning is worth most here: { $label }, { $share } of the wins instead of { $even }.
study-rules-least = It is worth least here: { $label }, { $share } instead of { $even }.
study-rules-apart = { $label }: { $apart } percentage points between the best and the worst place, { $without } without this rule.
study-rules-control = { $label }: whoever begins wins { $share }; with the usual rules and a bot that learned just as long, { $control }.
study-rules-caption = What beginning is worth under each condition, with 95% intervals. Left of the line it is a drawback.
study-rules-alt = Chart: how far the one who begins is above or below an equal share of the wins, under each condition.
study-first-x = percentage points above an equal share for whoever begins
study-numbers-title = The numbers
study-numbers-about = Means over all games of a condition that were played to the end.
study-column-condition = Condition
study-column-place = Place { $place }
study-column-games = Games
study-column-turns = Turns
study-column-leads = Lead changes
study-made-title = How this was made
study-made-bot = Every seat was played by the bot value, which sees only what a player sees. Other players may play differently, so these are numbers about this bot’s games.
study-made-lessons = For other rows or squares the bot first learned from { $games } games with them; it knows those a little less well than the usual ones.
study-made-control = So compare those with “{ $label }”: the usual game, played by a bot that learned just as long. Two bots that learned separately differ a little by themselves, and the brackets do not count that.
study-made-called-off = { $count ->
    [one] One game would not end and was called off; it counts as shared by all.
   *[other] { $count } games would not end and were called off; they count as shared by all.
  }
study-made-again = The same command gives the same games. All of them, one per row, are in { $file }.
study-made-command = Command
study-made-seed = Seed
study-made-games = Games per condition
study-made-versions = Versions
study-no-option = The study of { $game } has no option “{ $option }”: leave it out.
study-done = The report is in { $file }.

## The table server

cli-serve = Serve tables for browsers and programs; race108 alone does this too.
cli-serve-host = the address to listen on; 0.0.0.0 lets others in your network join
cli-serve-port = the port to listen on
cli-serve-workers = how many processes share the work; more than one needs PostgreSQL and Redis
cli-serve-config = a file with settings (TOML); environment variables (RACE108_PORT and so on) take precedence
cli-serve-no-browser = do not open a browser
cli-verify = Check a finished game: dealt as promised, played by the rules.
cli-verify-promised = the hash the server showed before the first card, if you wrote it down
cli-verify-cut = a cut you know of, with its seat, for example 2:hello
serve-ready = race108 is ready: { $address } (stop with Ctrl+C)
serve-bad-folder = The folder { $folder } cannot be used ({ $fault }): name another one with RACE108_DATA.
serve-bad-file = The settings file { $file } cannot be read: { $fault }.
serve-unknown-setting = There is no setting “{ $name }”: choose from { $known }.
serve-bad-switch = The setting { $name } is “on” or “off”, not “{ $given }”.
serve-bad-number = The setting { $name } is a number, not “{ $given }”.
serve-bad-text = The setting { $name } is a text, not { $given }: put it in quotation marks.
serve-bad-range = The setting { $name } is a number from { $least } to { $most }.
serve-bad-choice = The setting { $name } cannot be “{ $given }”: choose { $known }.
serve-bad-host = The address to listen on is empty: name one, such as 127.0.0.1, or 0.0.0.0 for all networks.
serve-bad-secret = This secret is too short: give at least { $least } characters, or leave it out.
serve-newer-store = The store was made by a newer version of race108: install that version or a later one.
serve-needs-packages = PostgreSQL and Redis need two more packages: install them with “pip install race108[postgres]”.
serve-workers-need = More than one worker needs PostgreSQL and Redis: set RACE108_DATABASE and RACE108_REDIS.
serve-bad-database = The database is given as sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.
serve-bad-public-url = The public address must begin with http:// or https://, not “{ $given }”.
serve-no-store = The store cannot be opened: { $fault }
serve-no-redis = Redis does not answer: check RACE108_REDIS, or start Redis.
serve-no-port = Port { $port } of { $host } cannot be used ({ $fault }): choose another one with --port.
cli-admin = Look after a server: what each address costs, and who is blocked.
cli-admin-data = the folder of the server’s SQLite file (RACE108_DATA)
cli-admin-database = the server’s database (RACE108_DATABASE)
cli-admin-block = block an address or a network at every server of this store
cli-admin-unblock = unblock an address or a network
cli-admin-blocks = list what is blocked
cli-admin-costs = list the addresses that cost a running server most
cli-admin-table = the table’s id
cli-admin-restore = bring back a table that was put away
cli-admin-forgotten = list tables that were put away; for 30 days they can be brought back
cli-admin-network = an address such as 203.0.113.7, or a network such as 2001:db8:1::/48; of IPv6, an address stands for its /64
cli-admin-days = for this many days (otherwise for good)
cli-admin-why = a note for yourself
cli-admin-server = the server’s address, if not the one in the settings
admin-bad-network = “{ $given }” is neither an address nor a network: write 203.0.113.7, 203.0.113.0/24 or 2001:db8:1::/48.
admin-whole-world = { $network } means everybody: name a smaller network.
admin-bad-days = --days must be a number above 0 and at most 36,500.
admin-bad-why = --why can have at most { $most } characters.
admin-blocked = { $network } is blocked until { $until }; servers hear of it within { $seconds } seconds.
admin-blocked-for-good = { $network } is blocked for good; servers hear of it within { $seconds } seconds.
admin-unblocked = { $network } is no longer blocked; servers hear of it within { $seconds } seconds.
admin-not-blocked = { $network } is not blocked: “race108 admin blocks” lists what is.
admin-no-blocks = Nobody is blocked.
admin-for-good = for good
admin-no-server = The server at { $server } does not answer ({ $fault }): name another with --server, or start it.
admin-not-told = The server at { $server } does not tell this address what others cost: add it to RACE108_METRICS_FOR.
admin-no-costs = Nobody has asked anything yet.
admin-restored = The table { $table } is back.
admin-not-forgotten = No table “{ $table }” was put away: “race108 admin forgotten” lists the ones that were.
admin-none-forgotten = No table was put away.
admin-one-worker = These are the figures of one of { $workers } workers: ask again to see another’s.
admin-columns = seconds, requests, frames, bytes, refused, cut off, address
cli-doctor = Say what works on this computer, what is missing, and what to do about it.
cli-backup = Copy the store of a server, which may be running, into one file.
cli-backup-file = where the copy goes; an earlier backup there is replaced
cli-restore = Fill the store of a server, which must not be running, from a backup.
cli-restore-file = the backup
cli-restore-replace = throw away what is in the store now
cli-export = Write the records of all finished games, one JSON object per line.
cli-export-file = where they go: a file, a folder (games.jsonl in it), or - for standard output
doctor-python = Python { $version }; race108 needs 3.11 or later.
doctor-wasm = The rules are ready: the engine wasm needs no compiling.
doctor-numba = The engine numba is installed too, for the lab and for environments.
doctor-client = The pages for the browser are built.
doctor-no-client = The pages for the browser are not built: run “make client”, or install race108 from a wheel.
doctor-printing = Score sheets, cards and rules can be printed.
doctor-packages = The packages for PostgreSQL and Redis are installed.
doctor-port = Port { $port } of { $host } is free.
doctor-running = A server is running at { $address }.
doctor-new-store = There is no store yet; the first start makes one: { $store }
doctor-store = The store can be read, and is up to date (version { $version }): { $store }
doctor-old-store = The store can be read; the next start brings it from version { $version } to { $newest }: { $store }
doctor-redis = Redis answers.
doctor-room = There is enough room on the disk: { $free } GB for { $folder }.
doctor-no-room = There is hardly any room on the disk: { $free } MB for { $folder }. Free at least { $least } MB.
doctor-well = A server can run here: “race108” alone starts one and opens the browser.
doctor-ill = A server cannot run here until what is marked { $sign } has been put right.
backup-done = { $file } holds the whole store: { $count ->
    [one] one table.
   *[other] { $count } tables.
  }
backup-no-store = There is no store { $store }: name the right one with --data or --database.
backup-other-file = { $file } is not a backup, so it was left as it is: name another file.
backup-other-version = The store was not made by this version of race108: start its server once, then try again.
restore-done = The store now holds what was in { $file }: { $count ->
    [one] one table.
   *[other] { $count } tables.
  }
restore-no-file = There is no file { $file }.
restore-no-backup = { $file } is not a complete backup of race108: name another file.
restore-not-empty = { $count ->
    [one] There is one table in the store.
   *[other] There are { $count } tables in the store.
  } Back it up first, then replace it with --replace.
restore-in-use = A server is using this store: stop it, then try again.
export-other-file = { $file } does not hold exported games, so it was left as it is: name another file.
export-done = { $count ->
    [one] One finished game is in { $file }.
   *[other] { $count } finished games are in { $file }.
  }
# The characters are called the same in all languages.
bot-name = { $bot ->
    [level1] Lento
    [level2] Andante
    [level3] Allegro
    [level4] Vivace
    [level5] Presto
   *[other] Bot ({ $bot })
  }
not-your-turn = Your turn ends before the last of these moves: send the moves of one turn only.
table-unknown = There is no such table, or you need its invite link: ask the person who invited you.
table-unknown-seat = There is no such seat: they are numbered from 0 to { $most }.
table-seat-taken = This seat is taken: choose another one.
name-taken = Somebody at this table already has the name “{ $name }”, or one very like it. Choose another.
name-odd = “{ $name }” cannot be used as a name. Use letters of one alphabet, numbers, ordinary signs and spaces.
table-full = All seats are taken: watch, or set up a table of your own.
table-no-seat = You have no seat at this table: sit down first.
table-not-your-seat = This is not your seat: you can play only for your own.
table-not-your-turn = It is not your turn: wait until the others have played.
table-no-help = There are hints only where all others are bots or all agreed to them when the table was made, and never in the deal of the day.
table-resigned = You have given up: a bot is playing on in your seat.
table-stale = Something has happened at the table in the meantime: look again, then play.
table-onlookers-full = { $most } people are already watching this table. Come back later.
table-busy = Too much is happening at this table at once. Try again in a moment.
table-too-long = This game is longer than any game should be, so nothing more can be played here. You can give up and set up a new table.
table-not-begun = The game has not begun: the cards are dealt as soon as all seats are taken.
table-not-over = The game is still going on: wait until it is over.
table-dealt = The cards are already dealt: the deck is cut before the game begins.
table-seat-in-use = Somebody sits there: a bot can play for them once they have been gone for { $seconds } seconds.
table-bad-seat = A seat is “me”, “open” or “bot:” and a bot’s name, not “{ $given }”.
table-practice-public = A game from a chosen position or seed cannot be public: make the table private.
table-practice-other = The position belongs to another game, other options or another number of players: make them agree.
daily-alone = You play the deal of the day yourself: no bot can stand in for you.
daily-sealed = Others have not played this deal yet: its record opens when the day is over (midnight UTC).
table-no-chat = Partners may not discuss strategy, so a team table has no chat.
table-empty-chat = This message is empty: write something.
table-store-down = The server cannot save anything just now. Whatever was confirmed is safe: wait a moment, look at the table and try again.
table-unplayable = This table was set up with version { $version } of the rules of { $game } and cannot be played here. { $why } What is stored of it can still be saved.
table-other-version = Only version { $version } is known here.
table-rows-broken = What is stored of it does not fit together.
table-too-fast = That was too much at once: wait a few seconds and try again.
aside-busy = The server has a lot to do just now. Try again in a moment.
frame-not-json = This is not a JSON object: send one with a “type”.
frame-too-long = This is too long: at most { $most } characters are read.
frame-unknown = “{ $kind }” is not known here: choose { $known }.
frame-whole = “{ $key }” must be a whole number.
frame-text = “{ $key }” must be a text.
frame-moves = “moves” must be a list of 1 to 200 moves, each a text.
request-too-long = This is too long: at most { $most } bytes are read.
request-foreign = This request comes from another site, so it was not carried out: use this server’s own page.
request-no-cookies = This server knows you only by a cookie. Allow cookies for this site and try again.
request-hello = Welcome. Keep the cookie and send the request once more.
request-unknown-host = This server does not have that name: use its public address.
request-blocked = This address is blocked here. If that is a mistake, write to whoever runs the server.
request-headers-too-long = The headers of this request are too long: at most { $most } bytes are read. Delete this site’s cookies and try again.
request-no-http = This is not an HTTP request.
request-no-json = A request must be a JSON object in UTF-8: send it with “Content-Type: application/json”.
request-missing = “{ $field }” is missing: add it.
request-extra = “{ $field }” is not known here: leave it out.
request-wrong = “{ $field }” cannot be “{ $given }”: the description of the interface says what it can be.
request-not-found = There is nothing at this address: check that it is right.
request-not-allowed = This address cannot be used in this way: see the description of the interface.
request-no-client = The server is running, but the pages for the browser have not been built: run “make client”, then start the server again.
request-no-script = These pages need JavaScript: please allow it for this site.
request-failed = Something went wrong on the server. Nothing you did is lost: load the page again.
verify-moves = Played again from the start: every move is legal ({ $count }).
verify-seed = The seed is made from the server’s seed and { $count ->
    [0] no cuts
    [one] one cut
   *[other] { $count } cuts
  }, as the record says.
verify-commit = The server’s seed is the one it promised before the first card ({ $commit }).
verify-no-commit = The record holds no promise from a server, so only the play was checked.
verify-results = The result is what the rules say.
verify-resigned = The game ended because somebody gave up.
verify-bad-commit = The server’s seed is not the one it promised before the first card: this game was not dealt fairly.
verify-cut-missing = The deal was not made from the cut “{ $cut }”: this game was not dealt fairly.
verify-bad-cuts = The deal was not made from the cuts the table shows: this game was not dealt fairly.
verify-cuts = The deck was cut, by seat: { $cuts }.
verify-bad-results = The result is not what the rules say: the record has been changed.
verify-no-file = The file { $file } cannot be read: { $fault }.

## Printing

cli-print = Print a game as a PDF file: score sheets, cards, the track, the rules.
cli-print-cards = the cards of a game, fronts and backs, and its tokens if it has any
cli-print-rules = the rules of a game, on two pages
cli-print-game = which game: { $games }
cli-print-pages = how many pages
cli-print-paper = the paper: { $papers }
cli-print-style = colour, or plain for black and white
cli-print-out = where the PDF goes; - writes it to standard output
print-done = { $file } is ready: print it at actual size (100%).
print-done-both-sides = { $file } is ready: print it at actual size (100%), on both sides, flipped on the long edge.
print-no-extra = Printing needs Typst and a font: install both with pip install "race108[print]".
print-busy = Many people are printing just now. Try again in a moment.
print-bad-pages = The number of pages must be a whole number from 1 to { $most }.
print-cannot-write = The file { $file } cannot be written: { $fault }.
print-cards-title = { $game }: cards
print-rules-title = { $game }: rules
print-front = { $game } · cards · sheet { $number } of { $pages }, front
print-back = { $game } · cards · sheet { $number } of { $pages }, back

## Environments

illegal-action = The action { $action } is not legal now: choose one that the mask allows.
bad-count = The option { $option } must be a whole number from 1 to { $most }.
bad-actions = A step takes one whole number for each game: an array of { $count }.
no-batch = { $game } has no compiled code for many games at once: make one environment for each game.
bad-opponents = Name one bot for all other seats, or one for each of them: { $seats }.

## The coach

cli-review = Review a game: what every move was worth, from what the player could know, and what would have been better.
cli-review-file = the record of a game, as race108 saves it
cli-review-html = write one page that needs nothing else to this file
cli-review-deals = the most deals a move is judged by
review-no-file = The file { $file } cannot be read: { $fault }.
review-cannot-write = The file { $file } cannot be written: { $fault }.
review-bad-deals = The number of deals must be a whole number from { $least } to { $most }.
review-no-judge = Nobody can judge { $game } yet: it has no learned judgement.
review-unfinished = The game is not over, so only the moves so far are reviewed, and there is no ledger.
review-broken = Reviewed up to move { $ply }; what follows cannot be played: { $fault }
review-no-ledger = This game has no ledger of luck: { $fault }
review-nothing = Nothing was played, so there is nothing to review.
review-title = { $game }, { $count } players
review-by = Judged by the network { $network }.
review-player = { $player }: { $lost } points lost in { $count ->
    [1] one real decision
   *[other] { $count } real decisions
  } ({ $each } each).
review-counts = { $blunders ->
    [1] 1 blunder
   *[other] { $blunders } blunders
  }, { $mistakes ->
    [1] 1 mistake
   *[other] { $mistakes } mistakes
  }, { $inexact } inexact.
review-dearest = The dearest decisions
review-line = { $ply }. { $player }: { $played } ({ $grade }, { $loss } points). Better: { $best }.
review-all = All decisions
review-column-move = Move
review-column-player = Player
review-column-played = Played
review-column-best = Best
review-column-worth = Chance to win
review-column-loss = Lost
review-column-grade = Grade
review-ledger = Where the result came from, in points of winning chance
review-ledger-line = { $player }: start { $start }, luck { $luck }, own decisions { $own }, others’ decisions { $others }, unexplained { $unexplained }; result { $result }.
grade-forced = forced
grade-best = best
grade-close = too close to call
grade-inexact = inexact
grade-mistake = mistake
grade-blunder = blunder
