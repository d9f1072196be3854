"""A plain player: counts who can have which role, and reads nothing into what others do."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.games.pechenka.actions import BEFORE, BEFORE_NOBODY, SHOW
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts, Suspects
from igroteka.games.pechenka.cards import ALL_CHARACTERS, CARDS, HILL, SHIELD, SWORD, at
from igroteka.games.pechenka.options import House
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import EVERYONE


class Scene:
    """The open cards in the middle of a round."""

    def __init__(self, house: House, circle: i64, played: i64, swords: i64, shields: i64) -> None:
        self.house = house
        self.circle: i64 = circle
        self.played: i64 = played
        self.swords: i64 = swords
        self.shields: i64 = shields

    def hand(self, seat: i64, role: i64) -> i64:
        """The cards that a seat of this role has left, as bits."""
        return self.house.cards & ~(self.played >> (9 * seat)) & ~(1 << role)

    def targets(self, seat: i64, card: i64) -> list[int]:
        """The seats before which the seat may put this card."""
        against: i64 = self.shields if card == SWORD else self.swords
        return [other for other in self.house.everybody if other != seat and at(against, other) != seat + 1]


def best(known: Suspects, scene: Scene, seat: i64, card: i64) -> i64:
    """The number of deals in which the likeliest target is the right one."""
    most: i64 = 0
    for target in scene.targets(seat, card):
        most = max(most, known.right(card, seat, target))
    return most


def targets_odds(counts: DealCounts, scene: Scene, seat: i64, role: i64, card: i64, targets: list[int]) -> list[float]:
    """The odds of each target: only the likeliest will do."""
    known = counts.suspects(scene.house, scene.played, seat, role)
    most = best(known, scene, seat, card)
    return [1.0 if known.right(card, seat, target) == most else 0.0 for target in targets]


def card_odds(counts: DealCounts, scene: Scene, seat: i64, role: i64) -> list[float]:
    """The odds of each card: sword and shield when their target is certain or time runs out, else any character."""
    house = scene.house
    hand: i64 = scene.hand(seat, role)
    out: list[float] = [0.0] * CARDS
    ready = [card for card in (SWORD, SHIELD) if (hand >> card) & 1]
    if ready:
        known = counts.suspects(house, scene.played, seat, role)
        sure = [best(known, scene, seat, card) for card in ready]
        surest = max(sure)
        if surest == known.deals or house.wheel - scene.circle <= len(ready):
            for k in range(len(ready)):
                if sure[k] == surest:
                    out[ready[k]] = 1.0
            return out
    for character in bits(hand & ALL_CHARACTERS):
        out[character] = 1.0
    if not hand & ALL_CHARACTERS:
        out[HILL] = 1.0
    return out


def plain(counts: DealCounts, s: Pechenka, seat: i64, legal: list[int]) -> list[float]:
    """The odds of each answer for a player who only counts."""
    role: i64 = at(s.roles, seat)
    if s.top is EVERYONE[0]:
        odds = card_odds(counts, Scene(s.house, len(s.circles), s.played, s.swords, s.shields), seat, role)
        return [odds[action - SHOW] for action in legal]
    if legal[0] == BEFORE_NOBODY:
        return [1.0]
    scene = Scene(s.house, len(s.circles) - 1, s.played, s.swords, s.shields)
    card: i64 = SWORD if s.top is EVERYONE[1] else SHIELD
    return targets_odds(counts, scene, seat, role, card, [action - BEFORE for action in legal])
