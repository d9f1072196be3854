"""What all steps have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.step import Step
from igroteka.games.pechenka.state import Pechenka

# The reason for things that are not on the table.
NOT_THERE: Final = ("not-in-play", "no-such-player", "one-role", "no-such-role")


class Reach(Step[Pechenka]):
    """A step of the player whose turn it is; near-misses are things on the table."""

    def enter(self, s: Pechenka) -> None:
        s.ask(s.current)

    def near(self, s: Pechenka, seat: i64) -> list[int]:
        return [action for action in self.illegal(s, seat) if self.why(s, seat, action) not in NOT_THERE]
