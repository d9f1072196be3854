"""A game: its facts, options, action space and steps; it makes positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.beginning import check_first
from igroteka.core.chance import SECRET_BITS
from igroteka.core.data import Data
from igroteka.core.declared import Shapes, Words
from igroteka.core.description import Description
from igroteka.core.errors import BadNotation, BadOptions
from igroteka.core.moderated import Moderated
from igroteka.core.option import Option, Value, resolve
from igroteka.core.parts import Parts
from igroteka.core.position import load
from igroteka.core.state import State
from igroteka.core.step import Step
from igroteka.core.windows import stays

NO_WORDS: Final = Words()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything about a game that does not change while it is played."""

    def __init__(
        self,
        id: str,
        rules: int,
        seats: Sequence[int],
        actions: int,
        bound: int,
        observation: int,
        options: Sequence[Option],
        steps: Sequence[Step[Any]],
        endings: Sequence[str],
        data: Data,
        shapes: Shapes,
        parts: Parts[Any],
        heuristics: object,
        words: Words = NO_WORDS,
        exact: bool = True,
        moderated: Moderated[Any] | None = None,
    ) -> None:
        self.id = id
        # Grows when the same choices could lead elsewhere.
        self.rules = rules
        self.seat_counts = tuple(seats)
        self.actions: i64 = actions  # 0 .. actions-1
        self.bound = bound  # no game has more decisions
        self.observation = observation  # the length of what `parts.observe` lists
        self.options = tuple(options)
        self.steps = {step.name: step for step in steps}
        self.has_windows = any(stays(step) for step in steps)
        self.endings = tuple(endings)  # every way to end; each has a text
        self.data = data
        self.shapes = shapes
        self.parts = parts
        self.words = words
        # What it tells the bots about itself (`bots/heuristics.py`); nobody else asks for it.
        self.heuristics = heuristics
        # Are the worlds that a seat imagines spread exactly as they should be? If not, nothing may rest on them.
        self.exact = exact
        # What it has for a moderator; None: nobody may moderate it.
        self.moderated = moderated
        # What is played when nobody says, by the number of seats; the first row also under a name of its own.
        self.usual = {count: resolve(options, None, count) for count in self.seat_counts}
        self.defaults = self.usual[self.seat_counts[0]]
        self.ids: dict[str, int] = {}

    def new(
        self,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        telling: bool = True,
        held: bool = False,
        deal: Mapping[str, object] | None = None,
        first: int | None = None,
    ) -> State:
        """A fresh game, dealt. The seed is a small number for tests, a 256-bit secret for matches; 0 seats: the fewest.

        Held, its windows wait to be closed. A deal tells how the cards were dealt by hand, `first` who begins.
        """
        seats = seats or self.counts(options)[0]
        if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0 or seed >> SECRET_BITS:
            raise BadOptions(f"seed: must be a whole number from 0 to 2**{SECRET_BITS} - 1")
        state = self.blank(seats, self.agreed(seats, options))
        state.secret = seed
        state.telling = telling
        state.held = held and self.has_windows
        state.agreed_first = check_first(self.parts.lot, seats, first)
        if deal is None:
            state.deal()
        elif self.moderated is None:
            raise BadOptions("deal: this game is dealt by the table alone")
        else:
            self.moderated.lay_out(state, deal)
        state.settle()
        return state

    def counts(self, options: Mapping[str, object] | None) -> list[int]:
        """The seat counts at which these options can be played; all, where none fits."""
        given = [(option, options[option.id]) for option in self.options if options and option.id in options]
        fitting = [count for count in self.seat_counts if all(o.fits(o.accept(value), count) for o, value in given)]
        return fitting or list(self.seat_counts)

    def agreed(self, seats: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """The options of a table with this many seats, written out, or BadOptions that says what cannot be so."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOptions(f"seats: {self.id} is for {counts} players, not {seats}")
        return resolve(self.options, options, seats) if options else self.usual[seats]

    def load(self, dump: object) -> State:
        """The position that `state.dump` wrote, or BadRecord that says what and where."""
        return load(self, dump)

    def notation(self, action: int) -> str:
        """The action in a few plain words, the same in every language."""
        return self.describe(action).notation

    def parse(self, text: str) -> int:
        """The action that this notation means; the inverse of `notation`."""
        if not self.ids:
            self.ids = {self.notation(action): action for action in range(int(self.actions))}
        action = self.ids.get(" ".join(text.split()))
        if action is None:
            raise BadNotation(f"{text[:60]!r} is no action of {self.id}")
        return action

    def sides(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """The side of each seat, as everybody knows it before the deal; by default everyone plays for themselves."""
        return list(range(seats))

    def teams(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """The sides, where some play together; empty: everyone plays for themselves."""
        sides = self.sides(seats, options)
        return sides if len(set(sides)) < len(sides) else []

    def secret_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """By how many bytes what a player is told is made longer than what all may know; 0: nothing is hidden."""
        return 0

    def goes_on_without(self, seats: int, options: Mapping[str, object]) -> bool:
        """Does the game go on when a seat gives up? Between two sides it does not."""
        return len(set(self.sides(seats, options))) > 2

    def advice(self, seats: int, options: Mapping[str, object]) -> list[str]:
        """What to think about before playing so, of `advices`; it forbids nothing, and each has a text."""
        return []

    # What a game fills in.

    def blank(self, seats: int, options: dict[str, Value]) -> State:
        """A position with nothing on the table yet."""
        raise AssertionError("a game makes its own positions")

    def describe(self, action: int) -> Description:
        """What the action is called, and what it does."""
        raise AssertionError("a game describes its actions")
