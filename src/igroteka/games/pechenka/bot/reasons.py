"""Why an answer is a good one, in the words of the game.

Chances are those that the bot believes in, coins are those that are paid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason, by_degree
from igroteka.games.pechenka.actions import BEFORE, DECLARE, HUNT, OPEN, PEEK, SHOW
from igroteka.games.pechenka.bot.big_hunt.belief import suits, targets
from igroteka.games.pechenka.bot.big_hunt.plain_player import true
from igroteka.games.pechenka.bot.big_hunt.reputation import Reputation
from igroteka.games.pechenka.bot.everyone.belief import Belief
from igroteka.games.pechenka.bot.weighted_deals import chances
from igroteka.games.pechenka.cards import NAMES, ROLES, SHIELD, SWORD, at, hunter_of, prey_of
from igroteka.games.pechenka.deals import may
from igroteka.games.pechenka.state import Pechenka

HINTS: Final = (
    "prey",
    "prey-sure",
    "prey-anybody",
    "prey-barred",
    "prey-likelier",
    "hunter",
    "hunter-sure",
    "hunter-anybody",
    "hunter-barred",
    "hunter-likelier",
    "sword-pays",
    "shield-pays",
    "character",
    "truth",
    "lie",
    "peek",
    "liar",
    "liar-sure",
    "target",
    "target-sure",
    "ambush",
    "solved",
)
SURE: Final = 0.9999
# A smaller chance is no reason to run after a target.
UNLIKELY: Final = 0.01
# A smaller difference of two chances is none.
ALIKE: Final = 0.005


class About:
    """What can be said of whom a sword or a shield looks for."""

    def __init__(self, one: Reason, sure: Reason, anybody: Reason, barred: Reason, likelier: Reason) -> None:
        self.one = one
        self.sure = sure
        self.anybody = anybody
        self.barred = barred
        self.likelier = likelier


PREY: Final = About(
    Reason("prey"), Reason("prey-sure"), Reason("prey-anybody"), Reason("prey-barred"), Reason("prey-likelier")
)
HUNTER: Final = About(
    Reason("hunter"),
    Reason("hunter-sure"),
    Reason("hunter-anybody"),
    Reason("hunter-barred"),
    Reason("hunter-likelier"),
)


def in_everyone(belief: Belief, s: Pechenka, seat: i64, action: i64) -> list[Reason]:
    """«Каждый сам за себя»: who is my prey, who hunts me, and the coins of the sword and the shield. [coins]"""
    role: i64 = at(s.roles, seat)
    prey = belief.hopes(s, prey_of(role, s.house.wheel))
    hunter = belief.hopes(s, hunter_of(role, s.house.wheel))
    sword_pays = Reason("sword-pays", {"coins": int(s.facts.attack)})
    shield_pays = Reason("shield-pays", {"coins": int(s.facts.defence)})
    if action >= BEFORE:
        target: i64 = action - BEFORE
        if target >= s.seats or target == seat:
            return []
        if s.top.name == "sword":
            return before(target, prey, free(s, seat, s.shields), PREY, sword_pays)
        return before(target, hunter, free(s, seat, s.swords), HUNTER, shield_pays)
    card: i64 = action - SHOW
    if card == SWORD:
        return aimed(prey, free(s, seat, s.shields), PREY, sword_pays)
    if card == SHIELD:
        return aimed(hunter, free(s, seat, s.swords), HUNTER, shield_pays)
    others = free(s, seat, 0)
    out = [*aimed(prey, others, PREY), *aimed(hunter, others, HUNTER)]
    return [Reason("character", {"card": NAMES[card]}), *out] if card < ROLES else out


def before(target: i64, hopes: list[float], others: list[int], about: About, *pays: Reason) -> list[Reason]:
    """A sword or shield is put before this one: is it the one, and if another is likelier, why here?"""
    if not reaches(hopes, others):
        return [about.barred]
    best = likeliest(hopes, others)
    if best < 0:
        return [about.anybody, *pays]
    if hopes[target] < hopes[best] - ALIKE:
        return [Reason(about.likelier.id, {"seat": int(best), "other": int(target), **by_degree(hopes[target])})]
    return [of_seat(target, hopes, about), *pays]


def aimed(hopes: list[float], others: list[int], about: About, *pays: Reason) -> list[Reason]:
    """The likeliest of these to be the prey or the hunter, and what it pays to find it."""
    if not reaches(hopes, others):
        return [about.barred]
    best = likeliest(hopes, others)
    return [about.anybody if best < 0 else of_seat(best, hopes, about), *pays]


def reaches(hopes: list[float], others: list[int]) -> bool:
    """May one of these be the one at all?"""
    return any(hopes[other] >= UNLIKELY for other in others)


def of_seat(other: i64, hopes: list[float], about: About) -> Reason:
    """The chance that this seat is the one."""
    return Reason(
        (about.sure if hopes[other] > SURE else about.one).id, {"seat": int(other), **by_degree(hopes[other])}
    )


def free(s: Pechenka, seat: i64, against: i64) -> list[int]:
    """The other seats that have not closed themselves to me. [R5]"""
    return [other for other in s.house.everybody if other != seat and at(against, other) != seat + 1]


def likeliest(hopes: list[float], others: list[int]) -> i64:
    """The likeliest of these seats; -1: none is likelier than another."""
    best: i64 = -1
    most = 0.0
    least = 1.0
    other: i64
    for other in others:
        if hopes[other] > most:
            most = hopes[other]
            best = other
        least = min(least, hopes[other])
    return best if len(others) == 1 or most - least > ALIKE else -1


def in_big_hunt(s: Pechenka, seat: i64, action: i64) -> list[Reason]:
    """«Большая охота»: is it true, who lies, and the chance that this prey is the target. [act] [hunt-coins]"""
    if action < OPEN:
        return declaring(s, seat, action)
    coins = int(s.facts.lie)
    can = may(s, seat)
    honesty = Reputation(s).honesty
    hopes = targets(s, can, honesty)
    if action == PEEK:
        return [Reason("peek", {"roles": sum([1 for hope in hopes if hope > 0.0])})]
    if action < PEEK:
        other: i64 = (action - OPEN) // 2
        place: i64 = other * s.house.slots + (action - OPEN) % 2
        lies = 1.0 - chances(suits(s, can, honesty), place)[at(s.declared, place) - 1]
        words: dict[str, str | int] = {"seat": int(other), **by_degree(lies), "coins": coins}
        return [Reason("liar-sure" if lies > SURE else "liar", words)]
    prey = prey_of(action - HUNT, ROLES)
    words = {"card": NAMES[action - HUNT], "prey": NAMES[prey]}
    if hopes[prey] < UNLIKELY:
        return [Reason("ambush", {**words, "coins": int(s.facts.prey)})]
    return [Reason("target-sure" if hopes[prey] > SURE else "target", {**words, **by_degree(hopes[prey])})]


def in_hunt_of_two(s: Pechenka, seat: i64, action: i64) -> list[Reason]:
    """The frequencies of the answers: the solved table knows what to do, not what to believe."""
    return [*(declaring(s, seat, action) if action < OPEN else []), Reason("solved")]


def declaring(s: Pechenka, seat: i64, action: i64) -> list[Reason]:
    """Is the declaration true, and what does a lie cost? [act]"""
    return [Reason("truth" if true(s, seat, action) else "lie", {"coins": int(s.facts.lie)})]


assert BEFORE < DECLARE < OPEN < PEEK < HUNT
