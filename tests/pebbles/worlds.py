"""The worlds that a player may believe in."""

from __future__ import annotations

from igroteka.core.chance import Rng
from tests.pebbles.state import Table


def redeal(s: Table, seat: int, rng: Rng) -> None:
    """What the seat has not seen is in the bag and in the others' hands, and each pebble as likely here as there."""
    others = [other for other in range(int(s.seats)) if other != seat]
    unseen = sorted(s.bag + [pebble for other in others for pebble in s.hands[other]])
    rng.shuffle(unseen)
    for other in others:
        size = len(s.hands[other])
        s.hands[other], unseen = sorted(unseen[:size]), unseen[size:]
    s.bag = sorted(unseen)
