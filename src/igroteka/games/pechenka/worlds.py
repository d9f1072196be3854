"""The worlds that a player may believe in."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.pechenka.deals import may, sample
from igroteka.games.pechenka.state import Pechenka


def redeal(s: Pechenka, seat: i64, rng: Rng) -> None:
    """Deal anew the roles that the seat has not seen, each fitting deal equally likely; hands follow from the roles."""
    s.roles = sample(may(s, seat), rng)
