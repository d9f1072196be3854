"""A look ahead: likely worlds, the best answers in each, played on to the next dusk by the policy."""

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

# So many answers are tried; of so many imagined worlds the likeliest by belief is drawn.
TRIED: Final = 8
DRAWN: Final = 4
# So many people are looked at in full; what more of them say and see costs by the square.
USUAL: Final = 12
# Belief is never quite sure of a world.
UNSURE: Final = 0.02
# Where nothing of the kind can be foreseen by one day.
NOT_FORESEEN: Final = ("spirits", "truce")


def look_ahead(s: CandyMafia, seat: i64, simulations: i64, rng: Rng) -> int:
    """The answer drawn from the mix that was regretted least, among those that the policy thinks of."""
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
    many: i64 = max(USUAL, s.seats)
    for _ in range(max(1, simulations * USUAL * USUAL // (many * many * far * len(tried)))):
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
    """The numbers of the answers with the best odds."""
    order = [i for i in range(len(odds)) if odds[i] > 0.0]
    order.sort(key=lambda i: -odds[i])
    return order[:TRIED]


def draw_world(s: CandyMafia, seat: i64, belief: Belief, rng: Rng) -> CandyMafia:
    """One of a few imagined worlds, the oftener the better it fits what is believed."""
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
    """By the policy until the next night falls; what was evidence is gathered again only when more has come to light."""
    while world.who != NOBODY and world.night == night:
        if not evidence.is_current(world):
            evidence = Evidence(world, True, share_belief=True)
        answer_all(world, NOBODY, rng, evidence)


def answer_all(world: CandyMafia, but: i64, rng: Rng, evidence: Evidence) -> None:
    """Everybody who is asked now answers, but one who thinks."""
    for other in world.turn():
        if other == but:
            continue
        legal = world.legal(other)
        odds = answer_odds(Assessment(world, other, evidence), legal)
        world.advance(other, legal[rng.weighted(odds)])
