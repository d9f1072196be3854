"""A match: the log is the truth, and the position is its replay."""

from __future__ import annotations

from igroteka.core.chance import Rng
from igroteka.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from igroteka.core.game import Game
from igroteka.core.reader import read_secret
from igroteka.core.record import FORMAT, Line, Record, alike
from igroteka.core.state import NO_EVENTS, State


class Match:
    """A header and append-only numbered lines; every change of the position is one line more."""

    def __init__(self, game: Game, start: State, players: list[str], from_position: bool) -> None:
        self.game = game
        self.start = start.clone()
        self.state = start
        # The numbers of the lines still in effect: an undo cuts this, never the log.
        self.path: list[int] = []
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
        if self.state.over:
            raise IllegalAction("game-over", "table")
        if not 0 <= seat < self.state.seats:
            raise IllegalAction("no-such-seat", "table")
        self.state.resign(seat)
        return self._append(Line(len(self.lines) + 1, "resign", seat), True)

    def undo(self, to: int) -> Line:
        """Back to the position after line `to` (0: the start); the log keeps what was undone."""
        if to != 0 and to not in self.path:
            raise BadRecord(f"undo: line {to} is not in effect")
        kept = [number for number in self.path if number <= to]
        state = self.start.clone()
        for number in kept:
            self._apply(state, self.lines[number - 1])
        self.state = state
        line = Line(len(self.lines) + 1, "undo", to=to, hash=state.hash())
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
        before = self.state.turn()
        self.state.play(seat, action)
        line = Line(len(self.lines) + 1, kind, seat, choice=self.game.notation(action))
        return self._append(line, self.state.turn() != before)

    def _append(self, line: Line, turn_moved: bool) -> Line:
        line.events = self.state.events
        if turn_moved or self.state.over:
            line.hash = self.state.hash()
        outcome = self.state.outcome()
        line.outcome = None if outcome is None else outcome.dump()
        self.lines.append(line)
        self.path.append(line.number)
        return line

    def _apply(self, state: State, line: Line) -> None:
        if line.kind == "resign":
            state.resign(line.seat)
        else:
            state.play(line.seat, self.game.parse(line.choice))


def new_match(
    game: Game, secret: int, seats: int = 0, options: dict[str, object] | None = None, players: list[str] | None = None
) -> Match:
    """A match from the deal on."""
    state = game.new(seats, secret, options)
    return Match(game, state, players or [f"seat {seat + 1}" for seat in range(state.seats)], from_position=False)


def match_from(state: State, players: list[str] | None = None) -> Match:
    """A match that goes on from a position."""
    names = players or [f"seat {seat + 1}" for seat in range(state.seats)]
    start = state.clone()
    start.events = NO_EVENTS  # what led here belongs to another record
    start.telling = True
    return Match(state.game, start, names, from_position=True)


def replay(record: Record, game: Game) -> Match:
    """Play a record again, line by line; BadRecord if it does not fit itself or this program."""
    header = record.header
    for name, mine in (("game", game.id), ("rules", game.rules), ("data", game.data.fingerprint)):
        if header[name] != mine:
            raise BadRecord(
                f"line 1.{name}: is {header[name]!r}, but here it is {mine!r}; it can be watched, not played"
            )
    match = _begin(header, game)
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
        return match.undo(int(line.to))
    return match.hand_over(line.seat, str(line.to))
