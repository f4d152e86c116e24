# Partite finite, mossa per mossa.

replay-figures = La partita in cifre
replay-figure-turns = Turni

replay-title = Rivedi una partita
replay-of = { $game }, giocata da { $names }
replay-loading = Caricamento della partita…
replay-none = Questa partita non si può mostrare
replay-file = Apri una partita salvata (un file)
replay-choose = Scegli un file
replay-no-file = Questa non è una partita salvata. Scegli il file .json che hai salvato dopo una partita.
replay-address = Oppure incolla l’indirizzo di un tavolo o di una partita da rivedere
replay-show = Mostra la partita
replay-no-address = In questo indirizzo non c’è nessun tavolo. Ha la forma …/t/… o …/replay/….
replay-start = Le carte sono state distribuite.
replay-no-words = Qui non succede niente.
replay-place = Punto della partita
replay-place-of = Mossa { $place } di { $last }
replay-steps = Avanti e indietro
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-turn-forward = Un turno avanti
replay-last = Alla fine
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-viewpoint = Il tuo posto
replay-outside = accanto al tavolo
replay-share = Condividi questo momento

review-open = Rivedi le decisioni
