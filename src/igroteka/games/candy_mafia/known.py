"""What a seat was told about cards and sides."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME, LONER, TOWN
from igroteka.games.candy_mafia.state import NO_ROWS, CandyMafia


class Known:
    """What a seat was told about cards and sides: the last word on each."""

    def __init__(self, s: CandyMafia, me: i64) -> None:
        self.me: i64 = me
        # Cards by seat; the gang that a seat was met in; the own side and gang.
        self.cards: dict[int, int] = {}
        self.gangs: dict[int, int] = {}
        self.side: i64 = TOWN
        self.gang: i64 = 0
        # What the own card did: the pairs that it chose, whom it chose one by one, whether it did anything.
        self.pairs: list[list[int]] = []
        self.chosen: i64 = 0
        self.acted = False
        self.rows: list[list[int]] = s.told[me] if me >= 0 else NO_ROWS
        for row in self.rows:
            self.read(s, row)

    def read(self, s: CandyMafia, row: list[int]) -> None:
        """One thing that was told."""
        kind, a, b = row[k.KIND], row[k.FIRST], row[k.SECOND]
        if kind in (k.CARD, k.NEW_CARD):
            self.side = b
            self.gang = 1 if s.house.two_gangs and s.facts.triads[a] else 0
            self.pairs = []
            self.chosen = 0
            self.acted = False
        elif kind == k.CHOSE:
            self.acted = True
            one, other = targets(a)
            if other >= 0:
                self.pairs = [*self.pairs, [one, other]]
            elif one >= 0:
                self.chosen |= 1 << one
        elif kind in k.OF_GANGS:
            for seat in k.seats_in(row[k.VALUE]):
                if seat != self.me:
                    self.gangs[seat] = a
            if kind in k.CONVERTING:
                self.side = CRIME
                self.gang = a
        elif kind == k.LEARNT:
            self.cards[a] = b
        elif k.REVEALED[kind] and a >= 0 and a != self.me:
            self.cards[a] = BY_NAME[k.REVEALED[kind]]
        if kind == k.RECRUITED and s.house.defect:
            self.side = LONER
