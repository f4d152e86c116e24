# Der Block für den echten Tisch. Die Namen der Spiele und Varianten sind die der ersten Seite.

pad-title = Block für den echten Tisch
pad-about = Ihr spielt mit echten Karten, dieses Handy ist das Papier. Einmal geöffnet, braucht es keine Verbindung mehr.
pad-names = Wer spielt mit?
pad-player = Spieler { $number }
pad-name = Name von Spieler { $number }
pad-first = Wer fängt an?
pad-first-lot = Das Los entscheidet
pad-begin = Anfangen
pad-begins = { $name } fängt an.

## Auf jeder Seite des Blocks

pad-more = Mehr
pad-more-title = Dieser Block
pad-put-away = Diese Partie löschen
pad-put-away-sure = Endgültig löschen? Die Partie ist nicht zu Ende und lässt sich nicht zurückholen.
pad-keep = Weiterspielen
pad-ready = Geht jetzt auch ohne Verbindung.
pad-install = Den Block auf den Startbildschirm legen
pad-renewed = Es gibt eine neuere Version des Blocks.
pad-renew = Jetzt aktualisieren
pad-spoilt-game = Die Partie auf diesem Gerät ließ sich nicht lesen. Sie ist beiseitegelegt, und du kannst eine neue anfangen.
pad-spoilt-history = Die Liste der beendeten Partien ließ sich nicht lesen. Sie ist beiseitegelegt, und eine neue Liste beginnt.
pad-cannot-keep = Dieser Browser speichert auf diesem Gerät nichts: Wenn du die Seite schließt, ist die Partie verloren.

## Wer am Zug ist

pad-turn = { $name } ist am Zug
pad-turns = { $count ->
    [one] nach einem Zug
   *[other] nach { $count } Zügen
  }
pad-undo = Rückgängig
pad-undone = Zurückgenommen. { $name } ist am Zug.
pad-again = Noch einmal, dieselben Spieler
pad-new = Neue Partie

## Die Uhr

pad-time-left = Noch { $time }
pad-clock-start = Uhr starten
pad-clock-stop = Uhr anhalten
pad-minute-left = Noch eine Minute.

## Beendete Partien

pad-history = Beendete Partien
pad-history-none = Noch keine.
pad-history-line = { $kind }, { $turns }
pad-forget = Die Partie vom { $date } löschen
pad-forget-short = Löschen
pad-forgotten = Partie gelöscht.
