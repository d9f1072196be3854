"""A running server: moves, tables, bots, crashes, silence."""
