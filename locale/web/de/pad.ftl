# Der Block für den richtigen Tisch. Die Namen der Spiele und Varianten sind die der ersten Seite.

pad-title = Block für den Spieltisch
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
pad-put-away = Dieses Spiel weglegen
pad-put-away-sure = Endgültig weglegen? Es ist nicht zu Ende und wird nicht aufgehoben.
pad-keep = Weiterspielen
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

## Die Uhr

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
