"""The counting of coins: the earnings of a round, and all coins by source."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.outcome import Outcome, places_of
from igroteka.games.pechenka.cards import HILL, ROLES, at, hunter_of, prey_of
from igroteka.games.pechenka.rounds.remember import remember
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.state import Pechenka

# Sources of coins, in the order of `earned`.
EVERYONE: Final = ("attack", "defence", "hill")
HUNT_SOURCES: Final = ("guaranteed", "prey", "target", "survivor")
BIG_HUNT: Final = (*HUNT_SOURCES, "caught", "paid")


def earned(s: Pechenka, round: Round, seat: i64) -> list[int]:
    """The coins of a seat in a round, by source."""
    if not s.house.hunt:
        return ambush(s, round, seat)
    return (bag(s, round, seat) if round.hunts else [0, 0, 0, 0]) + lies(s, round, seat)


def ambush(s: Pechenka, round: Round, seat: i64) -> list[int]:
    """The coins for a sword before my prey, a shield before my hunter, the hill kept in hand.

    [coins] [hill] [R6] [R7]
    """
    facts = s.facts
    wheel = s.house.wheel
    role: i64 = at(round.roles, seat) - 1
    struck: i64 = at(round.swords, seat)
    feared: i64 = at(round.shields, seat)
    return [
        facts.attack if struck and at(round.roles, struck - 1) - 1 == prey_of(role, wheel) else 0,
        facts.defence if feared and at(round.roles, feared - 1) - 1 == hunter_of(role, wheel) else 0,
        facts.hill if (s.house.cards >> HILL) & 1 and not round.showed_hill(seat) else 0,
    ]


def bag(s: Pechenka, round: Round, seat: i64) -> list[int]:
    """The coins of the hunt: only cards of the players hunt, and all at once. [hunt-coins] [R21] [R23] [R24] [R25]"""
    facts = s.facts
    card: i64 = at(round.hunts, seat) - 1
    hunted: i64 = prey_of(card, ROLES)
    paid = not s.house.first_pays or not outrun(s, round, seat)
    alive = not eliminated(s, round, seat)
    target: i64 = at(round.roles, s.house.target) - 1
    prey: i64 = 0
    survivors: i64 = 0
    other: i64
    for other in range(s.seats):
        if at(round.hunts, other) - 1 == hunted:
            prey += 1
        if not eliminated(s, round, other):
            survivors += 1
    return [
        facts.guaranteed,
        facts.prey * prey if paid else 0,
        facts.target if paid and alive and hunted == target else 0,
        facts.survivor if alive and survivors == 1 else 0,
    ]


def eliminated(s: Pechenka, round: Round, seat: i64) -> bool:
    """Does another player's card hunt this one? [hunt-coins] [R23]"""
    hunter: i64 = hunter_of(at(round.hunts, seat) - 1, ROLES)
    return any(at(round.hunts, other) - 1 == hunter for other in range(s.seats))


def outrun(s: Pechenka, round: Round, seat: i64) -> bool:
    """Did somebody earlier in order play the same card? [R22]"""
    other: i64 = round.first
    while other != seat:
        if at(round.hunts, other) == at(round.hunts, seat):
            return True
        other = (other + 1) % s.seats
    return False


def lies(s: Pechenka, round: Round, seat: i64) -> list[int]:
    """Coins from liars whom the seat opened, and coins it gave for lies of its own. [act] [R17]"""
    slots = s.house.slots
    caught: i64 = 0
    paid: i64 = 0
    place: i64
    for place in range(s.house.target):
        opener: i64 = at(round.opened, place)
        if opener and at(round.roles, place) != at(round.declared, place):
            if opener == seat + 1:
                caught += s.facts.lie
            if place // slots == seat:
                paid -= s.facts.lie
    return [caught, paid]


def score(s: Pechenka) -> Outcome:
    """The result: most coins win; equal coins draw, but in the hunt all who have them win. [end] [hunt-end]"""
    scores = [int(s.purse(seat)) for seat in range(s.seats)]
    rows = [sheet(s, seat) for seat in range(s.seats)]
    return Outcome(s.over, scores, places_of(scores), rows, shared=s.house.hunt)


def sheet(s: Pechenka, seat: i64) -> dict[str, int]:
    """The coins of a seat by source."""
    rounds = s.past
    row: dict[str, int] = {}
    if s.house.hunt:
        row["start"] = int(s.facts.start)
        if s.round < s.house.rounds:  # somebody gave up in the middle of a round
            rounds = [*rounds, remember(s, 0, ended=False)]
    sources = BIG_HUNT if s.house.hunt else EVERYONE
    for source in sources:
        row[source] = 0
    for round in rounds:
        for source, coins in zip(sources, earned(s, round, seat), strict=True):
            row[source] += coins
    return row
