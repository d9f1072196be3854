"""Broken twins of Magpies: each breaks one law of playing or keeping, in a line or two."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import TypedDict

from igroteka.bots.hint import Hint, Reason
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.outcome import Outcome, places_of
from igroteka.core.state import SEVERAL
from tests.toy import actions as a
from tests.toy.game import Magpie, Magpies
from tests.toy.state import Table
from tests.toy.steps import Night, Turn

CLOCK = count()


class BackToFront(Turn):
    """Legal actions are not sorted."""

    def legal(self, s: Table, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class StirsByChance(Turn):
    """Chance knows one answer only."""

    def random_answer(self, s: Table, seat: int, rng: Rng) -> int:
        return self.legal(s, seat)[0]


class RefusesWithoutReason(Turn):
    """A refusal has no reason."""

    def why(self, s: Table, seat: int, action: int) -> str:
        return ""


class SaysNotNow(Turn):
    """A step gives the reason that is the core's."""

    def why(self, s: Table, seat: int, action: int) -> str:
        return "not-now"


class PunishesTheAsker(Turn):
    """Asking why costs a point."""

    def why(self, s: Table, seat: int, action: int) -> str:
        s.points[seat] += 1
        return super().why(s, seat, action)


class ReachesForTheLegal(Turn):
    """A near-miss that is none."""

    def near(self, s: Table, seat: int) -> list[int]:
        return [*super().near(s, seat), self.legal(s, seat)[0]]


class ReachesBeyondTheGame(Turn):
    """A near-miss that nobody could ever play."""

    def near(self, s: Table, seat: int) -> list[int]:
        return [*super().near(s, seat), a.ACTIONS]


class SaysTooEarly(Table):
    """A player who reaches for the night by day hears another reason than that it is not now."""

    def near(self, seat: int) -> list[int]:
        return [*super().near(seat), a.SLEEP] if self.asks(seat) and self.top.last < a.SLEEP else super().near(seat)

    def reason(self, seat: int, action: int) -> str:
        return "too-early" if action == a.SLEEP and self.top.last < a.SLEEP else super().reason(seat, action)


class BuriesForTheAbsent(Turn):
    """An absent bird buries a trinket, whether it has one or not."""

    def default(self, s: Table, seat: int, rng: Rng) -> int:
        return a.BURY


class LosesWhatIsBuried(Turn):
    """A buried trinket is gone."""

    def play(self, s: Table, seat: int, action: int) -> None:
        super().play(s, seat, action)
        if a.BURY <= action < a.SNATCH:
            s.deck.cards.pop(0)
            s.deck.known.pop(0)


class StirsByTheClock(Turn):
    """What a stir does depends on something outside the game."""

    def play(self, s: Table, seat: int, action: int) -> None:
        super().play(s, seat, action)
        if action == a.STIR and next(CLOCK) % 2:
            s.deck.cards.reverse()


class StirsByTheTelling(Turn):
    """What a stir does depends on whether anybody listens."""

    def play(self, s: Table, seat: int, action: int) -> None:
        super().play(s, seat, action)
        if action == a.STIR and s.telling:
            s.deck.cards.reverse()


class HatchesUnwarned(Night):
    """The cuckoo is not told that the egg is about to hatch."""

    def ends(self, s: Table, seat: int) -> list[int]:
        return [action for action in super().ends(s, seat) if action != a.WARM]


class CriesWolf(Turn):
    """A bird is warned of what ends nothing."""

    def ends(self, s: Table, seat: int) -> list[int]:
        return [a.STIR]


class SleepsEveryNight(Night):
    """The only answer of a night, and the last one brings the dusk."""

    def legal(self, s: Table, seat: int) -> list[int]:
        return [a.SLEEP]

    def why(self, s: Table, seat: int, action: int) -> str:
        return "too-tired"


class FirstAnswerCounts(Table):
    """A sealed answer cannot be changed."""

    def legal(self, seat: int) -> list[int]:
        sealed = self.who == SEVERAL and 0 <= seat < self.seats and self.sealed[seat] >= 0
        return [] if sealed else super().legal(seat)


class FirstComeFirstServed(Table):
    """The player who answers first at once begins the next round."""

    def advance(self, seat: int, action: int) -> None:
        if self.who == SEVERAL and max(self.sealed) < 0:
            self.starter = int(seat)
        super().advance(seat, action)


class SharesNests(Table):
    """A clone has the same nests, not equal ones."""

    def clone(self) -> Table:
        c = super().clone()
        c.nests = self.nests
        return c


class HandsOutItsHeap(Table):
    """The dump contains the heap itself."""

    def save(self) -> dict[str, object]:
        return {**super().save(), "heap": self.heap}


class ForgetsTheWarmth(Table):
    """A clone's egg is cold."""

    def clone(self) -> Table:
        c = super().clone()
        c.warmth = 0
        return c


class GistWithoutWarmth(Table):
    """The fingerprint does not feel whether the egg is warm."""

    def gist(self) -> object:
        return self.save() | {"warmth": 0}


class ShowsATuple(Table):
    """The view is no plain JSON."""

    def look(self, viewer: int) -> dict[str, object]:
        return {**super().look(viewer), "points": tuple(self.points)}


class HidesTheRound(Table):
    """The view lacks a field."""

    def look(self, viewer: int) -> dict[str, object]:
        return {name: value for name, value in super().look(viewer).items() if name != "round"}


class TellsMore(Table):
    """Every event has a word more than is declared."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.id, {**event.public, "loud": True}, event.secret, event.audience))


class LooksBack(Table):
    """It tells afterwards what a bird could know, though the game says that it tells nothing."""

    def hindsight(self, seat: int, action: int) -> dict[str, object]:
        return {"round": self.round, "trinkets": {"glass": "many"}}


class ObservesMore(Table):
    """The observation grows with the heap."""

    def observe(self, seat: int) -> list[int]:
        return [*super().observe(seat), *self.heap]


class EndsOtherwise(Table):
    """The game ends in a way that it does not know."""

    def score(self) -> Outcome:
        return Outcome("rain", self.points, [1] * int(self.seats), [{} for _ in self.points])


class NobodyWins(Table):
    """Places are counted from 2."""

    def score(self) -> Outcome:
        scored = super().score()
        return Outcome(scored.reason, scored.scores, [place + 1 for place in scored.places], scored.sheet)


class EachForItself(Table):
    """Partners are counted apart."""

    def score(self) -> Outcome:
        return Outcome(self.over, self.points, places_of(self.points), [{} for _ in self.points])


class CountsPartnersApart(Table):
    """Partners have different scores."""

    def score(self) -> Outcome:
        scored = super().score()
        return Outcome(self.over, range(int(self.seats)), scored.places, scored.sheet, sides=scored.sides)


class AllTogether(Magpies):
    """Nobody plays against anybody."""

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        return [0] * seats


class OddOnesOut(Magpies):
    """A side has no number of its own."""

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        return [2 * side for side in super().sides(seats, options)]


class LeavesOneOut(Magpies):
    """The last seat has no side."""

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        return super().sides(seats, options)[:-1]


class SaysItTwice(Magpies):
    """Two actions have one name."""

    def notation(self, action: int) -> str:
        return super().notation(min(action, a.SLEEP))


class Proud(Magpie):
    """A position is worth more than won."""

    def evaluate(self, s: Table, seat: int) -> float:
        return super().evaluate(s, seat) + 1.0


class HintsInVain(Magpie):
    """A hint to do something again, though it can be done but once."""

    def hint(self, s: Table, seat: int, effort: int, rng: Rng) -> Hint | None:
        return Hint([s.legal(seat)[0]] * 9, [Reason("shine", {"shine": 0})])


class MakesUpReasons(Magpie):
    """A reason that no text exists for."""

    def reasons(self, s: Table, seat: int, choices: list[int]) -> list[Reason]:
        return [Reason("whim")]


class Knew(TypedDict):
    """What a bird could know."""

    round: int
    trinkets: dict[str, int]


def looking_back() -> Magpies:
    """Magpies that count trinkets in words where numbers are declared."""
    game = Magpies(id="broken", table=LooksBack)
    game.shapes.hindsight = Knew
    return game


def endless() -> Magpies:
    """Magpies that promise to end sooner than they do."""
    game = Magpies(id="broken")
    game.bound = 12
    return game
