"""The two games on paper: score sheets, cards, the track and the rules as PDF files, for cutting out and playing.

>>> from race108.printing import sheets
>>> sheets(pages=2)[:5]
b'%PDF-'
"""

from race108.printing.make import board, cards, rules, sheets
from race108.printing.things import things

__all__ = ["board", "cards", "rules", "sheets", "things"]
