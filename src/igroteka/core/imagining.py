"""The worlds that a seat may believe in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.who import OPEN, SEVERAL

if TYPE_CHECKING:
    from igroteka.core.state import State

# So often another world is tried where nobody would be asked.
TRIES: Final = 1000
NOTHING_HAPPENED: Final[list[Event]] = []


def imagined(state: State, seat: i64, rng: Rng) -> State:
    """A clone in which all that the seat cannot know is dealt anew, with chance of its own and the others' answers open again."""
    world = state.clone()
    world.telling = False
    world.events = NOTHING_HAPPENED
    world.secret = rng.secret()
    world.draws = 0
    redeal = world.game.parts.redeal
    redeal(world, seat, rng)
    if world.top.covert:  # who is asked may itself be unknown to the seat
        world.ask_again()
        for _ in range(TRIES):
            if world.held or world.who >= 0 or world.asked:
                break
            redeal(world, seat, rng)  # where no window waits, that it stands here tells that somebody is asked
            world.ask_again()
    elif world.who == SEVERAL:
        world.sealed = [OPEN] * world.seats
    if state.who == SEVERAL:
        for other, answer in state.read_by(seat):
            world.sealed[other] = answer
    return world
