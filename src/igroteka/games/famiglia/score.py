"""The counting of points, in hand and area alike; then the strongest card."""

from __future__ import annotations

from typing import Final

from igroteka.core.outcome import Outcome
from igroteka.core.tie import TieBreak
from igroteka.games.famiglia.cards import FAMILIES, cards, name, worth
from igroteka.games.famiglia.state import Famiglia

TIES: Final = ("strongest", "next", "alike")


def points(s: Famiglia, seat: int) -> int:
    """The points of a player: hand and area count alike. [scoring]"""
    return int(worth(s.hand(seat), s.facts.points) + worth(s.area(seat), s.facts.points))


def strongest(s: Famiglia, seat: int) -> list[int]:
    """The player's cards from the strongest on: by value, then by points. [tie] [R27]"""
    both = cards(s.hand(seat)) + cards(s.area(seat))
    return sorted(both, key=lambda kind: power(s, kind), reverse=True)


def power(s: Famiglia, kind: int) -> tuple[int, int]:
    """By what cards are compared: value, then points. [tie] [R27]"""
    return kind % 5, int(s.facts.points[kind])


def strength(s: Famiglia, seat: int) -> list[tuple[int, int]]:
    """The power of the player's cards, the strongest first. [tie] [R27]"""
    return [power(s, kind) for kind in strongest(s, seat)]


def score(s: Famiglia) -> Outcome:
    """The result: most points win; of equal ones the strongest card, then the next; identical gangs draw.

    [scoring] [tie] [R27]
    """
    scores = [points(s, 0), points(s, 1)]
    order = [(scores[seat], strength(s, seat)) for seat in (0, 1)]
    places = [1, 1]
    if order[0] != order[1]:
        places[0 if order[0] < order[1] else 1] = 2
    ties = [broken(s, places.index(1), places[0] != places[1])] if scores[0] == scores[1] else []
    return Outcome(s.over, scores, places, [sheet(s, 0), sheet(s, 1)], ties=ties)


def broken(s: Famiglia, ahead: int, decided: bool) -> TieBreak:
    """The strongest cards that differ: they decide between equal points, if any do. [tie] [R27]"""
    if not decided:
        return TieBreak("alike", {})
    mine, theirs = strongest(s, ahead), strongest(s, 1 - ahead)
    same = 0
    while same < len(theirs) and power(s, mine[same]) == power(s, theirs[same]):
        same += 1
    less = name(theirs[same]) if same < len(theirs) else "none"
    by = "points" if less != "none" and mine[same] % 5 == theirs[same] % 5 else "value"
    told = {"ahead": ahead, "behind": 1 - ahead, "more": name(mine[same]), "less": less, "by": by}
    return TieBreak("next" if same else "strongest", told)


def sheet(s: Famiglia, seat: int) -> dict[str, int]:
    """The player's points by family."""
    row = dict.fromkeys(FAMILIES, 0)
    for bag in (s.hand(seat), s.area(seat)):
        for kind in cards(bag):
            row[FAMILIES[kind // 5]] += s.facts.points[kind]
    return row
