"""What is certain: cards that were shown, partners, spies who gave themselves away, and answers that cannot deceive."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.rates import BLAMED
from igroteka.games.candy_mafia.cards import CRIME, LONER, SLEEPWALKER, TOWN
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.state import CandyMafia

# Nothing is certain of the seat.
OPEN: Final = -1


def certain_sides(s: CandyMafia, known: Known, heard: list[int]) -> list[int]:
    """By seat: the side it is certainly on, or OPEN; `heard` are the rows of the evidence."""
    sure = shown_to_all(s)
    add_met(s, known, sure)
    if known.me >= 0:
        sure[known.me] = counted_side(int(known.side))
        if known.side == CRIME and known.gangs and may_be_about(s, SLEEPWALKER):
            expose_spies(known, heard, sure)
    add_letters(s, known, sure)
    return sure


def shown_to_all(s: CandyMafia) -> list[int]:
    """What a death or an execution shows, and who is in prison."""
    sure: list[int] = [OPEN] * s.seats
    seat: i64
    for seat in range(s.seats):
        if s.shown[seat] >= 0:
            sure[seat] = counted_side(s.facts.sides_of[s.shown[seat]])
        elif s.jailed >> seat & 1:
            sure[seat] = CRIME
    return sure


def add_met(s: CandyMafia, known: Known, sure: list[int]) -> None:
    """Cards that the seat was told, and the gangs that it was met in."""
    for other, card in known.cards.items():
        if sure[other] == OPEN:
            sure[other] = counted_side(s.facts.sides_of[card])
    for other in known.gangs:
        if sure[other] == OPEN:
            sure[other] = CRIME


def expose_spies(known: Known, heard: list[int], sure: list[int]) -> None:
    """A player who wakes with the gang and reports one of it is no partner."""
    met = known.gangs
    i: i64 = 0
    while i < len(heard):
        kind, who, about = heard[i], heard[i + 1], heard[i + 2]
        i += 3
        if kind == BLAMED and who in met and (about in met or about == known.me):
            sure[who] = TOWN


def add_letters(s: CandyMafia, known: Known, sure: list[int]) -> None:
    """What a letter proves: a loner found by a check, and a card that was learnt."""
    for row in known.rows:
        kind, about = row[k.KIND], row[k.FIRST]
        if kind == k.CHECKED and row[k.SECOND] == LONER and sure[about] == OPEN:
            sure[about] = LONER
        elif kind == k.LEARNT and s.shown[about] < 0:
            sure[about] = counted_side(row[k.VALUE])


def counted_side(side: int) -> int:
    """Crime or loner; all others count as town."""
    return side if side in (CRIME, LONER) else TOWN


def may_be_about(s: CandyMafia, card: i64) -> bool:
    """May somebody have this card and its ability, as far as everybody knows?"""
    return s.house.works[card] and s.has_card(card) and not s.seen_out(card)
