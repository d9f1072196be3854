"""The witch: those whom she cursed leave with her."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import BY_NAME
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.shapes import Mine
from igroteka.games.candy_mafia.state import CandyMafia

WITCH: Final[int] = BY_NAME["witch"]


class Witch(Special):
    """Curses one player after another."""

    chain = "curse"

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """Curses, and tells nobody. [witch]"""
        s.cursed |= 1 << a

    def takes_along(self, s: CandyMafia, seat: i64) -> i64:
        """The cursed leave with her. [witch] [R8]"""
        return s.cursed & s.alive if s.plays(seat, WITCH) else 0

    def show(self, s: CandyMafia, seat: i64, mine: Mine) -> None:
        if s.thinks(seat, WITCH):
            mine["cursed"] = k.seats_in(Known(s, seat).chosen)

    def imagine_secrets(self, s: CandyMafia, me: i64, mine: bool, rng: Rng) -> None:
        able: bool = mine and s.house.works[WITCH] and s.recruited >> me & 1 == 0
        s.cursed = Known(s, me).chosen if able else 0


ROLE: Final = Witch()
