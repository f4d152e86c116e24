# The page that prints the games.

print-title = Print the games
print-about = Score sheets, cards, the track and the rules as PDF files: print them, cut them out and play at a real table.
print-thing = What do you need?
print-thing-cards = Cards
print-thing-rules = Rules
print-pages = Pages
print-paper = Paper
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-style = Colours
print-style-colour = In colour
print-style-plain = Black and white
print-language = Language of the print
print-download = Download the PDF
print-how-cards = Print at actual size (100%), on both sides, flipped on the long edge. Thick paper is best. The preview shows 18 of the 108 cards.
print-how-rules = Two pages: both sides of one sheet of paper.
print-preview = Preview
print-picture = Page { $number } of the preview
print-making = Preparing the pages…
print-missing = This server cannot print. Whoever runs it can add that with: pip install "race108[print]"
print-no-paper = No printer at hand?
print-pad = Keep score on a phone instead
