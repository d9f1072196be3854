"""Игротека: exact, fast engines of Russian card and board games, with bots, adapters and a table."""

from igroteka.core.chance import Rng, seeded
from igroteka.core.errors import BadData, BadNotation, BadOptions, BadRecord, IgrotekaError, IllegalAction, UnknownGame
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.registry import game, names

__version__ = "0.1.0"
__all__ = [
    "MODERATOR",
    "SPECTATOR",
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "IgrotekaError",
    "IllegalAction",
    "Rng",
    "UnknownGame",
    "game",
    "names",
    "seeded",
]
