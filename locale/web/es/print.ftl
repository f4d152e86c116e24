# La página que imprime los juegos.

print-title = Imprimir los juegos
print-about = Hojas, cartas, el recorrido y las reglas en archivos PDF: imprímelos, recórtalos y juega en una mesa de verdad.
print-thing = ¿Qué necesitas?
print-thing-cards = Cartas
print-thing-rules = Reglas
print-pages = Páginas
print-paper = Papel
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Carta
print-style = Colores
print-style-colour = En color
print-style-plain = En blanco y negro
print-language = Idioma de la impresión
print-download = Descargar el PDF
print-how-cards = Imprime a tamaño real (100 %), por las dos caras y girando por el lado largo. Mejor en papel grueso. La vista previa muestra 18 de las 108 cartas.
print-how-rules = Dos páginas: las dos caras de una hoja de papel.
print-preview = Vista previa
print-picture = Página { $number } de la vista previa
print-making = Preparando las páginas…
print-missing = Este servidor no puede imprimir. Quien lo administra puede añadirlo con: pip install "race108[print]"
print-no-paper = ¿No tienes impresora a mano?
print-pad = Anotar en el móvil
