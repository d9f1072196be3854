"""Traits of cards that other parts of the rules read; each is a bit."""

from __future__ import annotations

from typing import Final

# Powers: they end with recruitment and do not work on a plain card.
GANG_PROOF: Final = 1
NIGHT_PROOF: Final = 2
IRON: Final = 4
TOUGH: Final = 8
GRUDGE: Final = 16
SPY: Final = 32
BOSS: Final = 64
MEEK: Final = 128
NOBLE: Final = 256
SHOOTS: Final = 512
STEPS_IN: Final = 1024
BREAD: Final = 2048
WARDEN: Final = 4096
COVEN: Final = 8192
HUSHED: Final = 16384
DRIFTER: Final = 32768
ALL_RECRUITED: Final = 65536
HEIR: Final = 131072
# Marks: they belong to the card and stay.
APART: Final = 262144
OFFICE: Final = 524288
TIPSY: Final = 1048576
LAST_PAIR: Final = 2097152
HANGMAN: Final = 4194304
# It makes a choice before anything else happens, on the first night or when it is taken over.
FATED: Final = 8388608
MARKS: Final = 16515072
