"""What is in the bag, and how many pebbles a hand holds."""

from __future__ import annotations

from igroteka.core.data import Data
from igroteka.core.errors import BadData

HIGHEST = 5
MOST_SEATS = 4


class Facts:
    """The printed facts as the rules ask for them."""

    def __init__(self, data: Data) -> None:
        copies = data.numbers("copies", HIGHEST, 0, 9)
        self.dealt = data.number("dealt", 1, 9)
        self.full = data.number("full", self.dealt, 9)
        data.done()
        self.pebbles = [value for value, number in enumerate(copies, 1) for _ in range(number)]
        if len(self.pebbles) < MOST_SEATS * self.dealt:
            raise BadData(f"{data.file}: copies: there must be a hand for everyone")
