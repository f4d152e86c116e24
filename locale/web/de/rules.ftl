# Die Regeln: was um die eines Spiels herum steht; sie selbst haben eine eigene Datei. T1 … und R1 … sind die Nummern der Regelungen.

rules-title = Regeln
rules-about = Beide Spiele vollständig, mit einer Nummer für jede Regelung, damit sich am Tisch jeder Streit klären lässt.
rules-read = Regeln von { $game }
rules-contents = Auf dieser Seite
rules-link = Link zu „{ $title }“
rules-ruling = Regelung { $ruling }
rules-learn = Beim Spielen lernen
rules-print = Regeln drucken
rules-other = Zu den Regeln von { $game }
