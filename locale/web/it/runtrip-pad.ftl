# Il blocco per Run & Trip.

pad-runtrip-symbols = Il nostro percorso ha i simboli normali
pad-runtrip-symbols-why = Fattori primi, come sui percorsi che si stampano qui. Altrimenti non si vedono simboli e alle caselle sicure dovete badare voi.
pad-runtrip-end-cards = Nessuno ha più carte: finisci la partita
pad-runtrip-tokens = Giocatori e pedine
pad-runtrip-numbers = Numero sulla carta
pad-runtrip-clear = Cancella i numeri
pad-runtrip-run-how = { $name }: premi un numero per correre, o qualcuno per fargli lo sgambetto.
pad-runtrip-run-which = { $name }: scegli a o b, poi un numero per correre o qualcuno per fargli lo sgambetto.
pad-runtrip-trip-how = { $name } fa lo sgambetto a { $whom }: premi i numeri delle carte.
pad-runtrip-trip-again = { $name } può fare un altro sgambetto.
pad-runtrip-sum = { $cards } = { $sum }
pad-runtrip-stays = { $who } resta sulla { $square }: non si può superare la 100
pad-runtrip-on = { $who } sulla { $square }
pad-runtrip-on-start = { $who } alla partenza
pad-runtrip-symbols-here = simboli: { $symbols }
pad-runtrip-choose-token = Muovi { $token }
pad-runtrip-choose-target = Sgambetto a { $token }
pad-runtrip-why-safe = { $who } è su una casella senza simboli: lì nessuno può fare lo sgambetto.
pad-runtrip-why-last = { $who } è in ultima posizione: lì nessuno può fare lo sgambetto (Pietà).
pad-runtrip-why-goal = Una pedina può arrivare sulla 100 solo se così si vince la partita: l’altra non è ancora abbastanza avanti.
pad-runtrip-skip = Niente più carte: tocca a { $name }
