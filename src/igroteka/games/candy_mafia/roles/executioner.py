"""The executioner: one player must be executed; if they leave otherwise, he himself must be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.shapes import Hidden, Mine
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.worlds.guesses import another_of


class Executioner(Special):
    """Wants somebody executed."""

    watches = True

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """Whose execution is wanted. [executioner]"""
        s.prey = a
        s.hunted = False

    def before_leaving(self, s: CandyMafia, leaver: i64, executed: bool) -> None:
        """Is it what the executioner wants? [executioner] [R85]"""
        if executed and s.holds(leaver, self.card) and s.hunted:
            s.hangman = leaver
        if leaver != s.prey:
            return
        s.prey = -1
        if not executed:
            s.hunted = True
            return
        other: i64
        for other in range(s.seats):
            if s.alive >> other & 1 and s.holds(other, self.card):
                s.hangman = other

    def given(self, s: CandyMafia, seat: i64) -> None:
        """The player who takes the card over chooses anew. [change]"""
        if s.house.works[self.card]:
            s.prey = -1
            s.hunted = False

    def show(self, s: CandyMafia, seat: i64, mine: Mine) -> None:
        prey, hunted = self.own_prey(s, seat)
        mine["prey"] = int(prey)
        mine["hunted"] = hunted

    def own_prey(self, s: CandyMafia, seat: i64) -> tuple[i64, bool]:
        """Whom the holder wants executed as he knows it, and whether he himself must be. [R106]"""
        if not s.house.works[self.card]:
            return -1, False
        if s.shown[seat] != self.card:
            return s.prey, s.hunted
        # Back with the card that was shown, perhaps taken meanwhile: there is only the own choice to go by.
        prey: i64 = -1
        for other in k.seats_in(Known(s, seat).chosen & s.alive):
            prey = other
        return prey, False

    def show_moderator(self, s: CandyMafia, hidden: Hidden) -> None:
        hidden["prey"] = int(s.prey)

    def imagine_secrets(self, s: CandyMafia, me: i64, mine: bool, rng: Rng) -> None:
        s.hangman = -1
        if mine and s.house.works[self.card]:
            s.prey, s.hunted = self.own_prey(s, me)
        else:
            s.prey = another_of(s, self.card, me, rng)
            s.hunted = False


ROLE: Final = Executioner()
