"""The worlds that a player may believe in."""
