# Printing Run & Trip.

print-thing-board = Track
print-own-layout = Other symbols
print-how-board = Print at actual size (100%). On A4 and Letter the track of Run & Trip comes in two halves: glue them together at the marks.
