# Die Seite, die die Spiele druckt.

print-title = Die Spiele drucken
print-about = Zettel, Karten, die Strecke und die Regeln als PDF-Dateien: drucken, ausschneiden und am echten Tisch spielen.
print-thing = Was brauchst du?
print-thing-cards = Karten
print-thing-rules = Regeln
print-pages = Seiten
print-paper = Papier
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-style = Farben
print-style-colour = In Farbe
print-style-plain = Schwarz-weiß
print-language = Sprache des Drucks
print-download = PDF herunterladen
print-how-cards = In Originalgröße (100 %) beidseitig drucken, über die lange Kante gewendet. Am besten auf dickem Papier. Die Vorschau zeigt 18 der 108 Karten.
print-how-rules = Zwei Seiten, also beide Seiten eines Blatts.
print-preview = Vorschau
print-picture = Seite { $number } der Vorschau
print-making = Die Seiten werden vorbereitet …
print-missing = Dieser Server kann nicht drucken. Wer ihn betreibt, kann das nachrüsten: pip install "race108[print]"
print-no-paper = Kein Drucker zur Hand?
print-pad = Stattdessen auf dem Handy mitschreiben
