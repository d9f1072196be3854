"""Laws of shapes: what a viewer sees and hears has exactly the fields and types that the game declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from igroteka.core.chance import Rng
from igroteka.core.event import MODERATOR
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.laws.cases import Case, require, viewers, walk


@cache
def fields(shape: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: the shape of each, and whether it may be missing."""
    hints = get_type_hints(shape, include_extras=True).items()
    wrapped = (NotRequired, Required)
    return {
        name: (get_args(hint)[0] if get_origin(hint) in wrapped else hint, get_origin(hint) is NotRequired)
        for name, hint in hints
    }


@cache
def kind(shape: Any) -> Any:
    """What sort of shape it is."""
    return dict if is_typeddict(shape) else get_origin(shape) or shape


def misfit(value: object, shape: Any) -> str:
    """Where in the value, and why, it has not this shape, with no field more and none less; empty: it has."""
    sort = kind(shape)
    if sort in (int, str, bool, NoneType):
        return "" if type(value) is shape else f": is {value!r}, not {shape.__name__}"
    if is_typeddict(shape):
        return misfit_of_fields(value, shape)
    inner = get_args(shape)
    if sort in (Union, UnionType):
        return misfit_of_all(value, inner)
    if sort is Literal:
        return "" if any(type(value) is type(one) and value == one for one in inner) else f": {value!r}"
    if sort is list:
        return misfit_within(places(value), inner[0]) if type(value) is list else ": is no list"
    if sort is dict:
        if type(value) is not dict:
            return ": is no object"
        names = misfit_within(((": a name", name) for name in value), inner[0])
        return names or misfit_within(((f".{name}", thing) for name, thing in value.items()), inner[1])
    return f": {shape} is no shape that a page knows"


def places(things: Sequence[object]) -> Iterator[tuple[str, object]]:
    """The things of a list, each with its place."""
    return ((f"[{number}]", thing) for number, thing in enumerate(things))


def misfit_within(things: Iterable[tuple[str, object]], shape: Any) -> str:
    """The first of these things, by its place, that has not this shape."""
    for place, thing in things:
        if wrong := misfit(thing, shape):
            return place + wrong
    return ""


def misfit_of_all(value: object, shapes: tuple[Any, ...]) -> str:
    """Why it has none of several shapes: the complaint is that of the last."""
    wrong = ""
    for shape in shapes:
        wrong = misfit(value, shape)
        if not wrong:
            break
    return wrong


def misfit_of_fields(value: object, shape: Any) -> str:
    """The fields of a TypedDict."""
    if type(value) is not dict:
        return ": is no object"
    declared = fields(shape)
    for name in value:
        if name not in declared:
            return f".{name}: is not declared"
    for name, (its, may_be_missing) in declared.items():
        if name in value:
            if wrong := misfit(value[name], its):
                return f".{name}{wrong}"
        elif not may_be_missing:
            return f".{name}: is missing"
    return ""


def fits(value: object, shape: Any, what: str) -> None:
    """Complain unless the value has this shape."""
    wrong = misfit(value, shape)
    require(not wrong, what + wrong)


def the_look_is_as_declared(state: State, rng: Rng) -> None:
    """Every viewer sees a table of the declared shape."""
    for viewer in (*viewers(state), MODERATOR):
        fits(state.game.parts.look(state, viewer), state.game.shapes.look, f"view of {viewer}")


def hindsight_is_as_declared(state: State, rng: Rng) -> None:
    """What could be known at a decision has the declared shape, and nothing is told where none is declared."""
    shape = state.game.shapes.hindsight
    for seat in state.turn():
        for action in state.legal(seat):
            told = state.game.parts.hindsight(state, seat, action)
            require(told is None or shape is not None, "hindsight: is not declared")
            if told is not None:
                fits(told, shape, f"hindsight of {seat}")


def events_are_as_declared(case: Case) -> None:
    """Every viewer hears events of the declared shapes."""
    for state in walk(case):
        for event in state.events:
            require(event.id in state.game.shapes.events, f"event {event.id}: is not declared")
            for viewer in (*viewers(state), MODERATOR):
                seen = event.seen_by(viewer)
                if seen is not None:
                    fits(seen, state.game.shapes.events[event.id], f"event {event.id} for {viewer}")


def facts_are_as_declared(game: Game) -> None:
    """The printed facts have the declared shape."""
    fits(game.data.facts, game.shapes.facts, "facts")


GAME_LAWS = (facts_are_as_declared,)
POSITION_LAWS = (the_look_is_as_declared, hindsight_is_as_declared)
CASE_LAWS = (events_are_as_declared,)
