"""`h`: what the strong bot would do, and why."""

from __future__ import annotations

from rich.text import Text

from igroteka.bots import bot
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hints import hint
from igroteka.cli.screen import Screen, hanging
from igroteka.core.chance import Rng
from igroteka.core.state import State


def show_hint(screen: Screen, state: State, seat: int, rng: Rng) -> None:
    """The turn, the present answer first, and its reasons."""
    game = state.game
    told = hint(state, seat, bot(heuristics_of(game).levels["strong"]), rng)
    turn = [screen.words.action(game.describe(action), screen.players, seat) for action in told.choices]
    screen.console.print(hanging("  ★ ", Text(" → ".join(turn), "bold")))
    if told.mix:
        answers = [
            screen.words.say(
                "hint-mix-part", answer=screen.words.action(game.describe(action), screen.players, seat), percent=share
            )
            for action, share in told.mix
        ]
        screen.console.print(hanging("    ", Text(screen.words.say("hint-mix", answers=", ".join(answers)))))
    for reason in told.reasons:
        screen.console.print(hanging("    ", Text(screen.words.reason(reason, screen.players, seat))))
