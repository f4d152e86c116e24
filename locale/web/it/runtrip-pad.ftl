# Il blocco per Run & Trip.

pad-runtrip-symbols = Il nostro percorso ha i simboli soliti
pad-runtrip-symbols-why = Fattori primi, come sui percorsi che si stampano qui. Altrimenti non si vedono simboli e alle caselle sicure badate voi.
pad-runtrip-end-cards = Nessuno ha più carte: finisci la partita
pad-runtrip-tokens = Giocatori e pedine
pad-runtrip-numbers = Numero sulla carta
pad-runtrip-clear = Cancella i numeri
pad-runtrip-run-how = { $name }: tocca un numero per correre, o qualcuno per lo sgambetto.
pad-runtrip-run-which = { $name }: scegli a o b, poi un numero per correre o qualcuno per lo sgambetto.
pad-runtrip-trip-how = { $name } fa lo sgambetto a { $whom }: tocca i numeri delle carte.
pad-runtrip-trip-again = { $name } può fare un altro sgambetto.
pad-runtrip-sum = { $cards } = { $sum }
pad-runtrip-stays = { $who } resta sulla { $square }: supererebbe 100
pad-runtrip-on = { $who } sulla { $square }
pad-runtrip-on-start = { $who } alla partenza
pad-runtrip-symbols-here = simboli: { $symbols }
pad-runtrip-choose-token = Muovi { $token }
pad-runtrip-choose-target = Sgambetto a { $token }
pad-runtrip-why-safe = { $who } è su una casella senza simboli: non gli si può fare lo sgambetto.
pad-runtrip-why-last = { $who } è in ultima posizione: non gli si può fare lo sgambetto (Pietà).
pad-runtrip-why-goal = Una pedina può arrivare a 100 solo se così vince la partita: l’altra non è ancora abbastanza avanti.
pad-runtrip-skip = Niente più carte: tocca a { $name }
