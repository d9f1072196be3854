"""A game is exactly one folder here."""
