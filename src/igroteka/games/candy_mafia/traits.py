"""Traits: bits that several cards share; what one card alone can do is asked for by the card."""

from __future__ import annotations

from typing import Final

# Powers: they end with recruitment and do not work on a plain card.
BOSS: Final = 1
MEEK: Final = 2
# Marks: they belong to the card and stay.
LAST_PAIR: Final = 4
# It makes a choice before anything else happens, on the first night or when it is taken over.
FATED: Final = 8
