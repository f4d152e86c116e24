# La pagina che stampa i giochi.

print-title = Stampa i giochi
print-about = Schede, carte, percorso e regole in file PDF: stampa, ritaglia e gioca a un tavolo vero.
print-thing = Che cosa ti serve?
print-thing-cards = Carte
print-thing-rules = Regole
print-pages = Pagine
print-paper = Carta
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-style = Colori
print-style-colour = A colori
print-style-plain = In bianco e nero
print-language = Lingua della stampa
print-download = Scarica il PDF
print-how-cards = Stampa a grandezza naturale (100%), fronte e retro, girando sul lato lungo. Meglio su carta spessa. L’anteprima mostra 18 delle 108 carte.
print-how-rules = Due pagine: fronte e retro di un foglio.
print-preview = Anteprima
print-picture = Pagina { $number } dell’anteprima
print-making = Preparazione delle pagine…
print-missing = Questo server non può stampare. Chi lo gestisce può aggiungerlo con: pip install "race108[print]"
print-no-paper = Non hai una stampante a portata di mano?
print-pad = Segna i punti sul telefono
