"""How long the bots of «Конфетная мафия» take: whole games by the policy, and one decision of the search."""

from __future__ import annotations

from time import process_time

import igroteka
from bench.report import Row
from igroteka.bots import bot
from igroteka.core.chance import keyed, seeded

GAME = igroteka.game("candy_mafia")
SEATS = 12
MODES = ("basic", "business", "guests", "festival")
GAMES = 200
SEED = 9


def run(quick: bool) -> list[Row]:
    """Processor time, for it does not count what else the machine does."""
    return [*(whole_games(mode, 3 if quick else GAMES) for mode in MODES), *decisions(1 if quick else 6)]


def whole_games(mode: str, games: int) -> Row:
    """A whole game: every seat imagines its world before each answer, as at a table."""
    greedy, answers, spent = bot("greedy"), 0, 0.0
    for number in range(games):
        rng = keyed(SEED, number)
        state = GAME.new(SEATS, rng.secret(), {"mode": mode}, telling=False)
        began = process_time()
        while turn := state.turn():
            for seat in turn:
                state.play(seat, greedy.choose(state, seat, rng))
                answers += 1
        spent += process_time() - began
    note = f"{games} games, {answers / games:.0f} decisions each"
    return Row(f"{SEATS} players, {mode}: a game by the policy", 1000 * spent / games, "ms", note=note, most=10)


def decisions(games: int) -> list[Row]:
    """Mean and worst of search:500, by the step that asks; one seat searches, the others go by the policy."""
    greedy, search = bot("greedy"), bot("search:500")
    took: dict[str, list[float]] = {}
    for number in range(games):
        state = GAME.new(SEATS, number, {"mode": "guests"}, telling=False)
        rng, thinker = seeded(number), number % SEATS
        while turn := state.turn():
            for seat in turn:
                began = process_time()
                action = (search if seat == thinker else greedy).choose(state, seat, rng)
                if seat == thinker and len(state.legal(seat)) > 1:
                    took.setdefault(state.top.name, []).append(1000 * (process_time() - began))
                state.play(seat, action)
    return [
        Row(
            f"search:500 at {name}", sum(row) / len(row), "ms", note=f"worst {max(row):.0f}, {len(row)} times", most=150
        )
        for name, row in took.items()
    ]
