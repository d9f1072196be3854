"""Worlds that a viewer cannot tell apart, and what the server sends to it in each of them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Iterator
from itertools import zip_longest
from typing import Any

from igroteka.core.chance import Rng, seeded
from igroteka.core.event import SPECTATOR, Event
from igroteka.core.game import Game
from igroteka.core.state import NO_EVENTS, SEVERAL, State
from igroteka.core.windows import is_covert
from igroteka.server import wire
from igroteka.server.table import attendance
from tests.laws.cases import choose, play_on, viewers
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, running_tables, table_from

CLOCK = wire.ClockSetup(60, 5)
# Decisions of one script, and from one script to the next.
LENGTH = 4
STRIDE = 3
WORLDS = 3
# Worlds in which an answer must be single for everybody to know it.
GUESSES = 12
# Never legal, for there are three birds.
WRONG = "snatch from 4"


class Act:
    """One thing in a script: a seat's answer."""

    def __init__(self, seat: int, choice: str) -> None:
        self.seat = seat
        self.choice = choice

    def __repr__(self) -> str:
        return f"{self.seat}: {self.choice}"


def script(state: State, rng: Rng) -> list[Act]:
    """Random answers from this position on; sealed ones in any order."""
    world = state.clone()
    list(given_by_themselves(world))
    acts: list[Act] = []
    while (turn := world.turn()) and len(acts) < LENGTH:
        seat = turn[rng.below(len(turn))]
        action = choose(world, seat, rng, eager=True)
        acts.append(Act(seat, world.game.notation(action)))
        world.play(seat, action)
        list(given_by_themselves(world))
    return acts


def given_by_themselves(world: State) -> Iterator[list[Event]]:
    """Let happen what the server may do unasked: trifling answers that everybody knows to be single."""
    while world.top.trifling and everybody_knows(world, seat := int(world.who)):
        world.play(seat, world.legal(seat)[0])
        yield world.events


def everybody_knows(world: State, seat: int) -> bool:
    """Is it plain to all that the seat has but one answer?"""
    if len(world.legal(seat)) > 1:
        return False
    rng = seeded(1)
    others = [viewer for viewer in viewers(world) if viewer != seat]
    return all(len(world.imagine(viewer, rng).legal(seat)) == 1 for viewer in others for _ in range(GUESSES))


def known(state: State, viewer: int, acts: list[Act]) -> str | None:
    """What the rules let the viewer know after each act; None if this world does not allow them."""
    world = state.clone()
    world.telling = True
    list(given_by_themselves(world))
    told: list[object] = [world.view(viewer)]
    for act in acts:
        seat = who_acts(world, act)
        action = world.game.parse(act.choice)
        if (seat != act.seat and viewer in (seat, act.seat)) or action not in world.legal(seat):
            return None
        world.play(seat, action)
        for events in [world.events, *given_by_themselves(world)]:
            told.append([event.seen_by(viewer) for event in events])
        told.append(world.view(viewer))
    return json.dumps(told)


def who_acts(world: State, act: Act) -> int:
    """The seat of the act; at a covert step the person awake there, for nobody sees who that is."""
    return int(world.who) if is_covert(world.top) else act.seat


async def sent(state: State, viewer: int, acts: list[Act]) -> list[list[str]]:
    """What the server sends to the viewer at each moment of the script."""
    start = state.clone()
    start.telling, start.events = True, NO_EVENTS
    agreed = setup(state.game.id, int(state.seats), options=dict(state.options), clock=CLOCK)
    moments: list[list[str]] = []
    async with running_tables() as (made, time):
        table = await table_from(made, agreed, start)
        people = await everybody(table)
        me = people[viewer] if viewer >= 0 else await Listener(table, SPECTATOR).enter()

        async def happens(what: Awaitable[object]) -> None:
            me.heard.clear()
            await what
            moments.append(list(me.heard))

        for number, act in enumerate(acts):
            assert table.state is not None
            actor = people[who_acts(table.state, act)]
            decision = table.decision
            await happens(time.turn(700))
            await happens(actor.do(wire.Choose(f"wrong {number}", decision, WRONG)))
            await happens(actor.do(wire.Choose(f"right {number}", decision, act.choice)))
            await happens(attendance.sync(table, me))
            await happens(me.do(wire.Choose(f"mine {number}", table.decision, WRONG)))
        await happens(me.do(wire.Undo("undo")))
        await happens(attendance.sync(table, me))
    return moments


def worlds(state: State, viewer: int, rng: Rng) -> Iterator[State]:
    """The truth, and others that the viewer may believe in."""
    yield state
    for _ in range(WORLDS):
        yield state.imagine(viewer, rng)


def difference(one: list[list[str]], other: list[list[str]]) -> str:
    """Where two transcripts part; empty if nowhere."""
    for number, (mine, yours) in enumerate(zip(one, other, strict=True)):
        for first, second in zip_longest(mine, yours, fillvalue="nothing"):
            for at, (a, b) in enumerate(zip_longest(first, second)):
                if a != b:
                    return f"moment {number}: {first[max(0, at - 80) : at + 40]} | {second[max(0, at - 80) : at + 40]}"
    return ""


async def compare(state: State, viewer: int, rng: Rng) -> int:
    """Play one script in several worlds; gives the number of comparisons."""
    there = list(worlds(state, viewer, rng))
    acts = script(there[rng.below(len(there))], rng)
    alike: dict[str, list[State]] = {}
    for world in there:
        if (key := known(world, viewer, acts)) is not None:
            alike.setdefault(key, []).append(world)
    compared = 0
    for first, *others in alike.values():
        if others:
            told = await sent(first, viewer, acts)
            for other in others:
                parting = difference(told, await sent(other, viewer, acts))
                assert not parting, f"viewer {viewer} at {state.top.name}, {acts}: {parting}"
                compared += 1
    return compared


async def evening(game: Game, seats: int, options: dict[str, Any], games: int) -> int:
    """Compare all along some games, for everybody who may not see everything."""
    compared = 0
    for seed in range(games):
        rng = seeded(seed)
        state = game.new(seats, seed, options)
        while state.turn():
            for viewer in viewers(state):
                compared += await compare(state, viewer, rng)
            play_on(state, rng, STRIDE)
            if state.who == SEVERAL:  # an answer given before the script begins would have moved a clock
                state.ask_all(state.asked)
    return compared
