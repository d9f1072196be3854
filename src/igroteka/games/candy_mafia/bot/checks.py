"""What checks and claims say for or against a seat, as log-odds of guilt."""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.bot.certainties import OPEN
from igroteka.games.candy_mafia.cards import CRIME, LONER
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import MEEK

# A check may be deceived: cover, slander, a change of sides.
DECEIVED: Final = 0.04
# A player who claims a card that is seen elsewhere lies; one of two who claim the same does.
LIE: Final = 3.0
RIVALS: Final = 0.8


def weigh_checks(s: CandyMafia, known: Known, log_odds: list[float]) -> None:
    """Add the answers of the seat's own checks."""
    guilty = -log(DECEIVED)
    innocent = min(0.0, log(DECEIVED + share_of_meek(s)))
    for row in known.rows:
        kind, about, side, value = row[k.KIND], row[k.FIRST], row[k.SECOND], row[k.VALUE]
        if kind == k.CHECKED and side != LONER:
            log_odds[about] += guilty if side == CRIME else innocent
        elif kind == k.IS_TOWN:
            log_odds[about] += innocent if value else guilty
        elif kind == k.KILLER and side >= 0:
            log_odds[side] += guilty


def share_of_meek(s: CandyMafia) -> float:
    """The share of the criminals in the cast whom a check takes for townspeople."""
    meek: i64 = 0
    criminals: i64 = 0
    for card in s.cast:
        if s.facts.sides_of[card] == CRIME:
            criminals += 1
            meek += s.house.traits[card] & MEEK != 0
    return float(meek) / float(max(1, criminals))


def weigh_claims(s: CandyMafia, me: i64, claims: list[int], sure: list[int], log_odds: list[float]) -> None:
    """Add what speaks against claims of a card that somebody else has shown, holds or claims too."""
    seat: i64
    other: i64
    for seat in range(s.seats):
        card = claims[seat]
        if card < 0 or s.cast.count(card) != 1 or sure[seat] != OPEN:
            continue
        for other in range(s.seats):
            if other == seat:
                continue
            if s.shown[other] == card or (other == me and s.believes[other] == card):
                log_odds[seat] += LIE
            elif claims[other] == card and s.alive >> other & 1:
                log_odds[seat] += RIVALS
