"""A position of a game: a stack of steps, sealed answers, chance, and the game's own fields."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.chance import Rng, keyed
from igroteka.core.errors import IllegalAction
from igroteka.core.event import Event
from igroteka.core.option import Value
from igroteka.core.outcome import Outcome
from igroteka.core.position import dump_of, imagined, prompt_of
from igroteka.core.step import Step
from igroteka.core.who import NOBODY as NOBODY
from igroteka.core.who import OPEN as OPEN
from igroteka.core.who import SEVERAL as SEVERAL
from igroteka.core.windows import stays

if TYPE_CHECKING:
    from igroteka.core.game import Game

RULES_OF_THE_TABLE: Final = "table"
# Shared and never changed: a clone costs no empty lists.
NO_SEATS: Final[list[int]] = []
NO_EVENTS: Final[list[Event]] = []
NO_STEP: Final[Step[Any]] = Step("over", RULES_OF_THE_TABLE)
NO_STEPS: Final[list[Step[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is true of every game's position. A game adds its fields and fills in the methods at the end."""

    def __init__(self, game: Game, seats: i64, options: dict[str, Value]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.secret: int = 0
        self.draws: i64 = 0
        # How often a card came to light; only the difference between two positions means something.
        self.unveiled: i64 = 0
        # The stack of steps; the lists under the top are replaced, never changed, so that clones may share them.
        self.top: Step[Any] = NO_STEP
        self.below: list[Step[Any]] = NO_STEPS
        self.who: i64 = NOBODY
        self.asked: list[int] = NO_SEATS
        self.sealed: list[int] = NO_SEATS
        # How many of the asked, from the first on, are known to have answered: nobody looks among them again.
        self.answered: i64 = 0
        # What the one who is asked may play; of several a step may keep here what they have in common.
        self.can: list[int] | None = None
        # At a table a window stays open until the table closes it; elsewhere it ends with its last answer.
        self.held = False
        self.agreed_first: i64 = NOBODY  # who begins, where that is not left to the lot
        self.events: list[Event] = NO_EVENTS
        self.telling = True
        self.over = ""
        self.resigned: i64 = NOBODY

    @property
    def stack(self) -> list[Step[Any]]:
        """The steps that are not done, the present one last; none when the game is over."""
        return [] if self.top is NO_STEP else [*self.below, self.top]

    # What a player, a bot or a table asks.

    @property
    def next(self) -> i64:
        """The first seat whose answer is missing; NOBODY: a held window waits, or the game is over."""
        if self.who != SEVERAL:
            return self.who
        asked, sealed = self.asked, self.sealed
        place: i64
        for place in range(self.answered, len(asked)):
            seat: i64 = asked[place]
            answer: i64 = sealed[seat]
            if answer == OPEN:
                return seat
        return NOBODY

    def asks(self, seat: i64) -> bool:
        """May the seat answer now? One of several also if it has answered, for it may change its mind."""
        if self.who != SEVERAL:
            return seat == self.who and seat >= 0  # viewers other than seats have negative numbers too
        asked = self.asked
        # Mostly it is the first without an answer.
        if self.answered < len(asked) and asked[self.answered] == seat:
            return True
        return any(other == seat for other in asked)

    def turn(self) -> list[int]:
        """The seats whose answer is missing now; none: a held window waits, or the game is over."""
        if self.who >= 0:
            return [self.who]
        if self.who == SEVERAL:
            return [seat for seat in self.asked if self.sealed[seat] == OPEN]
        return []

    def legal(self, seat: i64) -> list[int]:
        """The actions that the seat may play now, sorted: a list of the game's own, to be read and never changed."""
        if self.who == SEVERAL:
            return self.top.legal(self, seat) if self.asks(seat) else []
        if seat != self.who or seat < 0:
            return []
        can = self.can
        if can is None:
            can = self.top.legal(self, seat)
            self.can = can
        return can

    def has(self, seat: int) -> bool:
        """Is there such a seat? Asked first of whatever comes from outside, for it may be longer than a seat can be."""
        return 0 <= seat < int(self.seats)

    def play(self, seat: int, action: int) -> None:
        """Play one action, or raise IllegalAction and change nothing."""
        if not self.has(seat) or action not in self.legal(seat):
            refusal = self.why(seat, action)
            assert refusal is not None
            raise refusal
        self.events = NO_EVENTS
        self.advance(seat, action)

    def advance(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal."""
        step = self.top
        if self.who == SEVERAL:
            self.sealed[seat] = action
            if self.is_missing() or (self.held and stays(step)):
                return
            self.flip()
        else:
            self.who = NOBODY
            self.can = None
            step.play(self, seat, action)
        self.settle()

    def is_missing(self) -> bool:
        """Is an answer of several missing? The person who is found to have answered is not looked at again."""
        asked, sealed = self.asked, self.sealed
        place: i64 = self.answered
        while place < len(asked):
            seat: i64 = asked[place]
            answer: i64 = sealed[seat]
            if answer == OPEN:
                break
            place += 1
        self.answered = place
        return place < len(asked)

    def flip(self) -> None:
        """The sealed answers are opened, and what they lead to happens."""
        answers = self.sealed
        self.who = NOBODY
        self.asked = NO_SEATS
        self.sealed = NO_SEATS
        self.top.resolve(self, answers)

    @property
    def is_window(self) -> bool:
        """Is a window open that somebody has to close?"""
        return self.held and self.who == SEVERAL and stays(self.top)

    def why(self, seat: int, action: int) -> IllegalAction | None:
        """None if the action is legal, else why not, and by which clause."""
        if self.top is NO_STEP:
            return IllegalAction("game-over", RULES_OF_THE_TABLE)
        step = self.top
        if not self.has(seat) or not self.asks(seat):
            return IllegalAction("not-your-turn", RULES_OF_THE_TABLE)
        if action < 0 or action >= int(self.game.actions):
            return IllegalAction("no-such-action", RULES_OF_THE_TABLE)
        if step.first <= action <= step.last and action in self.legal(seat):
            return None
        return IllegalAction(self.reason(seat, action), step.clause)

    def reason(self, seat: i64, action: i64) -> str:
        """Why an asked seat is refused an action that is not legal: it is for another step, or as this one says."""
        of_step = self.top.first <= action <= self.top.last
        return self.top.why(self, seat, action) if of_step else "not-now"

    def near(self, seat: i64) -> list[int]:
        """What the seat may reach for now and cannot have; `why` tells the reason."""
        return self.top.near(self, seat) if self.legal(seat) else []

    def ends(self, seat: i64) -> list[int]:
        """Which of its legal actions end the game at once, as far as the seat can know; of sealed ones no one knows."""
        return self.top.ends(self, seat) if self.who == seat and seat >= 0 else []

    def default(self, seat: i64, rng: Rng) -> int:
        """The answer that the table gives for an absent seat."""
        return self.top.default(self, seat, rng)

    def prompt(self, viewer: i64) -> dict[str, object] | None:
        """What is awaited, as this viewer may know it; None when the game is over."""
        return prompt_of(self, viewer)

    def view(self, viewer: i64) -> dict[str, object]:
        """All that this viewer may know: the table as the game shows it, what is awaited, how it ended."""
        outcome = self.outcome()
        return {
            **self.game.parts.look(self, viewer),
            "prompt": self.prompt(viewer),
            "outcome": None if outcome is None else outcome.told(),
        }

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        if not self.over:
            return None
        scored = self.game.parts.score(self)
        if self.resigned == NOBODY:
            return scored
        sides = self.game.sides(int(self.seats), self.options)
        places = [2 if side == sides[self.resigned] else 1 for side in sides]
        return Outcome(self.over, scored.scores, places, scored.sheet, True, sides)

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A world as the seat may believe it to be: what it cannot know is dealt anew, what is to come is open."""
        return imagined(self, seat, rng)

    def dump(self) -> dict[str, object]:
        """The whole position as plain JSON; `game.load` reads it."""
        return dump_of(self)

    def hash(self) -> str:
        """A fingerprint of the whole position."""
        # Only what can change; the header of a record says the rest.
        stack = [step.name for step in self.stack]
        seen = (self.sealed, self.over, int(self.resigned), self.game.parts.gist(self))
        parts = (self.secret, int(self.draws), stack, *seen)
        return blake2b(repr(parts).encode(), digest_size=8).hexdigest()

    def same(self, other: State) -> bool:
        """Are the two positions one and the same, secrets included?"""
        return self.dump() == other.dump()

    # What a step does.

    def ask(self, seat: i64) -> None:
        """Wait for one seat's answer to the top step."""
        self.who = seat
        self.can = None

    def ask_all(self, seats: list[int]) -> None:
        """Wait for the sealed answers of these seats; a window may be opened for nobody."""
        self.who = SEVERAL
        self.asked = seats
        self.sealed = [OPEN] * self.seats
        self.answered = 0
        self.can = None

    def then(self, step: Step[Any]) -> None:
        """The top step is done; this one takes its place."""
        self.top = step

    def push(self, step: Step[Any]) -> None:
        """This step comes first; the present one waits under it."""
        if self.top is not NO_STEP:
            self.below = [*self.below, self.top]
        self.top = step

    def pop(self) -> None:
        """The top step is done; what waits under it goes on."""
        self.top = self.below[-1]
        self.below = self.below[:-1]

    def chance(self) -> Rng:
        """The generator of the next chance event."""
        self.draws += 1
        return keyed(self.secret, self.draws)

    def unveil(self) -> None:
        """Somebody gets to see what they could not know: the person who chose this cannot simply take it back."""
        self.unveiled += 1

    def tell(self, event: Event) -> None:
        """Say what happened. Ask `telling` first where making the event costs something."""
        if self.telling:
            self.events = [*self.events, event]

    def finish(self, reason: str) -> None:
        """The game is over."""
        self.over = reason
        self.top = NO_STEP
        self.below = NO_STEPS

    def resign(self, seat: i64) -> None:
        """The seat gives up: a line of the table's own, never an action."""
        self.events = NO_EVENTS
        self.nobody_asked()
        self.resigned = seat
        self.finish("resigned")
        self.tell(Event("resigned", {"seat": int(seat)}))

    def nobody_asked(self) -> None:
        """Whatever was asked is asked no more, and answers that were given are gone."""
        self.who = NOBODY
        self.asked = NO_SEATS
        self.sealed = NO_SEATS
        self.can = None

    def settle(self) -> None:
        """Let happen what needs no answer, until somebody is asked or the game is over."""
        while self.who == NOBODY and self.top is not NO_STEP:
            self.top.enter(self)
            if self.who == SEVERAL and not self.asked and not self.held:
                self.flip()

    def copy_to(self, other: State) -> None:
        """Give a clone what is true of every game."""
        other.secret = self.secret
        other.draws = self.draws
        other.unveiled = self.unveiled
        other.top = self.top
        other.below = self.below
        other.who = self.who
        if self.who == SEVERAL:
            other.asked = self.asked.copy()
            other.sealed = self.sealed.copy()
        other.held = self.held
        other.events = self.events
        other.telling = self.telling
        other.over = self.over
        other.resigned = self.resigned

    # What a game fills in.

    def deal(self) -> None:
        """Set up the table and put the first step on the stack."""
        raise AssertionError("a game says how it begins")

    def clone(self) -> State:
        """An independent copy."""
        raise AssertionError("a game copies its own fields")
