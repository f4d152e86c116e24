"""The coach: what a move was worth, what would have been better, and why; all from what the mover could know."""
