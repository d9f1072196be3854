"""The worth of cards beyond their points, fitted to 3000 games of self-play by least squares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.famiglia.state import Famiglia

PHASES: Final = 17
COPIES: Final = 8

# The phases for which the rows below hold; phases between them are interpolated.
KNOTS: tuple[int, ...] = (0, 4, 8, 12, 16)
# For each phase: the first, the second, the third card of a kind in the hand; a card of the kind in the area.
# The kinds are I0 to I4, A0 to A4, B0 to B4, M0 to M4.
CARDS: tuple[tuple[float, ...], ...] = (
    # 0
    (0.2, 0, 0, 0.5, 0, 0, 0.3, 0.3, 0.7, 0.3, 0, 1, 0, 0.5, 0.2, 0.1, 0.4, 0, 0, 0.1),
    (0.2, 0, 0.2, 0.5, 0, 0, 0, 0, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.2, 0, 0, 0, 0, 0, 0, 0.1, 0, 0),
    (0, 0, 0.3, 0, 0, 0.4, 0, 0, 0, 0, 0.3, 0.1, 0, 0, 0.1, 0, 0, 0.1, 0, 0),
    # 4
    (0.8, 0.9, 1.7, 0.3, 0, 1.5, 4.4, 2.7, 3.3, 3, 2, 3.9, 6.3, 5.1, 4.3, 0.4, 1.5, 3.1, 5.5, 5.3),
    (0, 0.4, 3.2, 4.3, 0, 0.7, 0.2, 1.2, 0.4, 0.4, 0, 0.5, 1, 1, 1, 0, 0.8, 3.4, 4.8, 1.6),
    (0, 1.5, 1.1, 0.4, 0, 0.2, 0.2, 0.3, 0.3, 0.2, 0.2, 0.4, 0.5, 0.6, 0.6, 0, 0.4, 2, 0.9, 1),
    (0.2, 0, 0, 0, 0, 0.7, 0, 0, 0, 0, 1.2, 0, 1.3, 0.8, 0.6, 1, 1.1, 0.6, 0.1, 0.2),
    # 8
    (0, 0.3, 2, 0, 0, 3.1, 4.5, 2.3, 3, 1.7, 3.1, 4.6, 8.4, 7.6, 4.3, 0.3, 2.1, 6.7, 8.3, 6.7),
    (2, 2.4, 2.8, 2.7, 0, 1.4, 0.7, 1.2, 1, 0.8, 3.7, 1.7, 2.8, 2, 2, 0, 3, 4.2, 6.3, 3.2),
    (1.6, 2.4, 0.8, 0.8, 0, 3.2, 0.5, 0.6, 0.6, 0.5, 1.5, 0.7, 1, 1.2, 1.2, 0, 0, 0, 1.8, 2),
    (0.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1.5, 0, 2.3, 0.9, 1, 0.6, 1.5, 0.2, 0, 0),
    # 12
    (0.9, 0.6, 0.6, 0, 0, 1.4, 2.2, 3.9, 1.8, 1.7, 4.7, 3.6, 7.2, 4.8, 4.2, 0, 7.5, 9.8, 9.3, 9),
    (0, 0, 3.9, 2.7, 0, 1.9, 0.5, 1.6, 1.5, 1.2, 2.9, 3.8, 3.1, 3, 3, 4.1, 8.2, 10.7, 6.3, 4.8),
    (0.6, 3, 1.4, 1.1, 0, 0, 0.8, 0.9, 0.9, 0.8, 3.4, 0.9, 1.5, 1.9, 1.9, 0, 0, 0.9, 2.6, 3),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.9, 0, 3.9, 0.3, 0.2, 1.1, 0, 0.2, 0, 0),
    # 16
    (0.1, 0, 3.3, 2.9, 0, 1.7, 0, 1.7, 2.6, 2, 1.4, 1.8, 4.2, 5, 5, 2.1, 8.7, 4.9, 7, 8),
    (0, 1.3, 3.2, 2.4, 0, 0, 1.7, 2, 2, 1.6, 1.9, 2.2, 3.2, 4, 4, 7.6, 3.3, 4.9, 5.6, 6.4),
    (0, 1.5, 2, 1.5, 0, 0.6, 1, 1.2, 1.2, 1, 3, 1.2, 2, 2.5, 2.5, 3.2, 2, 2.5, 3.5, 4),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0.1, 0.8, 0, 0, 2.4, 0.7, 0, 0, 0),
)
# The share of the best recruit offered by the street that will come true: for the player to move, for the other; and
# the worth of the move itself.
TEMPO: tuple[tuple[float, ...], ...] = (
    (0.94, -0.3, 0.69),
    (0.79, -0.43, 1.27),
    (1.13, -0.9, 1.01),
    (0.95, -0.79, 1.25),
    (0.36, 0.29, 0.25),
)
# By phase: the expected difference in points that makes the odds e to one.
STEADY: tuple[float, ...] = (1.5, 3, 3.5, 4.5, 5, 5.5, 7, 8.5, 8.5, 7, 7.5, 8, 8.5, 8.5, 9.5, 10.5, 10.5)


def phase_of(s: Famiglia) -> i64:
    """The part of the game that is to come: 16 at the start, 0 when the deck has run out twice."""
    if s.passage == 1:
        return min(PHASES - 1, 9 + s.deck_size * 8 // 53)
    if s.passage == 2:
        left = (s.deck_size + len(s.under)) // 3
        return 8 if left > 7 else 1 + left
    return 0


class FittedValues:
    """The values of one phase, spread for quick access: eight numbers a kind, by the copies of it."""

    def __init__(self, phase: int) -> None:
        self.hand: list[float] = []
        self.area: list[float] = []
        for kind in range(20):
            copies = [between(phase, [CARDS[4 * knot + row][kind] for knot in range(len(KNOTS))]) for row in range(4)]
            first, second, third, laid = copies
            self.hand += [0.0] + [first + min(n, 1) * second + max(0, n - 1) * third for n in range(COPIES - 1)]
            self.area += [n * laid for n in range(COPIES)]
        self.mine, self.theirs, self.move = [between(phase, [row[k] for row in TEMPO]) for k in range(3)]
        self.steady = float(STEADY[phase])


def between(phase: int, row: list[float]) -> float:
    """The value at this phase, interpolated between the phases of the table."""
    for k in range(1, len(KNOTS)):
        if phase <= KNOTS[k]:
            part = (phase - KNOTS[k - 1]) / (KNOTS[k] - KNOTS[k - 1])
            return row[k - 1] + part * (row[k] - row[k - 1])
    return row[-1]
