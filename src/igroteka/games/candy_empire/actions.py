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
SIMPLE: Final = (
    (LOSE, "LOSE", "lose", "mine"),
    (BACK, "BACK", "back", "hand"),
    (PICK, "PICK", "pick", "discard"),
    (NAME, "NAME", "name", "character"),
)


def target(seat: i64, card: i64) -> i64:
    """A card of somebody's empire."""
    return TARGET + 13 * seat + card


def protect(discarded: i64, card: i64) -> i64:
    """Discard one card of the hand to protect one of the empire."""
    return PROTECT + 13 * discarded + card


def notation(action: int) -> str:
    """The action in a few plain words."""
    for first, word, _, _ in SIMPLE:
        if action >= first:
            return f"{word} {NAMES[action - first]}"
    if action >= PLAYER:
        return f"PLAYER {action - PLAYER}"
    if action >= SKIP:
        return WORDS[action - SKIP]
    if action >= TARGET:
        seat, card = divmod(action - TARGET, CHARACTERS)
        return f"TARGET {seat} {NAMES[card]}"
    if action >= PROTECT:
        discarded, card = divmod(action - PROTECT, CHARACTERS)
        return f"PROTECT {NAMES[discarded]}>{NAMES[card]}"
    if action >= DROP:
        return f"DROP {NAMES[action - DROP]}"
    if action >= CAST:
        return f"CAST {NAMES[THIEF if action == CAST_THIEF else LAWYER]}"
    return f"PLAY {NAMES[action]}"


def describe(action: int) -> Description:
    """What the action does, and the things in the view that it touches."""
    for first, _, verb, zone in SIMPLE:
        if action >= first:
            return _about(verb, zone, action - first)
    if action >= PLAYER:
        return Description("player", {"seat": action - PLAYER}, [f"seat.{action - PLAYER}"])
    if action >= SKIP:
        return Description(WORDS[action - SKIP].lower(), {}, [])
    if action >= TARGET:
        seat, card = divmod(action - TARGET, CHARACTERS)
        return Description("target", {"seat": seat, "card": NAMES[card]}, [f"empire.{seat}.{NAMES[card]}"])
    if action >= PROTECT:
        spent, kept = (NAMES[number] for number in divmod(action - PROTECT, CHARACTERS))
        return Description("protect", {"discarded": spent, "card": kept}, [f"hand.{spent}", f"mine.{kept}"])
    if action >= DROP:
        return _about("drop", "hand", action - DROP)
    if action >= CAST:
        return _about("cast", "hand", THIEF if action == CAST_THIEF else LAWYER)
    return _about("play", "hand", action)


def _about(verb: str, zone: str, card: int) -> Description:
    return Description(verb, {"card": NAMES[card]}, [f"{zone}.{NAMES[card]}"])
