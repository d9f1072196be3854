"""What every verb is."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.state import CandyMafia


class Verb:
    """Something that a player does to another; the second player is -1 unless two are chosen."""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """It happens."""
        raise AssertionError("a verb says what it does")

    def idle(self, s: CandyMafia, by: i64) -> None:
        """What happens to somebody who is awake and chooses nobody."""
