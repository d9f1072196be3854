"""A day of Rooks, window by window."""

from __future__ import annotations

from igroteka.core.chance import Rng
from igroteka.core.step import Step
from igroteka.core.windows import Window
from tests.rooks import actions as a
from tests.rooks.state import OWL, ROOK, RooksState


class Call(Window[RooksState]):
    """Birds reach for any bird, also for one that has left or was never there."""

    def near(self, s: RooksState, seat: int) -> list[int]:
        return self.illegal(s, seat)


class Owl(Call):
    """The owl guards a bird; the call comes every night, whether there is an owl or not."""

    def enter(self, s: RooksState) -> None:
        s.ask_all(s.of(OWL))

    def legal(self, s: RooksState, seat: int) -> list[int]:
        return [a.GUARD + bird for bird in s.here() if bird != seat or not s.options["owl_rests"]]

    def why(self, s: RooksState, seat: int, action: int) -> str:
        bird = action - a.GUARD
        if bird >= s.seats:
            return "no-such-bird"
        return "has-left" if s.left[bird] else "yourself"

    def resolve(self, s: RooksState, answers: list[int]) -> None:
        s.guarded = max([answer - a.GUARD for answer in answers if answer >= 0], default=-1)
        s.then(s.facts.steps["raid"])


class Raid(Call):
    """The rooks point at a bird, each seeing what the others point at; without more for one than for any other nobody
    is driven away."""

    def enter(self, s: RooksState) -> None:
        s.ask_all(s.of(ROOK))

    def legal(self, s: RooksState, seat: int) -> list[int]:
        return [a.DRIVE + bird for bird in s.here() if s.cards[bird] != ROOK]

    def why(self, s: RooksState, seat: int, action: int) -> str:
        bird = action - a.DRIVE
        if bird >= s.seats:
            return "no-such-bird"
        return "has-left" if s.left[bird] else "own-kind"

    def readers(self, s: RooksState, seat: int) -> list[int]:
        return [rook for rook in s.of(ROOK) if rook != seat]

    def resolve(self, s: RooksState, answers: list[int]) -> None:
        bird = most([answer - a.DRIVE for answer in answers if answer >= 0])
        if bird == s.guarded:
            bird = -1
        s.guarded = -1
        s.then(s.facts.steps["talk"])
        s.leave("driven", bird)


class Talk(Window[RooksState]):
    """All may speak until they have had enough."""

    def enter(self, s: RooksState) -> None:
        s.ask_all(s.here())

    def legal(self, s: RooksState, seat: int) -> list[int]:
        return [a.ENOUGH]

    def may_talk(self, s: RooksState, seat: int) -> bool:
        return not s.left[seat]

    def resolve(self, s: RooksState, answers: list[int]) -> None:
        s.then(s.facts.steps["vote"])


class Vote(Call):
    """All point at a bird."""

    def enter(self, s: RooksState) -> None:
        s.ask_all(s.here())

    def legal(self, s: RooksState, seat: int) -> list[int]:
        return [a.POINT + bird for bird in s.here() if bird != seat]

    def why(self, s: RooksState, seat: int, action: int) -> str:
        bird = action - a.POINT
        if bird >= s.seats:
            return "no-such-bird"
        return "yourself" if bird == seat else "has-left"

    def default(self, s: RooksState, seat: int, rng: Rng) -> int:
        return self.legal(s, seat)[0]

    def resolve(self, s: RooksState, answers: list[int]) -> None:
        s.day += 1
        s.then(s.facts.steps["owl"])
        s.leave("voted", most([answer - a.POINT for answer in answers if answer >= 0]))
        if s.day == s.days and not s.over:
            s.finish("dusk")


def most(birds: list[int]) -> int:
    """The bird that is named more often than any other; -1: there is none."""
    counts = sorted(((birds.count(bird), bird) for bird in set(birds)), reverse=True)
    if not counts or (len(counts) > 1 and counts[0][0] == counts[1][0]):
        return -1
    return counts[0][1]


def the_steps() -> list[Step[RooksState]]:
    """The steps in the order of a night and a day."""
    return [
        Owl("owl", "owl", a.GUARD, a.DRIVE - 1, covert=True, pace="short"),
        Raid("raid", "raid", a.DRIVE, a.ENOUGH - 1, covert=True, pace="pair", silence=True),
        Talk("talk", "talk", a.ENOUGH, a.ENOUGH, pace="talk"),
        Vote("vote", "vote", a.POINT, a.ACTIONS - 1, pace="vote"),
    ]
