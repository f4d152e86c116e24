# Triggs en papel.

print-thing-sheets = Hojas de juego
print-own-rows = Otras filas
print-how-sheets = Imprime a tamaño real (100 %) y corta por la línea discontinua. Cada página tiene cuatro hojas de Triggs; en el dorso caben otras cuatro.
