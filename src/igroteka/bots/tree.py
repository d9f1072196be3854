"""The tree of a search: the answers tried at each node, and their results."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from igroteka.bots.heuristics import Heuristics
from igroteka.core.chance import Rng
from igroteka.core.state import State

SEATS: Final = 32
# The share of choices at a simultaneous node that are made just to learn.
EXPLORATION: Final = 0.1


class Edge:
    """One answer of one seat at one node."""

    def __init__(self, seat: i64, action: i64, odds: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.odds = odds
        # The number of worlds in which it was legal here, the number of tries, and the sum of the seat's results.
        self.offered: i64 = 0
        self.tried: i64 = 0
        self.won = 0.0
        # For simultaneous choices: its regret, and its share of the average strategy.
        self.regret = 0.0
        self.share = 0.0


class Node:
    """A point in the game as the owners of this tree know it: the answers seen so far, not the cards behind them."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.after: dict[int, Node] = {}
        # The answers that were legal at the last visit: mostly the same at the next one.
        self.seat: i64 = -1
        self.legal: list[int] = []
        self.row: list[Edge] = []

    def next(self, key: i64) -> Node:
        """The node after this observation."""
        node = self.after.get(key)
        if node is None:
            node = Node()
            self.after[key] = node
        return node

    def offer(self, world: State, seat: i64, heuristics: Heuristics[Any]) -> list[Edge]:
        """The seat's answers that are legal in this world and worth a thought."""
        legal = world.legal(seat)
        if seat == self.seat and legal == self.legal:
            return self.row
        row: list[Edge] = []
        poor: list[Edge] = []
        odds: list[float] | None = None
        for k in range(len(legal)):
            action: i64 = legal[k]
            edge = self.edges.get(action * SEATS + seat)
            if edge is None:
                if odds is None:
                    odds = shares(heuristics.weigh(world, seat, legal), len(legal))
                edge = Edge(seat, action, odds[k])
                self.edges[action * SEATS + seat] = edge
            if edge.odds > 0.0:
                row.append(edge)
            else:
                poor.append(edge)
        self.seat = seat
        self.legal = legal
        self.row = row or poor
        return self.row


def shares(odds: list[float], number: int) -> list[float]:
    """Odds as parts of one; an empty list: all alike."""
    whole = sum(odds)
    if whole <= 0.0:
        return [1.0 / number] * number
    return [part / whole for part in odds]


def select(row: list[Edge], curiosity: float, modesty: float) -> Edge:
    """The answer with the best upper bound, counted over the worlds in which it was legal."""
    tried: i64 = 0
    won = 0.0
    for edge in row:
        tried += edge.tried
        won += edge.won
    untried = won / float(tried) - modesty if tried else 0.5
    best = row[0]
    highest = -1e9
    for edge in row:
        edge.offered += 1
        mean = edge.won / float(edge.tried) if edge.tried else untried
        bound = mean + curiosity * edge.odds * sqrt(float(edge.offered)) / float(1 + edge.tried)
        if bound > highest:
            highest = bound
            best = edge
    return best


class Secret:
    """One seat's choice at a simultaneous node, by regret matching on its own statistics."""

    def __init__(self, row: list[Edge], rng: Rng) -> None:
        self.row = row
        self.plan = matched(row)
        left = rng.real()
        even = EXPLORATION / float(len(row))
        pick: i64 = 0
        for k in range(len(row)):
            pick = k
            left -= (1.0 - EXPLORATION) * self.plan[k] + even
            if left < 0.0:
                break
        self.pick: i64 = pick
        self.chance = (1.0 - EXPLORATION) * self.plan[pick] + even

    def learn(self, value: float) -> None:
        """Add the regret of each answer; an answer not given is judged by its own mean so far."""
        row = self.row
        pick = self.pick
        guess = [edge.won / float(edge.tried) if edge.tried else 0.5 for edge in row]
        guess[pick] += (value - guess[pick]) / self.chance
        expected = 0.0
        for k in range(len(row)):
            expected += self.plan[k] * guess[k]
        for k in range(len(row)):
            edge = row[k]
            edge.offered += 1
            # Later plans are better ones: they count more.
            edge.share += float(edge.offered) * self.plan[k]
            edge.regret = max(0.0, edge.regret + guess[k] - expected)


def matched(row: list[Edge]) -> list[float]:
    """The probability of each answer in proportion to its regret; if none is regretted yet, to its odds."""
    regrets = [edge.regret for edge in row]
    return shares(regrets if sum(regrets) > 0.0 else [edge.odds for edge in row], len(row))
