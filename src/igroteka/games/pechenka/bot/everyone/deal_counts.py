"""Exact counts: the number of deals in which a seat is one's prey, or one's hunter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.pechenka.cards import SWORD
from igroteka.games.pechenka.deals import odds
from igroteka.games.pechenka.options import House

MOST: Final = 50_000


class Suspects:
    """The other seats clockwise, as one player can count them out."""

    def __init__(self, may: list[int]) -> None:
        table = odds(may)
        self.others: i64 = len(may)
        self.prey = [row[0] for row in table]
        self.hunter = [row[-1] for row in table]
        self.deals = sum(self.prey)

    def right(self, card: i64, seat: i64, target: i64) -> i64:
        """The number of deals in which the target is the right one for the seat's sword or shield."""
        nth = (target - seat + self.others) % (self.others + 1)
        return self.prey[nth] if card == SWORD else self.hunter[nth]


class DealCounts:
    """A store of counts: imagined rounds ask for the same ones again and again."""

    def __init__(self) -> None:
        self.counted: dict[int, Suspects] = {}

    def suspects(self, house: House, played: i64, seat: i64, role: i64) -> Suspects:
        """The open cards as a seat of this role reads them; roles are counted on from its own, seats from its left."""
        wheel: i64 = house.wheel
        all_others: i64 = (1 << (wheel - 1)) - 1
        key: i64 = wheel
        may: list[int] = []
        turn: i64
        for turn in range(1, wheel):
            # Every role twice in a row, so that the wheel can be turned.
            shown: i64 = (played >> (9 * ((seat + turn) % wheel))) & (2 * all_others + 1)
            shown |= shown << wheel
            left: i64 = all_others & ~(shown >> (role + 1))
            key = key << 5 | left
            may.append(left)
        found = self.counted.get(key)
        if found is None:
            found = Suspects(may)
            if len(self.counted) == MOST:
                self.counted.clear()
            self.counted[key] = found
        return found
