"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.core.tie import TieBreak, with_ties


class Outcome:
    """Why it ended, the scores and places by seat, whether it is a draw, and where each seat's points come from."""

    def __init__(
        self,
        reason: str,
        scores: Sequence[int],
        places: Sequence[int],
        sheet: Sequence[Mapping[str, int]],
        shared: bool = False,
        sides: Sequence[int] | None = None,
        winners: Sequence[str] = (),
        ties: Sequence[TieBreak] = (),
    ) -> None:
        self.reason = reason
        # Partners have one score, that of their side; the sheet tells what each of them brought.
        self.scores = list(scores)
        self.places = list(places)
        self.sheet = [dict(row) for row in sheet]
        # The side of each seat, those included that were secret until now; by default everyone's own.
        self.sides = list(range(len(self.places))) if sides is None else list(sides)
        # Several sides on the first place: they share the victory where the game says so, else nobody has won.
        self.draw = len(self._first()) > 1 and not shared
        # The sides that won, where the game has names for them.
        self.winners = list(winners)
        self.ties = list(ties)

    def dump(self) -> dict[str, object]:
        """The outcome as plain JSON."""
        d: dict[str, object] = {"reason": self.reason, "scores": list(self.scores), "places": list(self.places)}
        d["sheet"] = [dict(row) for row in self.sheet]
        if self.draw:
            d["draw"] = True
        if self.sides != list(range(len(self.places))):
            d["sides"] = list(self.sides)
        if self.winners:
            d["winners"] = list(self.winners)
        return d

    def told(self) -> dict[str, object]:
        """The same as people hear it: with what decided between equal points, which follows from the rest."""
        return with_ties(self.dump(), self.ties)

    def won(self, seat: int) -> float:
        """What the seat has of the victory: the first sides share it evenly, and all of a side have the same."""
        return 1.0 / len(self._first()) if self.places[seat] == 1 else 0.0

    def _first(self) -> set[int]:
        return {side for side, place in zip(self.sides, self.places, strict=True) if place == 1}

    def share(self, seat: int) -> float:
        """What the seat won, from 0 to 1: a rival beaten counts one, a tie a half; partners are no rivals."""
        mine = self.places[seat]
        beaten, rivals = 0.0, 0
        for side, place in zip(self.sides, self.places, strict=True):
            if side != self.sides[seat]:
                rivals += 1
                beaten += 1.0 if place > mine else 0.5 if place == mine else 0.0
        return beaten / rivals if rivals else 1.0


def places_of(scores: Sequence[int], sides: Sequence[int] | None = None) -> list[int]:
    """Places from 1, the highest score first; equal scores share a place, and a side takes up one."""
    by_side = scores if sides is None else list(dict(zip(sides, scores, strict=True)).values())
    return [1 + sum(1 for other in by_side if other > mine) for mine in scores]
