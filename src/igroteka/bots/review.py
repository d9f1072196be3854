"""The review of an answer: what the hint for it would have been, and what the answer cost by the same judgement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.bot import Bot
from igroteka.bots.chances import compared
from igroteka.bots.hint import Hint, percent
from igroteka.bots.hints import advice, undecided
from igroteka.core.chance import seeded
from igroteka.core.state import State

# The number of imagined games in which two turns are compared.
WORLDS: Final = 120
# A difference of fewer standard errors than this is chance.
CERTAIN: Final = 2.0
# A smaller loss, in percent, is not worth a word.
LEAST: Final = 2


class Reviewed:
    """An answer with the hint for it, and the seat's chances after the best answer and after this one, in percent."""

    def __init__(self, hint: Hint, right: bool, before: int, after: int) -> None:
        self.hint = hint
        # A hint advised it: then or with the answer before it.
        self.right = right
        self.before = before
        self.after = after

    @property
    def cost(self) -> int:
        """The chances that it cost; nothing, if a hint advised it."""
        return self.before - self.after


def review(state: State, seat: i64, action: i64, bot: Bot, plan: list[int], worlds: int = WORLDS) -> Reviewed:
    """Judge one answer by what the seat knew; `plan` is how the hint of its last answer went on, if it was followed."""
    if plan and plan[0] == action:
        told = Hint(plan, [])
        right = True
    else:
        told = advice(state, seat, bot)
        right = action == told.choices[0] or action in [one for one, _ in told.mix]
    mine = told.choices if action == told.choices[0] else [action]
    chances = compared(
        undecided(state, seat, seeded(0)), seat, mine if right else told.choices, mine, worlds, seeded(0)
    )
    number = float(chances.worlds)
    before, after = percent(chances.first / number), percent(chances.second / number)
    by_chance = chances.first - chances.second <= CERTAIN * chances.error * number
    if by_chance or before - after < LEAST:
        before = after
    return Reviewed(told, right, before, after)


def rest_of(hint: Hint, action: int) -> list[int]:
    """How the hint goes on after this answer; nothing, if it was not followed."""
    return hint.choices[1:] if action == hint.choices[0] else []
