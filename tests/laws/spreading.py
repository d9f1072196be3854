"""Laws of even spread: imagined worlds are as often so or so as true ones are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from math import sqrt

from igroteka.core.chance import seeded
from igroteka.core.event import MODERATOR
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from tests.laws.cases import Case, cases, choose, play_on, positions, require, viewers

SAMPLES = 400
# Decisions before the imagining, and after it, when the tables are compared.
STAGES = ((0, 0), (0, 8), (10, 6))
# How often a thing has each value in true worlds, and in imagined ones.
Counts = tuple[Counter[object], Counter[object]]
# In standard deviations; seeds are fixed, so what passes once passes always.
STRANGE = 5.0


def strangeness(squares: float, freedom: int) -> float:
    """A chi-square as a number of standard deviations (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((squares / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def against_expected(counts: Sequence[int], expected: Sequence[float]) -> float:
    """How strange these counts are if the expected ones are right."""
    squares = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    return strangeness(squares, len(counts) - 1)


def between(one: Counter[object], two: Counter[object]) -> float:
    """How strange it is that two samples of equal size come from one source; rare values are put together."""
    rows, rare = [], [0, 0]
    for value in {**one, **two}:
        if one[value] + two[value] >= 16:
            rows.append((one[value], two[value]))
        else:
            rare = [rare[0] + one[value], rare[1] + two[value]]
    if sum(rare) >= 16:
        rows.append((rare[0], rare[1]))
    return strangeness(sum((a - b) ** 2 / (a + b) for a, b in rows), max(0, len(rows) - 1))


def leaves(tree: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every plain value of a nested thing, with the way to it."""
    if isinstance(tree, dict):
        for key, inner in tree.items():
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(tree, list):
        yield f"{path}.length", len(tree)
        for key, inner in enumerate(tree):
            yield from leaves(inner, f"{path}.{key}")
    else:
        yield path, tree


@cache
def telling_steps(game: Game) -> set[str]:
    """The steps at which the options of others depend on what a seat cannot know: their moves there are clues."""
    telling = {name for name, step in game.steps.items() if is_covert(step)}
    for case in cases(game):
        for number, state in enumerate(positions(case)):
            for viewer in viewers(state):
                worlds = [state.imagine(viewer, seeded(number + key)) for key in range(4)]
                options = [[list(world.legal(seat)) for seat in world.turn() if seat != viewer] for world in worlds]
                if any(one != options[0] for one in options):
                    telling.add(state.top.name)
    return telling


def table(case: Case, seed: int, stage: tuple[int, int], imagined: bool) -> State:
    """A true or an imagined table: play while the moves give no clue, imagine or not, play on at random."""
    state, rng = case.game.new(case.seats, seed, case.options, telling=False), seeded(seed + 1_000_000)
    viewer = state.turn()[0]
    for _ in range(stage[0]):
        if state.over or (state.turn() != [viewer] and state.top.name in telling_steps(case.game)):
            break
        seat = state.turn()[0]
        state.play(seat, choose(state, seat, rng))
    if imagined:
        state = state.imagine(viewer, rng)
    return play_on(state, rng, stage[1])


def two_counters() -> Counts:
    """Nothing counted yet."""
    return Counter(), Counter()


def worlds_are_spread(case: Case) -> None:
    """Over many deals every thing on the table is as often so or so in imagined worlds as in true ones."""
    for stage in STAGES:
        counts: defaultdict[str, Counts] = defaultdict(two_counters)
        for seed in range(2 * SAMPLES):
            imagined = seed % 2
            view = table(case, seed, stage, imagined=bool(imagined)).view(MODERATOR)
            last: tuple[str, object] = ("", None)
            for path, value in leaves(view):
                counts[path][imagined][value] += 1
                # Neighbours together: each may be right alone and yet hang on the other.
                counts[f"{last[0]} and {path}"][imagined][last[1], value] += 1
                last = path, value
        for path, (true, dreamt) in counts.items():
            # A thing that is not there is a value too.
            true["absent"], dreamt["absent"] = SAMPLES - true.total(), SAMPLES - dreamt.total()
            strange = between(true, dreamt)
            require(strange < STRANGE, f"{path[1:]} is dealt otherwise in imagined worlds ({strange:.1f} deviations)")


def spread_cases(game: Game) -> list[Case]:
    """The game as most people play it, and every choice that is only for some tables at the smallest of them."""
    sized = [(option, choice) for option in game.options for choice in option.seats]
    rows = [game.new(options={option.id: choice}) for option, choice in sized] or [game.new()]
    return [Case(game, {"seats": int(row.seats), **row.options}, 0) for row in rows]
