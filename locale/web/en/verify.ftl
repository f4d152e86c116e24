# Checking that a game was fair.

verify-title = Was the game fair?
verify-what = Every finished game has a record. From it the game is dealt and played again here: were these the cards the server had promised, was every move legal, is the result right?
verify-choose = Choose a saved record
verify-paste = … or paste it here, or the link to a table
verify-promised = The hash you saw at the table, if you wrote it down
verify-go = Check this game
verify-busy = Checking…
verify-no-record = This is not a record: choose the file you saved, or paste all of it.
verify-good = Everything is as it should be
verify-bad = Something is wrong
verify-how = How a deal stays fair
verify-promise = A promise.
verify-promise-about = Before the first card the server chooses a secret number and shows everyone its hash, a kind of fingerprint, under “Fair deal” at the table. From then on it cannot change the number.
verify-cut = Your cut.
verify-cut-about = What the players type when they cut the deck is mixed in. So the server does not know the deal when it makes its promise, and no player can steer it.
verify-record = The record.
verify-record-about = After the game everything is revealed: the secret number, every cut, every move and the result.
verify-check = The check.
verify-check-about = With these anyone can deal the same cards again. The promised hash must be the one you saw at the table.
verify-home = Don’t take our word for it
verify-home-about = The same check runs on your own computer, without this server:
verify-file = FILE
