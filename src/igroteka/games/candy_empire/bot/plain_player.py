"""A plain player: gives the answer that is best right now, abilities counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.bot.worth import KEPT, Worth, in_hand
from igroteka.games.candy_empire.cards import CHARACTERS, SNATCHER, count, few
from igroteka.games.candy_empire.empire import for_mercenary, for_policeman, of_others
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import cannot_kidnap
from igroteka.games.candy_empire.steps.sly import richest

# The share of a possible theft that a protection saves: a card is seldom stolen at all.
SAVES: Final = 0.25
# What it is worth to see three cards and keep the best.
CHOICE: Final = 1.2
# What a card of an unknown hand may bring.
USUAL: Final = 1.8
# How often a blow that may be blocked goes through.
GOES_THROUGH: Final = 0.6


def values(s: CandyEmpire, seat: i64, legal: list[int]) -> list[float]:
    """How good each answer looks, in candies."""
    worth = Worth(s, seat)
    step = s.top.name
    if step == "main":
        late = turns_left(s)
        return [main_value(s, worth, action, late) for action in legal]
    return [answer_value(s, worth, seat, action) for action in legal]


def turns_left(s: CandyEmpire) -> float:
    """The part of the game that is left, from 1 to 0: a card kept in hand loses its worth with it."""
    return min(1.0, float(s.left + few(s.players[s.current].hand) - 1) / float(4 * s.seats))


def main_value(s: CandyEmpire, worth: Worth, action: i64, late: float) -> float:
    """The worth of an action of a turn: what the card brings now, less what it might have brought later."""
    if action < a.CAST:
        return worth.played(action) + ability(s, worth, action) - late * KEPT[action]
    if action == a.CAST_THIEF:
        return best_theft(s, worth) - late * KEPT[c.THIEF]
    if action == a.CAST_LAWYER:
        return best_fetch(s, worth) - late * KEPT[c.LAWYER]
    if action < a.PROTECT:
        return -late * KEPT[action - a.DROP]
    card: i64 = (action - a.PROTECT) % CHARACTERS
    saved = -worth.removed(worth.seat, card) * SAVES * late
    return saved - late * KEPT[(action - a.PROTECT) // CHARACTERS]


def ability(s: CandyEmpire, worth: Worth, card: i64) -> float:
    """The worth of what a card does when it is played."""
    if card == c.MERCENARY:
        return best_removal(s, worth)
    if card == c.POLICEMAN:
        return best_arrest(s, worth)
    if card == c.KIDNAPPER:
        return 0.0 if cannot_kidnap(s) or few(s.players[worth.seat].hand) == 1 else best_kidnap(s, worth)
    if card == c.DETECTIVE:
        return searched(s, worth)
    if card == c.SLY:
        return collected(s, worth)
    if card == c.BOSS:
        return CHOICE if s.left >= 3 else 0.0
    if card == c.JUDGE and s.left:
        mine = in_hand(s, worth.seat) - KEPT[c.JUDGE]
        return USUAL * 3.0 - mine - USUAL
    return 0.0


def best_removal(s: CandyEmpire, worth: Worth) -> float:
    """The best that a mercenary can do; 0 if nothing is worth doing."""
    best = 0.0
    action: i64
    for action in for_mercenary(s, worth.seat):
        best = max(best, worth.removed((action - a.TARGET) // CHARACTERS, (action - a.TARGET) % CHARACTERS))
    return best


def best_arrest(s: CandyEmpire, worth: Worth) -> float:
    """The best that a policeman can do; 0 if nothing is worth doing."""
    best = 0.0
    action: i64
    for action in for_policeman(s, worth.seat):
        best = max(best, worth.stolen((action - a.TARGET) // CHARACTERS, (action - a.TARGET) % CHARACTERS, 1))
    return best * (GOES_THROUGH if somebody_blocks(s, worth.seat) else 1.0)


def somebody_blocks(s: CandyEmpire, seat: i64) -> bool:
    """Has another player two snatchers to pay for a block?"""
    return any(other != seat and count(s.players[other].loose, SNATCHER) >= 2 for other in range(int(s.seats)))


def best_theft(s: CandyEmpire, worth: Worth) -> float:
    """The best that a thief can take."""
    best = -100.0
    action: i64
    for action in of_others(s, worth.seat):
        best = max(best, worth.stolen((action - a.TARGET) // CHARACTERS, (action - a.TARGET) % CHARACTERS, 1))
    return best


def best_kidnap(s: CandyEmpire, worth: Worth) -> float:
    """The best that a kidnapper can do."""
    best = -100.0
    card: i64
    for card in range(CHARACTERS):
        if not s.banned_now(card):
            best = max(best, worth.wiped(card))
    return best


def best_fetch(s: CandyEmpire, worth: Worth) -> float:
    """The best that a lawyer can fetch, as the discard is in this world."""
    best = -100.0
    lying: i64 = s.discard & ~s.banned
    card: i64
    for card in range(CHARACTERS):
        if count(lying, card):
            best = max(best, fetched(s, worth, card))
    return best if best > -100.0 else 0.0


def fetched(s: CandyEmpire, worth: Worth, card: i64) -> float:
    """The worth of a card fetched from the discard: a thief stays or steals, the others stay and work."""
    value = worth.played(card)
    if card == c.THIEF:
        return max(value, best_theft(s, worth))
    return value + ability(s, worth, card)


def searched(s: CandyEmpire, worth: Worth) -> float:
    """What a detective takes from the others: they give what hurts them least."""
    total = 0.0
    other: i64
    card: i64
    for other in range(s.seats):
        least = 100.0
        if other != worth.seat:
            for card in (c.BOSS, c.THIEF, c.BUYER):
                if count(s.players[other].loose, card):
                    least = min(least, worth.removed(other, card))
        if least < 100.0:
            total += least
    return total


def collected(s: CandyEmpire, worth: Worth) -> float:
    """The worth of the snatchers taken from the discard, or from the richest player."""
    if s.banned_now(SNATCHER):
        return 0.0
    lying: i64 = count(s.discard, SNATCHER)
    if lying:
        return worth.lead(worth.seat, worth.add_several(worth.seat, SNATCHER, lying), -1, 0) - worth.now
    best = 0.0
    other: i64
    for other in richest(s):
        best = max(best, worth.stolen(other, SNATCHER, min(2, count(s.players[other].loose, SNATCHER))))
    return best


def answer_value(s: CandyEmpire, worth: Worth, seat: i64, action: i64) -> float:
    """The worth of an answer to a question that a card asks."""
    step = s.top.name
    if a.TARGET <= action < a.SKIP:
        other: i64 = (action - a.TARGET) // CHARACTERS
        card: i64 = (action - a.TARGET) % CHARACTERS
        value = worth.removed(other, card) if step == "mercenary" else worth.stolen(other, card, 1)
        return value + worth.removed(seat, c.THIEF) if step == "fetched-thief" else value
    if action >= a.LOSE:
        return worth.removed(seat, action - a.LOSE)
    if action >= a.BACK:
        return -worth.played(action - a.BACK) - KEPT[action - a.BACK]
    if action >= a.PICK:
        return fetched(s, worth, action - a.PICK)
    if action >= a.NAME:
        return worth.wiped(action - a.NAME)
    if action >= a.PLAYER:
        if step == "sly":
            return worth.stolen(
                action - a.PLAYER, SNATCHER, min(2, count(s.players[action - a.PLAYER].loose, SNATCHER))
            )
        return in_hand(s, action - a.PLAYER)
    if action == a.BLOCK:
        return blocked(s, worth, seat)
    if action == a.USE:
        return CHOICE
    return 0.0


def blocked(s: CandyEmpire, worth: Worth, seat: i64) -> float:
    """The worth of what a block saves me, less what it costs."""
    cost = (
        worth.lead(seat, worth.lose(seat, SNATCHER, min(2, count(s.players[seat].loose, SNATCHER))), -1, 0) - worth.now
    )
    if s.wanted >= 0:
        thief = Worth(s, s.current)
        gained: i64 = thief.add(s.current, s.wanted)
        lost: i64 = worth.lose(s.target, s.wanted, 1)
        return worth.now - worth.lead(s.current, gained, s.target, lost) + cost
    if s.target != seat:
        return cost
    return in_hand(s, seat) - USUAL * float(few(s.players[s.current].hand)) + cost
