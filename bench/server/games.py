"""Games that both servers play: the order of the cards, every choice, and the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from msgspec import Struct

import igroteka
from bench.engines import ours
from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.core.state import State

# Answers that do nothing; a game of such answers is soon over.
MODEST = frozenset(("pass", "stop", "no accountant", "no brute", "enough"))

Choosing = Callable[[list[str]], str]


class Transcript(Struct):
    """A whole game: the two decks in the order in which they were drawn, and every answer that a seat was asked for."""

    starter: int
    first: list[str]
    second: list[str]
    choices: list[tuple[int, str]]
    scores: list[int]
    # The view of seat 0 and the options of the seat that chose, before each choice; at last the end.
    views: list[dict[str, object]] = []
    options: list[list[dict[str, object]]] = []


def eager(random: Random) -> Choosing:
    """Choose evenly among the answers that do something."""

    def choose(choices: list[str]) -> str:
        lively = [choice for choice in choices if choice not in MODEST]
        return random.choice(lively or choices)

    return choose


class Writer:
    """Writes a transcript of a game as it is played."""

    def __init__(self, start: State, watching: bool = False) -> None:
        self.state = start.clone()
        self.watching = watching
        self.first: list[str] = []
        self.second: list[str] = []
        self.choices: list[tuple[int, str]] = []
        self.views: list[dict[str, object]] = []
        self.options: list[list[dict[str, object]]] = []
        self.starter = int(self._table()["starter"])
        self.first.extend(self._cards("street").elements())

    def play(self, seat: int, action: int) -> None:
        """Write down one more answer."""
        state = self.state
        game, legal = state.game, state.legal(seat)
        choice = game.notation(action)
        if len(legal) > 1 or not state.top.trifling:
            self.choices.append((seat, choice))
            if self.watching:
                self.views.append(state.view(0))
                ends = state.ends(seat)
                self.options.append(
                    [
                        {"choice": game.notation(each), **game.describe(each).dump(), "ends": each in ends}
                        for each in legal
                    ]
                )
        before, deck, street = self._table()["passage"], self._cards("deck"), self._cards("street")
        state.advance(seat, action)
        passage, rest = self._table()["passage"], self._cards("deck")
        if passage == before:
            (self.first if passage == 1 else self.second).extend((deck - rest).elements())
        elif before == 1:
            # The first deck came to its end; any other new card on the street came from the second one.
            self.first.extend(deck.elements())
            gone = Counter([choice.split()[-1]]) if choice.startswith("discard") else street
            self.second.extend((self._cards("street") - (street - gone) - deck).elements())
        else:
            self.second.extend(deck.elements())

    def transcript(self) -> Transcript:
        """The game, which is over."""
        outcome = self.state.outcome()
        assert outcome is not None
        rest = list(self._cards("deck").elements())
        second = self.second + (rest if self._table()["passage"] > 1 else [])
        first = self.first + (rest if self._table()["passage"] == 1 else [])
        views = [*self.views, self.state.view(0)] if self.watching else []
        return Transcript(self.starter, first, second, self.choices, outcome.scores, views, self.options)

    def _table(self) -> dict[str, int]:
        table = self.state.dump()["table"]
        assert isinstance(table, dict)
        return table

    def _cards(self, zone: str) -> Counter[str]:
        return Counter(str(self._table()[zone]).split())


def played(seed: int, choose: Callable[[State, int], int]) -> Transcript:
    """A game played here, without a server, with every view and option of it."""
    state = igroteka.game(ours.GAME).new(seed=seed, telling=False)
    writer = Writer(state, watching=True)
    while (seat := int(writer.state.who)) >= 0:
        writer.play(seat, choose(writer.state, seat))
    return writer.transcript()


def from_record(text: str) -> Transcript:
    """A game that was played at a table, from its record."""
    match = replay(read_record(text), igroteka.game(ours.GAME))
    writer = Writer(match.start)
    for line in match.lines:
        writer.play(line.seat, match.game.parse(line.choice))
    return writer.transcript()
