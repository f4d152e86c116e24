"""Triggs: draw, discard, or cross off; a full row gives an extra cross (2 to 4 players)."""
