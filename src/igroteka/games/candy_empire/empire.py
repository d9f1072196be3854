"""How cards of an empire come, go and are aimed at."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import KIDNAPPER, MERCENARY, PICKPOCKET, SNATCHER, all_of, count, offer, one
from igroteka.games.candy_empire.state import CandyEmpire


def leave(s: CandyEmpire, seat: i64, card: i64) -> None:
    """A card that is not protected leaves an empire and goes to the discard, seen by all."""
    s.players[seat].loose -= one(card)
    s.open += one(card)


def steal(s: CandyEmpire, thief: i64, seat: i64, card: i64) -> None:
    """A card goes from one empire to another; its ability is not used. [R5] [R27]"""
    s.players[seat].loose -= one(card)
    s.players[thief].loose += one(card)
    if card == KIDNAPPER:
        hand_on(s, seat, thief)


def hand_on(s: CandyEmpire, seat: i64, to: i64) -> None:
    """Of equal kidnappers the oldest unprotected one changes hands. [R21]"""
    for number, (owner, protected, named) in enumerate(s.kidnappers):
        if owner == seat and not protected:
            s.kidnappers = [*s.kidnappers[:number], [int(to), 0, named], *s.kidnappers[number + 1 :]]
            return


def guard(s: CandyEmpire, seat: i64, card: i64) -> None:
    """A card of an empire is protected until the end. [protect] [R6] [R21]"""
    s.players[seat].loose -= one(card)
    s.players[seat].safe += one(card)
    if card == KIDNAPPER:
        for number, (owner, protected, named) in enumerate(s.kidnappers):
            if owner == seat and not protected:
                s.kidnappers = [*s.kidnappers[:number], [owner, 1, named], *s.kidnappers[number + 1 :]]
                return


def of_others(s: CandyEmpire, seat: i64) -> list[int]:
    """Every card of another empire that is not protected. [thief]"""
    out: list[int] = []
    other: i64
    for other in range(s.seats):
        if other != seat:
            offer(out, s.players[other].loose, a.TARGET + 13 * other)
    return out


def some_of_others(s: CandyEmpire, seat: i64) -> bool:
    """Is there anything to steal? [thief]"""
    return any(other != seat and s.players[other].loose != 0 for other in range(s.seats))


def some_for_mercenary(s: CandyEmpire, seat: i64) -> bool:
    """Is there anything for the mercenary who has just come? [mercenary]"""
    return any(within_reach(s, seat, other) != 0 for other in range(s.seats))


def some_for_policeman(s: CandyEmpire, seat: i64) -> bool:
    """Is there anything for a policeman? [policeman]"""
    wanted: i64 = all_of(PICKPOCKET) | all_of(SNATCHER)
    return any(other != seat and s.players[other].loose & wanted != 0 for other in range(s.seats))


def within_reach(s: CandyEmpire, seat: i64, other: i64) -> i64:
    """The cards of an empire that a mercenary can touch: no kidnapper, and not the mercenary himself. [R27] [R28]"""
    bag: i64 = s.players[other].loose & ~all_of(KIDNAPPER)
    return bag - one(MERCENARY) if other == seat and count(bag, MERCENARY) else bag


def for_mercenary(s: CandyEmpire, seat: i64) -> list[int]:
    """Every card of any empire that a mercenary can touch. [mercenary]"""
    out: list[int] = []
    other: i64
    for other in range(s.seats):
        offer(out, within_reach(s, seat, other), a.TARGET + 13 * other)
    return out


def for_policeman(s: CandyEmpire, seat: i64) -> list[int]:
    """Others' unprotected pickpockets and snatchers. [policeman]"""
    out: list[int] = []
    other: i64
    wanted: i64 = all_of(PICKPOCKET) | all_of(SNATCHER)
    for other in range(s.seats):
        if other != seat:
            offer(out, s.players[other].loose & wanted, a.TARGET + 13 * other)
    return out


def blockers(s: CandyEmpire) -> list[int]:
    """The players who may block a judge or a policeman: those with two snatchers to pay. [block] [R6] [R13]"""
    out: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if seat == s.current or (s.house.only_target_blocks and seat != s.target):
            continue
        snatchers: i64 = count(s.players[seat].loose, SNATCHER)
        if s.house.protected_may_pay:
            snatchers += count(s.players[seat].safe, SNATCHER)
        if snatchers >= 2:
            out.append(seat)
    return out
