"""Laws of imagination: a world depends on nothing but what the seat knows, and is a position like any other."""

from __future__ import annotations

import json
from typing import Any

from igroteka.core.chance import Rng, seeded
from igroteka.core.errors import BadRecord
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.laws.cases import Case, play_on, require, viewers
from tests.laws.secrecy import differs, knowledge
from tests.laws.storing import everything, loaded

# How often a position is altered in the hope of a twin that looks the same to a seat.
ALTERATIONS = 25


def imagined(state: State, viewer: int, key: int) -> list[object]:
    """A world that the viewer imagines, and how much chance that took."""
    rng = seeded(key)
    world = state.imagine(viewer, rng)
    return [world.dump(), world.turn(), rng.dump()]


def imagination_is_honest(state: State, rng: Rng) -> None:
    """Imagining from an imagined world, or from one of another secret, gives the same: the truth has no part in it."""
    before = everything(state)
    dump = state.dump()
    rekeyed = {**dump, "secret": f"{rng.secret():x}", "draws": 0 if dump["draws"] else 1}
    for viewer in viewers(state):
        key = rng.secret()
        world = imagined(state, viewer, key)
        require(
            imagined(state.imagine(viewer, rng), viewer, key) == world,
            f"what viewer {viewer} imagines depends on what it cannot know",
        )
        require(
            imagined(loaded(state.game, rekeyed), viewer, key) == world,
            f"what viewer {viewer} imagines depends on the secret",
        )
    require(everything(state) == before, "imagining changed the position")


def twins_are_imagined_alike(state: State, rng: Rng) -> None:
    """Positions that differ only in what a seat cannot know are imagined alike by it."""
    # With such an option people are shown less than they know.
    shown_less = any(state.options[option.id] != option.default for option in state.game.options if option.view_only)
    if state.over or shown_less:
        return
    for seat, twin in twins(state, rng):
        key = rng.secret()
        alike = imagined(twin, seat, key) == imagined(state, seat, key)
        require(alike, f"what seat {seat} imagines depends on what it does not know")


def twins(state: State, rng: Rng) -> list[tuple[int, State]]:
    """Positions that a seat cannot tell from this one, found by altering its dump wherever load allows it."""
    found = []
    known = {seat: knowledge(state, seat) for seat in viewers(state) if seat != SPECTATOR}
    text = json.dumps(state.dump())
    for _ in range(ALTERATIONS):
        dump = json.loads(text)
        leaves = list(numbers_in(dump["table"]))
        if not leaves:
            return []
        alter(leaves, rng)
        try:
            twin = state.game.load(dump)
        except BadRecord:
            continue
        if not twin.same(state):
            found += [(seat, twin) for seat, mine in known.items() if not differs(mine, twin, seat)]
    return found


def numbers_in(tree: Any) -> Any:
    """Every number in a tree, as the container and the key under which it lies there."""
    for key in tree if isinstance(tree, dict) else range(len(tree)):
        if isinstance(tree[key], (dict, list)):
            yield from numbers_in(tree[key])
        elif type(tree[key]) is int:
            yield tree, key


def alter(leaves: list[Any], rng: Rng) -> None:
    """Exchange two numbers, or make one larger or smaller."""
    home, key = leaves[rng.below(len(leaves))]
    away, other = leaves[rng.below(len(leaves))]
    if home[key] != away[other]:
        home[key], away[other] = away[other], home[key]
    else:
        home[key] += 1 if rng.below(2) else -1


def worlds_stand(state: State, rng: Rng) -> None:
    """An imagined world is a position like any other: it can be dumped, loaded, and played to the end."""
    for viewer in viewers(state):
        world = state.imagine(viewer, rng)
        require(not world.events and not world.telling, "an imagined world is silent")
        require(
            everything(loaded(state.game, world.dump())) == everything(world), "an imagined world does not stand still"
        )
        require(bool(world.turn()) != bool(world.over), "in an imagined world nobody is asked")
        play_on(world, rng, state.game.bound)
        require(world.outcome() is not None, "an imagined world does not end")


def worlds_vary(case: Case) -> None:
    """Every viewer imagines different worlds at the start."""
    state = case.new(telling=False)
    for viewer in viewers(state):
        # Some ways to play on end before anything unknown comes to light.
        require(any(differ(state, viewer, way) for way in range(8)), f"viewer {viewer} imagines only one world")


def differ(state: State, viewer: int, way: int) -> bool:
    """Do imagined worlds that are played on in the same way lead to different tables?"""
    worlds = [play_on(state.imagine(viewer, seeded(key)), seeded(way), 20) for key in range(12)]
    return len({json.dumps(world.view(MODERATOR)) for world in worlds}) > 1


POSITION_LAWS = (imagination_is_honest, twins_are_imagined_alike, worlds_stand)
CASE_LAWS = (worlds_vary,)
