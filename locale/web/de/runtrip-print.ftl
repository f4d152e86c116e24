# Run & Trip auf Papier.

print-thing-board = Strecke
print-own-layout = Andere Symbole
print-how-board = In Originalgröße (100 %) drucken. Auf A4 und Letter kommt die Strecke von Run & Trip in zwei Hälften: an den Marken zusammenkleben.
