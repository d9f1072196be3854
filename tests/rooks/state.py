"""The flock of Rooks: a card for each bird and one that lies aside, and who has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.chance import Rng
from igroteka.core.errors import BadRecord
from igroteka.core.event import MODERATOR, Event
from igroteka.core.option import Value, number_of
from igroteka.core.outcome import Outcome
from igroteka.core.reader import Reader
from igroteka.core.state import State

if TYPE_CHECKING:
    from tests.rooks.game import Rooks

BIRD, ROOK, OWL, JAY, DOVE = 0, 1, 2, 3, 4
ROLES = ("bird", "rook", "owl", "jay", "dove")
DAYS = 4


class RooksState(State):
    """Birds of whom some are rooks."""

    def __init__(self, facts: Rooks, seats: int, options: dict[str, Value]) -> None:
        super().__init__(facts, seats, options)
        self.facts = facts
        # By seat; the last card lies aside, seen by nobody.
        self.cards: list[int] = []
        self.left = [False] * seats
        self.day = 0
        self.guarded = -1
        self.days = number_of(options, "days")

    def here(self) -> list[int]:
        """The birds that have not left."""
        return [seat for seat in range(int(self.seats)) if not self.left[seat]]

    def of(self, role: int) -> list[int]:
        """The birds of this role that have not left."""
        return [seat for seat in self.here() if self.cards[seat] == role]

    def knows(self, viewer: int, seat: int) -> bool:
        """Does the viewer know this card? Its own, those of birds that left, and rooks know rooks."""
        if viewer in (MODERATOR, seat) or self.over or self.left[seat]:
            return True
        return viewer >= 0 and self.cards[viewer] == self.cards[seat] == ROOK

    def goes_on(self) -> bool:
        """Are there rooks, and more of the others than of them?"""
        return 0 < 2 * len(self.of(ROOK)) < len(self.here())

    def deck(self) -> list[int]:
        """The cards of a flock of this size."""
        seats = int(self.seats)
        rooks = 1 + seats * self.facts.rooks // 100
        chosen = self.options["guests"]
        assert isinstance(chosen, list)
        guests = [ROLES.index(guest) for guest in chosen]
        return [ROOK] * rooks + guests + [BIRD] * (seats + 1 - rooks - len(guests))

    def deal(self) -> None:
        cards = self.deck()
        self.chance().shuffle(cards)
        self.begin(cards)

    def begin(self, cards: list[int]) -> None:
        """Each bird looks at its card; the first night falls."""
        self.cards = cards
        for seat in range(int(self.seats)):
            self.tell(Event("dealt", {"seat": seat}, {"role": (ROLES[cards[seat]], [seat])}))
        self.push(self.facts.steps["owl"])

    def leave(self, how: str, bird: int) -> None:
        """The bird leaves and shows its card; then somebody may have won; -1: none does."""
        if bird >= 0:
            self.left[bird] = True
        self.tell(Event(how, {"seat": bird, "role": ROLES[self.cards[bird]] if bird >= 0 else ""}))
        if not self.goes_on():
            self.finish("rooks" if self.of(ROOK) else "flock")

    def clone(self) -> RooksState:
        c = type(self)(self.facts, int(self.seats), self.options)
        self.copy_to(c)
        c.cards, c.left = self.cards.copy(), self.left.copy()
        c.day, c.guarded = self.day, self.guarded
        return c

    def redeal(self, seat: int, rng: Rng) -> None:
        """The cards that the seat does not know; a rook knows all rooks."""
        if self.over:
            return
        unknown = [place for place in range(int(self.seats)) if not self.knows(seat, place)]
        if not (seat >= 0 and self.cards[seat] == self.cards[-1] == ROOK):  # a rook knows whether one lies aside
            unknown.append(int(self.seats))
        cards = sorted(self.cards[place] for place in unknown)
        for _ in range(1000):
            rng.shuffle(cards)
            for place, card in zip(unknown, cards, strict=True):
                self.cards[place] = card
            if self.goes_on():
                break
        if self.top.name == "raid" and not (seat >= 0 and self.cards[seat] == OWL):
            guarded = [bird for bird in self.here() if self.cards[bird] != OWL or not self.options["owl_rests"]]
            self.guarded = -1 if not self.of(OWL) else guarded[rng.below(len(guarded))]

    def save(self) -> dict[str, object]:
        return {"cards": self.cards.copy(), "left": self.left.copy(), "day": self.day, "guarded": self.guarded}

    def restore(self, source: Reader) -> None:
        seats = int(self.seats)
        self.cards = source.numbers("cards", seats + 1, BIRD, DOVE)
        left = source.row("left", seats)
        if any(not isinstance(one, bool) for one in left) or sorted(self.cards) != sorted(self.deck()):
            raise BadRecord("position.table: the cards or who has left cannot be so")
        self.left = [one is True for one in left]
        self.day = source.number("day", 0, self.days)
        self.guarded = source.number("guarded", -1, seats - 1)
        if self.over in ("", "dusk") and not self.goes_on():
            raise BadRecord("position.table: somebody has won already")
        if self.guarded >= 0 and (
            (self.top.name != "raid" and self.over != "resigned") or self.left[self.guarded] or not self.of(OWL)
        ):
            raise BadRecord("position.table.guarded: no owl can have guarded this")

    def look(self, viewer: int) -> dict[str, object]:
        seats = range(int(self.seats))
        return {
            "roles": [ROLES[self.cards[seat]] if self.knows(viewer, seat) else None for seat in seats],
            "left": self.left.copy(),
            "day": self.day,
            # The owl remembers.
            "guarded": self.guarded if viewer == MODERATOR or (viewer >= 0 and self.cards[viewer] == OWL) else None,
        }

    def observe(self, seat: int) -> list[int]:
        row = [0 if self.over else 1 + list(self.facts.steps).index(self.top.name), self.day]
        for other in range(20):
            there = other < self.seats
            row.append(1 + self.cards[other] if there and self.knows(seat, other) else 0)
            row.append(int(there and self.left[other]))
        return row

    def score(self) -> Outcome:
        """Rooks win or lose together, and so do the rest; at the last dusk nobody has won more."""
        sides = [int(card == ROOK) for card in self.cards[:-1]]
        winning = {"flock": 0, "rooks": 1}.get(self.over, -1)
        places = [1 if winning in (-1, side) else 2 for side in sides]
        named = [name for name, side in (("flock", 0), ("rooks", 1)) if winning == side]
        return Outcome(
            self.over,
            [int(place == 1) for place in places],
            places,
            [{"won": int(place == 1)} for place in places],
            True,
            sides,
            named,
        )
