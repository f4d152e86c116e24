# race108 auf Deutsch. Dieselben Nachrichten stehen in en.ftl, es.ftl und it.ftl.

## Die Spiele und ihre Teile

player = Spieler { $number }
side = Team { $number }
# Steht immer nach „Stapel“: vom Stapel links, der Stapel in der Mitte.

count = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[9] neun
  }

## Züge, die nicht gehen

game-over = Die Partie ist zu Ende: Fang eine neue an, um weiterzuspielen.
illegal-move = „{ $text }“ geht jetzt nicht; möglich ist: { $moves }.
ambiguous = „{ $text }“ kann mehrere Züge bedeuten; sag, welchen du meinst: { $moves }.
take-back-nothing = Es gibt nichts zurückzunehmen: Das geht nur mit Schritten des laufenden Zugs.
take-back-revealed = Beim letzten Zug wurde eine Karte sichtbar, darum lässt er sich nicht zurücknehmen.
take-back-often = In einem Zug lassen sich höchstens { $most } Schritte zurücknehmen.

# Warum etwas jetzt nicht geht, in einer Zeile
why-turn = Gerade ist { $player } am Zug.
why-over = Die Partie ist zu Ende.
why-unknown = „{ $thing }“ gibt es in diesem Spiel nicht: Nenne die Dinge so, wie die Züge es tun.

## Optionen und Startwerte

unknown-game = Ein Spiel „{ $game }“ gibt es nicht: Zur Wahl stehen { $known }.
bad-players = { $game } ist ein Spiel für { $least ->
    [4] genau { $least }
   *[other] { $least } bis { $most }
  } Spieler.
bad-seat = Diesen Platz gibt es nicht: Wähle einen von 0 bis { $most }.
unknown-option = { $game } hat keine Option „{ $option }“: Es gibt { $known }.
bad-choice = Die Option { $option } muss eins davon sein: { $choices }.
bad-number = Die Option { $option } muss eine ganze Zahl von { $least } bis { $most } sein.
option-elsewhere = Die Option { $option } gibt es an diesem Tisch von { $game } nicht: Lass sie weg oder ändere den Tisch.
no-such-part = { $game } hat kein „{ $part }“, deshalb geht das hier nicht.
broken-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $reason }. Repariere oder entferne das Paket, aus dem es kommt.
no-time-limit = { $game } hat kein Zeitlimit: Lass es weg.
no-tokens = { $game } hat keine Strecke, also auch keine Figuren, mit denen man vorausschauen könnte.
bad-seed = { $given } ist kein Startwert: Gib eine ganze Zahl von 0 bis 2^256 − 1 an oder 64 Hexadezimalziffern.

## Stellungen

position-not-object = Die Stellung muss ein JSON-Objekt sein, wie dieses Programm es schreibt.
position-unknown-key = Eine Stellung hat keinen Schlüssel „{ $key }“: Es gibt { $known }.
position-number = Jede Zahl in „{ $key }“ muss eine ganze Zahl von { $least } bis { $most } sein.
position-choice = „{ $key }“ muss eins davon sein: { $choices }.
position-lists = „{ $key }“ muss eine Liste von Listen sein.
position-list = „{ $key }“ muss eine Liste sein.
position-list-length = „{ $key }“ muss eine Liste von { $length } Zahlen sein.
position-cards-many = „{ $key }“ zählt { $count } Karten auf, im Spiel gibt es aber nur { $most }.
position-per-player = „{ $key }“ muss für jeden der { $players } Spieler eine Liste haben.
position-no-hands = Es sind nicht genug Karten übrig, um jedem { $count } zu geben: Gib „hands“ an oder anderswo weniger Karten.
position-winner-turn = Wenn das Spiel zu Ende ist, gehört „turn“ dem Sieger, hier Spieler { $player }.
position-winners-early = „winners“ muss null sein, bis die Phase „over“ ist.
position-winners-wrong = „winners“ nennt nicht die, die in dieser Stellung gewonnen haben.

## Aufzeichnungen und der Schiedsrichter

record-not-one = Das ist keine Aufzeichnung dieses Programms (Format { $version }).
record-rules = Diese Partie wurde nach Version { $given } der Regeln von { $game } gespielt; bekannt ist hier nur Version { $version }.
record-unknown-key = Eine Aufzeichnung hat keinen Schlüssel „{ $key }“.
record-shape = In der Aufzeichnung fehlt „{ $key }“, oder es ist nicht das, was es sein sollte.
record-contributions = Der Startwert der Aufzeichnung wurde nicht aus ihren Beiträgen gebildet.
record-options-hash = Die Optionen der Aufzeichnung sind nicht die, mit denen die Partie begann.
record-contradiction = Spiel, Spielerzahl oder Optionen der Aufzeichnung passen nicht zu ihrer Stellung.
record-move = Zug { $ply } der Aufzeichnung lässt sich nicht spielen: { $fault }
record-gap = Eintrag { $number } im Verlauf fehlt.
record-ply = Eintrag { $number } im Verlauf lässt sich nicht spielen.
record-too-long = Die Aufzeichnung hat { $count } Züge; hier werden höchstens { $most } nachgespielt. Auf der Befehlszeile hat race108 verify keine solche Grenze.
taken-not-over = Diese Partie ist noch nicht zu Ende: Nur beendete Partien kommen auf den Server.
taken-not-dealt = Auf den Server kommt nur eine Partie, deren Karten gemischt ausgeteilt wurden und die nach den Regeln oder durch Aufgabe endete.
record-long-move = Zug { $ply } der Aufzeichnung ist länger als jeder Zug: Es werden höchstens { $most } Zeichen gelesen.
request-not-json = Diese Zeile ist kein JSON-Objekt: Schick eine Anfrage pro Zeile, zum Beispiel { "{" }"do": "legal"{ "}" }.
request-unknown = Eine Anfrage „{ $do }“ gibt es nicht: Zur Wahl stehen { $known }.
request-no-game = Es gibt noch keine Partie: Schick zuerst eine Anfrage „new“, „set“ oder „replay“.
request-unknown-key = Die Anfrage „{ $do }“ hat keinen Schlüssel „{ $key }“: Es gibt { $known }.
request-moves = „moves“ muss eine Liste von Zügen sein, jeder davon ein Text.
request-options = „options“ muss ein JSON-Objekt sein.
request-budget = Ein Bot braucht „ms“ von 1 bis 600000 oder „rollouts“ von 1 bis 1000000, als ganze Zahl und nicht beides.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht: Zur Wahl stehen { $known }.
no-such-bot = { $game } hat keinen Bot „{ $bot }“: Zur Wahl stehen { $known }.

## Die Befehlszeile

cli-about = Wettlaufspiele mit 108 Karten spielen, erforschen und Maschinen beibringen: { $games }.
cli-language = die Sprache aller Texte
cli-play = Im Terminal spielen, gegen Bots oder mit anderen am selben Bildschirm.
cli-play-game = welches Spiel; lässt du es weg, wirst du gefragt
cli-players = wie viele mitspielen
cli-people = wie viele davon Menschen an diesem Bildschirm sind; die anderen sind Bots
cli-bot = welcher Bot auf den anderen Plätzen spielt: level1 (leicht) bis level5 (schwer), greedy, value, search oder random, oder ein eigenes Programm als cmd:./mybot
cli-seed = eine ganze Zahl: Derselbe Startwert gibt dieselben Karten
cli-minutes = die Zeit für die ganze Partie, wo es ein Zeitlimit geben kann
cli-referee = JSON-Anfragen beantworten, eine pro Zeile: So spielt ein anderes Programm nach unseren Regeln.
cli-bench = Messen, wie schnell die Regeln sind.
cli-bench-playouts = zufällige Partien, eine nach der anderen
cli-json = ein JSON-Objekt ausgeben
cli-duel = Bots gegeneinander spielen lassen: dieselben Karten, reihum auf allen Plätzen.
cli-deals = wie viele Kartenverteilungen; jede wird für jede Sitzordnung einmal gespielt
cli-arena = Einen Bot gegen eine Gruppe von Gegnern spielen lassen, die sich nie ändert.
cli-train = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt.
cli-train-games = aus wie vielen Partien gelernt wird
cli-train-jobs = wie viele zusammen lernen, jeder auf einem eigenen Kern (sonst einer)
cli-train-out = wohin die Gewichte geschrieben werden; daneben jede halbe Minute ein Zwischenstand
cli-train-resume = mit dem Zwischenstand neben dieser Datei weitermachen
cli-train-grow = mit dem Netz der neuesten Gegnergruppe beginnen statt bei null
cli-train-from = mit dem Netz dieser Datei weiterlernen, langsamer und ruhiger
cli-train-varied = mit Reihen lernen, die in jeder Partie andere sind, für eigene Zettel
cli-train-hindsight = den Richter lernen lassen, der mit offenen Karten auf Partien zurückblickt, aus Partien von value
cli-bad-deals = Gib --deals von 1 bis 1000000 und einen --seed ab 0 an.
cli-bad-learners = Gib --jobs von 1 bis { $most } an.
cli-bad-train = Gib --games von 1 bis 100000000 und einen --seed ab 0 an.
cli-bad-folder = Den Ordner { $folder } gibt es nicht: Leg ihn zuerst an.
train-not-varied = { $game } kann nicht mit wechselnden Regeln gelernt werden: --varied weglassen.
train-begins = Es wird gelernt. Die Gewichte kommen nach { $file }; du kannst jederzeit abbrechen und später mit --resume weitermachen.
train-done = Aus { $games } Spielen gelernt. Die Gewichte stehen in { $file }.
duel-result = { $bot } gewinnt { $share } % (zu 95 % sicher: { $low } bis { $high } %)
duel-elo = { $bot } liegt { $elo } Elo-Punkte vorn.
cli-bots = random, greedy, value, search, level1 bis level5; auch search:50ms, search:400, value:DATEI; ein eigenes Programm: cmd:./mybot, cmd:500ms:./mybot; ein eigener Name: deep=search:5000
cli-until-sure = aufhören, sobald entschieden ist, wer besser ist; höchstens einmal in zwanzig Fällen falsch
cli-luck-adjusted = von jedem Ergebnis das Kartenglück abziehen: So sagen weniger Partien dasselbe
cli-ladder = Alle gegen alle spielen lassen, je zwei an einem Tisch, und sie bewerten.
cli-ladder-picture = wohin das Bild kommt (ladder-SPIEL.svg)
cli-study = Aus vielen starken Partien herausfinden, wie sich ein Spiel verhält: als Bericht und als Rohdaten.
cli-study-games = wie viele Partien je Frage
cli-study-out = wohin Bericht und Daten kommen
cli-jobs = wie viele Prozesse gleichzeitig arbeiten (sonst einer je Kern)
cli-on = auf einem Ray-Cluster arbeiten; „ray“ allein startet einen hier
cli-save = was schon getan ist, in dieser Datei behalten; derselbe Befehl macht dort weiter
cli-bad-jobs = Gib --jobs von 1 bis 1024 an.
cli-bad-place = Einen Arbeitsort „{ $place }“ gibt es nicht: Gib --on ray an oder --on ray://HOST:PORT.
lab-no-extra = Bilder und Parquet brauchen matplotlib und pyarrow: Installiere sie mit pip install "race108[lab]".
lab-no-ray = Für einen Cluster wird Ray gebraucht: Installiere es mit pip install "race108[cluster]".
lab-no-cluster = Unter { $address } ist kein Ray-Cluster: Prüfe die Adresse und ob er läuft.
lab-worker-lost = Bei derselben Aufgabe ging mehrmals ein Arbeitsprozess verloren: Prüfe, ob der Speicher reicht, oder gib weniger --jobs an.
lab-other-notebook = In der Datei { $file } stehen Ergebnisse von etwas anderem: Nimm einen anderen Namen oder wiederhole den Befehl, mit dem sie entstand.
lab-broken-notebook = In der Datei { $file } stehen keine lesbaren Ergebnisse: Nimm einen anderen Namen.
lab-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $fault }.
lab-stopped = Angehalten. { $file ->
    [none] Gespeichert wurde nichts; mit --save DATEI ginge es später weiter.
   *[other] Was getan ist, steht in { $file }: Derselbe Befehl macht dort weiter.
}
duel-sure = Entschieden nach { $deals } Kartenverteilungen.
duel-not-sure = Nach { $deals } Kartenverteilungen noch nicht entschieden.
duel-luck = Ohne das Kartenglück: { $gain }-mal weniger Kartenverteilungen sagen dasselbe.
ledger-unfinished = Diese Partie ist nicht zu Ende: Was daran Glück war und was gut gespielt, lässt sich erst danach sagen.
ledger-no-judge = Für { $game } mit diesen Optionen gibt es keinen Richter, der zurückblickt: Was daran Glück war, lässt sich nicht sagen.
ladder-bots = Eine Rangliste braucht zwei oder mehr verschiedene Bots.
ladder-result = { $bot }: { $rating } ({ $low } bis { $high }), gewinnt { $share } %
ladder-picture = Das Bild ist in { $file }.
ladder-rating = Wertung (95-%-Bereich); greedy = 1000
ladder-title = { $game }: die Rangliste
arena-title = { $bot } gegen Gegnergruppe { $panel }, je { $deals } Kartenverteilungen:
arena-round = { $opponent }: gewinnt { $share } % ({ $low } bis { $high }); ein gleicher Anteil wäre { $even } %
train-against-panel = Es gewinnt { $share } % (± { $error }) gegen Gegnergruppe { $panel }.
train-curve = Die Lernkurve ist in { $file }.
curve-games = gespielte Partien
curve-share = Siege gegen die Gegnergruppe (%)
bad-budget = Ein Bot denkt 1 bis { $most_ms } Millisekunden, etwa „search:50ms“, oder 1 bis { $most } Simulationen, etwa „search:400“.
bot-bad-name = Der eigene Name eines Bots hat 1 bis { $most } Zeichen und steht vor einem Gleichheitszeichen, etwa „deep=search:5000“: Gib ihm so einen Namen und hinter dem Zeichen einen Bot an.
bot-name-twice = Zwei Bots heißen „{ $name }“: Gib jedem einen eigenen Namen.
bot-bad-command = Ein Programm spielt etwa als „cmd:./mybot --fast“ oder, mit einer Zeit je Zug, als „cmd:500ms:./mybot“ (1 bis { $most } ms): Nenne ein Programm und schließe alle Anführungszeichen.
bot-no-program = Ein ausführbares Programm „{ $program }“ gibt es nicht: Prüfe den Pfad und ob die Datei ausgeführt werden darf.
bot-no-posix = Programme können nur unter Linux und macOS mitspielen.
bot-cannot-play = { $bot } kann nicht spielen: { $reason }
bot-forfeits = { $bot } verliert diese Partie: { $reason }
bot-no-start = Das Programm lässt sich nicht starten ({ $fault }).
bot-late = Das Programm hat innerhalb von { $ms } ms nicht geantwortet.
bot-ended = { $code ->
    [none] Das Programm hat seine Ausgabe geschlossen, ohne zu antworten.
   *[other] Das Programm hat sich mit dem Code { $code } beendet, ohne zu antworten.
  }
bot-long-line = Das Programm hat mit einer Zeile von mehr als { $most } Zeichen geantwortet.
bot-unasked = Das Programm hat ungefragt „{ $answer }“ geschrieben.
bot-bad-move = Das Programm hat „{ $answer }“ geantwortet: { $fault }
lab-forfeits = { $bot } hat { $count } von { $games } Partien wegen eines Fehlers verloren. Beim ersten Mal: { $reason }
weights-missing = Eine Datei { $file } mit Gewichten gibt es nicht: Erzeuge sie mit race108 train.
weights-broken = Die Datei { $file } mit den Gewichten ist kaputt: Erzeuge sie neu mit race108 train.
weights-other = Die Gewichte in { $file } gehören zu einer anderen Version oder Spielerzahl: Erzeuge sie neu mit race108 train.
cli-ask-game = Welches Spiel? { $games }
engine-unknown = Eine Engine { $engine } gibt es nicht: Setze RACE108_ENGINE auf { $engines }.
engine-no-numba = Die Engine numba ist nicht installiert: pip install "race108[lab]".
engine-no-wasmtime = Die Engine wasm braucht das Paket wasmtime, und das ist nicht installiert: pip install wasmtime.
engine-module-other = { $file } und das Modul race108.wasm gehören nicht zusammen: Installiere race108 neu, oder führe „make kernel“ aus, falls du eine Regel geändert hast.
engine-module-fault = Dieser Rechner kann das Modul race108.wasm nicht ausführen ({ $why }): Installiere „race108[lab]“ für die Engine numba.
engine-other = Stattdessen läuft die Engine { $engine }.
engine-only-numba = { $function } hat nur die Engine numba: pip install "race108[lab]" und RACE108_ENGINE=numba setzen.
cli-compiling = { $game } wird für diesen Rechner vorbereitet: Der Programmcode wird übersetzt. Das geschieht nur einmal.
cli-compiled = { $done } von { $all }
cli-bad-people = Unter { $players } Spielern müssen 1 bis { $players } Menschen sein.
cli-bad-minutes = Ein Zeitlimit muss über 0 und höchstens bei 1440 Minuten liegen.
cli-bad-bench = Gib --seconds von mehr als 0 bis 3600 und --threads von 1 bis 64 an.
bench-result = { $game }, { $players } Spieler, { $threads } Threads: { $actions_per_s } Aktionen und { $games_per_s } Partien pro Sekunde.

## Im Terminal

terminal-prompt = Nummer oder Zug (? für Hilfe) >
terminal-you-are = du bist { $player }
terminal-your-side = { $side }, zusammen mit { $player }
terminal-time-left = noch { $minutes } min
terminal-you = { $player } (du)
terminal-hand = Deine Karten
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
terminal-no-cards = keine Karten
terminal-discards = abgelegt: { $count }
terminal-thinking = { $player } überlegt …
terminal-more = { $count ->
    [one] Es gibt noch einen Zug: Mit „moves“ siehst du alle.
   *[other] Es gibt noch { $count } Züge: Mit „moves“ siehst du alle.
  }
terminal-no-number = Die Nummer { $number } steht nicht in der Liste: Wähle eine von 1 bis { $most }.
terminal-bad-seats = Auf jedem der { $players } Plätze muss ein Mensch oder ein Bot sitzen.
terminal-log-empty = Noch ist nichts geschehen.
terminal-undone = Zurückgenommen: { $move }.
terminal-pass-on = Drück Enter, um deine Karten zu verdecken. Dann ist { $player } dran.
terminal-curtain = { $player }, du bist dran. Drück Enter, wenn nur du den Bildschirm siehst.
terminal-goodbye = Tschüss, und danke fürs Spielen!
terminal-time-up = Die Zeit ist um: Die Partie endet hier.
terminal-forfeit = { $player } verliert wegen eines Fehlers. { $reason }
terminal-and = { $first } und { $last }
terminal-you-won = Du hast gewonnen!
terminal-won = { $player } hat gewonnen.
terminal-side-won = { $side } hat gewonnen: { $players }.
terminal-shared = { $players } teilen sich den Sieg.
terminal-help-moves = alle Züge, die du machen kannst, und wie man sie schreibt
terminal-help-undo = den letzten Schritt zurücknehmen, solange er keine neue Karte gezeigt hat
terminal-help-log = alles, was bisher geschehen ist
terminal-help-hint = ein Tipp: welche Art Zug; noch einmal: welcher; beim dritten Mal: warum
terminal-help-rules = die Regeln in Kürze
terminal-help-help = diese Hilfe
terminal-help-quit = aufhören zu spielen
terminal-help-enter = den Tisch noch einmal zeigen
terminal-hint-alone = Solange Menschen gegeneinander spielen, gibt es keine Tipps.
terminal-hint-thinking = Einen Moment …
terminal-hint-move = Zum Beispiel: { $move }.
terminal-hint-no-reason = Ein einfacher Grund fand sich nicht: Der Zug war am besten, wenn die verdeckten Karten immer wieder neu gegeben wurden.
terminal-rules-time = Die Partie endet auch, wenn die Zeit um ist.

## Studien

study-percent = { $number } %
study-sure = { $share } ({ $low }–{ $high })
study-count = { $count }
study-players = { $players } Spieler
study-label = { $players } Spieler, { $kind }
study-usual = übliche Regeln
study-relearned = neu gelernt
study-title = { $game }: was { $games } Partien verraten
study-intervals = Die Zahlen in Klammern sagen, wie sicher ein Anteil ist: In 95 von 100 solchen Studien liegt der wahre Anteil dazwischen.
study-order-title = Ist es besser, anzufangen?
study-order-first = { $label }: Wer anfängt, gewinnt { $share } der Partien; ein gleicher Anteil wäre { $even }.
study-order-best = Der beste Platz überhaupt ist Nummer { $place } ({ $label }): { $share } statt { $even }.
study-order-worst = Der schlechteste ist Nummer { $place } ({ $label }): { $share } statt { $even }.
study-order-caption = Wie weit jeder Platz über oder unter einem gleichen Anteil an den Siegen liegt. Die Striche sind 95-%-Intervalle.
study-order-alt = Diagramm: der Anteil der Siege für jeden Platz in der Zugreihenfolge, verglichen mit einem gleichen Anteil, nach Zahl der Spieler. Die Tabelle darunter enthält dieselben Zahlen.
study-order-x = Platz in der Zugreihenfolge
study-order-y = Prozentpunkte über gleichem Anteil
study-length-title = Wie lange dauert eine Partie?
study-length-finding = { $label }: Eine typische Partie dauert insgesamt { $turns } Züge, etwa { $each } für jeden, und die Hälfte der Partien dauert { $low } bis { $high }.
study-length-caption = Der Querstrich ist der Median. Im dicken Balken liegt die Hälfte der Partien, im dünnen liegen acht von zehn.
study-length-alt = Diagramm: wie viele Züge die Partien unter jeder Bedingung dauern.
study-length-x = Züge aller Spieler zusammen
study-games-y = % der Partien
study-leads-title = Wie oft wechselt die Führung?
study-leads-finding = { $label }: Die Führung wechselt im Schnitt { $mean }-mal in einer Partie, in { $never } der Partien nie.
study-leads-caption = Wie oft in einer Partie jemand anders die Führung übernimmt, gezählt am Ende der Züge.
study-leads-alt = Diagramm: wie viele Partien wie viele Führungswechsel haben, nach Zahl der Spieler.
study-leads-x = Führungswechsel in einer Partie
study-rules-title = Was ändern die Regeln?
study-rules-most = Am meisten bringt das Anfangen hier: { $label }, { $share } der Siege statt { $even }.
study-rules-least = Am wenigsten bringt es hier: { $label }, { $share } statt { $even }.
study-rules-apart = { $label }: { $apart } Prozentpunkte zwischen dem besten und dem schlechtesten Platz, ohne diese Regel { $without }.
study-rules-control = { $label }: Wer anfängt, gewinnt { $share }; mit den üblichen Regeln und einem Bot, der genauso lange gelernt hat, { $control }.
study-rules-caption = Was das Anfangen unter jeder Bedingung bringt, mit 95-%-Intervallen. Links der Linie ist es ein Nachteil.
study-rules-alt = Diagramm: wie weit, wer anfängt, unter jeder Bedingung über oder unter einem gleichen Anteil an den Siegen liegt.
study-first-x = Prozentpunkte über gleichem Anteil für den, der anfängt
study-numbers-title = Die Zahlen
study-numbers-about = Mittelwerte über alle Partien einer Bedingung, die zu Ende gespielt wurden.
study-column-condition = Bedingung
study-column-place = Platz { $place }
study-column-games = Partien
study-column-turns = Züge
study-column-leads = Führungs­wechsel
study-made-title = So ist das entstanden
study-made-bot = Auf jedem Platz spielte der Bot value, der nur sieht, was ein Spieler sieht. Andere spielen vielleicht anders: Das sind Zahlen über die Partien dieses Bots.
study-made-lessons = Andere Reihen oder Felder hat der Bot zuerst in { $games } Spielen gelernt; er kennt sie etwas weniger gut als die üblichen.
study-made-control = Vergleiche sie deshalb mit „{ $label }“: dem üblichen Spiel mit einem Bot, der genauso lange gelernt hat. Zwei Bots, die getrennt gelernt haben, unterscheiden sich schon von selbst ein wenig, und das zählen die Klammern nicht mit.
study-made-called-off = { $count ->
    [one] Eine Partie nahm kein Ende und wurde abgebrochen; sie zählt als von allen geteilt.
   *[other] { $count } Partien nahmen kein Ende und wurden abgebrochen; sie zählen als von allen geteilt.
  }
study-made-again = Derselbe Befehl ergibt dieselben Partien. Sie stehen alle, eine pro Zeile, in { $file }.
study-made-command = Befehl
study-made-seed = Startwert
study-made-games = Partien je Bedingung
study-made-versions = Versionen
study-no-option = Die Studie zu { $game } hat keine Option „{ $option }“: Lass sie weg.
study-done = Der Bericht ist in { $file }.

## Der Tischserver

cli-serve = Tische für Browser und Programme anbieten; race108 allein tut das auch.
cli-serve-host = die Adresse, auf der gelauscht wird; mit 0.0.0.0 können andere im Netz mitspielen
cli-serve-port = der Port, auf dem gelauscht wird
cli-serve-workers = wie viele Prozesse sich die Arbeit teilen; mehr als einer braucht PostgreSQL und Redis
cli-serve-config = eine Datei mit Einstellungen (TOML); Umgebungsvariablen (RACE108_PORT und so weiter) haben Vorrang
cli-serve-no-browser = keinen Browser öffnen
cli-verify = Eine beendete Partie prüfen: gegeben wie versprochen, gespielt nach den Regeln.
cli-verify-promised = die Prüfsumme, die der Server vor der ersten Karte gezeigt hat, falls du sie notiert hast
cli-verify-cut = ein Abheben, von dem du weißt, mit seinem Platz, zum Beispiel 2:hallo
serve-ready = race108 ist bereit: { $address } (Beenden mit Strg+C)
serve-bad-folder = Der Ordner { $folder } lässt sich nicht benutzen ({ $fault }): Nenne mit RACE108_DATA einen anderen.
serve-bad-file = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $fault }.
serve-unknown-setting = Eine Einstellung „{ $name }“ gibt es nicht: Zur Wahl stehen { $known }.
serve-bad-switch = Die Einstellung { $name } ist „on“ oder „off“, nicht „{ $given }“.
serve-bad-number = Die Einstellung { $name } ist eine Zahl, nicht „{ $given }“.
serve-bad-text = Die Einstellung { $name } ist ein Text, nicht { $given }: Setze ihn in Anführungszeichen.
serve-bad-range = Die Einstellung { $name } ist eine Zahl von { $least } bis { $most }.
serve-bad-choice = Die Einstellung { $name } kann nicht „{ $given }“ sein: Zur Wahl stehen { $known }.
serve-bad-host = Die Adresse des Servers ist leer: Nenne eine, etwa 127.0.0.1, oder 0.0.0.0 für alle Netze.
serve-bad-secret = Das Geheimnis ist zu kurz: Gib mindestens { $least } Zeichen an oder lass es weg.
serve-newer-store = Der Speicher stammt von einer neueren Version von race108: Installiere diese oder eine spätere.
serve-needs-packages = PostgreSQL und Redis brauchen zwei weitere Pakete: Installiere sie mit „pip install race108[postgres]“.
serve-workers-need = Mehr als ein Prozess braucht PostgreSQL und Redis: Setze RACE108_DATABASE und RACE108_REDIS.
serve-bad-database = Die Datenbank wird als sqlite:///DATEI oder postgresql+psycopg://NUTZER@RECHNER/NAME angegeben.
serve-bad-public-url = Die öffentliche Adresse muss mit http:// oder https:// beginnen, nicht „{ $given }“.
serve-no-store = Der Speicher lässt sich nicht öffnen: { $fault }
serve-no-redis = Redis antwortet nicht: Prüfe RACE108_REDIS oder starte Redis.
serve-no-port = Port { $port } von { $host } lässt sich nicht benutzen ({ $fault }): Wähle mit --port einen anderen.
cli-admin = Einen Server betreuen: wer wie viel kostet und wer gesperrt ist.
cli-admin-data = der Ordner mit der SQLite-Datei des Servers (RACE108_DATA)
cli-admin-database = die Datenbank des Servers (RACE108_DATABASE)
cli-admin-block = eine Adresse oder ein Netz sperren, an allen Servern mit diesem Speicher
cli-admin-unblock = eine Adresse oder ein Netz wieder zulassen
cli-admin-blocks = auflisten, was gesperrt ist
cli-admin-costs = auflisten, welche Adressen einen laufenden Server am meisten kosten
cli-admin-table = die Kennung des Tisches
cli-admin-restore = einen weggeräumten Tisch zurückholen
cli-admin-forgotten = weggeräumte Tische auflisten; 30 Tage lang lassen sie sich zurückholen
cli-admin-network = eine Adresse wie 203.0.113.7 oder ein Netz wie 2001:db8:1::/48; bei IPv6 steht eine Adresse für ihr /64
cli-admin-days = für so viele Tage (sonst für immer)
cli-admin-why = eine Notiz für dich selbst
cli-admin-server = die Adresse des Servers, falls nicht die aus den Einstellungen
admin-bad-network = „{ $given }“ ist weder Adresse noch Netz: Schreib 203.0.113.7, 203.0.113.0/24 oder 2001:db8:1::/48.
admin-whole-world = { $network } meint alle: Nenne ein kleineres Netz.
admin-bad-days = --days muss über 0 und darf höchstens 36.500 sein.
admin-bad-why = --why darf höchstens { $most } Zeichen haben.
admin-blocked = { $network } ist bis { $until } gesperrt; die Server erfahren es binnen { $seconds } Sekunden.
admin-blocked-for-good = { $network } ist für immer gesperrt; die Server erfahren es binnen { $seconds } Sekunden.
admin-unblocked = { $network } ist nicht mehr gesperrt; die Server erfahren es binnen { $seconds } Sekunden.
admin-not-blocked = { $network } ist nicht gesperrt: „race108 admin blocks“ zeigt, was gesperrt ist.
admin-no-blocks = Niemand ist gesperrt.
admin-for-good = für immer
admin-no-server = Der Server unter { $server } antwortet nicht ({ $fault }): Nenne mit --server einen anderen oder starte ihn.
admin-not-told = Der Server unter { $server } sagt dieser Adresse nicht, was andere kosten: Nimm sie in RACE108_METRICS_FOR auf.
admin-no-costs = Noch hat niemand etwas angefragt.
admin-restored = Der Tisch { $table } ist wieder da.
admin-not-forgotten = Ein Tisch „{ $table }“ wurde nicht weggeräumt: „race108 admin forgotten“ zeigt die weggeräumten.
admin-none-forgotten = Kein Tisch wurde weggeräumt.
admin-one-worker = Das sind die Zahlen eines von { $workers } Prozessen: Frag noch einmal, um die eines anderen zu sehen.
admin-columns = Sekunden, Anfragen, Nachrichten, Bytes, abgelehnt, getrennt, Adresse
cli-doctor = Sagen, was auf diesem Rechner geht, was fehlt und was zu tun ist.
cli-backup = Den Speicher eines Servers, der weiterlaufen darf, in eine Datei sichern.
cli-backup-file = wohin die Sicherung kommt; eine frühere dort wird ersetzt
cli-restore = Den Speicher eines Servers, der nicht laufen darf, aus einer Sicherung füllen.
cli-restore-file = die Sicherung
cli-restore-replace = wegwerfen, was jetzt im Speicher ist
cli-export = Die Aufzeichnungen aller beendeten Partien schreiben, ein JSON-Objekt pro Zeile.
cli-export-file = wohin sie kommen: eine Datei, ein Ordner (darin games.jsonl) oder - für die Standardausgabe
doctor-python = Python { $version }; race108 braucht 3.11 oder neuer.
doctor-wasm = Die Regeln sind bereit: Die Engine wasm muss nichts übersetzen.
doctor-numba = Auch die Engine numba ist da, für Auswertungen und lernende Programme.
doctor-client = Die Seiten für den Browser sind gebaut.
doctor-no-client = Die Seiten für den Browser sind nicht gebaut: Führ „make client“ aus oder installiere race108 aus einem Wheel.
doctor-printing = Zettel, Karten und Regeln lassen sich drucken.
doctor-packages = Die Pakete für PostgreSQL und Redis sind installiert.
doctor-port = Port { $port } von { $host } ist frei.
doctor-running = Unter { $address } läuft ein Server.
doctor-new-store = Einen Speicher gibt es noch nicht; der erste Start legt ihn an: { $store }
doctor-store = Der Speicher ist lesbar und auf dem neuesten Stand (Version { $version }): { $store }
doctor-old-store = Der Speicher ist lesbar; der nächste Start bringt ihn von Version { $version } auf { $newest }: { $store }
doctor-redis = Redis antwortet.
doctor-room = Auf der Festplatte ist genug Platz: { $free } GB für { $folder }.
doctor-no-room = Auf der Festplatte ist kaum noch Platz: { $free } MB für { $folder }. Mach mindestens { $least } MB frei.
doctor-well = Ein Server kann hier laufen: „race108“ allein startet einen und öffnet den Browser.
doctor-ill = Ein Server kann hier erst laufen, wenn behoben ist, was mit { $sign } markiert ist.
backup-done = { $file } enthält den ganzen Speicher: { $count ->
    [one] einen Tisch.
   *[other] { $count } Tische.
  }
backup-no-store = Einen Speicher { $store } gibt es nicht: Nenne den richtigen mit --data oder --database.
backup-other-file = { $file } ist keine Sicherung und bleibt, wie es ist: Nenne eine andere Datei.
backup-other-version = Der Speicher stammt nicht von dieser Version von race108: Starte ihren Server einmal und versuch es dann noch einmal.
restore-done = Der Speicher enthält jetzt, was in { $file } war: { $count ->
    [one] einen Tisch.
   *[other] { $count } Tische.
  }
restore-no-file = Eine Datei { $file } gibt es nicht.
restore-no-backup = { $file } ist keine vollständige Sicherung von race108: Nenne eine andere Datei.
restore-not-empty = { $count ->
    [one] Im Speicher ist ein Tisch.
   *[other] Im Speicher sind { $count } Tische.
  } Sichere ihn zuerst und ersetze ihn dann mit --replace.
restore-in-use = Ein Server benutzt diesen Speicher: Halte ihn an und versuch es dann noch einmal.
export-other-file = { $file } enthält keine exportierten Partien und bleibt, wie es ist: Nenne eine andere Datei.
export-done = { $count ->
    [one] Eine beendete Partie ist in { $file }.
   *[other] { $count } beendete Partien sind in { $file }.
  }
# The characters are called the same in all languages.
bot-name = { $bot ->
    [level1] Lento
    [level2] Andante
    [level3] Allegro
    [level4] Vivace
    [level5] Presto
   *[other] Bot ({ $bot })
  }
not-your-turn = Dein Zug endet vor dem letzten dieser Schritte: Schick nur die Schritte eines einzigen Zugs.
table-unknown = Diesen Tisch gibt es nicht, oder du brauchst den Einladungslink: Frag die Person, die dich eingeladen hat.
table-unknown-seat = Diesen Platz gibt es nicht: Die Plätze sind von 0 bis { $most } nummeriert.
table-seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“, oder fast so. Wähle einen anderen Namen.
name-odd = „{ $name }“ geht nicht als Name. Nimm Buchstaben eines Alphabets, Zahlen, gewöhnliche Zeichen und Leerzeichen.
table-full = Alle Plätze sind besetzt: Schau zu oder richte einen eigenen Tisch ein.
table-no-seat = Du hast keinen Platz an diesem Tisch: Setz dich zuerst.
table-not-your-seat = Das ist nicht dein Platz: Du kannst nur für deinen eigenen spielen.
table-not-your-turn = Du bist nicht am Zug: Warte, bis die anderen gespielt haben.
table-no-help = Tipps gibt es nur, wo alle anderen Bots sind oder wo sie für den Tisch von Anfang an vereinbart waren, und nie bei der Partie des Tages.
table-resigned = Du hast aufgegeben: Auf deinem Platz spielt ein Bot weiter.
table-stale = Am Tisch ist inzwischen etwas geschehen: Sieh noch einmal hin und spiel dann.
table-onlookers-full = An diesem Tisch schauen schon { $most } Leute zu. Komm später wieder.
table-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Versuch es gleich noch einmal.
table-too-long = Dieses Spiel ist länger, als ein Spiel sein sollte: Hier lässt sich nichts mehr spielen. Du kannst aufgeben und einen neuen Tisch einrichten.
table-not-begun = Die Partie hat noch nicht begonnen: Die Karten werden gegeben, sobald alle Plätze besetzt sind.
table-not-over = Die Partie läuft noch: Warte, bis sie zu Ende ist.
table-dealt = Die Karten sind schon gegeben: Abgehoben wird vor der Partie.
table-seat-in-use = Da sitzt jemand: Ein Bot kann einspringen, sobald die Person { $seconds } Sekunden weg ist.
table-bad-seat = Ein Platz ist „me“, „open“ oder „bot:“ mit dem Namen eines Bots, nicht „{ $given }“.
table-practice-public = Eine Partie aus einer gewählten Stellung oder mit gewähltem Startwert kann nicht öffentlich sein: Mach den Tisch privat.
table-practice-other = Die Stellung gehört zu einem anderen Spiel, zu anderen Optionen oder zu einer anderen Spielerzahl: Bring beides in Einklang.
daily-alone = Die Partie des Tages spielst du selbst: Kein Bot kann für dich einspringen.
daily-sealed = Andere haben diese Partie noch vor sich: Die Aufzeichnung ist offen, sobald der Tag vorbei ist (Mitternacht UTC).
table-no-chat = Partner dürfen sich nicht absprechen, darum hat ein Teamtisch keinen Chat.
table-empty-chat = Diese Nachricht ist leer: Schreib etwas.
table-store-down = Der Server kann gerade nichts speichern. Was bestätigt wurde, ist sicher: Warte kurz, sieh auf den Tisch und versuch es noch einmal.
table-unplayable = Dieser Tisch wurde mit Version { $version } der Regeln von { $game } eingerichtet und ist hier nicht spielbar. { $why } Was von ihm gespeichert ist, lässt sich noch sichern.
table-other-version = Hier ist nur Version { $version } bekannt.
table-rows-broken = Was von ihm gespeichert ist, passt nicht zusammen.
table-too-fast = Das war zu viel auf einmal: Warte ein paar Sekunden und versuch es noch einmal.
aside-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
frame-not-json = Das ist kein JSON-Objekt: Schick eines mit einem „type“.
frame-too-long = Das ist zu lang: Es werden höchstens { $most } Zeichen gelesen.
frame-unknown = „{ $kind }“ ist hier nicht bekannt: Zur Wahl stehen { $known }.
frame-whole = „{ $key }“ muss eine ganze Zahl sein.
frame-text = „{ $key }“ muss ein Text sein.
frame-moves = „moves“ muss eine Liste von 1 bis 200 Zügen sein, jeder ein Text.
request-too-long = Das ist zu lang: Es werden höchstens { $most } Bytes gelesen.
request-foreign = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt: Benutze die Seite dieses Servers.
request-no-cookies = Dieser Server erkennt dich nur an einem Cookie. Erlaube dieser Seite Cookies und versuch es noch einmal.
request-hello = Willkommen. Behalte das Cookie und schick die Anfrage noch einmal.
request-unknown-host = Unter diesem Namen gibt es den Server nicht: Benutze seine öffentliche Adresse.
request-blocked = Diese Adresse ist hier gesperrt. Falls das ein Irrtum ist, schreib der Person, die den Server betreibt.
request-headers-too-long = Die Kopfzeilen dieser Anfrage sind zu lang: Höchstens { $most } Bytes werden gelesen. Lösche die Cookies dieser Seite und versuch es noch einmal.
request-no-http = Das ist keine HTTP-Anfrage.
request-no-json = Eine Anfrage muss ein JSON-Objekt in UTF-8 sein: Schick sie mit „Content-Type: application/json“.
request-missing = „{ $field }“ fehlt: Ergänze es.
request-extra = „{ $field }“ ist hier nicht bekannt: Lass es weg.
request-wrong = „{ $field }“ kann nicht „{ $given }“ sein: Was möglich ist, steht in der Beschreibung der Schnittstelle.
request-not-found = Unter dieser Adresse gibt es nichts: Prüfe, ob sie stimmt.
request-not-allowed = So lässt sich diese Adresse nicht benutzen: Sieh in der Beschreibung der Schnittstelle nach.
request-no-client = Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut: Führ „make client“ aus und starte den Server dann neu.
request-no-script = Diese Seiten brauchen JavaScript: Bitte erlaube es für diese Adresse.
request-failed = Auf dem Server ist etwas schiefgegangen. Nichts, was du getan hast, ist verloren: Lade die Seite neu.
verify-moves = Von Anfang an nachgespielt: Jeder Zug ist erlaubt ({ $count }).
verify-seed = Der Startwert ist aus dem des Servers und { $count ->
    [0] keinem Abheben
    [one] einem Abheben
   *[other] { $count }-mal Abheben
  } gemacht, wie es in der Aufzeichnung steht.
verify-commit = Der Startwert des Servers ist der, den er vor der ersten Karte versprochen hat ({ $commit }).
verify-no-commit = Die Aufzeichnung enthält kein Versprechen eines Servers, darum wurde nur der Spielverlauf geprüft.
verify-results = Das Ergebnis stimmt mit den Regeln überein.
verify-resigned = Die Partie endete, weil jemand aufgegeben hat.
verify-bad-commit = Der Startwert des Servers ist nicht der, den er vor der ersten Karte versprochen hat: Diese Partie wurde nicht fair gegeben.
verify-cut-missing = Das Abheben „{ $cut }“ ist nicht in die Karten eingegangen: Diese Partie wurde nicht fair gegeben.
verify-bad-cuts = Die Karten wurden nicht so gegeben, wie am Tisch abgehoben wurde: Diese Partie wurde nicht fair gegeben.
verify-cuts = Abgehoben wurde, nach Platz: { $cuts }.
verify-bad-results = Das Ergebnis stimmt nicht mit den Regeln überein: Die Aufzeichnung wurde verändert.
verify-no-file = Die Datei { $file } lässt sich nicht lesen: { $fault }.

## Drucken

cli-print = Ein Spiel als PDF-Datei drucken: Zettel, Karten, Strecke, Regeln.
cli-print-cards = die Karten eines Spiels mit ihren Rückseiten, und seine Figuren, falls es welche hat
cli-print-rules = die Regeln eines Spiels auf zwei Seiten
cli-print-game = welches Spiel: { $games }
cli-print-pages = wie viele Seiten
cli-print-paper = das Papier: { $papers }
cli-print-style = colour (farbig) oder plain für Schwarz-Weiß
cli-print-out = wohin das PDF kommt; - schreibt es auf die Standardausgabe
print-done = { $file } ist fertig: Drucke es in Originalgröße (100 %).
print-done-both-sides = { $file } ist fertig: Drucke es in Originalgröße (100 %), beidseitig, über die lange Kante gewendet.
print-no-extra = Drucken braucht Typst und eine Schrift: Installiere beides mit pip install "race108[print]".
print-busy = Hier wird gerade viel gedruckt. Versuch es gleich noch einmal.
print-bad-pages = Die Zahl der Seiten muss eine ganze Zahl von 1 bis { $most } sein.
print-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $fault }.
print-cards-title = { $game }: Karten
print-rules-title = { $game }: Regeln
print-front = { $game } · Karten · Bogen { $number } von { $pages }, Vorderseite
print-back = { $game } · Karten · Bogen { $number } von { $pages }, Rückseite

## Umgebungen

illegal-action = Die Aktion { $action } ist jetzt nicht erlaubt: Wähle eine, die die Maske zulässt.
bad-count = Die Option { $option } muss eine ganze Zahl von 1 bis { $most } sein.
bad-actions = Ein Schritt braucht eine ganze Zahl für jede Partie: ein Feld mit { $count } Zahlen.
no-batch = { $game } hat keinen kompilierten Code für viele Partien auf einmal: Nimm eine Umgebung für jede Partie.
bad-opponents = Nenne einen Bot für alle anderen Plätze oder einen für jeden von ihnen: { $seats }.

## Der Trainer

cli-review = Eine Partie durchgehen: was jeder Zug wert war, nach dem, was man wissen konnte, und was besser gewesen wäre.
cli-review-file = die Aufzeichnung einer Partie, wie race108 sie speichert
cli-review-html = eine Seite, die nichts weiter braucht, in diese Datei schreiben
cli-review-deals = nach höchstens so vielen Kartenverteilungen wird ein Zug beurteilt
review-no-file = Die Datei { $file } lässt sich nicht lesen: { $fault }.
review-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $fault }.
review-bad-deals = Die Zahl der Kartenverteilungen muss eine ganze Zahl von { $least } bis { $most } sein.
review-no-judge = { $game } kann noch niemand beurteilen: Dafür fehlt ein gelerntes Urteil.
review-unfinished = Die Partie ist nicht zu Ende, also werden nur die bisherigen Züge beurteilt, und es gibt keine Abrechnung.
review-broken = Beurteilt bis zum Zug { $ply }; was folgt, lässt sich nicht spielen: { $fault }
review-no-ledger = Für diese Partie gibt es keine Abrechnung des Glücks: { $fault }
review-nothing = Es wurde nichts gespielt, also gibt es nichts zu beurteilen.
review-title = { $game }, { $count } Spieler
review-by = Beurteilt vom Netz { $network }.
review-player = { $player }: { $lost } Punkte verloren in { $count ->
    [1] einer echten Entscheidung
   *[other] { $count } echten Entscheidungen
  } (je { $each }).
review-counts = { $blunders ->
    [1] 1 grober Fehler
   *[other] { $blunders } grobe Fehler
  }, { $mistakes } Fehler, { $inexact ->
    [1] 1 Ungenauigkeit
   *[other] { $inexact } Ungenauigkeiten
  }.
review-dearest = Die teuersten Entscheidungen
review-line = { $ply }. { $player }: { $played } ({ $grade }, { $loss } Punkte). Besser: { $best }.
review-all = Alle Entscheidungen
review-column-move = Zug
review-column-player = Spieler
review-column-played = Gespielt
review-column-best = Am besten
review-column-worth = Gewinnchance
review-column-loss = Verloren
review-column-grade = Urteil
review-ledger = Woher das Ergebnis kam, in Punkten der Gewinnchance
review-ledger-line = { $player }: Anfang { $start }, Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }, ungeklärt { $unexplained }; Ergebnis { $result }.
grade-forced = erzwungen
grade-best = am besten
grade-close = zu knapp
grade-inexact = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
