# Il tavolo di Run & Trip.

runtrip-road = Il percorso
runtrip-hand = Le tue carte
runtrip-hand-empty = Non hai più carte.
runtrip-players = Giocatori
runtrip-actions = Che cosa puoi fare
runtrip-targets = A chi puoi fare lo sgambetto
runtrip-ways = Mosse possibili
runtrip-strip = Dove sta ognuno
runtrip-start = Partenza
runtrip-goal = Arrivo
runtrip-deck = Mazzo
runtrip-discard = Scarti
runtrip-deck-told = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
  }, in cima un { $number }
runtrip-deck-empty = Il mazzo è vuoto
runtrip-discard-told = Scarti: { $count ->
    [one] una carta
   *[other] { $count } carte
  }

runtrip-symbol-2 = due
runtrip-symbol-3 = tre
runtrip-symbol-5 = cinque
runtrip-symbol-7 = sette
runtrip-symbol-P = primo maggiore di 7
runtrip-card = Carta { $number }, simboli: { $symbols }
runtrip-card-back = Carta { $number }

## Chi e dove

runtrip-you = tu
runtrip-your-token = la tua «{ $letter }»
runtrip-their-token = { $owner } «{ $letter }»
runtrip-side = Squadra { $number }
runtrip-this-is-you = tu
runtrip-on-turn = di turno
runtrip-wins = vince
runtrip-counts = conta
runtrip-leads = in testa
runtrip-safe = al riparo dagli sgambetti
runtrip-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  }
runtrip-open-players = I giocatori e le loro carte. { $told }
runtrip-stands = { $who } sulla { $square }, simboli: { $symbols }
runtrip-stands-safe = { $who } { $square ->
    [0] alla partenza
   *[other] sulla { $square }
  }, nessun simbolo
runtrip-try-token = { $token }: sgambetto
runtrip-trip-token = { $token }: sgambetto, { $count ->
    [one] un modo
   *[other] { $count } modi
  }

## Che cosa succede

runtrip-turn-act = Tocca a te: premi una carta per correre o fai lo sgambetto a qualcuno:
runtrip-turn-run = Tocca a te: premi una carta per correre.
runtrip-turn-trip = Puoi fare un altro sgambetto o chiudere il turno.
runtrip-turn-other = Tocca a { $name }.
runtrip-over = La partita è finita.
runtrip-choose = Che cosa vuoi fare?
runtrip-find-target = Ora premi la pedina a cui fare lo sgambetto con queste carte.
runtrip-find-cards = Premi le carte che mostrano esattamente i simboli sotto { $who }.
runtrip-find-no-match = Queste carte non mostrano esattamente i simboli sotto { $who }.

## Che cosa succederebbe

runtrip-goes = { $who } ({ $from } → { $to })
runtrip-pushes = spinta: { $who } ({ $from } → { $to })
runtrip-stays = { $letter ->
    [none] resti sulla { $square }: non si può superare la 100
   *[other] la tua «{ $letter }» resta sulla { $square }: non si può superare la 100
  }
runtrip-way-run = Corri con { $number ->
    [1] l’1
    [8] l’8
   *[other] il { $number }
  }
runtrip-way-trip = Sgambetto a { $who } con { $cards }
runtrip-more-ways = Mostra altri modi ({ $count })

## Pulsanti

runtrip-trip = Sgambetto a { $who } ({ $count ->
    [one] un modo
   *[other] { $count } modi
  })
runtrip-do-run = Corri di { $number ->
    [one] una casella
   *[other] { $number } caselle
  } fino alla { $square }
runtrip-do-run-token = Corri di { $number ->
    [one] una casella
   *[other] { $number } caselle
  } con la «{ $letter }» fino alla { $square }
runtrip-do-stay = Gioca { $number ->
    [1] l’1
    [8] l’8
   *[other] il { $number }
  } e resta sulla { $square }
runtrip-do-trip = Sgambetto a { $who }: indietro di { $sum }
runtrip-try = Sgambetto a { $who }
runtrip-end = Chiudi il turno
runtrip-cancel = Annulla
runtrip-take-back = Ritira la mossa

## Su altre pagine: il nome, preparare un tavolo, cifre di una partita

runtrip-name = Run & Trip
runtrip-about = Corri fino alla casella 100 e fai lo sgambetto agli altri con i simboli esatti della loro casella.
runtrip-kind-basic = Run & Trip
runtrip-kind-mercy = Run & Trip, Pietà
runtrip-kind-advanced = Run & Trip, Avanzato
runtrip-kind-team = Run & Trip, Squadre
runtrip-variant-basic = Base
runtrip-variant-mercy = Pietà
runtrip-variant-advanced = Avanzato
runtrip-variant-team = Squadre
runtrip-variant-basic-about = Una pedina a testa. Da 2 a 6 giocatori.
runtrip-variant-mercy-about = Alla pedina in ultima posizione non si può fare lo sgambetto. Da 4 a 6 giocatori.
runtrip-variant-advanced-about = Due pedine a testa, e conta quella più indietro. Per 2 o 3 giocatori.
runtrip-variant-team-about = Due contro due; i compagni hanno due pedine in comune e non possono accordarsi. Per 4 giocatori.
runtrip-option-even = Tutti pescano lo stesso numero di volte
runtrip-option-even-why = Regola della casa: alcune carte si mettono da parte senza guardarle, così nessun posto pesca più volte di un altro.
runtrip-layout = Simboli sul percorso e sulle carte
runtrip-layout-why = Hai simboli tuoi? Scrivili in un file di layout (.toml) come il factors.toml incluso in race108.
runtrip-layout-usual = Adesso: fattori primi, come sempre.
runtrip-layout-own = Adesso: «{ $name }», dal tuo file.
runtrip-layout-choose = Scegli un file di layout
runtrip-layout-reset = Torna ai simboli normali
runtrip-setting-finds = Sgambetti
runtrip-setting-finds-off = Mostrami a chi posso fare lo sgambetto
runtrip-setting-finds-on = Cerco io le carte
runtrip-figure-run = Caselle percorse
runtrip-figure-made = Sgambetti fatti
runtrip-figure-suffered = Sgambetti subiti
runtrip-figure-lost = Caselle perse

## What stands in somebody’s record

runtrip-deed = { $count ->
    [one] Turno migliore: uno sgambetto
   *[other] Turno migliore: { $count } sgambetti
  }
