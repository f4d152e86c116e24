# Die Seite eines Tisches.

table-connecting = Verbindung wird hergestellt …
table-turned-away = An diesen Tisch kommst du nicht
table-no-onlookers = Die Partie hat begonnen, und zuschauen darf an diesem Tisch niemand.
table-no-game = Diese Seite hat keinen Tisch für das Spiel „{ $game }“.
table-try-again = Noch einmal versuchen
table-practice = Übungspartie

table-waiting = Warten auf Mitspieler
table-waiting-cuts = Warten, bis alle abgehoben haben
table-begins-when = Die Partie beginnt, sobald alle bereit sind.
table-seats = Plätze
table-your-name = Dein Name
table-sit = Hier hinsetzen
table-bot-strength = Stärke des Bots
table-bot-level = { $name } (Stufe { $level })
table-seat-a-bot = Hier einen Bot spielen lassen
table-stand-up = Tisch verlassen
table-invite = Lade jemanden ein
table-invite-link = Schick diesen Link
table-copy = Link kopieren
table-share = Teilen
table-copied = Link kopiert.
table-copy-by-hand = Der Browser lässt uns nicht kopieren. Markiere den Link und kopiere ihn selbst.
table-local = Dieser Link funktioniert nur auf diesem Rechner. Um mit anderen in deinem Netz zu spielen, starte den Server mit --host 0.0.0.0 und öffne ihn unter der Adresse dieses Rechners.

table-cut = Heb ab
table-cut-of = { $name }, heb ab
table-cut-why = Dein Abheben wird in die Karten gemischt. So kennt sie vorher niemand, auch der Server nicht.
table-cut-where = Wo hebst du ab?
table-cut-place = { $place ->
    [one] nach der ersten Karte
   *[other] nach { $place } Karten
}
table-cut-word = Oder mit einem eigenen Wort
table-cut-here = Hier abheben
table-cut-with-word = Mit diesem Wort abheben

table-people = Am Tisch
table-seat-number = Platz { $number }
table-seat-free = frei
table-seat-yours = (du)
table-seat-side = Team { $side }
table-seat-turn = am Zug
table-seat-bot = Bot
table-seat-here = da
table-seat-gone = nicht da
table-seat-away = weg, ein Bot spielt
table-seat-resigned = aufgegeben, ein Bot spielt
table-seat-cut = hat abgehoben
table-seat-cuts = hat noch nicht abgehoben

table-your-turn = Du bist dran
table-turn-left = Zug: { $time }
table-game-left = Partie: { $time }
table-turn-ends = Noch { $seconds } Sekunden für deinen Zug.
table-game-ends = Noch { $seconds } Sekunden in der Partie.
table-not-there = { $name } ist nicht da.
table-stand-in = Einen Bot spielen lassen, bis { $name } zurück ist
table-log = Was bisher geschah
table-log-empty = Noch nichts.
table-chat = Chat
table-chat-new = { $count } neu
table-chat-empty = Noch keine Nachrichten.
table-chat-text = Deine Nachricht
table-chat-send = Senden
table-chat-line = { $name } sagt: { $text }
table-fair = Fair gegeben
table-fair-why = Vor der ersten Karte hat der Server seinen Startwert gewählt. Das ist dessen Prüfsumme; nach der Partie kannst du prüfen, ob beide zusammenpassen.

table-leave = Tisch verlassen
table-leave-sure = Den Tisch verlassen?
table-leave-what = Ein Bot spielt für dich, bis du zurück bist. Du kannst jederzeit wiederkommen.
table-resign = Aufgeben
table-resign-sure = Aufgeben?
table-resign-ends = Die Partie endet, und die andere Seite gewinnt.
table-resign-bot = Auf deinem Platz spielt ein Bot bis zum Ende weiter. Du kannst zuschauen.
table-stay = Weiterspielen

table-turn-over = Dein Zug ist vorbei.
table-hand-over = Fertig: Gib das Gerät an { $name }
table-curtain-title = { $name } ist dran
table-curtain = { $name }, bist du da?
table-curtain-others = Jetzt sollte sonst niemand hinschauen.
table-curtain-show = Ich bin { $name }: Zeig meine Karten

table-won-you = Du hast gewonnen!
table-won-you-share = Ihr teilt euch den Sieg: { $names }.
table-won-one = { $names } gewinnt.
table-won-share = { $names } teilen sich den Sieg.
table-won-side = { $names } gewinnen.
table-by-time = Die Zeit ist um.
table-by-resigning = Aufgegeben: { $names }.
table-rematch = Noch einmal spielen
table-rematch-made = Zur nächsten Partie
table-replay = Partie noch einmal ansehen
table-share-game = Diese Partie teilen
table-check = War sie fair? Nachprüfen
table-record = Partie als Datei speichern
