"""Laws of shapes: what a viewer sees and hears has exactly the fields and types that the game declares."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from igroteka.core.chance import Rng
from igroteka.core.event import HOST
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.laws.cases import Broken, Case, require, viewers, walk


def fits(value: object, shape: Any, where: str) -> None:
    """Complain unless the value has this shape, with no field more and none less."""
    origin, args = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        fits_one_of(value, args, where)
    elif origin is Literal:
        require(any(value is one or (type(value) is type(one) and value == one) for one in args), f"{where}: {value!r}")
    elif is_typeddict(shape):
        fits_fields(value, shape, where)
    elif origin is list:
        require(type(value) is list, f"{where}: is no list")
        for number, one in enumerate(value if isinstance(value, list) else []):
            fits(one, args[0], f"{where}[{number}]")
    elif origin is dict:
        require(type(value) is dict, f"{where}: is no object")
        for name, one in value.items() if isinstance(value, dict) else ():
            fits(name, args[0], f"{where}: a name")
            fits(one, args[1], f"{where}.{name}")
    else:
        require(shape in (int, str, bool, NoneType), f"{where}: {shape} is no shape that a page knows")
        require(type(value) is shape, f"{where}: is {value!r}, not {shape.__name__}")


def fits_one_of(value: object, shapes: tuple[Any, ...], where: str) -> None:
    """One of several shapes; the complaint is that of the last."""
    for shape in shapes[:-1]:
        try:
            return fits(value, shape, where)
        except Broken:
            continue
    return fits(value, shapes[-1], where)


def fits_fields(value: object, shape: Any, where: str) -> None:
    """The fields of a TypedDict."""
    require(type(value) is dict, f"{where}: is no object")
    assert isinstance(value, dict)
    hints = get_type_hints(shape, include_extras=True)
    for name in value:
        require(name in hints, f"{where}.{name}: is not declared")
    for name, hint in hints.items():
        inner = get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint
        require(name in value or get_origin(hint) is NotRequired, f"{where}.{name}: is missing")
        if name in value:
            fits(value[name], inner, f"{where}.{name}")


def the_look_is_as_declared(state: State, rng: Rng) -> None:
    """Every viewer sees a table of the declared shape."""
    for viewer in (*viewers(state), HOST):
        fits(state.look(viewer), state.game.look_shape, f"view of {viewer}")


def hindsight_is_as_declared(state: State, rng: Rng) -> None:
    """What could be known at a decision has the declared shape, and nothing is told where none is declared."""
    shape = state.game.hindsight_shape
    for seat in state.turn():
        for action in state.legal(seat):
            told = state.hindsight(seat, action)
            require(told is None or shape is not None, "hindsight: is not declared")
            if told is not None:
                fits(told, shape, f"hindsight of {seat}")


def events_are_as_declared(case: Case) -> None:
    """Every viewer hears events of the declared shapes."""
    for state in walk(case):
        for event in state.events:
            require(event.id in state.game.event_shapes, f"event {event.id}: is not declared")
            for viewer in (*viewers(state), HOST):
                seen = event.seen_by(viewer)
                if seen is not None:
                    fits(seen, state.game.event_shapes[event.id], f"event {event.id} for {viewer}")


def facts_are_as_declared(game: Game) -> None:
    """The printed facts have the declared shape."""
    fits(game.data.facts, game.facts_shape, "facts")


GAME_LAWS = (facts_are_as_declared,)
POSITION_LAWS = (the_look_is_as_declared, hindsight_is_as_declared)
CASE_LAWS = (events_are_as_declared,)
