# Beendete Partien, Zug für Zug.

replay-figures = So wurde gespielt
replay-figure-turns = Züge

replay-title = Eine Partie noch einmal ansehen
replay-of = { $game }, gespielt von { $names }
replay-loading = Die Partie wird geladen …
replay-none = Diese Partie lässt sich nicht zeigen
replay-file = Eine gespeicherte Partie öffnen (eine Datei)
replay-choose = Datei wählen
replay-no-file = Das ist keine gespeicherte Partie. Wähle die .json-Datei, die du nach einer Partie gespeichert hast.
replay-address = Oder füge die Adresse eines Tisches oder einer Wiederholung ein
replay-show = Partie zeigen
replay-no-address = In dieser Adresse steht kein Tisch. Sie sieht aus wie …/t/… oder …/replay/….
replay-start = Die Karten sind gegeben.
replay-no-words = Hier geschieht nichts.
replay-place = Stelle in der Partie
replay-place-of = Schritt { $place } von { $last }
replay-steps = Vor und zurück
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-turn-forward = Einen Zug vor
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-viewpoint = Dein Platz
replay-outside = neben dem Tisch
replay-share = Diese Stelle teilen

review-open = Partie durchsehen
