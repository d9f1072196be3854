"""«Конфетная империя» for two with six cards: the whole game tree, solved by counterfactual regret minimisation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from igroteka.bots.bot import Bot
from igroteka.core.chance import seeded
from igroteka.core.data import read_data
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire.cards import BY_NAME, bag_of
from igroteka.games.candy_empire.game import CandyEmpireGame
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.worlds import blank_notes
from igroteka.registry import folder

# Two cards are laid aside and two dealt to each, equally many turns for both; cards discarded unseen can be fetched by
# the lawyer.
CARDS = "VOR VOR TOR SKU ADV NAI"
HAND, ASIDE = 2, 2
BOX = {"defenceless": True}
# The number of times a bot is asked at each decision, for it may mix.
ASKED = 3
Cards = tuple[int, ...]
Seen = tuple[object, ...]


class Decision:
    """All positions that look alike to the player who decides."""

    def __init__(self, seat: int, legal: list[int], state: CandyEmpire) -> None:
        self.seat, self.legal, self.state = seat, legal, state
        self.positions: list[Position] = []
        self.odds = [1 / len(legal)] * len(legal)
        self.regret = [0.0] * len(legal)
        self.total = [0.0] * len(legal)
        # Of this sweep: regrets, and the probability of coming here by the player's own answers.
        self.felt = [0.0] * len(legal)
        self.own = 0.0
        # A best answer, once it is known.
        self.best: int | None = None

    def learn(self, weight: float) -> None:
        """At the end of a sweep: add the plan to the average, and take the next plan from the regrets."""
        self.total = [sum_ + weight * self.own * odd for sum_, odd in zip(self.total, self.odds, strict=True)]
        self.regret = [max(0.0, old + new) for old, new in zip(self.regret, self.felt, strict=True)]
        self.odds = shares(self.regret)
        self.felt, self.own = [0.0] * len(self.legal), 0.0


class Position:
    """A decision with the position after each answer, or the end with seat 0's result."""

    def __init__(self, decision: Decision | None, won: float = 0.0) -> None:
        self.decision, self.won = decision, won
        self.next: list[Position] = []
        # Against a best answer: the probability with which chance and the rival lead here, and the worth of the
        # position.
        self.reach = 0.0
        self.worth: float | None = None


class Tree:
    """All deals, each played out in every way."""

    def __init__(self, cards: str = CARDS) -> None:
        self.game = CandyEmpireGame(read_data(folder("candy_empire") / "data.toml"))
        self.game.facts.small_deck = sorted(BY_NAME[card] for card in cards.split())
        self.game.facts.aside_two, self.game.facts.hand = ASIDE, HAND
        self.cards, self.nodes = cards, 0
        self.decisions: dict[Seen, Decision] = {}
        self.roots: list[tuple[Position, float]] = []
        deals = Counter(arranged(order) for order in permutations(self.game.facts.small_deck))
        for deal, ways in deals.items():
            state = self.dealt(*deal)
            seen: list[Seen] = [(seat, *state.hands[seat]) for seat in (0, 1)]
            self.roots.append((self.grow(state, seen), ways / sum(deals.values())))

    def dealt(self, first: Cards, second: Cards, aside: Cards, deck: Cards) -> CandyEmpire:
        """The beginning of one deal; seat 0 begins."""
        state = next(new for seed in range(99) if (new := self.game.new(2, seed, BOX, telling=False)).turn() == [0])
        assert isinstance(state, CandyEmpire)
        for player, hand in zip(state.players, (first, second), strict=True):
            player.hand = bag_of(list(hand))
        state.closed, state.deck = list(aside), list(deck)
        state.notes = [blank_notes(state, reader, state.hidden) for reader in range(3)]
        return state

    def grow(self, state: CandyEmpire, seen: list[Seen]) -> Position:
        """The position and all that can follow; a decision is known by what its seat has seen."""
        self.nodes += 1
        outcome = state.outcome()
        if outcome is not None:
            return Position(None, outcome.won(0))
        seat = state.turn()[0]
        legal = state.legal(seat)
        decision = self.decisions.setdefault(seen[seat], Decision(seat, legal, state))
        assert decision.legal == legal
        position = Position(decision)
        decision.positions.append(position)
        for action in legal:
            after = state.clone()
            after.advance(seat, action)
            position.next.append(self.grow(after, [(*seen[who], *sees(after, seat, action, who)) for who in (0, 1)]))
        return position

    def solve(self, sweeps: int) -> Iterator[int]:
        """CFR+ sweep by sweep, with averages that weigh later sweeps more."""
        for sweep in range(1, sweeps + 1):
            for seat in (0, 1):
                for root, chance in self.roots:
                    self.walk(root, seat, 1.0, chance)
                for decision in self.decisions.values():
                    if decision.seat == seat:
                        decision.learn(sweep)
            yield sweep

    def settle(self) -> None:
        """After the sweeps: both players use the average."""
        for decision in self.decisions.values():
            decision.odds = shares(decision.total)

    def walk(self, position: Position, seat: int, own: float, others: float) -> float:
        """The worth of the position for the seat as both play now; its regrets are noted."""
        decision = position.decision
        if decision is None:
            return position.won if seat == 0 else 1.0 - position.won
        if decision.seat != seat:
            pairs = zip(position.next, decision.odds, strict=True)
            return sum(odd * self.walk(next, seat, own, others * odd) for next, odd in pairs if odd)
        values = [
            self.walk(next, seat, own * odd, others) for next, odd in zip(position.next, decision.odds, strict=True)
        ]
        worth = sum(odd * value for odd, value in zip(decision.odds, values, strict=True))
        decision.felt = [felt + others * (value - worth) for felt, value in zip(decision.felt, values, strict=True)]
        decision.own = own
        return worth

    def follow(self, bot: Bot) -> None:
        """Let both players play as this bot does."""
        for number, decision in enumerate(self.decisions.values()):
            answers = [bot.choose(decision.state, decision.seat, seeded(number * ASKED + k)) for k in range(ASKED)]
            decision.odds = [answers.count(action) / ASKED for action in decision.legal]

    def value(self) -> float:
        """Seat 0's result if both play by their plans."""
        return sum(chance * self.walk(root, 0, 1.0, chance) for root, chance in self.roots)

    def exploited(self) -> float:
        """The gain of a rival who knows the plan, beyond an even game, as a mean of both seats."""
        return (self.best_answer(0) + self.best_answer(1) - 1.0) / 2.0

    def best_answer(self, seat: int) -> float:
        """The seat's result with the best answers to the rival's plan."""
        for decision in self.decisions.values():
            decision.best = None
        for root, chance in self.roots:
            self.lead_to(root, seat, chance)
        return sum(chance * self.worth(root, seat) for root, chance in self.roots)

    def lead_to(self, position: Position, seat: int, reach: float) -> None:
        """Set the probability with which chance and the rival lead to each position."""
        position.reach, position.worth = reach, None
        if position.decision is not None:
            rival = position.decision.seat != seat
            for next, odd in zip(position.next, position.decision.odds, strict=True):
                self.lead_to(next, seat, reach * odd if rival else reach)

    def worth(self, position: Position, seat: int) -> float:
        """The worth of a position for the player who answers best."""
        decision = position.decision
        if position.worth is not None:
            return position.worth
        if decision is None:
            worth = position.won if seat == 0 else 1.0 - position.won
        elif decision.seat == seat:
            worth = self.worth(position.next[self.best(decision)], seat)
        else:
            worth = sum(odd * self.worth(next, seat) for next, odd in zip(position.next, decision.odds, strict=True))
        position.worth = worth
        return worth

    def best(self, decision: Decision) -> int:
        """The best answer over all positions that look alike."""
        if decision.best is None:
            sums = [
                sum(position.reach * self.worth(position.next[k], decision.seat) for position in decision.positions)
                for k in range(len(decision.legal))
            ]
            decision.best = sums.index(max(sums))
        return decision.best


def arranged(order: Cards) -> tuple[Cards, Cards, Cards, Cards]:
    """An order of the cards as a deal: two hands, the cards laid aside, and the deck."""
    first, second, rest = order[:HAND], order[HAND : 2 * HAND], order[2 * HAND :]
    return tuple(sorted(first)), tuple(sorted(second)), rest[:ASIDE], rest[ASIDE:]


def sees(after: CandyEmpire, seat: int, action: int, who: int) -> Seen:
    """What a player sees of an answer: their own hand, and the discard if they look through it.

    The card that the other player discards stays unseen.
    """
    hidden = who != seat and a.DROP <= action < a.TARGET
    looked = sorted(after.closed) if who == seat and action == a.CAST_LAWYER else ()
    return (a.DROP if hidden else action, *after.hands[who], "|", *looked)


def shares(row: list[float]) -> list[float]:
    """The values as parts of one; even parts if all are 0."""
    total = sum(row)
    return [one / total for one in row] if total > 0 else [1 / len(row)] * len(row)
