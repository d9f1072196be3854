"""A position as others have it: as a prompt says it, as a seat imagines it, written down and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.errors import BadOptions, BadRecord, quoted
from igroteka.core.event import MODERATOR
from igroteka.core.option import copied
from igroteka.core.reader import Reader, read_secret
from igroteka.core.who import NOBODY, OPEN, SEVERAL
from igroteka.core.windows import Window, is_covert, readers_of

if TYPE_CHECKING:
    from igroteka.core.game import Game
    from igroteka.core.state import State

# So often another world is tried where nobody would be asked.
TRIES: Final = 1000


def prompt_of(s: State, viewer: i64) -> dict[str, object] | None:
    """What is awaited, as this viewer may know it; None when the game is over."""
    if s.over:
        return None
    step = s.top
    window = step if isinstance(step, Window) else None
    prompt: dict[str, object] = {"step": step.name, "clause": step.clause, "mine": s.asks(viewer)}
    if window is None or window.shows_asked(viewer):
        prompt["awaited"] = [int(s.who)] if s.who >= 0 else list(s.asked)
    if window is not None:
        prompt.update(window.words(s, viewer))
    if s.who == SEVERAL:
        stands = {seat: s.game.notation(action) for seat, action in read_by(s, viewer)}
        if viewer in stands:
            prompt["answered"] = stands.pop(viewer)
        if stands:
            prompt["others"] = {str(seat): answer for seat, answer in stands.items()}
    prompt.update(s.game.parts.asked(s, viewer))
    return prompt


def read_by(s: State, viewer: i64) -> list[tuple[int, int]]:
    """The sealed answers that the viewer may read as they stand: its own, and those whose reader it is.

    A moderator reads all.
    """
    given = [(seat, s.sealed[seat]) for seat in s.asked if s.sealed[seat] != OPEN]
    if viewer == MODERATOR:
        return given
    return [(seat, answer) for seat, answer in given if seat == viewer or viewer in readers_of(s.top, s, seat)]


def imagined(s: State, seat: i64, rng: Rng) -> State:
    """A clone in which all that the seat cannot know is dealt anew, with chance of its own and the others' answers open
    again.
    """
    world, redeal = s.clone(), s.game.parts.redeal
    world.telling = False
    world.events = []
    world.secret = rng.secret()
    world.draws = 0
    redeal(world, seat, rng)
    if is_covert(world.top):  # who is asked may itself be unknown to the seat
        ask_again(world)
        for _ in range(TRIES):
            if world.held or world.who >= 0 or world.asked:
                break
            redeal(world, seat, rng)  # where no window waits, that it stands here tells that somebody is asked
            ask_again(world)
    elif world.who == SEVERAL:
        world.sealed = [OPEN] * world.seats
    if s.who == SEVERAL:
        for other, answer in read_by(s, seat):
            world.sealed[other] = answer
    return world


def ask_again(s: State) -> None:
    """Let the top step ask whomever it asks in this world."""
    s.who = NOBODY
    s.top.enter(s)


def dump_of(s: State) -> dict[str, object]:
    """The whole position as plain JSON."""
    dump: dict[str, object] = {
        "game": s.game.id,
        "rules": s.game.rules,
        "data": s.game.data.fingerprint,
        "seats": int(s.seats),
        "options": copied(s.options),
        "secret": f"{s.secret:x}",
        "draws": int(s.draws),
        "stack": [step.name for step in s.stack],
        "sealed": list(s.sealed),
        "over": s.over,
        "resigned": int(s.resigned),
        "table": s.game.parts.save(s),
    }
    if s.held:
        dump["held"] = True
    return dump


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
    state.events = []
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
