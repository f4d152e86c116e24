# Printing Triggs.

print-thing-sheets = Score sheets
print-own-rows = Other rows
print-how-sheets = Print at actual size (100%) and cut along the dashed line. Each page has four sheets for Triggs; the back takes four more.
