"""A slow and obvious second implementation of both games, from the rulebooks alone, to check the kernel against."""
