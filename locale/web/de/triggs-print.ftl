# Triggs auf Papier.

print-thing-sheets = Zettel
print-own-rows = Andere Reihen
print-how-sheets = In Originalgröße (100 %) drucken und an der gestrichelten Linie schneiden. Auf jeder Seite stehen vier Zettel für Triggs; auf die Rückseite passen noch einmal vier.
