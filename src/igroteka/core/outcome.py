"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Outcome:
    """Why it ended, the scores and places by seat, whether it is a draw, and where each seat's points come from."""

    def __init__(
        self,
        reason: str,
        scores: Sequence[int],
        places: Sequence[int],
        sheet: Sequence[Mapping[str, int]],
        shared: bool = False,
    ) -> None:
        self.reason = reason
        self.scores = list(scores)
        self.places = list(places)
        # Several on the first place: they share the victory where the game says so, else nobody has won.
        self.draw = self.places.count(1) > 1 and not shared
        self.sheet = [dict(row) for row in sheet]

    def dump(self) -> dict[str, object]:
        """The outcome as plain JSON."""
        return {
            "reason": self.reason,
            "scores": list(self.scores),
            "places": list(self.places),
            "draw": self.draw,
            "sheet": [dict(row) for row in self.sheet],
        }

    def won(self, seat: int) -> float:
        """What the seat has of the victory: those who share the first place share it evenly."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def share(self, seat: int) -> float:
        """What the seat won of the whole, from 0 to 1: each rival beaten counts one, a tie a half."""
        mine = self.places[seat]
        beaten = 0.0
        for other, place in enumerate(self.places):
            if other != seat:
                beaten += 1.0 if place > mine else 0.5 if place == mine else 0.0
        return beaten / (len(self.places) - 1)


def places_of(scores: Sequence[int]) -> list[int]:
    """Places from 1, the highest score first; equal scores share a place."""
    return [1 + sum(1 for other in scores if other > mine) for mine in scores]
