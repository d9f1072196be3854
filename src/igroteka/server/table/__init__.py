"""A table: the people and bots around it, the match they play, and what each of them is told."""
