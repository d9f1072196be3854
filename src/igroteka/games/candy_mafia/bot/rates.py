"""The kinds of evidence, and how often each side gives them: counted in the bots' own games."""

from __future__ import annotations

from typing import Final

VOTED: Final = 0
ACCUSED: Final = 1
VOUCHED: Final = 2
BLAMED: Final = 3
CLEARED: Final = 4
EVIDENCE_KINDS: Final = 5
# For each kind: town about town, town about crime, crime about town, crime about crime; how often, given the chance.
RATES: Final[list[list[float]]] = [
    [0.107, 0.146, 0.134, 0.068],
    [0.107, 0.119, 0.113, 0.099],
    [0.010, 0.004, 0.006, 0.010],
    [0.0004, 0.0075, 0.0035, 0.0005],
    [0.0016, 0.0003, 0.0003, 0.0005],
]
