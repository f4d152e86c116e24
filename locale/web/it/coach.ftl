# L’allenatore: una partita rivista.

coach-of = { $game } con { $names }: la partita rivista
coach-not-here = Su questo dispositivo non si possono giudicare partite. In un terminale, «race108 review» fa lo stesso.
coach-note-broken = Sono riviste solo le prime { $ply } mosse: ciò che segue in questa registrazione non si può giocare.
coach-note-unfinished = Questa partita non è finita. Sono riviste le mosse fatte finora.
coach-note-nothing = Non si è giocato nulla, quindi non c’è nulla da rivedere.
coach-progress = { $done } mosse su { $all } giudicate
coach-stopped = Il giudizio si è interrotto. Ricarica la pagina per riprovare.
coach-by = Giudicata dalla rete { $network }, ogni mossa solo con ciò che si poteva sapere in quel momento.
coach-chance = Probabilità di vincere
coach-curve-line = { $name }: da { $first } a { $last }.
coach-curve-begin = Inizio
coach-curve-end = Fine
coach-turning = Punti di svolta
coach-turn-own = Mossa { $ply }: un passo falso di { $name }, { $points } punti in meno
coach-turn-other = Mossa { $ply }: un errore di { $name }, { $points } punti in più
coach-turn-nobody = Dopo la mossa { $ply }: { $way ->
    [up] { $points } punti in più
   *[down] { $points } punti in meno
  } senza nessun errore
coach-decisions = Decisioni
coach-many-best = La migliore, o altrettanto buona
coach-many-inexact = Imprecise
coach-many-mistake = Errori
coach-many-blunder = Errori gravi
coach-lost = { $lost } punti persi in { $count ->
    [one] { $count } vera decisione
   *[other] { $count } vere decisioni
  }
coach-each = { $each } per decisione
coach-point = Un punto è una probabilità di vincere su cento. Le mosse senza scelta non contano.
coach-whose = Le decisioni di chi?
coach-begin = { $count ->
    [one] Guarda la decisione più cara
   *[other] Guarda le { $count } decisioni più care
  }
coach-begin-others = Guarda che cosa hanno regalato gli altri
coach-flawless = Nessuna decisione è costata due punti o più. Ben giocato!
coach-replay = Rivedila
coach-own = La tua decisione { $place } di { $all }
coach-others = Regali: { $place } di { $all }
coach-move = Mossa { $ply }
coach-played = { $who ->
    [you] Hai giocato: { $move }.
   *[other] { $name } ha giocato: { $move }.
  }
coach-cost = { $grade ->
    [blunder] Un errore grave:
    [mistake] Un errore:
   *[inexact] Un’imprecisione:
  } con ciò che { $who ->
    [you] sapevi
   *[other] sapeva
  }, è costato circa { $loss } punti.
coach-ask = Che cosa sarebbe stato meglio? Giocalo.
coach-show = Mostramelo
coach-same = È quello che hai giocato. Prova qualcos’altro.
coach-wrong = Questo no: costa circa { $loss } punti. Riprova.
coach-right = Sì! Vale quanto la mossa migliore.
coach-right-best = Sì! È la mossa migliore.
coach-better = Meglio: { $move }.
coach-chances = Probabilità di vincere: { $best } invece di { $played }.
coach-no-reason = Non si è trovata una ragione semplice: è stata la mossa migliore ridando molte volte le carte coperte.
coach-was-best = Niente sarebbe stato nettamente meglio.
coach-back = Indietro
coach-next = Avanti
coach-overview = Al riepilogo

coach-ledger = Da dove viene il risultato
coach-ledger-wait = Si sta calcolando che cosa è stato fortuna…
coach-ledger-none = Qui non si può dire che cosa sia stato fortuna: nessuna rete ha ancora imparato a guardare indietro a partite come questa.
coach-ledger-failed = Ora non si può dire che cosa sia stato fortuna: non è stato possibile caricare la rete che guarda indietro.
coach-ledger-sum = { $how ->
    [won] Hai vinto
    [shared] Hai condiviso la vittoria
   *[lost] Hai perso
  }: fortuna { $luck }, le tue decisioni { $own }, { $count ->
    [one] quelle di { $name }
   *[other] quelle degli altri
  } { $rest }.
coach-ledger-start = Punto di partenza
coach-ledger-luck = Fortuna
coach-ledger-own = Le tue decisioni
coach-ledger-others = { $count ->
    [one] Decisioni di { $name }
   *[other] Decisioni degli altri
  }
coach-ledger-unexplained = Non spiegato
coach-ledger-result = Risultato
coach-ledger-about = In punti, con tutte le carte scoperte. La fortuna è la distribuzione e ogni carta pescata; le decisioni si misurano con ciò che avrebbe giocato la rete.

coach-lately = Le tue ultime { $count } partite
coach-lately-all = Tutte le decisioni
coach-lately-begin = Inizio
coach-lately-middle = Metà
coach-lately-end = Fine
coach-lately-about = Punti persi per ogni vera decisione; 95 volte su 100 il valore vero sta nell’intervallo. Si conserva solo su questo dispositivo.

coach-ask-which = Quale?
coach-ask-why = Perché?
coach-for-example = Per esempio: { $move }.
coach-bar-of = Probabilità di vincere: { $list }
coach-sure = Sicuro?
coach-sure-cost = Costa circa { $loss } punti della tua probabilità di vincere.
coach-think = Ci ripenso
coach-anyway = Gioca lo stesso
