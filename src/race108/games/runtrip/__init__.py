"""Run & Trip: race to 100, or trip an opponent by matching the symbols of a square (2 to 6 players)."""
