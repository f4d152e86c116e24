# Triggs su carta.

print-thing-sheets = Schede
print-own-rows = Altre righe
print-how-sheets = Stampa a grandezza naturale (100%) e taglia lungo la linea tratteggiata. Ogni pagina ha quattro schede di Triggs; sul retro ce ne stanno altre quattro.
