"""Playing at the terminal: lines in, lines and colours out; everything is drawn from views."""
