# Der Block für Run & Trip.

pad-runtrip-symbols = Unsere Strecke hat die üblichen Symbole
pad-runtrip-symbols-why = Primfaktoren wie auf den Strecken, die man hier drucken kann. Sonst werden keine Symbole gezeigt, und ihr achtet selbst auf sichere Felder.
pad-runtrip-end-cards = Niemand hat mehr Karten: Partie beenden
pad-runtrip-tokens = Spieler und ihre Figuren
pad-runtrip-numbers = Zahl auf der Karte
pad-runtrip-clear = Zahlen löschen
pad-runtrip-run-how = { $name }: Tipp eine Zahl an, um zu laufen, oder jemanden, um ein Bein zu stellen.
pad-runtrip-run-which = { $name }: Wähle a oder b, dann eine Zahl zum Laufen oder jemanden zum Beinstellen.
pad-runtrip-trip-how = { $name } stellt { $whom } ein Bein: Tipp die Zahlen der Karten an.
pad-runtrip-trip-again = { $name } darf noch einmal ein Bein stellen.
pad-runtrip-sum = { $cards } = { $sum }
pad-runtrip-stays = { $who } bleibt auf { $square }: Über 100 hinaus geht es nicht
pad-runtrip-on = { $who } auf { $square }
pad-runtrip-on-start = { $who } auf dem Start
pad-runtrip-symbols-here = Symbole: { $symbols }
pad-runtrip-choose-token = { $token }: bewegen
pad-runtrip-choose-target = { $token }: Bein stellen
pad-runtrip-why-safe = { $who } steht auf einem Feld ohne Symbole: Dort kann niemand ein Bein stellen.
pad-runtrip-why-last = { $who } ist auf dem letzten Platz: Dort darf niemand ein Bein stellen (Gnade).
pad-runtrip-why-goal = Auf die 100 darf eine Figur nur, wenn die Partie damit gewonnen ist: Die andere ist noch nicht weit genug.
pad-runtrip-skip = Keine Karten mehr: weiter zu { $name }
