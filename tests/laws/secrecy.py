"""Laws of secrecy: nobody is shown, asked, refused or told anything that depends on what it cannot know."""

from __future__ import annotations

import json
from collections.abc import Iterator

from igroteka.core.chance import Rng, seeded
from igroteka.core.closing import may_talk
from igroteka.core.event import SPECTATOR
from igroteka.core.state import OPEN, SEVERAL, State
from igroteka.core.windows import is_covert
from tests.laws.cases import choose, require, viewers

WORLDS = 4


def doors(state: State, viewer: int) -> Iterator[tuple[str, object]]:
    """All that a viewer gets to know of a position, door by door; what differs most often first."""
    yield "view", state.view(viewer)
    yield "prompt", state.prompt(viewer)
    # Everybody hears who speaks.
    yield "talk", [may_talk(state, seat) for seat in range(int(state.seats))]
    if viewer < 0:
        return
    legal = list(state.legal(viewer))
    yield "legal", legal
    yield "observe", state.game.parts.observe(state, viewer)
    yield "near", state.near(viewer)
    yield "ends", state.ends(viewer)
    if legal:
        yield "hindsight", [state.game.parts.hindsight(state, viewer, action) for action in legal]
        yield "default", state.default(viewer, seeded(5))
        refusals = [state.why(viewer, action) for action in range(int(state.top.first), int(state.top.last) + 1)]
        yield "why", [refusal and (refusal.reason, refusal.clause) for refusal in refusals]


def knowledge(state: State, viewer: int) -> dict[str, object]:
    """The same, by the names of the doors."""
    return dict(doors(state, viewer))


def differs(known: dict[str, object], state: State, viewer: int) -> str:
    """The first door through which a viewer sees something else than this; empty: there is none."""
    for door, seen in doors(state, viewer):
        if door not in known or known[door] != seen:
            return door
    return ""


def worlds_look_alike(state: State, rng: Rng) -> None:
    """View, prompt, legal, near, ends, why, default and observation of a viewer are the same in every world it
    imagines."""
    for viewer in viewers(state):
        truth = knowledge(state, viewer)
        for _ in range(WORLDS):
            door = differs(truth, state.imagine(viewer, rng), viewer)
            require(not door, f"{door} of viewer {viewer} depends on what it cannot know")


def who_sees_alike_sees_the_same(state: State, rng: Rng) -> None:
    """Where all are said to see alike, every viewer's look of the table is the same."""
    if state.game.parts.all_see_alike(state):
        for viewer in viewers(state):
            require(
                state.game.parts.look(state, viewer) == state.game.parts.look(state, SPECTATOR),
                f"viewer {viewer} sees something of its own",
            )


def covert_is_covert(state: State, rng: Rng) -> None:
    """At a covert step nobody sees who is awaited, nor whether anybody else has answered."""
    if not is_covert(state.top):
        return
    for viewer in viewers(state):
        prompt = state.prompt(viewer)
        require(prompt is not None and "awaited" not in prompt, f"viewer {viewer} sees who is awaited")


def events_tell_what_is_seen(state: State, rng: Rng) -> None:
    """If two worlds give a viewer equal views after the same move, they gave it equal events."""
    for viewer in viewers(state):
        worlds = [state, *(state.imagine(viewer, rng) for _ in range(WORLDS))]
        for moderator in worlds[:3]:
            if moderator.turn():
                compare_events(worlds, viewer, joint_answer(moderator, rng))


def joint_answer(world: State, rng: Rng) -> dict[int, int]:
    """Random answers of all who are asked."""
    asked = world.asked if world.who == SEVERAL else world.turn()
    return {seat: choose(world, seat, rng) for seat in asked}


def compare_events(worlds: list[State], viewer: int, answers: dict[int, int]) -> None:
    """Play the same answers in all worlds that allow them, and compare what the viewer was told."""
    told: dict[str, list[dict[str, object]]] = {}
    for world in worlds:
        moves = answers
        if is_covert(world.top) and world.who >= 0 and viewer not in answers:
            moves = {int(world.who): action for action in answers.values()}  # no matter who acts, it must look alike
        if any(action not in world.legal(seat) for seat, action in moves.items()):
            continue
        played = world.clone()
        played.telling = True
        played.sealed = [OPEN] * len(played.sealed)  # else an answer already given would come too early
        for seat, action in moves.items():
            played.play(seat, action)
        events = [event.seen_by(viewer) for event in played.events]
        seen = [event for event in events if event is not None]
        view = json.dumps(played.view(viewer))
        require(told.setdefault(view, seen) == seen, f"events tell viewer {viewer} what it does not see: {seen}")


def what_is_seen_anew_is_counted(state: State, rng: Rng) -> None:
    """A choice that shows the one who makes it something unknown draws chance or counts as unveiling."""
    if state.who < 0 or is_covert(state.top):
        return
    seat = int(state.who)
    action = choose(state, seat, rng)
    played = state.clone()
    played.play(seat, action)
    counted = (played.draws, played.unveiled) != (state.draws, state.unveiled)
    if counted or played.over:
        return
    for _ in range(WORLDS):
        world = state.imagine(seat, rng)
        world.play(seat, action)
        require(world.view(seat) == played.view(seat), f"seat {seat} may take back what showed it something")


POSITION_LAWS = (
    worlds_look_alike,
    who_sees_alike_sees_the_same,
    covert_is_covert,
    events_tell_what_is_seen,
    what_is_seen_anew_is_counted,
)
