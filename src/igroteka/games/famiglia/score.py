"""The counting of points, in hand and area alike; then the strongest card."""

from __future__ import annotations

from igroteka.core.outcome import Outcome
from igroteka.games.famiglia.cards import FAMILIES, cards, worth
from igroteka.games.famiglia.state import Famiglia


def points(s: Famiglia, seat: int) -> int:
    """The points of a player: hand and area count alike. [scoring]"""
    return int(worth(s.hand(seat), s.facts.points) + worth(s.area(seat), s.facts.points))


def strength(s: Famiglia, seat: int) -> list[tuple[int, int]]:
    """The player's cards from the strongest on: by value, then by points. [tie] [R27]"""
    both = cards(s.hand(seat)) + cards(s.area(seat))
    return sorted(((kind % 5, s.facts.points[kind]) for kind in both), reverse=True)


def score(s: Famiglia) -> Outcome:
    """The result: most points win; of equal ones the strongest card, then the next; identical gangs draw.

    [scoring] [tie] [R27]
    """
    scores = [points(s, 0), points(s, 1)]
    order = [(scores[seat], strength(s, seat)) for seat in (0, 1)]
    places = [1, 1]
    if order[0] != order[1]:
        places[0 if order[0] < order[1] else 1] = 2
    return Outcome(s.over, scores, places, [sheet(s, 0), sheet(s, 1)])


def sheet(s: Famiglia, seat: int) -> dict[str, int]:
    """The player's points by family."""
    row = dict.fromkeys(FAMILIES, 0)
    for bag in (s.hand(seat), s.area(seat)):
        for kind in cards(bag):
            row[FAMILIES[kind // 5]] += s.facts.points[kind]
    return row
