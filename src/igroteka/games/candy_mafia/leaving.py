"""Who leaves because somebody else does: once for the night and for the day."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia


def followers(s: CandyMafia, leaver: i64) -> Iterator[tuple[int, Special]]:
    """The players who are bound to the leaver, each with the role that bound them. [kill] [R8] [R9]"""
    for special in s.house.watching:
        for other in special.tied(s, leaver):
            yield other, special
    own = s.house.specials[s.cards[leaver]]
    for other in seats_in(own.takes_along(s, leaver)):
        yield other, own
