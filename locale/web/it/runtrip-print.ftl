# Run & Trip su carta.

print-thing-board = Percorso
print-own-layout = Altri simboli
print-how-board = Stampa a grandezza naturale (100%). Su A4 e Letter il percorso di Run & Trip è in due metà: incollale lungo i segni.
