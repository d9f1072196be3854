"""Every game can be drawn without a drawing of its own."""

from __future__ import annotations

import pytest
from rich.console import Console

import igroteka
from igroteka.cli.drawing import draw, plain
from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.core.state import State

# How many positions of a game are drawn.
DRAWN = 15


def shown(state: State, viewer: int, width: int, own: bool, language: str = "en") -> str:
    """The table as text."""
    game = state.game
    can = [game.describe(action) for action in state.legal(viewer)] if viewer >= 0 else []
    players = [f"player {seat}" for seat in range(int(state.seats))]
    scene = Scene(state.view(viewer), viewer, players, can, TerminalWords(game.id, language), width)
    console = Console(width=width, no_color=True, file=None)
    with console.capture() as caught:
        console.print(draw(game.id, scene) if own else plain(scene))
    return caught.get()


def some_positions(id: str, seed: int) -> list[State]:
    """Positions spread over a random game, the last included."""
    state, rng = igroteka.game(id).new(seed=seed), igroteka.seeded(seed)
    path = [state.clone()]
    while turn := state.turn():
        legal = state.legal(turn[0])
        state.play(turn[0], legal[rng.below(len(legal))])
        path.append(state.clone())
    return [*path[: -1 : len(path) // DRAWN + 1], state]


@pytest.mark.parametrize("id", igroteka.names())
@pytest.mark.parametrize("own", [True, False])
def test_every_position_of_a_game_fits_every_width(id: str, own: bool) -> None:
    rng = igroteka.seeded(3)
    for state in some_positions(id, seed=0) + some_positions(id, seed=1):
        viewer = (igroteka.SPECTATOR, igroteka.MODERATOR, 0, 1)[rng.below(4)]
        width = (20, 40, 60, 80, 200)[rng.below(5)]
        text = shown(state, viewer, width, own, ("ru", "en")[rng.below(2)])
        assert text.strip()
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width


@pytest.mark.parametrize("id", igroteka.names())
def test_the_plain_drawing_shows_every_field_under_its_label(id: str) -> None:
    state = igroteka.game(id).new(seed=1)
    texts = TerminalWords(id, "ru")
    drawn = shown(state, 0, 100, own=False, language="ru")
    for field in state.game.parts.look(state, 0):
        assert texts.label(field) in drawn
