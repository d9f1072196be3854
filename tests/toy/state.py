"""The table of Magpies: deck, nests, the heap of laid trinkets, and who is the cuckoo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.beginning import draw_first
from igroteka.core.chance import Rng
from igroteka.core.event import MODERATOR, Event
from igroteka.core.option import Value, number_of
from igroteka.core.outcome import Outcome, places_of
from igroteka.core.reader import Reader
from igroteka.core.state import State
from tests.toy import store
from tests.toy.actions import MOST_BIRDS, PLACES, TRINKETS
from tests.toy.pile import Pile, redeal

if TYPE_CHECKING:
    from tests.toy.game import Magpies

MAGPIE = 0
CUCKOO = 1
OBSERVATION = 2 + PLACES + 2 * MOST_BIRDS + 6


def names(cards: list[int]) -> list[str | None]:
    """The words for the trinkets; None for one that is not known."""
    return [None if card < 0 else TRINKETS[card] for card in cards]


class Table(State):
    """Three or four birds round one deck."""

    def __init__(self, facts: Magpies, seats: int, options: dict[str, Value]) -> None:
        super().__init__(facts, seats, options)
        self.facts = facts
        self.deck = Pile([], [])
        self.nests: list[Pile] = []
        # One card a seat, each known to its bird alone.
        self.roles = Pile([], [])
        self.heap: list[int] = []
        self.points = [0] * seats
        self.round = 0
        self.starter = 0
        self.turns = 0
        self.victim = -1
        self.warmth = 0

    @property
    def current(self) -> int:
        """The bird whose turn it is."""
        return (self.starter + self.turns) % int(self.seats)

    @property
    def hatch(self) -> int:
        """How warm the egg must become."""
        return number_of(self.options, "hatch")

    def is_cuckoo(self, seat: int) -> bool:
        """Is this bird the cuckoo?"""
        return seat >= 0 and self.roles.cards[seat] == CUCKOO

    def knows_warmth(self, viewer: int) -> bool:
        """The cuckoo feels its egg; with the option `heard` everybody hears it."""
        return bool(self.over) or viewer == MODERATOR or self.is_cuckoo(viewer) or self.options["omen"] == "heard"

    def deal(self) -> None:
        """Shuffle trinkets and roles; each bird looks at its own."""
        seats = int(self.seats)
        cards = [kind for kind, copies in enumerate(self.facts.copies) for _ in range(copies)]
        self.deck = Pile(cards, [0] * len(cards))
        self.deck.shuffle(self.chance())
        self.nests = [Pile([], []) for _ in range(seats)]
        for seat, nest in enumerate(self.nests):
            for _ in range(self.facts.hand):
                nest.put_on(self.deck.draw(), 1 << seat)
        roles = [CUCKOO if self.options["cuckoo"] and seat == 0 else MAGPIE for seat in range(seats)]
        self.chance().shuffle(roles)
        self.roles = Pile(roles, [1 << seat for seat in range(seats)])
        self.starter = int(draw_first(self.chance(), self.seats, self.agreed_first))
        self.tell(Event("dealt", {"starter": self.starter}))
        for seat in range(seats):
            mine = {"nest": (names(self.nests[seat].cards), [seat]), "cuckoo": (self.is_cuckoo(seat), [seat])}
            self.tell(Event("nested", {"seat": seat}, mine))
        self.push(self.facts.steps["turn"])

    def clone(self) -> Table:
        c = type(self)(self.facts, int(self.seats), self.options)
        self.copy_to(c)
        c.deck = self.deck.copy()
        c.nests = [nest.copy() for nest in self.nests]
        c.roles = self.roles.copy()
        c.heap = self.heap.copy()
        c.points = self.points.copy()
        c.round, c.starter, c.turns = self.round, self.starter, self.turns
        c.victim, c.warmth = self.victim, self.warmth
        return c

    def redeal(self, seat: int, rng: Rng) -> None:
        """Unseen trinkets, the other birds' roles, and how warm the egg may be; at the end all is open."""
        if self.over:
            return
        redeal([self.deck, *self.nests], seat, rng)
        redeal([self.roles], seat, rng)
        if self.options["cuckoo"] and not self.knows_warmth(seat):
            self.warmth = int(rng.below(min(self.round, self.hatch - 1) + 1))

    def save(self) -> dict[str, object]:
        return store.save(self)

    def restore(self, source: Reader) -> None:
        store.restore(self, source)

    def look(self, viewer: int) -> dict[str, object]:
        """Every look at a trinket is seen by all, so all know who has seen which; not what."""
        moderator = viewer == MODERATOR or bool(self.over)
        cuckoo = self.roles.cards if moderator else self.roles.seen_by(viewer)
        return {
            "deck": self.shown(self.deck, viewer),
            "nests": [self.shown(nest, viewer) for nest in self.nests],
            "heap": names(self.heap),
            "cuckoo": [None if role < 0 else role == CUCKOO for role in cuckoo],
            "warmth": self.warmth if self.knows_warmth(viewer) else None,
            "points": self.points.copy(),
            "round": self.round,
            "current": self.current,
            "starter": self.starter,
            "turns": self.turns,
            "victim": self.victim,
        }

    def shown(self, pile: Pile, viewer: int) -> dict[str, object]:
        """A pile as the viewer knows it, and who knows each trinket."""
        moderator = viewer == MODERATOR or bool(self.over)
        return {"cards": names(pile.cards if moderator else pile.seen_by(viewer)), "known": pile.known.copy()}

    def observe(self, seat: int) -> list[int]:
        seats = int(self.seats)
        nest = self.nests[seat].cards
        out = [0 if self.over else self.facts.step_numbers[self.top.name], 1 if self.is_cuckoo(seat) else 0]
        out += [nest[place] + 1 if place < len(nest) else 0 for place in range(PLACES)]
        for turn in range(MOST_BIRDS):
            other = (seat + turn) % seats
            out += [len(self.nests[other]), self.points[other]] if turn < seats else [0, 0]
        seen = self.deck.seen_by(seat)
        out += [len(seen), seen[-1] + 1 if seen else 0, seen[0] + 1 if seen else 0]
        out += [self.round, (self.current - seat) % seats, self.warmth + 1 if self.knows_warmth(seat) else 0]
        return out

    def score(self) -> Outcome:
        """A hatched cuckoo wins; else the points count, those of a pair together."""
        sides = self.facts.sides(int(self.seats), self.options)
        scores = [
            sum(points for other, points in zip(sides, self.points, strict=True) if other == side) for side in sides
        ]
        places = places_of(scores, sides)
        if self.over == "hatched":
            winning = sides[next(seat for seat in range(len(sides)) if self.is_cuckoo(seat))]
            places = [1 if side == winning else 2 for side in sides]
        return Outcome(self.over, scores, places, [{"laid": points} for points in self.points], sides=sides)
