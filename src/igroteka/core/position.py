"""A position read from plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.errors import BadOptions, BadRecord, quoted
from igroteka.core.reader import Reader, read_secret
from igroteka.core.state import NO_EVENTS, NOBODY, OPEN, SEVERAL, State

if TYPE_CHECKING:
    from igroteka.core.game import Game


def load(game: Game, dump: object) -> State:
    """The position that `state.dump` wrote, or BadRecord that says what and where."""
    source = Reader(dump, "position")
    for name, mine in (("game", game.id), ("rules", game.rules), ("data", game.data.fingerprint)):
        theirs = source.value(name)
        if type(theirs) is not type(mine) or theirs != mine:
            raise BadRecord(f"position.{name}: is {quoted(theirs)}, but this game has {mine!r}")
    seats = source.number("seats", min(game.seat_counts), max(game.seat_counts))
    if seats not in game.seat_counts:
        raise BadRecord(f"position.seats: {game.id} is not for {seats} players")
    given = source.inner("options")
    try:
        options = game.agreed(seats, {str(k): v for k, v in given.source.items()})
    except BadOptions as error:
        raise BadRecord(f"position.options: {error}") from None
    state = game.blank(seats, options)
    state.secret = read_secret(source.value("secret"), "position.secret")
    state.draws = source.number("draws", 0, game.bound)
    for name in source.texts("stack", -1):
        if name not in game.steps:
            raise BadRecord(f"position.stack: there is no step {name[:40]!r}")
        state.push(game.steps[name])
    sealed = source.numbers("sealed", -1, OPEN, int(game.actions) - 1)
    state.over = source.text("over")
    state.resigned = source.number("resigned", NOBODY, seats - 1)
    if state.over and state.over not in game.endings and state.over != "resigned":
        raise BadRecord(f"position.over: {game.id} has no ending {state.over[:40]!r}")
    if bool(state.over) == bool(state.stack) or (state.over == "resigned") != (state.resigned != NOBODY):
        raise BadRecord("position.over: a game is over exactly when no step is left")
    table = source.inner("table")
    game.parts.restore(state, table)
    table.done()
    if "held" in source.source:
        state.held = source.flag("held") and game.has_windows
    source.done()
    state.settle()
    seal(state, sealed)
    if state.dump() != dump:
        raise BadRecord("position: does not stand still; somebody must be asked at the top step")
    state.events = NO_EVENTS
    return state


def seal(state: State, sealed: list[int]) -> None:
    """Put the answers back that were given and not opened yet."""
    if state.who != SEVERAL:
        if sealed:
            raise BadRecord("position.sealed: nobody answers in secret now")
        return
    if len(sealed) != state.seats:
        raise BadRecord(f"position.sealed: must have {state.seats} entries")
    missing = False
    for seat in range(state.seats):
        if sealed[seat] == OPEN:
            missing = missing or seat in state.asked
        elif sealed[seat] not in state.legal(seat):
            raise BadRecord(f"position.sealed[{seat}]: the seat may not answer this")
    if not missing and not state.is_window:
        raise BadRecord("position.sealed: all have answered, yet nothing happened")
    state.sealed = sealed
