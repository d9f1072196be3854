"""The inquisitor: learns a card, and is seen; or kills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.deeds import checked, show_card
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia


class Inquisitor(Special):
    """Does not check in secret."""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """The card itself; and the one who was checked learns by whom. [inquisitor]"""
        show_card(s, by, a)
        s.tonight.seen_by = by
        s.tonight.seen = a
        checked(s, by, a)

    def letters(self, s: CandyMafia, awaits: i64) -> None:
        """Who has been here. [inquisitor] [mail]"""
        t = s.tonight
        if t.seen >= 0 and awaits >> t.seen & 1:
            mail.note(s, t.seen, k.INQUISITOR, t.seen_by)
        t.seen = -1
        t.seen_by = -1


ROLE: Final = Inquisitor()
