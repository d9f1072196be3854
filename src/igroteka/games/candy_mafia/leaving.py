"""Who leaves because somebody else does: once for the night and for the day."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.knowledge import seats_in
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia

NO_FOLLOWERS: Final[list[tuple[int, Special]]] = []


def followers(s: CandyMafia, leaver: i64) -> list[tuple[int, Special]]:
    """The players who are bound to the leaver, each with the role that bound them. [kill] [R8] [R9]"""
    out = NO_FOLLOWERS
    for special in s.house.roles.binding:
        for other in special.tied(s, leaver):
            out = [*out, (other, special)]
    own = s.house.specials[s.cards[leaver]]
    along: i64 = own.takes_along(s, leaver)
    if along:
        out = out + [(other, own) for other in seats_in(along)]
    return out
