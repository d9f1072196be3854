"""Laws of windows: held, a window waits to be closed, no matter who has answered; closed, it is what it would have been
with those answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.core.chance import Rng, seeded
from igroteka.core.closing import close, missing
from igroteka.core.errors import IllegalAction
from igroteka.core.state import OPEN, SEVERAL, State
from tests.laws import imagining, playing, secrecy, storing
from tests.laws.cases import SAMPLE, Case, choose, require


def evening(case: Case) -> Iterator[State]:
    """Every position of a held game in which windows are closed at any time; it is one state that moves on."""
    rng = seeded(case.seed)
    state = case.game.new(case.seats, case.seed, case.options, held=True)
    while not state.over:
        yield state
        turn = state.turn()
        if state.is_window and (not turn or not rng.below(4)):
            close(state, missing(state, rng))
        else:
            seat = turn[rng.below(len(turn))]
            state.play(seat, choose(state, seat, rng))
    yield state


@cache
def held_positions(case: Case) -> list[State]:
    """Positions of one held game, spread over it, among them windows that nobody or nobody any more is asked in; not to
    be changed."""
    path = [state.clone() for state in evening(case)]
    quiet = [state for state in path if state.is_window and not state.turn()]
    return path[:: len(path) // SAMPLE + 1] + quiet[:: len(quiet) // SAMPLE + 1]


def a_window_waits(state: State, rng: Rng) -> None:
    """With all answers in it stays open; it closes as it would have without being held."""
    if not state.is_window:
        require(
            bool(state.turn()) != bool(state.over), "outside windows somebody is asked exactly while the game goes on"
        )
        return
    answers = {seat: choose(state, seat, rng) for seat in state.asked}
    held, free = state.clone(), state.clone()
    for seat, action in answers.items():
        held.play(seat, action)
        require(held.is_window and held.top is state.top, "an answer closed a window that is held")
    close(held, {})
    free.held = False
    free.sealed = [OPEN] * len(free.sealed)
    for seat, action in answers.items():
        free.play(seat, action)
    held.held = False
    for one in (held, free):
        pass_by(one)
    require(held.hash() == free.hash(), "a window that was closed led elsewhere than the same answers do")


def pass_by(state: State) -> None:
    """A window that nobody is asked in ends at once where nothing is held."""
    while state.who == SEVERAL and not state.asked:
        state.flip()
        state.settle()


def closing_is_refused(state: State, rng: Rng) -> None:
    """Only an open window can be closed, with a legal answer for each seat that gave none, or none where silence is an
    answer."""
    before = state.hash()
    if not state.is_window:
        refuse(state, {}, "no-window")
    else:
        given = missing(state, rng)
        stranger = {seat: 0 for seat in range(int(state.seats)) if seat not in given}
        if stranger:
            refuse(state, {**given, **stranger}, "not-missing")
        if given:
            refuse(state, {}, "not-missing")
            refuse(state, {seat: int(state.game.actions) for seat in given}, "not-legal")
    require(state.hash() == before, "a refused closing changed the position")


def refuse(state: State, given: dict[int, int], reason: str) -> None:
    """The closing is refused for this reason."""
    try:
        close(state.clone(), given)
    except IllegalAction as refusal:
        require(refusal.reason == reason, f"closing is refused for {refusal.reason}, not {reason}")
    else:
        require(False, f"a window was closed with {given}")


LAWS = (
    a_window_waits,
    closing_is_refused,
    playing.rest_is_refused,
    playing.sealed_may_change,
    secrecy.worlds_look_alike,
    secrecy.covert_is_covert,
    imagining.imagination_is_honest,
    storing.load_undoes_dump,
    storing.what_is_told_is_plain,
)
