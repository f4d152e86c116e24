# The rules: what stands around those of a game, which are in a file of its own. T1 … and R1 … are the numbers of the rulings.

rules-title = Rules
rules-about = Both games in full, with a number for every ruling, so that any argument at the table can be settled.
rules-read = Rules of { $game }
rules-contents = On this page
rules-link = Link to “{ $title }”
rules-ruling = Ruling { $ruling }
rules-learn = Learn it by playing
rules-print = Print the rules
rules-other = Go to the rules of { $game }
