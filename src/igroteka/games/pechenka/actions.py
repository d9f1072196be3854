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


def describe(action: int) -> Description:
    """What the action is called and does, and the things in the view that it touches.

    Seats and role cards are counted from 1 in what it is called.
    """
    if action < BEFORE:
        return _of_hand("show", action)
    if action < BEFORE_NOBODY:
        seat = action - BEFORE
        return Description(f"before {seat + 1}", "before", {"seat": seat}, [f"seat.{seat}"])
    if action == BEFORE_NOBODY:
        return Description("before nobody", "before-nobody")
    if action < OPEN:
        slot, character = divmod(action - DECLARE, ROLES)
        card = NAMES[character]
        words: dict[str, str | int] = {"card": card, "slot": slot + 1}
        return Description(f"declare {card} on {slot + 1}", "declare", words, [f"hand.{card}", f"own.{slot}"])
    if action < PEEK:
        seat, slot = divmod(action - OPEN, 2)
        notation = f"open {seat + 1} role {slot + 1}"
        return Description(notation, "open", {"seat": seat, "slot": slot + 1}, [f"role.{seat}.{slot}"])
    return Description("peek", "peek", touches=["excluded"]) if action == PEEK else _of_hand("hunt", action - HUNT)


def _of_hand(verb: str, card: int) -> Description:
    return Description(f"{verb} {NAMES[card]}", verb, {"card": NAMES[card]}, [f"hand.{NAMES[card]}"])


assert SHOW + CARDS == BEFORE and DECLARE + 2 * ROLES == OPEN and HUNT + ROLES == ACTIONS
