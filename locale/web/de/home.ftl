# Die Startseite und das Einrichten eines Tisches.

home-title = Zwei Wettlaufspiele mit je 108 Karten
home-about = Gegen fünf Tiere, per Link mit Freunden oder zusammen an einem Gerät. Ganz ohne Konto.
home-play-bot = Gegen { $name } spielen
home-dealing = Es wird gegeben …
home-strength = Gegen wen läufst du?
home-level = { $level ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[5] sehr schwer
  }
home-try-stronger = Du schlägst { $name } immer wieder. Versuch es mit { $next }!
home-try-weaker = { $name } ist ein harter Brocken. Versuch es erst mit { $next }!
home-lesson = Schritt für Schritt lernen
home-rules = Regeln
home-set-up = Tisch einrichten
home-your-turn-at = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
  }
home-beside = Mitspielen oder gespeicherte Partie öffnen
home-practise = Üben
home-puzzles = Rätsel lösen
home-saved = Gespeicherte Partien
home-open-saved = Gespeicherte Partie öffnen und ansehen
home-verify = Prüfen, ob eine Partie fair war
home-real = Am echten Tisch
home-pad = Block: auf dem Handy mitschreiben
home-print = Karten, Zettel oder eine Strecke drucken

## Mitspielen

home-join = Mit einem Link mitspielen
home-join-go = Zum Tisch
home-join-rubbish = Das ist kein Einladungslink: Füge den ganzen Link ein, den du bekommen hast. Darin kommt „/t/“ vor.
home-join-elsewhere = Diesen Tisch gibt es hier nicht. Der Link führt zu { $host }: Öffne ihn dort.
home-join-open-there = Link öffnen

## Die Tische

home-your-tables = Deine Tische
home-public-tables = Öffentliche Tische
home-finished = Beendete Partien
home-none = Zurzeit keine.
home-show-all = Alle { $count } zeigen
home-practice = (Übung)
home-with = mit { $players }
home-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
home-cutting-now = es wird abgehoben
home-your-turn = du bist dran
home-turn-of = { $player } ist am Zug
home-you-won = du hast gewonnen
home-won = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } haben gewonnen
  }
home-play-on = Weiterspielen
home-go-there = Öffnen
home-sit-down = Hinsetzen
home-watch = Zuschauen
home-replay = Noch mal ansehen
home-dismiss = Ausblenden
home-dismissed = Ausgeblendet. Der Tisch kommt wieder, sobald dort etwas geschieht.
home-show-away = { $count ->
    [one] Ausgeblendeten Tisch zeigen
   *[other] { $count } ausgeblendete Tische zeigen
  }

## Einen Tisch einrichten

home-game = Spiel
home-variant = Variante
home-players = Spieler
home-seats = Wer sitzt wo?
home-partners = Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4.
home-seat = Platz { $number }
home-sitter-me = Ich
home-sitter-here = Jemand an diesem Gerät
home-sitter-open = Jemand mit dem Link
home-bots = Bots
home-your-name = Dein Name
home-their-name = Name dieser Person
home-who-joins = Wer kann den Tisch finden?
home-private = Nur wer den Link hat
home-public = Alle: Der Tisch steht auf der Startseite
home-more = Weitere Optionen
home-turn-limit = Zeit pro Zug
home-game-limit = Zeit für die ganze Partie
home-no-limit = unbegrenzt
home-seconds = { $count } Sekunden
home-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
home-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
home-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
home-onlookers = Andere dürfen zuschauen
home-onlookers-why = Sie sehen niemandem in die Karten.
home-cutting = Alle heben ab
home-cutting-why = Alle tippen etwas Beliebiges ein, und das wird in die Karten gemischt. So kann sie vorher niemand kennen.
home-coach = Tipps für alle
home-coach-why = Alle dürfen sich vom Trainer helfen lassen, und der weiß nur, was man selbst weiß. Wer sich an den Tisch setzt, ist einverstanden.
home-cutting-rule = Nach den Regeln dieser Variante heben alle ab; darum ist das unter „{ $more }“ eingeschaltet.
home-do-bots = { $count ->
    [1] Gegen einen Bot starten
    [2] Gegen zwei Bots starten
    [3] Gegen drei Bots starten
    [4] Gegen vier Bots starten
   *[5] Gegen fünf Bots starten
  }
home-do-start = Partie starten
home-do-invite = Tisch öffnen und einladen
home-do-public = Tisch für alle öffnen
home-do-cut = Hinsetzen und abheben
home-do-watch = Den Bots zuschauen
