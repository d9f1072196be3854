"""A match: the log is the truth, and the position is its replay."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.chance import Rng
from igroteka.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from igroteka.core.game import Game
from igroteka.core.reader import read_secret
from igroteka.core.record import FORMAT, Line, Record, alike
from igroteka.core.state import NO_EVENTS, State


class Match:
    """A header and append-only numbered lines; every change of the position is one line more."""

    def __init__(self, game: Game, start: State, header: dict[str, object]) -> None:
        self.game = game
        self.start = start.clone()
        self.state = start
        # The numbers of the lines still in effect: an undo cuts this, never the log.
        self.path: list[int] = []
        self.record = Record(header, [])

    @property
    def lines(self) -> list[Line]:
        """All that happened, also what was undone."""
        return self.record.lines

    def choose(self, seat: int, action: int) -> Line:
        """A player's choice, or IllegalAction and nothing changed."""
        return self._play("choice", seat, action)

    def time_up(self, seat: int, rng: Rng) -> Line:
        """The seat did not answer in time: the table gives the answer that tells nothing."""
        if seat not in self.state.turn():
            raise IllegalAction("not-your-turn", "table")
        return self._play("time-up", seat, self.state.default(seat, rng))

    def resign(self, seat: int) -> Line:
        """The seat gives up."""
        return self._append(resign_line(self.state, len(self.lines) + 1, seat))

    def undo(self, seat: int, to: int) -> Line:
        """The seat goes back to the position after line `to` (0: the start); the log keeps what was undone."""
        if not 0 <= seat < self.state.seats:
            raise IllegalAction("no-such-seat", "table")
        if to != 0 and to not in self.path:
            raise BadRecord(f"undo: line {to} is not in effect")
        kept = [number for number in self.path if number <= to]
        state = self.start.clone()
        for number in kept:
            play_again(state, self.lines[number - 1])
        self.state = state
        line = Line(len(self.lines) + 1, "undo", seat, to=to, hash=state.hash())
        self.path = kept
        self.lines.append(line)
        return line

    def hand_over(self, seat: int, to: str) -> Line:
        """Somebody else plays this seat from now on."""
        if not 0 <= seat < self.state.seats:
            raise IllegalAction("no-such-seat", "table")
        line = Line(len(self.lines) + 1, "seat", seat, to=to)
        self.lines.append(line)
        return line

    def _play(self, kind: str, seat: int, action: int) -> Line:
        return self._append(play_line(self.state, len(self.lines) + 1, kind, seat, action))

    def _append(self, line: Line) -> Line:
        self.lines.append(line)
        self.path.append(line.number)
        return line


def play_line(state: State, number: int, kind: str, seat: int, action: int) -> Line:
    """Play a choice, or the table's answer for a seat whose time was up, and write it down."""
    before = state.turn()
    state.play(seat, action)
    line = Line(number, kind, seat, choice=state.game.notation(action))
    return _told(state, line, state.turn() != before)


def resign_line(state: State, number: int, seat: int) -> Line:
    """Let the seat give up, and write it down."""
    if state.over:
        raise IllegalAction("game-over", "table")
    if not 0 <= seat < state.seats:
        raise IllegalAction("no-such-seat", "table")
    state.resign(seat)
    return _told(state, Line(number, "resign", seat), True)


def _told(state: State, line: Line, turn_moved: bool) -> Line:
    line.events = state.events
    if turn_moved or state.over:
        line.hash = state.hash()
    outcome = state.outcome()
    line.outcome = None if outcome is None else outcome.dump()
    return line


def play_again(state: State, line: Line) -> None:
    """What a line in effect did to the position."""
    if line.kind == "resign":
        state.resign(line.seat)
    elif line.kind in ("choice", "time-up"):
        state.play(line.seat, state.game.parse(line.choice))


def in_effect(lines: Sequence[Line]) -> list[int]:
    """The numbers of the lines that changed the position and were not undone."""
    path: list[int] = []
    for line in lines:
        if line.kind == "undo":
            path = [number for number in path if number <= int(line.to)]
        elif line.kind != "seat":
            path.append(line.number)
    return path


def header_of(start: State, players: Sequence[str], from_position: bool, shuffle: object = None) -> dict[str, object]:
    """What was agreed before the first move."""
    game = start.game
    header: dict[str, object] = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "data": game.data.fingerprint,
        "changes": list(game.data.changes),
        "options": dict(start.options),
        "seats": int(start.seats),
        "players": list(players),
        "start": {"position": start.dump()} if from_position else {"secret": f"{start.secret:x}"},
        "events": [event.dump() for event in start.events],
        "hash": start.hash(),
    }
    if shuffle is not None:
        header["shuffle"] = shuffle
    return header


def new_match(
    game: Game, secret: int, seats: int = 0, options: dict[str, object] | None = None, players: list[str] | None = None
) -> Match:
    """A match from the deal on."""
    state = game.new(seats, secret, options)
    return Match(game, state, header_of(state, players or names(state), from_position=False))


def match_from(state: State, players: list[str] | None = None) -> Match:
    """A match that goes on from a position."""
    start = state.clone()
    start.events = NO_EVENTS  # what led here belongs to another record
    start.telling = True
    return Match(state.game, start, header_of(start, players or names(start), from_position=True))


def names(state: State) -> list[str]:
    """What the seats are called when nobody says."""
    return [f"seat {seat + 1}" for seat in range(state.seats)]


def replay(record: Record, game: Game) -> Match:
    """Play a record again, line by line; BadRecord if it does not fit itself or this program."""
    header = record.header
    for name, mine in (("game", game.id), ("rules", game.rules), ("data", game.data.fingerprint)):
        if header[name] != mine:
            raise BadRecord(
                f"line 1.{name}: is {header[name]!r}, but here it is {mine!r}; it can be watched, not played"
            )
    match = _begin(header, game)
    if "shuffle" in header:  # how the secret came about is not for the game to check
        match.record.header["shuffle"] = header["shuffle"]
    if not alike(match.record.header, header):
        raise BadRecord("line 1: the header does not fit the position it leads to")
    for line in record.lines:
        where = f"line {line.number + 1}"
        try:
            again = _again(match, line)
        except (IllegalAction, BadNotation, BadRecord) as error:
            raise BadRecord(f"{where}: {error}") from None
        if not alike(again.dump(), line.dump()):
            raise BadRecord(f"{where}: the record says otherwise than the game; it was altered")
    return match


def _begin(header: dict[str, object], game: Game) -> Match:
    start, options, seats, players = header["start"], header["options"], header["seats"], header["players"]
    assert (
        isinstance(start, dict) and isinstance(options, dict) and isinstance(seats, int) and isinstance(players, list)
    )
    try:
        if "position" in start:
            return match_from(game.load(start["position"]), players)
        return new_match(game, read_secret(start.get("secret"), "start.secret"), seats, options, players)
    except (BadOptions, BadRecord) as error:
        raise BadRecord(f"line 1: {error}") from None


def _again(match: Match, line: Line) -> Line:
    if line.kind == "choice":
        return match.choose(line.seat, match.game.parse(line.choice))
    if line.kind == "time-up":
        return match._play("time-up", line.seat, match.game.parse(line.choice))
    if line.kind == "resign":
        return match.resign(line.seat)
    if line.kind == "undo":
        return match.undo(line.seat, int(line.to))
    return match.hand_over(line.seat, str(line.to))
