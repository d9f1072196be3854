"""Hints: the turn that the strong bot would play in a seat's place, and the reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.bot import Bot
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import ONLY, PREFERRED, Hint, Reason
from igroteka.bots.judgement import Judgement
from igroteka.bots.search import SearchBot
from igroteka.core.chance import Rng, seeded
from igroteka.core.closing import reopen
from igroteka.core.state import SEVERAL, State

# The most answers told of a turn; for the rest one asks again.
MOST_CHOICES: Final = 12


def advice(state: State, seat: i64, bot: Bot) -> Hint:
    """The hint of a table: the same whenever it is asked for, so that the review can ask again after the game."""
    return hint(state, seat, bot, seeded(0))


def hint(state: State, seat: i64, bot: Bot, rng: Rng) -> Hint:
    """The turn that this bot would play for a seat that is asked; it depends on nothing that the seat cannot know."""
    # As for a bot: from here on there is only this world.
    world = undecided(state, seat, rng)
    heuristics = heuristics_of(world.game)
    if isinstance(bot, SearchBot) and len(world.legal(seat)) > 1:
        own = heuristics.hint(world, seat, bot.budget, rng)
        if own is not None:
            return own
    turn = world.clone()
    first = judge(turn, seat, bot, rng)
    choices = [first.answer]
    while len(choices) < MOST_CHOICES and goes_on(turn, seat, choices[-1]):
        choices.append(judge(turn, seat, bot, rng).answer)
    reasons = [*heuristics.reasons(world, seat, choices), *first.reasons]
    return Hint(choices, reasons or [Reason(PREFERRED)], first.mix)


def undecided(state: State, seat: i64, rng: Rng) -> State:
    """A world to think in, as the seat imagines it.

    No window is held open, and the seat's own answer, which it may still change, is not given yet.
    """
    world = state.imagine(seat, rng)
    world.held = False
    if world.who == SEVERAL:
        reopen(world, seat)
    return world


def judge(world: State, seat: i64, bot: Bot, rng: Rng) -> Judgement:
    """The bot's answer, also where there is no other."""
    legal = world.legal(seat)
    return Judgement(legal[0], [Reason(ONLY)]) if len(legal) == 1 else bot.judge(world, seat, rng)


def goes_on(turn: State, seat: i64, action: i64) -> bool:
    """Play the answer: is the same seat asked again at once, and was everything foreseeable for it?"""
    if turn.who != seat:
        return False
    draws, unveiled = turn.draws, turn.unveiled
    turn.advance(seat, action)
    return turn.who == seat and turn.draws == draws and turn.unveiled == unveiled
