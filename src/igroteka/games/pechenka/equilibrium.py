"""The equilibrium of the big hunt of two: odds that neither player can improve on, for every answer.

It was solved beforehand (`dev.py solve pechenka`).
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from mypy_extensions import i64

from igroteka.games.pechenka.actions import DECLARE, HUNT, OPEN, PEEK
from igroteka.games.pechenka.cards import at
from igroteka.games.pechenka.equilibrium_rows import (
    LOOK,
    OPEN_LEAD,
    OPEN_OTHER,
    acts,
    declares,
    declares_again,
    hand_of,
    hunts,
    rank,
    steps,
    tale_of,
)
from igroteka.games.pechenka.state import Pechenka


class Equilibrium:
    """The table, read from its file when it is first needed."""

    def __init__(self) -> None:
        self.odds = b""
        # The coins for which it was made.
        self.stakes: dict[str, int] = {}

    def read(self) -> None:
        """Open the file: a line about the table, then two bytes for the odds of each answer."""
        if not self.odds:
            about, _, packed = Path(__file__).with_name("equilibrium.bin").read_bytes().partition(b"\n")
            self.stakes = json.loads(about)["stakes"]
            self.odds = zlib.decompress(packed)

    def knows(self, s: Pechenka) -> bool:
        """Was the table made for this game? Not for more seats, another payment of equal hunters, corrected coins."""
        house = s.house
        if not house.hunt or house.first_pays or s.seats != 2:
            return False
        self.read()
        return self.stakes == stakes(s)

    def weigh(self, s: Pechenka, seat: i64, legal: list[int]) -> list[float]:
        """The odds of each answer that the seat can give now."""
        self.read()
        sight = Sight(s, seat)
        row = sight.row(legal[0])
        out: list[float] = []
        for action in legal:
            byte = 2 * (row + sight.column(action))
            out.append(float(self.odds[byte] + 256 * self.odds[byte + 1]))
        return out


def stakes(s: Pechenka) -> dict[str, int]:
    """The coins that make a difference between the two players."""
    facts = s.facts
    return {"prey": facts.prey, "target": facts.target, "survivor": facts.survivor, "lie": facts.lie}


class Sight:
    """What a seat knows of the round, in the numbers of the table."""

    def __init__(self, s: Pechenka, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.leads: bool = seat == s.first
        # The places of the two role cards that were covered first; the places of a player differ in the last bit.
        self.mine: i64 = 2 * seat + ((s.led >> seat) & 1)
        self.theirs: i64 = 2 * (1 - seat) + ((s.led >> (1 - seat)) & 1)
        self.first: i64 = self.mine if self.leads else self.theirs
        self.second: i64 = self.theirs if self.leads else self.mine
        self.origin: i64 = at(s.declared, self.first) - 1 if s.declared else 0
        self.lead: i64 = self.turned(at(s.roles, self.mine))
        self.other: i64 = self.turned(at(s.roles, self.mine ^ 1))
        self.hand: i64 = hand_of(self.lead, self.other)

    def turned(self, card: i64) -> i64:
        """A character counted along the wheel from the first declaration."""
        return (card - self.origin + 6) % 6

    def said(self, place: i64) -> i64:
        """The character declared at a place."""
        return self.turned(at(self.s.declared, place) - 1)

    def row(self, action: i64) -> i64:
        """The beginning of the odds for the decision that this action could answer."""
        s = self.s
        if action < OPEN:
            if at(s.declared, self.mine) == 0:
                return declares(self.leads, self.hand)
            return declares_again(self.leads, self.hand, self.said(self.second), self.said(self.first ^ 1))
        tale = tale_of(0, self.said(self.second), self.said(self.first ^ 1), self.said(self.second ^ 1))
        first_act = self.act(self.second)
        if action < HUNT:
            return acts(self.leads, first_act, self.hand, tale)
        second_act = self.act(self.first)
        mine = first_act if self.leads else second_act
        shown: i64 = s.house.excluded if mine == LOOK else self.theirs ^ mine
        seen = rank(self.turned(at(s.roles, shown)), self.lead, self.other)
        return hunts(self.leads, first_act, second_act, self.hand, seen, tale)

    def act(self, place: i64) -> i64:
        """The act of the opponent of the player with this first role card."""
        if at(self.s.opened, place):
            return OPEN_LEAD
        return OPEN_OTHER if at(self.s.opened, place ^ 1) else LOOK

    def column(self, action: i64) -> i64:
        """The place of an action's odds in their row."""
        if action < OPEN:
            card = self.turned((action - DECLARE) % 6)
            if at(self.s.declared, self.mine):
                return steps(self.said(self.mine), card)
            return 6 * ((action - DECLARE) // 6) + card
        if action < HUNT:
            return LOOK if action == PEEK else (action - OPEN) ^ self.theirs
        return rank(self.turned(action - HUNT), self.said(self.mine), self.said(self.mine ^ 1))
