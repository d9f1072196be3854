"""What the laws are tried on: every game, its settings by pairs, and random walks through it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path

import igroteka
from igroteka.core.chance import Rng, seeded
from igroteka.core.data import read_data
from igroteka.core.event import SPECTATOR
from igroteka.core.game import Game
from igroteka.core.option import Value, number_of
from igroteka.core.state import State
from tests import pebbles
from tests.laws.pairwise import SEATS, settings
from tests.rooks import Rooks
from tests.toy import Magpies

# Positions of one walk that the laws look at: many walks find more than many positions of one.
SAMPLE = 5
# Besides, the first of every step that fewer walks before this one went through.
SHOWN = 3
# Up to this many settings are each walked twice, eagerly and not; of more each is walked once.
FEW_ROWS = 16
# Of more seats than this some look for all.
CROWD = 6
# Walks in search of a step or an ending that the others did not reach.
EXPEDITIONS = 400
# Seeds from here on are walked modestly: by those who want little, and may play long without getting anywhere.
MODEST = 100_000
TOY = Magpies()
ROOKS = Rooks()
PEBBLES = pebbles.GAME(read_data(Path(pebbles.__file__).with_name("data.toml")))
GAMES: list[Game] = [*(igroteka.game(name) for name in igroteka.names()), TOY, ROOKS, PEBBLES]


class Broken(AssertionError):
    """A law that every game must keep is broken."""


def require(truth: bool, complaint: str) -> None:
    """Complain unless it is true."""
    if not truth:
        raise Broken(complaint)


class Case:
    """One game with one setting and one seed; odd seeds are walked eagerly, very high ones modestly."""

    def __init__(self, game: Game, setting: dict[str, Value], seed: int) -> None:
        self.game = game
        self.seats = number_of(setting, SEATS)
        self.options = {name: value for name, value in setting.items() if name != SEATS}
        self.seed = seed
        unusual = [f"{o.id}={self.options[o.id]}" for o in game.options if self.options[o.id] != o.default]
        self.name = " ".join([game.id, f"seats={self.seats}", f"seed={seed}", *unusual])

    def __str__(self) -> str:
        return self.name

    def new(self, telling: bool = True) -> State:
        """The game as it is dealt."""
        return self.game.new(self.seats, self.seed, self.options, telling)

    def moves(self, state: State) -> Iterator[tuple[int, int]]:
        """The walk of this case from its deal on."""
        modest = self.seed >= MODEST
        return moves(state, seeded(self.seed), eager=self.seed % 2 == 1 and not modest, modest=modest)


@cache
def cases(game: Game) -> list[Case]:
    """Enough cases for every two settings to meet, and for every step and ending to be reached."""
    rows = settings(game)
    both = len(rows) <= FEW_ROWS
    chosen = [
        Case(game, row, 2 * number + eager)
        for number, row in enumerate(rows)
        for eager in ((0, 1) if both else (number % 2,))
    ]
    missing = landmarks(game).difference(*map(reached, chosen))
    for seed in (*range(MODEST, MODEST + EXPEDITIONS // 4), *range(2 * len(rows), 2 * len(rows) + EXPEDITIONS)):
        if missing:
            case = Case(game, rows[seed // 2 % len(rows)], seed)
            if missing & reached(case):
                missing -= reached(case)
                chosen.append(case)
    return chosen


def landmarks(game: Game) -> set[str]:
    """Every step that asks somebody, and every ending."""
    return {name for name, step in game.steps.items() if step.first <= step.last} | set(game.endings)


@cache
def reached(case: Case) -> frozenset[str]:
    """The steps and the ending of one walk."""
    return frozenset(state.over or state.top.name for state in walk(case))


def choose(state: State, seat: int, rng: Rng, eager: bool = False, modest: bool = False) -> int:
    """A random answer; an eager player seldom gives the first one, in most steps the most modest, and so gets further
    into the game."""
    legal = state.legal(seat)
    if modest and rng.below(16):
        return legal[0]
    if eager and rng.below(8):
        legal = legal[1:] or legal
    return legal[rng.below(len(legal))]


def moves(state: State, rng: Rng, eager: bool = False, modest: bool = False) -> Iterator[tuple[int, int]]:
    """Play on to the end, telling seat and action before each is played; seats that answer at once do so in any
    order."""
    while turn := state.turn():
        seat = turn[rng.below(len(turn))]
        action = choose(state, seat, rng, eager, modest)
        yield seat, action
        state.play(seat, action)


def play_on(state: State, rng: Rng, decisions: int) -> State:
    """The same state after this many random decisions, or at its end."""
    for number, _ in enumerate(moves(state, rng)):
        if number == decisions:
            break
    return state


def walk(case: Case) -> Iterator[State]:
    """Every position of one random game, the last included; it is one state that moves on: clone it to keep it."""
    state = case.new()
    for _ in case.moves(state):
        yield state
    yield state


@cache
def positions(case: Case) -> list[State]:
    """Positions of one walk, spread over it and over its steps; not to be changed."""
    path = [state.clone() for state in walk(case)]
    stride = len(path) // SAMPLE + 1
    seen = {name for name, shown in shown_before(case).items() if shown >= SHOWN}
    chosen = []
    for number, state in enumerate(path):
        if number % stride == 0 or state.top.name not in seen or state.over:
            chosen.append(state)
        seen.add(state.top.name)
    return chosen


def shown_before(case: Case) -> Counter[str]:
    """How many of the walks before this one went through each step."""
    before = takewhile(lambda other: other is not case, cases(case.game))
    return Counter(name for other in before for name in reached(other))


def viewers(state: State) -> list[int]:
    """Everyone who must not see all: the seats (of very many some: those who are asked, others by chance), and a
    spectator."""
    seats = int(state.seats)
    if seats <= CROWD:
        return [*range(seats), SPECTATOR]
    some = seeded(int(state.draws) + sum(state.turn()))
    chosen = {*state.turn()[:2], *(int(some.below(seats)) for _ in range(CROWD - 3))}
    return [*sorted(chosen), SPECTATOR]


def waited_for(state: State) -> list[int]:
    """The seats that may answer now, those included that may still change their answer."""
    return [seat for seat in range(int(state.seats)) if state.legal(seat)]
