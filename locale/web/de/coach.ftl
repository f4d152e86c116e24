# Der Trainer: eine Partie noch einmal durchgesehen.

coach-of = { $game } mit { $names }, durchgesehen
coach-not-here = Auf diesem Gerät lassen sich Partien nicht beurteilen. Im Terminal tut „race108 review“ dasselbe.
coach-note-broken = Nur die ersten { $ply } Züge sind beurteilt: Was in dieser Aufzeichnung folgt, lässt sich nicht spielen.
coach-note-unfinished = Diese Partie ist nicht zu Ende. Beurteilt sind die bisherigen Züge.
coach-note-nothing = Es wurde nichts gespielt, also gibt es nichts zu beurteilen.
coach-progress = { $done } von { $all } Zügen beurteilt
coach-stopped = Das Beurteilen ist abgebrochen. Lade die Seite neu, um es noch einmal zu versuchen.
coach-by = Beurteilt vom Netz { $network }, jeder Zug nur nach dem, was man in dem Moment wissen konnte.
coach-chance = Gewinnchance
coach-curve-line = { $name }: von { $first } bis { $last }.
coach-curve-begin = Anfang
coach-curve-end = Ende
coach-turning = Wendepunkte
coach-turn-own = Zug { $ply }: Fehlgriff von { $name }, { $points } Punkte weniger
coach-turn-other = Zug { $ply }: Fehler von { $name }, { $points } Punkte mehr
coach-turn-nobody = Nach Zug { $ply }: { $way ->
    [up] { $points } Punkte mehr
   *[down] { $points } Punkte weniger
  } ohne einen Fehler
coach-decisions = Entscheidungen
coach-many-best = Am besten oder ebenso gut
coach-many-inexact = Ungenau
coach-many-mistake = Fehler
coach-many-blunder = Grobe Fehler
coach-lost = { $lost } Punkte verloren in { $count ->
    [one] { $count } echten Entscheidung
   *[other] { $count } echten Entscheidungen
  }
coach-each = { $each } pro Entscheidung
coach-point = Ein Punkt ist eine von hundert Gewinnchancen. Züge ohne Wahl zählen nicht.
coach-whose = Wessen Entscheidungen?
coach-begin = { $count ->
    [one] Die teuerste Entscheidung ansehen
   *[other] Die { $count } teuersten Entscheidungen ansehen
  }
coach-begin-others = Ansehen, was die anderen verschenkt haben
coach-flawless = Keine Entscheidung hat zwei Punkte oder mehr gekostet. Gut gespielt!
coach-replay = Noch einmal ansehen
coach-own = Deine Entscheidung { $place } von { $all }
coach-others = Verschenkt: { $place } von { $all }
coach-move = Zug { $ply }
coach-played = { $who ->
    [you] Du hast gespielt: { $move }.
   *[other] { $name } hat gespielt: { $move }.
  }
coach-cost = { $grade ->
    [blunder] Ein grober Fehler:
    [mistake] Ein Fehler:
   *[inexact] Ungenau:
  } Nach dem, was { $who ->
    [you] du wissen konntest
   *[other] man dort wissen konnte
  }, kostete das etwa { $loss } Punkte.
coach-ask = Was wäre besser gewesen? Spiel es.
coach-show = Zeig es mir
coach-same = Genau das hast du gespielt. Versuch etwas anderes.
coach-wrong = Das nicht: Es kostet etwa { $loss } Punkte. Versuch es noch einmal.
coach-right = Ja! Das ist so gut wie der beste Zug.
coach-right-best = Ja! Das ist der beste Zug.
coach-better = Besser: { $move }.
coach-chances = Gewinnchance: { $best } statt { $played }.
coach-no-reason = Ein einfacher Grund fand sich nicht: Der Zug war am besten, wenn die verdeckten Karten immer wieder neu gegeben wurden.
coach-was-best = Nichts wäre deutlich besser gewesen.
coach-back = Zurück
coach-next = Weiter
coach-overview = Zur Übersicht

coach-ledger = Woher das Ergebnis kam
coach-ledger-wait = Was Glück war, wird gerade ausgerechnet …
coach-ledger-none = Was Glück war, lässt sich hier nicht sagen: Noch hat kein Netz gelernt, auf solche Partien zurückzublicken.
coach-ledger-failed = Was Glück war, lässt sich jetzt nicht sagen: Das Netz, das zurückblickt, konnte nicht geladen werden.
coach-ledger-sum = { $how ->
    [won] Du hast gewonnen
    [shared] Du hast dir den Sieg geteilt
   *[lost] Du hast verloren
  }: Glück { $luck }, deine Entscheidungen { $own }, { $count ->
    [one] die von { $name }
   *[other] die der anderen
  } { $rest }.
coach-ledger-start = Ausgangslage
coach-ledger-luck = Glück
coach-ledger-own = Deine Entscheidungen
coach-ledger-others = { $count ->
    [one] Entscheidungen von { $name }
   *[other] Entscheidungen der anderen
  }
coach-ledger-unexplained = Ungeklärt
coach-ledger-result = Ergebnis
coach-ledger-about = In Punkten, mit allen Karten offen. Glück ist, was gegeben und gezogen wurde; Entscheidungen sind daran gemessen, was das Netz gespielt hätte.

coach-lately = Deine letzten { $count } Partien
coach-lately-all = Alle Entscheidungen
coach-lately-begin = Anfang
coach-lately-middle = Mitte
coach-lately-end = Ende
coach-lately-about = Verlorene Punkte pro echter Entscheidung; in 95 von 100 Fällen liegt der wahre Wert in der Spanne. Nur auf diesem Gerät aufgehoben.

coach-ask-which = Welcher?
coach-ask-why = Warum?
coach-for-example = Zum Beispiel: { $move }.
coach-bar-of = Gewinnchancen: { $list }
coach-sure = Sicher?
coach-sure-cost = Das kostet etwa { $loss } Punkte deiner Gewinnchance.
coach-think = Noch einmal überlegen
coach-anyway = Trotzdem spielen
