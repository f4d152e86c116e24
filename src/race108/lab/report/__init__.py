"""The report of a study: words, pictures, and the page they stand on."""
