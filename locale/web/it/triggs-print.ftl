# Triggs su carta.

print-thing-sheets = Tabelle
print-own-rows = Altre file
print-how-sheets = Stampa a grandezza naturale (100 %) e taglia lungo la linea tratteggiata. Ogni pagina ha quattro tabelle di Triggs; sul retro ce ne stanno altre quattro.
