"""A builder: lays at once what brings candies at once, and asks no card for anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.bot.plain_player import answer_value, collected
from igroteka.games.candy_empire.bot.worth import KEPT, Worth
from igroteka.games.candy_empire.cards import CHARACTERS, count
from igroteka.games.candy_empire.state import CandyEmpire

# The part of a card's worth in hand that a builder minds: little, for there is always another card.
MINDS: Final = 0.3
# By so much a Thief or a Lawyer in an empire speaks for a builder, and one that was used against any builder (log
# odds).
LAYS: Final = 0.9
USES: Final = 0.7


def seems(s: CandyEmpire, seat: i64) -> float:
    """How much a player seems to be a builder: who is none uses Thieves and Lawyers instead of laying them."""
    mine: i64 = s.players[seat].loose + s.players[seat].safe
    laid: i64 = count(mine, c.THIEF) + count(mine, c.LAWYER)
    used: i64 = count(s.open, c.THIEF) + count(s.open, c.LAWYER)
    return LAYS * float(laid) - USES * float(used) / float(s.seats - 1)


def building(s: CandyEmpire, seat: i64, legal: list[int]) -> list[float]:
    """How good each answer looks to a builder, in candies."""
    worth = Worth(s, seat)
    if s.top.name == "main":
        return [laid(s, worth, action) - MINDS * KEPT[spent(action)] for action in legal]
    return [answer_value(s, worth, seat, action) for action in legal]


def laid(s: CandyEmpire, worth: Worth, action: i64) -> float:
    """What a card brings when it is laid; a Sly brings his Snatchers unasked."""
    if action >= a.CAST:
        return 0.0
    return worth.played(action) + (collected(s, worth) if action == c.SLY else 0.0)


def spent(action: i64) -> i64:
    """The card that leaves the hand by an action of a turn."""
    if action < a.CAST:
        return action
    if action == a.CAST_THIEF:
        return c.THIEF
    if action == a.CAST_LAWYER:
        return c.LAWYER
    if action < a.PROTECT:
        return action - a.DROP
    return (action - a.PROTECT) // CHARACTERS
