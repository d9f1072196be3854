"""All that the engines can say, found by looking: the ids that texts must exist for."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import igroteka
from igroteka import MODERATOR, SPECTATOR
from igroteka.bots import bot
from igroteka.bots.hint import Reason
from igroteka.bots.hints import hint
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.registry import folder
from tests.laws.pairwise import tried_counts
from tests.texts.files import PACKAGE

VIEWERS = (0, 1, SPECTATOR, MODERATOR)
GAMES_EACH = 8
# Of each step this many positions are looked at, and every tenth of the others; of each event this many are said to
# each viewer.
LOOKS = 40
SAYINGS = 40
# It hardly thinks, and says no less.
ADVISER = bot("search:4")


@cache
def sources(home: Path) -> list[ast.AST]:
    """Every node of every source below a folder."""
    texts = [source.read_text(encoding="utf-8") for source in sorted(home.rglob("*.py"))]
    return [node for text in texts for node in ast.walk(ast.parse(text))]


def reasons(game_id: str) -> set[str]:
    """Every refusal that a game's steps can give: the words that their `why` methods return."""
    return {
        word.value
        for method in sources(folder(game_id))
        if isinstance(method, ast.FunctionDef) and method.name.startswith("why")
        for answer in ast.walk(method)
        if isinstance(answer, ast.Return) and answer.value is not None
        for word in ast.walk(answer.value)
        if isinstance(word, ast.Constant) and isinstance(word.value, str) and word.value
    }


def hint_reasons(game_id: str) -> set[str]:
    """Every reason that a game's hints can give: what its `Reason(…)` are called."""
    return {
        str(word.value)
        for call in sources(folder(game_id))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason"
        for word in ast.walk(call.args[0])
        if isinstance(word, ast.Constant)
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
    """Every card or other piece: those that the game lists, and those that an action names, for in a description a word
    that is no number is one."""
    words = [word for action in range(int(game.actions)) for word in game.describe(action).words.values()]
    return {word for word in words if isinstance(word, str)} | set(game.words.pieces)


def questions(game: Game) -> set[str]:
    """Every step that asks somebody."""
    return {name for name, step in game.steps.items() if step.first <= step.last}


class Walk:
    """Some whole random games, each with other options and seats: what was said and shown in them."""

    def __init__(self, game: Game) -> None:
        self.events: list[tuple[dict[str, object], int]] = []
        self.prompts: list[tuple[dict[str, object], int]] = []
        self.hints: list[tuple[Reason, int]] = []
        self.fields: set[str] = set()
        # The words in fields that name no card, by the field.
        self.raw: dict[str, set[str]] = {}
        self.cards = cards(game)
        self.rows: set[str] = set()
        self.looks: Counter[str] = Counter()
        self.sayings: Counter[tuple[object, int]] = Counter()
        number = 0
        while number < GAMES_EACH or (number < 20 * GAMES_EACH and not self.asked() >= questions(game)):
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
        counts = tried_counts(game.seat_counts)
        turn, place = divmod(number, len(counts))
        seats = counts[place]
        # What happens only where little happens is not found by those who reach for much.
        modest = number >= GAMES_EACH and number % 4 == 0
        fitting = {o.id: [value for value in o.values() if o.fits(value, seats)] for o in game.options if not o.needs}
        options = {id: values[turn % len(values)] for id, values in fitting.items()}
        s = game.new(seats=seats, seed=number, options=options)
        self.note(s)
        while s.turn():
            seat = s.turn()[0]
            legal = s.legal(seat)
            if len(legal) > 1 and not self.looks.total() % 10:
                self.hints += [(reason, seat) for reason in hint(s, seat, ADVISER, igroteka.seeded(number)).reasons]
            # The later of two answers: modest ones such as a pass come first, and would end many a game early.
            s.play(seat, legal[0 if modest else max(rng.below(len(legal)), rng.below(len(legal)))])
            self.note(s)
        outcome = s.outcome()
        assert outcome is not None
        self.rows |= {source for row in outcome.sheet for source in row}

    def note(self, s: State) -> None:
        """What is said and shown now."""
        step = s.over or s.top.name
        self.looks[step] += 1
        for viewer in VIEWERS:
            self.hear(s.events, viewer)
            if self.looks[step] <= LOOKS or not self.looks[step] % 10:
                self.see(s, viewer)

    def see(self, s: State, viewer: int) -> None:
        """What a viewer sees, and is asked."""
        view = s.view(viewer)
        prompt = view.pop("prompt")
        del view["outcome"]
        self.read(view)
        if isinstance(prompt, dict):
            self.prompts.append((prompt, viewer))

    def read(self, view: object, field: str = "") -> None:
        """Note the names of all fields of a view, the inner ones too, and the words in them that name no card."""
        if isinstance(view, dict):
            self.fields.update(view)
            for name, inner in view.items():
                self.read(inner, name)
        elif isinstance(view, list):
            for inner in view:
                self.read(inner, field)
        elif isinstance(view, str) and view and view not in self.cards:
            self.raw.setdefault(field, set()).add(view)

    def hear(self, events: list[Event], viewer: int) -> None:
        """What a viewer hears of these events."""
        for event in events:
            seen = event.seen_by(viewer)
            if seen is not None:
                self.sayings[seen["event"], viewer] += 1
                if self.sayings[seen["event"], viewer] <= SAYINGS:
                    self.events.append((seen, viewer))


@cache
def walk(game_id: str) -> Walk:
    """The walk through a game, made once."""
    return Walk(igroteka.game(game_id))
