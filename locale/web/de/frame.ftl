# Der Rahmen um jede Seite.

skip = Zum Inhalt springen
pages = Seiten
page-learn = Lernen
page-rules = Regeln
page-print = Drucken
page-settings = Einstellungen
news = Neuigkeiten
loading = Wird geladen …
close = Schließen
nothing-here = Unter dieser Adresse gibt es nichts
go-home = Zur Startseite
no-server = Der Server antwortet gerade nicht. Versuch es gleich noch einmal; deine Partien sind sicher.
went-wrong = Hier ist etwas schiefgegangen. Lade die Seite neu; deine Partien sind sicher.
line-cut = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder, und deine Partie ist sicher.
line-back = Wieder verbunden.

## Mehrere Dinge in einem Satz: zwei, und das letzte von mehreren.

list-two = { $before } und { $last }
list-more = { $before } und { $last }
