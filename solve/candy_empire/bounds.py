"""Two bounds for the bot of «Конфетная империя»: an all-seeing player, and the exact equilibrium of a tiny deck."""

from __future__ import annotations

import sys
from statistics import mean

import igroteka
from bench.progress import with_progress
from bench.report import Row
from igroteka.bots.bot import Bot
from igroteka.bots.named import bot
from igroteka.bots.ratings import Rating
from igroteka.core.chance import Rng, seeded
from igroteka.core.state import State
from igroteka.games.candy_empire.bot.playouts import Playouts
from igroteka.games.candy_empire.state import CandyEmpire
from solve.candy_empire.tiny_deck import Tree

SEED = 9
# The most deals for each row, and the most minutes.
DEALS, MINUTES = 50, 3
SIMULATIONS = 600
SWEEPS, FEW_SWEEPS, SWEEP_MINUTES = 200, 5, 4
GAME = igroteka.game("candy_empire")


class SeesAll(Playouts):
    """Play-outs of the one true world."""

    def world(self, rng: Rng) -> CandyEmpire:
        return self.s.clone()


class Cheat(Bot):
    """The same search with all cards open: no honest player can do better by it."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, CandyEmpire)
        return SeesAll(state, seat, rng).choose(SIMULATIONS, rng)


def run(quick: bool) -> list[Row]:
    """Both bounds; a quick run only shows that they can be computed."""
    honest = bot(f"search:{SIMULATIONS}")
    rows = []
    for seats in (2, 4):
        for name, first in ((f"search:{SIMULATIONS}", honest), ("the same, seeing all", Cheat())):
            rows.append(wins(f"{seats} seats: {name} against quick", first, seats, 1 if quick else DEALS))
    rows.append(wins("2 seats: search against one who sees all", honest, 2, 1 if quick else DEALS, Cheat()))
    return [*rows, *tiny(FEW_SWEEPS if quick else SWEEPS)]


def wins(name: str, first: Bot, seats: int, deals: int, second: Bot | None = None) -> Row:
    """The share of games won by one player against all others, every deal from every seat."""
    others = second or bot("quick")
    scores = (mean(won(first, others, seats, deal, mine) for mine in range(seats)) for deal in range(deals))
    rating = Rating(with_progress(name, scores, deals, MINUTES))
    note = f"± {100 * rating.error:.1f}, par {100 / seats:.0f}, {rating.pairs} deals from every seat, seed {SEED}"
    return Row(name, 100 * rating.score, "%", None, note)


def won(first: Bot, second: Bot, seats: int, deal: int, mine: int) -> float:
    """The share of the victory of the player at this seat."""
    state = GAME.new(seats, SEED * 100_003 + deal, {}, telling=False)
    chances = [seeded(SEED * 7919 + deal * 31 + seat) for seat in range(seats)]
    while turn := state.turn():
        seat = turn[0]
        state.play(seat, (first if seat == mine else second).choose(state, seat, chances[seat]))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.won(mine)


def tiny(sweeps: int) -> list[Row]:
    """The gain of a perfect rival, in percent of games, against the equilibrium found and against the bots."""
    tree = Tree()
    note = f"{tree.cards}; {len(tree.roots)} deals, {tree.nodes} positions, {len(tree.decisions)} decisions"
    sweeps = len(with_progress("tiny deck, sweeps of CFR+", tree.solve(sweeps), sweeps, SWEEP_MINUTES))
    tree.settle()
    rows = [
        Row("tiny deck: worth of beginning", 100 * tree.value(), "%", None, note),
        Row(
            "  a perfect rival gains on the equilibrium", 100 * tree.exploited(), "%", None, f"{sweeps} sweeps of CFR+"
        ),
    ]
    for name in ("search:100", "quick", "random"):
        print(f"tiny deck: {name} answers every decision", file=sys.stderr, flush=True)
        tree.follow(bot(name))
        rows.append(Row(f"  a perfect rival gains on {name}", 100 * tree.exploited(), "%", None, "mean of both seats"))
    return rows
