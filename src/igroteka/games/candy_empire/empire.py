"""Cards of an empire come, go and are aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import CHARACTERS, KIDNAPPER, MERCENARY, PICKPOCKET, SNATCHER, count, one

if TYPE_CHECKING:
    from igroteka.games.candy_empire.state import CandyEmpire


def leave(s: CandyEmpire, seat: i64, card: i64) -> None:
    """A card that is not protected leaves an empire and goes to the discard, seen by all."""
    s.loose[seat] = s.loose[seat] - one(card)
    s.open += one(card)


def steal(s: CandyEmpire, thief: i64, seat: i64, card: i64) -> None:
    """A card goes from one empire to another; its ability is not used. [R5] [R27]"""
    s.loose[seat] = s.loose[seat] - one(card)
    s.loose[thief] = s.loose[thief] + one(card)
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
    s.loose[seat] = s.loose[seat] - one(card)
    s.safe[seat] = s.safe[seat] + one(card)
    if card == KIDNAPPER:
        for number, (owner, protected, named) in enumerate(s.kidnappers):
            if owner == seat and not protected:
                s.kidnappers = [*s.kidnappers[:number], [owner, 1, named], *s.kidnappers[number + 1 :]]
                return


def of_others(s: CandyEmpire, seat: i64) -> list[int]:
    """Every card of another empire that is not protected. [thief]"""
    out: list[int] = []
    other: i64
    card: i64
    for other in range(s.seats):
        if other != seat:
            for card in range(CHARACTERS):
                if s.loose[other] >> (4 * card) & 15:
                    out.append(a.TARGET + 13 * other + card)
    return out


def some_of_others(s: CandyEmpire, seat: i64) -> bool:
    """Is there anything to steal? [thief]"""
    return any(other != seat and s.loose[other] != 0 for other in range(s.seats))


def some_for_mercenary(s: CandyEmpire, seat: i64) -> bool:
    """Is there anything for the mercenary who has just come? [mercenary]"""
    return any(
        (s.loose[other] - (one(MERCENARY) if other == seat else 0)) & ~(15 * one(KIDNAPPER)) != 0
        for other in range(s.seats)
    )


def some_for_policeman(s: CandyEmpire, seat: i64) -> bool:
    """Is there anything for a policeman? [policeman]"""
    wanted: i64 = 15 * one(PICKPOCKET) | 15 * one(SNATCHER)
    return any(other != seat and s.loose[other] & wanted != 0 for other in range(s.seats))


def for_mercenary(s: CandyEmpire, seat: i64) -> list[int]:
    """Every unprotected card of any empire but kidnappers, and but the mercenary who asks. [mercenary] [R27] [R28]"""
    out: list[int] = []
    other: i64
    card: i64
    for other in range(s.seats):
        for card in range(CHARACTERS):
            number: i64 = count(s.loose[other], card)
            if card == MERCENARY and other == seat:
                number -= 1
            if number > 0 and card != KIDNAPPER:
                out.append(a.TARGET + 13 * other + card)
    return out


def for_policeman(s: CandyEmpire, seat: i64) -> list[int]:
    """Others' unprotected pickpockets and snatchers. [policeman]"""
    out: list[int] = []
    other: i64
    for other in range(s.seats):
        if other != seat:
            if count(s.loose[other], PICKPOCKET):
                out.append(a.TARGET + 13 * other + PICKPOCKET)
            if count(s.loose[other], SNATCHER):
                out.append(a.TARGET + 13 * other + SNATCHER)
    return out


def blockers(s: CandyEmpire) -> list[int]:
    """Who may block a judge or a policeman: whoever has two snatchers to pay with. [block] [R6] [R13]"""
    out: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if seat == s.current or (s.house.only_target_blocks and seat != s.target):
            continue
        snatchers: i64 = count(s.loose[seat], SNATCHER)
        if s.house.protected_may_pay:
            snatchers += count(s.safe[seat], SNATCHER)
        if snatchers >= 2:
            out.append(seat)
    return out
