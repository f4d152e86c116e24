# Das Ende einer Partie.

ending-race = So lief der Wettlauf
ending-story = Die ganze Geschichte
ending-decided = Entschieden in Zug { $turn } von { $turns }
ending-picture = Bild teilen
ending-other-side = Die andere Seite spielen
ending-ask = Um Revanche bitten
ending-asked = Eine Revanche wartet auf dich.
ending-not-now = Jetzt nicht
ending-watch-next = Bei der nächsten Partie zuschauen
