# Spielen lernen: eine begleitete erste Partie für jedes Spiel.

learn-title = Spielen lernen
learn-about = Immer nur eine Idee auf einmal. Du spielst vom ersten Schritt an selbst, und schiefgehen kann nichts.
learn-game = { $game } lernen
learn-start = Anfangen
learn-resume = Weiter mit Schritt { $step }
learn-finished = Geschafft. Noch einmal spielen
learn-length = { $count } Schritte
learn-step = Schritt { $step } von { $count }
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-again = Noch einmal versuchen
learn-restart = Schritt von vorn
learn-show = Zeig’s mir
learn-well-done = Gut gemacht!
learn-not-yet = Noch nicht ganz.
learn-rules = Regeln lesen
learn-other-game = Auch { $game } lernen
learn-end-title = Mehr brauchst du nicht
learn-play = Jetzt eine ganze Partie gegen einen Bot spielen
learn-first-step = Noch einmal ab Schritt 1
learn-part = Noch eine Lektion: { $part }
