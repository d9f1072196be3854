"""The wanderer: takes over the card of the player he followed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, NAMES, TOWN
from igroteka.games.candy_mafia.change import give
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.roles.jailer import free
from igroteka.games.candy_mafia.roles.piper import inherit
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.shapes import Hidden, Mine
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.worlds.guesses import another


class Wanderer(Special):
    """Waits for another's card."""

    robs_the_dead = True
    may_lie_under_another = True

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """Whose card will be taken over. [wanderer]"""
        s.follows = a

    def nightfall(self, s: CandyMafia) -> None:
        """The cards are exchanged in secret, if the followed one is out. [wanderer] [R56]"""
        seat: i64 = s.holder(self.card)
        robbed: i64 = s.follows
        if seat < 0 or robbed < 0 or s.alive >> robbed & 1 or not s.plays(seat, self.card):
            return
        card: i64 = s.cards[robbed]
        s.cards[robbed] = int(self.card)
        s.follows = -1
        s.owes |= 1 << robbed
        if s.telling:
            mail.cause(s, "swapped", "wanderer", {"seat": int(seat), "robbed": int(robbed), "card": NAMES[card]})
        give(s, seat, card)
        if s.sides[seat] != CRIME and s.jailed >> seat & 1:
            free(s, 1 << seat)
        inherit(s, seat)

    def comes_back(self, s: CandyMafia, other: i64) -> None:
        """The player who was robbed is a wanderer now: of the town, and led away by nobody. [reanimator] [R58]"""
        bit: i64 = 1 << other
        if s.cards[other] == self.card and s.believes[other] != self.card:
            s.sides[other] = TOWN
            s.triad &= ~bit
            s.recruited &= ~bit

    def show(self, s: CandyMafia, seat: i64, mine: Mine) -> None:
        mine["follows"] = int(s.follows)

    def show_moderator(self, s: CandyMafia, hidden: Hidden) -> None:
        hidden["follows"] = int(s.follows)

    def imagine_cards(self, s: CandyMafia, me: i64, rng: Rng) -> None:
        """Perhaps a wanderer has taken over the card of a player who is out."""
        if not s.has_card(self.card) or not s.house.works[self.card]:
            return
        seat: i64 = s.holder(self.card)
        gone = [other for other in k.seats_in(s.all_seats() & ~s.alive) if other != me and s.cards[other] != self.card]
        if seat >= 0 and seat != me and s.shown[seat] < 0 and gone and rng.below(2):
            robbed = gone[rng.below(len(gone))]
            s.cards[seat] = s.cards[robbed]
            s.cards[robbed] = int(self.card)

    def imagine_secrets(self, s: CandyMafia, me: i64, mine: bool, rng: Rng) -> None:
        if not mine:
            seat: i64 = s.holder(self.card)
            s.follows = another(s, seat, rng) if seat >= 0 and s.house.works[self.card] else -1


ROLE: Final = Wanderer()
