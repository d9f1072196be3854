"""One round as all remember it: what everybody showed and did, and the roles that were opened."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.pechenka.cards import HILL, at


class Round:
    """A round as everybody remembers it. Numbers are packed as in the state.

    It never changes, so that clones share it.
    """

    def __init__(
        self,
        first: i64,
        roles: i64,
        circles: list[int],
        swords: i64,
        shields: i64,
        declared: i64,
        led: i64,
        opened: i64,
        peeked: i64,
        hunts: i64,
    ) -> None:
        self.first: i64 = first
        # Role + 1 at every place that all have seen.
        self.roles: i64 = roles
        self.circles = circles
        self.swords: i64 = swords
        self.shields: i64 = shields
        self.declared: i64 = declared
        self.led: i64 = led
        self.opened: i64 = opened
        self.peeked: i64 = peeked
        # The character + 1 that each seat hunted with; 0 before the hunt.
        self.hunts: i64 = hunts

    def showed_hill(self, seat: i64) -> bool:
        """Did the seat show its hill?"""
        return any(at(circle, seat) == HILL + 1 for circle in self.circles)
