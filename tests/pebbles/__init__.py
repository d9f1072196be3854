"""Pebbles: a tiny made-up game with hidden hands and nothing else; it keeps the ground floor of the contract small.

Two to four players draw pebbles from a bag or lay them on a common row that only rises. A player who lays a lower one
begins a new row, and the old one goes to the player who laid its last pebble.
"""

from tests.pebbles.game import Pebbles as GAME

__all__ = ["GAME"]
