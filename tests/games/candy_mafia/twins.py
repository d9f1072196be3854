"""Twin evenings: two others have exchanged their cards, or something differs that a player cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from igroteka.core.chance import Rng, seeded
from igroteka.core.closing import close
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from tests.games.candy_mafia.table import GAME, NAMES, field
from tests.laws.cases import require
from tests.laws.secrecy import knowledge

# How many windows of an evening are looked at, by how many pairs of twins and how many others at the table.
WINDOWS = 60
PAIRS = 4
VIEWERS = 3


def exchanged(s: State, one: int, other: int) -> State:
    """The same evening with the cards of two seats exchanged."""
    cards = [NAMES[card] for card in field(s, "cards")]
    cards[one], cards[other] = cards[other], cards[one]
    deal: dict[str, object] = {"cards": cards}
    if field(s, "aside") >= 0:
        deal["aside"] = [NAMES[field(s, "aside")]]
    return GAME.new(int(s.seats), int(s.secret), s.options, held=True, deal=deal)


def again(s: State) -> State:
    """The same evening from its deal on, dealt by hand."""
    return exchanged(s, 0, 0)


class Heard:
    """All that a viewer was told in an evening: what everybody hears, and its own rows."""

    def __init__(self, viewer: int, s: State) -> None:
        self.viewer = viewer
        self.rows: list[object] = []
        self.listen(s)

    def listen(self, s: State) -> None:
        """Hear what just happened."""
        self.rows += [told for event in s.events if (told := event.seen_by(self.viewer)) is not None]


def look_alike(viewer: int, one: State, other: State, pair: tuple[int, int], rng: Rng) -> int:
    """While the viewer was told the same in both evenings, all it is sent is the same; how often that was compared.

    The same answers are given in both, as far as they can be: for a player who is not asked in the other evening the
    other of the pair answers. Windows are closed at the same time.
    """
    mine, theirs = Heard(viewer, one), Heard(viewer, other)
    compared = 0
    for _ in range(WINDOWS):
        if mine.rows != theirs.rows or one.over or other.over:
            break
        require_alike(viewer, one, other)
        compared += 1
        for seat in one.turn():
            there = pair[1 - pair.index(seat)] if seat in pair and not other.asks(seat) else seat
            both = [action for action in one.legal(seat) if action in other.legal(there)]
            if both and rng.below(4):
                action = both[rng.below(len(both))]
                one.play(seat, action)
                other.play(there, action)
        for s, heard in ((one, mine), (other, theirs)):
            close(s, {})
            heard.listen(s)
    return compared


def require_alike(viewer: int, one: State, other: State) -> None:
    """Complain about whatever tells the two evenings apart."""
    known = knowledge(other, viewer)
    for door, sent in knowledge(one, viewer).items():
        require(known.get(door) == sent, f"{door} of viewer {viewer} tells twin evenings apart at {one.top.name}")


def twin_evenings(s: State, seed: int) -> Iterator[tuple[int, State, State, tuple[int, int]]]:
    """Twins of an evening for some who are neither of the two, and for a spectator."""
    rng = seeded(seed)
    pairs = list(combinations(range(int(s.seats)), 2))
    order = list(range(len(pairs)))
    rng.shuffle(order)
    for pair in [pairs[place] for place in order[:PAIRS]]:
        seats = [seat for seat in range(int(s.seats)) if seat not in pair]
        rng.shuffle(seats)
        for viewer in [SPECTATOR, *seats[:VIEWERS]]:
            yield viewer, again(s), exchanged(s, *pair), pair
