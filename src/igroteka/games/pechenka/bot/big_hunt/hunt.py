"""The hunt of the strong bot: all lay a card at once, each with a secret of its own; solved by regret matching."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from igroteka.bots.regret_matching import Regrets
from igroteka.core.bits import bits
from igroteka.core.chance import Rng
from igroteka.core.event import SPECTATOR
from igroteka.games.pechenka.actions import HUNT
from igroteka.games.pechenka.bot.big_hunt.belief import suits
from igroteka.games.pechenka.bot.big_hunt.plain_player import plain
from igroteka.games.pechenka.bot.big_hunt.reputation import Reputation
from igroteka.games.pechenka.bot.weighted_deals import draw, endings
from igroteka.games.pechenka.bot.win_chances import scale_of
from igroteka.games.pechenka.cards import ROLES, at
from igroteka.games.pechenka.deals import may
from igroteka.games.pechenka.state import Pechenka


class Player:
    """One player with one secret: its regrets, and what it would do if it just ran after the target."""

    def __init__(self, cards: list[int], simple: list[float]) -> None:
        self.cards = cards
        self.simple = simple
        self.regrets = Regrets(len(cards))


class HuntSolver:
    """One hunt as one seat sees it; the others may know more, but some do not use it."""

    def __init__(self, s: Pechenka, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.fame = Reputation(s)
        self.players: dict[int, Player] = {}
        scale = scale_of(s)
        # Hopes to win grow by e for this number of coins.
        self.purses = [exp(float(s.purse(other)) / scale) for other in range(s.seats)]
        self.steps = [exp(float(coins) / scale) for coins in range(40)]

    def weigh(self, simulations: i64, rng: Rng) -> list[float]:
        """The average plan, as odds of the cards.

        It learns from deals as all see them and from deals as this seat sees them, in turn.
        """
        s = self.s
        seat = self.seat
        public = suits(s, may(s, SPECTATOR), self.fame.honesty)
        private = suits(s, may(s, seat), self.fame.honesty)
        after_public = endings(public)
        after_private = endings(private)
        world = s.clone()
        for _ in range((simulations + 1) // 2):
            world.roles = draw(public, after_public, rng)
            self.learn(world, False, rng)
            world.roles = draw(private, after_private, rng)
            self.learn(world, True, rng)
        world.roles = s.roles
        return self.player(world, seat).regrets.shares

    def learn(self, world: Pechenka, mine: bool, rng: Rng) -> None:
        """Learn from one deal: everybody lays a card; a learner sees what every other card would have brought."""
        s = self.s
        cards: list[int] = [0] * s.seats
        players: list[Player] = []
        for other in range(s.seats):
            player = self.player(world, other)
            players.append(player)
            cards[other] = player.cards[self.habit(player, other, rng)]
        target = at(world.roles, s.house.target)
        for learner in range(s.seats):
            if not mine or learner == self.seat:
                player = players[learner]
                kept = cards[learner]
                worth: list[float] = []
                for card in player.cards:
                    cards[learner] = card
                    worth.append(self.worth(cards, target, learner))
                cards[learner] = kept
                player.regrets.learn(worth)

    def habit(self, player: Player, seat: i64, rng: Rng) -> int:
        """The card that a player lays: any card, or the one after the target, or as it has learnt."""
        kind = 1.0 if seat == self.seat else rng.real()
        if kind < self.fame.careless[seat]:
            return rng.below(len(player.cards))
        simple = kind < self.fame.careless[seat] + self.fame.plain[seat]
        return rng.weighted(player.simple if simple else player.regrets.plan)

    def player(self, world: Pechenka, seat: i64) -> Player:
        """The player with the secrets that it has in this world."""
        house = world.house
        key: i64 = seat
        slot: i64
        for slot in range(house.slots):
            key = key << 3 | at(world.roles, seat * house.slots + slot)
        key <<= 3
        if (world.peeked >> seat) & 1:
            key |= at(world.roles, house.excluded) + 1
        found = self.players.get(key)
        if found is None:
            cards = bits(world.hand(seat))
            found = Player(cards, plain(world, seat, [HUNT + card for card in cards]))
            self.players[key] = found
        return found

    def worth(self, cards: list[int], target: i64, seat: i64) -> float:
        """The seat's share of the hopes to win, if these cards are laid."""
        coins = bags(self.s, cards, target)
        mine = 0.0
        all = 0.0
        for other in range(len(cards)):
            hope = self.purses[other] * self.steps[coins[other]]
            all += hope
            if other == seat:
                mine = hope
        return mine / all


def bags(s: Pechenka, cards: list[int], target: i64) -> list[int]:
    """The coins of each hunter beyond the guaranteed one. [hunt-coins] [R21] [R22] [R24]"""
    facts = s.facts
    seats: i64 = len(cards)
    laid: i64 = 0  # four bits for each character: the number of players who laid it
    for each in cards:
        laid += 1 << (4 * each)
    out: list[int] = []
    survivors: i64 = 0
    survivor: i64 = -1
    seat: i64
    for seat in range(seats):
        card: i64 = cards[seat]
        prey: i64 = card + 1 if card < ROLES - 1 else 0
        hunter: i64 = card - 1 if card > 0 else ROLES - 1
        alive = (laid >> (4 * hunter)) & 15 == 0
        if alive:
            survivors += 1
            survivor = seat
        coins: i64 = 0
        if not s.house.first_pays or fastest(s, cards, seat):
            coins = facts.prey * ((laid >> (4 * prey)) & 15)
            if alive and prey == target:
                coins += facts.target
        out.append(coins)
    if survivors == 1:
        out[survivor] += facts.survivor
    return out


def fastest(s: Pechenka, cards: list[int], seat: i64) -> bool:
    """Did nobody earlier in order lay the same card? [R22]"""
    other: i64 = s.first
    while other != seat:
        if cards[other] == cards[seat]:
            return False
        other = (other + 1) % s.seats
    return True
