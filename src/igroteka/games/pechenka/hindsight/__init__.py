"""What a player could have known at a decision, told after the game.

Only what the player knew at that moment enters.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.pechenka import actions as a
from igroteka.games.pechenka.cards import ROLES, SHIELD, SWORD
from igroteka.games.pechenka.hindsight.big_hunt import acting, declaring, hunting
from igroteka.games.pechenka.hindsight.everyone import placing, showing
from igroteka.games.pechenka.hindsight.known import Known
from igroteka.games.pechenka.shapes import Knew
from igroteka.games.pechenka.state import Pechenka


def hindsight(s: Pechenka, seat: i64, action: i64) -> Knew | None:
    """The deals that fit before this decision, and what they say of it; None where no decision was needed."""
    if len(s.legal(seat)) == 1:
        return None
    known = Known(s, seat)
    if action < a.BEFORE:
        showing(known, action)
    elif action < a.BEFORE_NOBODY:
        placing(known, SWORD if s.top.name == "sword" else SHIELD, action - a.BEFORE)
    elif a.DECLARE <= action < a.OPEN:
        declaring(known, (action - a.DECLARE) // ROLES, (action - a.DECLARE) % ROLES)
    elif a.OPEN <= action <= a.PEEK:
        acting(known, action)
    elif action >= a.HUNT:
        hunting(known, action - a.HUNT)
    return known.told()
