"""Traits of cards: bits that several parts of the rules read, or one part reads very often."""

from __future__ import annotations

from typing import Final

# Powers: they end with recruitment and do not work on a plain card. The first five are parts of an attempt to kill.
GANG_PROOF: Final = 1
NIGHT_PROOF: Final = 2
IRON: Final = 4
TOUGH: Final = 8
GRUDGE: Final = 16
SPY: Final = 32
BOSS: Final = 64
MEEK: Final = 128
HUSHED: Final = 256
# Marks: they belong to the card and stay.
APART: Final = 512
LAST_PAIR: Final = 1024
HANGMAN: Final = 2048
# It makes a choice before anything else happens, on the first night or when it is taken over.
FATED: Final = 4096
