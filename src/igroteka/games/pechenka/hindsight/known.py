"""What one player knows at one moment: every deal that fits, and the number of them with each role at each place."""

from __future__ import annotations

from math import factorial
from typing import Final, cast

from mypy_extensions import i64

from igroteka.games.pechenka.cards import NAMES, at, hunter_of, named, names, prey_of
from igroteka.games.pechenka.deals import deals, may, odds
from igroteka.games.pechenka.shapes import Finding, Knew, Place
from igroteka.games.pechenka.state import Pechenka

MISSED: Final = "missed"
USED: Final = "used"
BARRED: Final = "barred"
CHANCE: Final = "chance"


class Known:
    """All fitting deals are equally likely, so that every chance is a number of deals out of all of them."""

    def __init__(self, s: Pechenka, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        fitting = may(s, seat)
        self.deals = deals(fitting)
        self.total = len(self.deals)
        # By place and role.
        self.ways = odds(fitting)
        self.others: list[int] = [other for other in s.house.everybody if other != seat]
        self.findings: list[Finding] = []

    def find(self, kind: str, finding: str, words: dict[str, object]) -> None:
        """Write down a finding about the decision."""
        self.findings.append(cast(Finding, {"finding": finding, "kind": kind, **words}))

    def own(self) -> list[int]:
        """The player's own roles."""
        slots = self.s.house.slots
        return [int(at(self.s.roles, place)) for place in range(self.seat * slots, (self.seat + 1) * slots)]

    def hidden(self) -> list[int]:
        """The places that were unknown to the player at the deal."""
        house = self.s.house
        slots = house.slots
        return [place for place in range(house.places) if place // slots != self.seat and place != house.out]

    def told(self) -> Knew:
        """All that was known, in ids and numbers."""
        s = self.s
        hidden = self.hidden()
        told: Knew = {
            "round": int(min(s.round + 1, s.house.rounds)),
            "wheel": names((1 << s.house.wheel) - 1),
            "own": [NAMES[role] for role in self.own()],
            "deals": self.total,
            "of": factorial(len(hidden)),
            "places": [self.place(place) for place in hidden],
            "which": ["".join(NAMES[at(deal, place)] for place in hidden) for deal in self.deals],
            "findings": self.findings,
        }
        if not s.house.hunt:
            role: i64 = self.own()[0]
            told["prey"] = NAMES[prey_of(role, s.house.wheel)]
            told["hunter"] = NAMES[hunter_of(role, s.house.wheel)]
            told["circle"] = len(s.circles) + (1 if s.top.name == "card" else 0)
        return told

    def place(self, place: i64) -> Place:
        """A role card: whose it is, what covers it, and the number of deals for each role it may be."""
        house = self.s.house
        row: Place = {"ways": {NAMES[role]: ways for role, ways in enumerate(self.ways[place]) if ways}}
        if place < house.target:
            row["seat"] = int(place // house.slots)
            if house.hunt:
                row["slot"] = int(place % house.slots) + 1
                row["declared"] = named(at(self.s.declared, place))
        else:
            row["card"] = "target" if place == house.target else "excluded"
        return row

    def most(self, ways: dict[int, int]) -> list[int]:
        """The likeliest of them."""
        best = max(ways.values())
        return [which for which, here in ways.items() if here == best]
