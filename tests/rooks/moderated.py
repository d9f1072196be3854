"""The flock led as the moderator: roles dealt by hand, a bird sent away."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.errors import BadOptions
from igroteka.core.moderated import Moderated
from tests.rooks.state import ROLES, RooksState


class ModeratedRooks(Moderated[RooksState]):
    """The moderator deals by the printed cards, and sends away who is gone."""

    def lay_out(self, s: RooksState, deal: Mapping[str, object]) -> None:
        """The roles by seat, as the moderator dealt the printed cards."""
        roles = deal.get("roles")
        if set(deal) != {"roles"} or not isinstance(roles, list) or len(roles) != s.seats:
            raise BadOptions(f"deal: must name roles, one for each of {s.seats} seats")
        for role in roles:
            if role not in ROLES:
                raise BadOptions(f"deal.roles: must be of {', '.join(ROLES)}, not {str(role)[:40]!r}")
        cards, rest = [ROLES.index(str(role)) for role in roles], s.deck()
        for card in cards:
            if card not in rest:
                raise BadOptions(f"deal.roles: there are not so many of {ROLES[card]}")
            rest.remove(card)
        s.begin([*cards, *rest])

    def is_in(self, s: RooksState, seat: int) -> bool:
        return not s.left[seat]

    def take_out(self, s: RooksState, seat: int) -> None:
        """The flock sends a bird away that is gone."""
        s.leave("removed", seat)
