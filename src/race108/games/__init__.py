"""The games: each is one folder that says what it is; ``registry.py`` finds them."""
