"""The action space: 310 numbers, and what each of them says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.description import Description
from igroteka.games.candy_empire.cards import CHARACTERS, LAWYER, NAMES, THIEF

PLAY: Final = 0  # + character
CAST: Final = 13  # a thief, then a lawyer
DROP: Final = 15  # + character
PROTECT: Final = 28  # + 13 * discarded + protected
TARGET: Final = 197  # + 13 * player + character
SKIP: Final = 249
USE: Final = 250
PASS: Final = 251
BLOCK: Final = 252
KEEP: Final = 253
PLAYER: Final = 254  # + seat
NAME: Final = 258  # + character
PICK: Final = 271  # + character
BACK: Final = 284  # + character
LOSE: Final = 297  # + character
ACTIONS: Final = 310

CAST_THIEF: Final = 13
CAST_LAWYER: Final = 14
WORDS: Final = ("SKIP", "USE", "PASS", "BLOCK", "KEEP")
# Actions about one character: where they begin, what they are called, and where in the view the card lies.
OF_A_CARD: Final = (
    (LOSE, "lose", "mine"),
    (BACK, "back", "hand"),
    (PICK, "pick", "discard"),
    (NAME, "name", "character"),
)


def target(seat: i64, card: i64) -> i64:
    """A card of somebody's empire."""
    return TARGET + 13 * seat + card


def protect(discarded: i64, card: i64) -> i64:
    """Discard one card of the hand to protect one of the empire."""
    return PROTECT + 13 * discarded + card


def describe(action: int) -> Description:
    """What the action is called and does, and the things in the view that it touches."""
    for first, verb, zone in OF_A_CARD:
        if action >= first:
            return _about(verb, zone, action - first)
    if action >= PLAYER:
        seat = action - PLAYER
        return Description(f"PLAYER {seat}", "player", {"seat": seat}, [f"seat.{seat}"])
    if action >= SKIP:
        return Description(WORDS[action - SKIP], WORDS[action - SKIP].lower())
    if action >= TARGET:
        seat, number = divmod(action - TARGET, CHARACTERS)
        card = NAMES[number]
        return Description(f"TARGET {seat} {card}", "target", {"seat": seat, "card": card}, [f"empire.{seat}.{card}"])
    if action >= PROTECT:
        spent, kept = (NAMES[number] for number in divmod(action - PROTECT, CHARACTERS))
        words = {"discarded": spent, "card": kept}
        return Description(f"PROTECT {spent}>{kept}", "protect", words, [f"hand.{spent}", f"mine.{kept}"])
    if action >= DROP:
        return _about("drop", "hand", action - DROP)
    if action >= CAST:
        return _about("cast", "hand", THIEF if action == CAST_THIEF else LAWYER)
    return _about("play", "hand", action)


def _about(verb: str, zone: str, number: int) -> Description:
    card = NAMES[number]
    return Description(f"{verb.upper()} {card}", verb, {"card": card}, [f"{zone}.{card}"])
