"""Lookahead: the most promising answers, each played on to the next dusk by the policy, in likely worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.regret_matching import Regrets
from igroteka.core.chance import Rng
from igroteka.core.closing import reopen
from igroteka.core.state import NOBODY, SEVERAL
from igroteka.core.windows import is_covert
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.belief import Belief
from igroteka.games.candy_mafia.bot.evidence import Evidence
from igroteka.games.candy_mafia.bot.policy import answer_odds
from igroteka.games.candy_mafia.bot.winning_chance import winning_chance
from igroteka.games.candy_mafia.state import CandyMafia

# How many answers are tried, and from how many imagined worlds one is drawn by belief.
TRIED: Final = 8
DRAWN: Final = 4
# Up to this many players the simulations are as many as asked for; beyond, a trial costs by the square of the players.
USUAL: Final = 12
# Belief is never quite sure of a world.
UNSURE: Final = 0.02
# Questions that one day ahead tells nothing about.
NOT_FORESEEN: Final = ("spirits", "truce")


def look_ahead(s: CandyMafia, seat: i64, simulations: i64, rng: Rng) -> int:
    """An answer drawn from the mix of least regret, among those that the policy finds most promising."""
    legal = s.legal(seat)
    assessment = Assessment(s, seat, Evidence(s, True))
    odds = answer_odds(assessment, legal)
    tried = most_promising(odds)
    if s.top.name in NOT_FORESEEN or len(tried) < 2:
        return legal[rng.weighted(odds)]
    regrets = Regrets(len(tried))
    evidence = Evidence(s, True, share_belief=True)
    worth: list[float] = [0.0] * len(tried)
    # From the night it is twice as far to the next dusk.
    far: i64 = 2 if is_covert(s.top) else 1
    players: i64 = max(USUAL, s.seats)
    for _ in range(max(1, simulations * USUAL * USUAL // (players * players * far * len(tried)))):
        world = draw_world(s, seat, assessment.belief, rng)
        if world.who == SEVERAL:
            reopen(world, seat)  # an answer already given may still be changed
            answer_all(world, seat, rng, evidence)
        luck = rng.fork()
        for i in range(len(tried)):
            trial = world.clone()
            trial.advance(seat, legal[tried[i]])
            play_on(trial, s.night, luck.copy(), evidence)
            worth[i] = winning_chance(trial, seat)
        regrets.learn(worth)
    mix = [regrets.shares[i] * odds[tried[i]] ** 0.5 for i in range(len(tried))]
    return legal[tried[rng.weighted(mix)]]


def most_promising(odds: list[float]) -> list[int]:
    """The indices of the answers with the best odds."""
    order = [i for i in range(len(odds)) if odds[i] > 0.0]
    order.sort(key=lambda i: -odds[i])
    return order[:TRIED]


def draw_world(s: CandyMafia, seat: i64, belief: Belief, rng: Rng) -> CandyMafia:
    """One of a few imagined worlds; the better it fits the belief, the likelier it is drawn."""
    worlds: list[CandyMafia] = []
    fits: list[float] = []
    for _ in range(DRAWN):
        world = s.imagine(seat, rng)
        assert isinstance(world, CandyMafia)
        world.held = False
        worlds.append(world)
        fit = 1.0
        other: i64
        for other in range(s.seats):
            if s.alive >> other & 1 and world.sides[other] == 1:
                crime = belief.crime[other]
                fit *= (crime + UNSURE) / (1.0 - crime + UNSURE)
        fits.append(fit)
    return worlds[rng.weighted(fits)]


def play_on(world: CandyMafia, night: i64, rng: Rng, evidence: Evidence) -> None:
    """Play by the policy until the next night; evidence is gathered again only when more has come to light."""
    while world.who != NOBODY and world.night == night:
        if not evidence.is_current(world):
            evidence = Evidence(world, True, share_belief=True)
        answer_all(world, NOBODY, rng, evidence)


def answer_all(world: CandyMafia, except_for: i64, rng: Rng, evidence: Evidence) -> None:
    """All who are asked now answer by the policy, except one seat."""
    for other in world.turn():
        if other == except_for:
            continue
        legal = world.legal(other)
        odds = answer_odds(Assessment(world, other, evidence), legal)
        world.advance(other, legal[rng.weighted(odds)])
