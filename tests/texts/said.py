"""All that the engines can say, found by looking: the ids that texts must exist for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import igroteka
from igroteka import HOST, SPECTATOR
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.registry import folder
from tests.texts.files import PACKAGE

VIEWERS = (0, 1, SPECTATOR, HOST)
GAMES_EACH = 8


def sources(home: Path) -> Iterator[ast.AST]:
    """Every node of every source below a folder."""
    for source in sorted(home.rglob("*.py")):
        yield from ast.walk(ast.parse(source.read_text(encoding="utf-8")))


def reasons(game_id: str) -> set[str]:
    """Every refusal that a game's steps can give: the words that their `why` methods return."""
    return {
        word.value
        for method in sources(folder(game_id))
        if isinstance(method, ast.FunctionDef) and method.name == "why"
        for answer in ast.walk(method)
        if isinstance(answer, ast.Return) and answer.value is not None
        for word in ast.walk(answer.value)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }


def reasons_of_core() -> set[str]:
    """Every refusal that the core gives by itself."""
    return {
        str(call.args[0].value)
        for call in sources(PACKAGE / "core")
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "IllegalAction"
        if isinstance(call.args[0], ast.Constant)
    }


def verbs(game: Game) -> set[str]:
    """Every verb of the action space."""
    return {game.describe(action).verb for action in range(int(game.actions))}


def cards(game: Game) -> set[str]:
    """Every card or other piece that an action names: in a description a word that is no number is one."""
    words = [word for action in range(int(game.actions)) for word in game.describe(action).words.values()]
    return {word for word in words if isinstance(word, str)}


class Walk:
    """Some whole random games, each with other options and seats: what was said and shown in them."""

    def __init__(self, game: Game) -> None:
        self.events: list[tuple[dict[str, object], int]] = []
        self.prompts: list[tuple[dict[str, object], int]] = []
        self.fields: set[str] = set()
        self.rows: set[str] = set()
        number = 0
        while number < GAMES_EACH or (number < 20 * GAMES_EACH and not self.asked() >= set(game.steps)):
            self.play(game, number)
            number += 1
        s = game.new(seed=1)
        s.resign(0)
        self.note(s)

    def asked(self) -> set[object]:
        """The steps at which somebody was asked so far."""
        return {prompt["step"] for prompt, _ in self.prompts}

    def play(self, game: Game, number: int) -> None:
        """One whole random game."""
        rng = igroteka.seeded(number)
        options = {o.id: o.values()[number % len(o.values())] for o in game.options if not o.needs}
        counts = game.counts(options)
        s = game.new(seats=counts[number % len(counts)], seed=number, options=options)
        self.note(s)
        while s.turn():
            seat = s.turn()[0]
            legal = s.legal(seat)
            # The later of two answers: modest ones such as a pass come first, and would end many a game early.
            s.play(seat, legal[max(rng.below(len(legal)), rng.below(len(legal)))])
            self.note(s)
        outcome = s.outcome()
        assert outcome is not None
        self.rows |= {source for row in outcome.sheet for source in row}

    def note(self, s: State) -> None:
        """What is said and shown now."""
        for viewer in VIEWERS:
            self.hear(s.events, viewer)
            view = s.view(viewer)
            prompt = view.pop("prompt")
            del view["outcome"]
            self.fields |= set(fields(view))
            if isinstance(prompt, dict):
                self.prompts.append((prompt, viewer))

    def hear(self, events: list[Event], viewer: int) -> None:
        """What a viewer hears of these events."""
        for event in events:
            seen = event.seen_by(viewer)
            if seen is not None:
                self.events.append((seen, viewer))


@cache
def walk(game_id: str) -> Walk:
    """The walk through a game, made once."""
    return Walk(igroteka.game(game_id))


def fields(view: object) -> Iterator[str]:
    """The names of all fields of a view, the inner ones too."""
    if isinstance(view, dict):
        yield from view
    for inner in view.values() if isinstance(view, dict) else view if isinstance(view, list) else ():
        yield from fields(inner)
