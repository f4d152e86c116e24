# Run & Trip en papel.

print-thing-board = Recorrido
print-own-layout = Otros símbolos
print-how-board = Imprime a tamaño real (100 %). En A4 y Carta el recorrido de Run & Trip sale en dos mitades: pégalas por las marcas.
