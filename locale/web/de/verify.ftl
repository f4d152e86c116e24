# Prüfen, ob eine Partie fair war.

verify-title = War die Partie fair?
verify-what = Zu jeder beendeten Partie gibt es eine Aufzeichnung. Danach wird sie hier noch einmal gegeben und gespielt: Waren es die versprochenen Karten, war jeder Zug erlaubt, stimmt das Ergebnis?
verify-choose = Aufzeichnung auswählen
verify-paste = … oder füge sie hier ein, oder den Link zu einem Tisch
verify-promised = Die Prüfsumme, die du am Tisch gesehen hast, falls du sie notiert hast
verify-go = Diese Partie prüfen
verify-busy = Wird geprüft …
verify-no-record = Das ist keine Aufzeichnung: Wähle die gespeicherte Datei oder füge sie ganz ein.
verify-good = Alles ist, wie es sein soll
verify-bad = Etwas stimmt nicht
verify-how = So bleibt das Geben fair
verify-promise = Ein Versprechen.
verify-promise-about = Vor der ersten Karte wählt der Server eine geheime Zahl und zeigt allen deren Prüfsumme, eine Art Fingerabdruck, am Tisch unter „Fair gegeben“. Von da an kann er die Zahl nicht mehr ändern.
verify-cut = Dein Abheben.
verify-cut-about = Was die Spieler beim Abheben eintippen, wird mit hineingemischt. So kennt der Server die Karten nicht, wenn er sie verspricht, und kein Spieler kann sie beeinflussen.
verify-record = Die Aufzeichnung.
verify-record-about = Nach der Partie kommt alles auf den Tisch: die geheime Zahl, jedes Abheben, jeder Zug und das Ergebnis.
verify-check = Die Prüfung.
verify-check-about = Damit können alle dieselben Karten noch einmal geben. Die versprochene Prüfsumme muss die sein, die du am Tisch gesehen hast.
verify-home = Du musst uns nicht glauben
verify-home-about = Dieselbe Prüfung läuft auf deinem eigenen Rechner, ohne diesen Server:
verify-file = DATEI
