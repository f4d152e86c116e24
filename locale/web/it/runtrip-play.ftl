# The table of Run & Trip, and whatever the pad does not say.

runtrip-road = Il percorso
runtrip-hand = Le tue carte
runtrip-hand-empty = Non hai più carte.
runtrip-players = Giocatori
runtrip-actions = Che cosa puoi fare
runtrip-targets = A chi puoi fare lo sgambetto
runtrip-ways = Mosse possibili
runtrip-strip = Dove sta ognuno
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
runtrip-try-token = { $token }: sgambetto
runtrip-trip-token = { $token }: sgambetto, { $count ->
    [one] un modo
   *[other] { $count } modi
  }
runtrip-turn-act = Tocca a te: premi una carta per correre o fai lo sgambetto a qualcuno:
runtrip-turn-run = Tocca a te: premi una carta per correre.
runtrip-turn-trip = Puoi fare un altro sgambetto o chiudere il turno.
runtrip-turn-other = Tocca a { $name }.
runtrip-over = La partita è finita.
runtrip-choose = Che cosa vuoi fare?
runtrip-find-target = Ora premi la pedina a cui fare lo sgambetto con queste carte.
runtrip-find-cards = Premi le carte che mostrano esattamente i simboli sotto { $who }.
runtrip-find-no-match = Queste carte non mostrano esattamente i simboli sotto { $who }.
runtrip-more-ways = Mostra altri modi ({ $count })
runtrip-try = Sgambetto a { $who }
runtrip-cancel = Annulla
runtrip-take-back = Ritira la mossa
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
runtrip-deed = { $count ->
    [one] Turno migliore: uno sgambetto
   *[other] Turno migliore: { $count } sgambetti
  }
