"""The action space: 43 numbers for both variants, and what each of them says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from igroteka.core.bits import bits
from igroteka.core.description import Description
from igroteka.games.pechenka.cards import CARDS, NAMES, ROLES

SHOW: Final = 0  # + card
BEFORE: Final = 9  # + seat
BEFORE_NOBODY: Final = 15
DECLARE: Final = 16  # + slot * 6 + character
OPEN: Final = 28  # + seat * 2 + slot
PEEK: Final = 36
HUNT: Final = 37  # + character
ACTIONS: Final = 43


def rows(first: int, masks: Iterable[int]) -> list[list[int]]:
    """For each set of numbers, as bits, the actions counted from the first one."""
    # Made once and shared by all: new lists for every decision would take most of the time of a game.
    return [[first + number for number in bits(mask)] for mask in masks]


def notation(action: int) -> str:
    """The action in a few plain words; seats and role cards are counted from 1."""
    if action < BEFORE:
        return f"show {NAMES[action]}"
    if action < BEFORE_NOBODY:
        return f"before {action - BEFORE + 1}"
    if action == BEFORE_NOBODY:
        return "before nobody"
    if action < OPEN:
        slot, character = divmod(action - DECLARE, ROLES)
        return f"declare {NAMES[character]} on {slot + 1}"
    if action < PEEK:
        seat, slot = divmod(action - OPEN, 2)
        return f"open {seat + 1} role {slot + 1}"
    return "peek" if action == PEEK else f"hunt {NAMES[action - HUNT]}"


def describe(action: int) -> Description:
    """What the action does, and the things in the view that it touches."""
    if action < BEFORE:
        return Description("show", {"card": NAMES[action]}, [f"hand.{NAMES[action]}"])
    if action < BEFORE_NOBODY:
        return Description("before", {"seat": action - BEFORE}, [f"seat.{action - BEFORE}"])
    if action == BEFORE_NOBODY:
        return Description("before-nobody", {}, [])
    if action < OPEN:
        slot, character = divmod(action - DECLARE, ROLES)
        card = NAMES[character]
        return Description("declare", {"card": card, "slot": slot + 1}, [f"hand.{card}", f"own.{slot}"])
    if action < PEEK:
        seat, slot = divmod(action - OPEN, 2)
        return Description("open", {"seat": seat, "slot": slot + 1}, [f"role.{seat}.{slot}"])
    if action == PEEK:
        return Description("peek", {}, ["excluded"])
    card = NAMES[action - HUNT]
    return Description("hunt", {"card": card}, [f"hand.{card}"])


assert SHOW + CARDS == BEFORE and DECLARE + 2 * ROLES == OPEN and HUNT + ROLES == ACTIONS
