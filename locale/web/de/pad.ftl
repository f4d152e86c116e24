# Der Block für den richtigen Tisch. Die Namen der Spiele und Varianten sind die der ersten Seite.

pad-title = Block für den Spieltisch
pad-about = Ihr spielt mit echten Karten, dieses Handy ist das Papier. Einmal geöffnet, braucht es keine Verbindung mehr.
pad-names = Wer spielt mit?
pad-player = Spieler { $number }
pad-name = Name von Spieler { $number }
pad-first = Wer fängt an?
pad-first-lot = Das Los entscheidet
pad-own-rows = Hat eure Tabelle andere Reihen?
pad-symbols = Unsere Strecke hat die üblichen Symbole
pad-symbols-why = Primfaktoren wie auf den Strecken, die man hier drucken kann. Sonst werden keine Symbole gezeigt, und ihr achtet selbst auf sichere Felder.
pad-begin = Anfangen
pad-begins = { $name } fängt an.

## Auf jeder Seite des Blocks

pad-more = Mehr
pad-more-title = Dieser Block
pad-put-away = Dieses Spiel weglegen
pad-put-away-sure = Endgültig weglegen? Es ist nicht zu Ende und wird nicht aufgehoben.
pad-keep = Weiterspielen
pad-end-cards = Niemand hat mehr Karten: Spiel beenden
pad-ready = Auch ohne Verbindung bereit.
pad-install = Den Block auf den Startbildschirm legen
pad-renewed = Es gibt einen neueren Block.
pad-renew = Jetzt verwenden
pad-spoilt-game = Das Spiel auf diesem Gerät ließ sich nicht lesen. Es ist beiseitegelegt, und du kannst ein neues anfangen.
pad-spoilt-history = Die Liste der beendeten Spiele ließ sich nicht lesen. Sie ist beiseitegelegt, und eine neue Liste beginnt.
pad-cannot-keep = Dieser Browser hebt auf diesem Gerät nichts auf: Wenn du die Seite schließt, ist das Spiel verloren.

## Wer am Zug ist

pad-turn = { $name } ist am Zug
pad-turns = { $count ->
    [one] nach einem Zug
   *[other] nach { $count } Zügen
  }
pad-undo = Rückgängig
pad-undone = Zurückgenommen. { $name } ist am Zug.
pad-again = Noch einmal mit denselben
pad-new = Neues Spiel

## Die Tabellen von Triggs

pad-sheets = Tabellen
pad-show = { $name }: { $done } von { $all } angekreuzt. Tabelle zeigen
pad-tap = { $name }: Tipp an, was du ankreuzt.
pad-goes-on = { $name }: noch mehr in der { $row }er-Reihe?
pad-owed = Reihe voll! Noch ein Kreuz, in irgendeiner Reihe.
pad-no-more = { $name } ist fertig.
pad-cross = { $count ->
    [one] { $row }er-Reihe: ein Feld ankreuzen
   *[other] { $row }er-Reihe: { $count } Felder ankreuzen
  }
pad-cross-extra = { $row }er-Reihe: Extrakreuz
pad-crossed = { $count ->
    [one] { $name } kreuzt eine { $row } an.
   *[other] { $name } kreuzt { $count } Felder der { $row }er-Reihe an.
  }
pad-filled = Die { $row }er-Reihe ist voll.
pad-pass = Kein Kreuz: weiter zu { $name }
pad-done = Fertig: weiter zu { $name }
pad-out-12 = Die 12en sind aus dem Spiel: Jede 12, die offen liegt oder abgeworfen wird, kommt in die Schachtel.
pad-out-11 = Auch die 11en sind aus dem Spiel: ab in die Schachtel damit, wie die 12en.
pad-out = Aus dem Spiel: { $values }

## Die Strecke von Run & Trip

pad-tokens = Spieler und ihre Figuren
pad-numbers = Zahl auf der Karte
pad-clear = Zahlen löschen
pad-run-how = { $name }: Tipp eine Zahl an und lauf, oder wähl jemanden zum Beinstellen.
pad-run-which = { $name }: Wähl a oder b, dann eine Zahl zum Laufen oder jemanden zum Beinstellen.
pad-trip-how = { $name } stellt { $whom } ein Bein: Tipp die Zahlen der Karten an.
pad-trip-again = { $name } darf noch einmal ein Bein stellen.
pad-sum = { $cards } = { $sum }
pad-stays = { $who } bleibt auf { $square }, sonst ginge es über 100 hinaus
pad-on = { $who } auf { $square }
pad-on-start = { $who } auf dem Start
pad-symbols-here = Symbole: { $symbols }
pad-choose-token = { $token }: bewegen
pad-choose-target = { $token }: Bein stellen
pad-why-safe = { $who } steht auf einem Feld ohne Symbole; da kann niemand ein Bein stellen.
pad-why-last = { $who } ist ganz hinten; da darf niemand ein Bein stellen (Gnade).
pad-why-goal = Auf die 100 darf eine Figur nur, wenn das Spiel damit gewonnen ist: Die andere ist noch nicht weit genug.
pad-skip = Keine Karten mehr: weiter zu { $name }
pad-time-left = Noch { $time }
pad-clock-start = Uhr starten
pad-clock-stop = Uhr anhalten
pad-minute-left = Noch eine Minute.

## Beendete Spiele

pad-history = Beendete Spiele
pad-history-none = Noch keine.
pad-history-line = { $kind }, { $turns }
pad-forget = Das Spiel vom { $date } löschen
pad-forget-short = Löschen
pad-forgotten = Das Spiel ist gelöscht.
