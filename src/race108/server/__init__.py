"""The table server: play with anyone, lose nothing, leak nothing."""
