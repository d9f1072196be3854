"""A match: the log is the truth, and the position is its replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from igroteka.core.altering import alter
from igroteka.core.chance import Rng
from igroteka.core.closing import close, expire, may_sketch
from igroteka.core.errors import BadNotation, BadRecord, IllegalAction, OtherRules
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.match.line_context import LineContext
from igroteka.core.match.record import SKETCH, THE_TABLE, Line, Record, alike
from igroteka.core.match.sketch import strokes_of
from igroteka.core.match.undo import Before, Move, TakeBack
from igroteka.core.removal import send_out
from igroteka.core.state import RULES_OF_THE_TABLE, State

# So many calls of the moderator can be taken back: those of a night and a day.
MOST_CALLS: Final = 60


class Match:
    """A header and append-only numbered lines; every change of the position is one line more."""

    def __init__(self, game: Game, start: State, header: dict[str, object]) -> None:
        self.game = game
        self.header = header
        # The version of the rules by which it is played now; those of its beginning may be older.
        self.rules = game.rules
        # Positions are never changed here, only left behind, so that they may be shared.
        self.start = start
        self.state = start
        # Of the last line, and of the last one that is still in effect.
        self.number = 0
        self.effect = 0
        # Grows with every decision that is made; sealed answers leave no trace in it.
        self.decision = 1
        self.back = TakeBack()
        # The moments before the latest calls of a game with a moderator, the last one at the end; and since when the
        # present decision is open.
        self.calls: list[Before] = []
        self.opened = Before(0, start, self.back, [])
        # What was played since anybody last learnt something.
        self.moves: list[Move] = []
        # The seats whose sealed answers, as they stand, somebody else gave.
        self.helped: list[int] = []
        # The sketches of the present step by seat; all see them, without a name, when it ends.
        self.sketches: dict[int, str] = {}
        # All that happened, also what was undone; after `branch` only what happened since.
        self.contexts: list[LineContext] = []

    def branch(self) -> Match:
        """The same match to be played on: this one stays as it is, and the branch remembers only its own lines."""
        branch = Match(self.game, self.start, self.header)
        branch.state, branch.number, branch.effect = self.state, self.number, self.effect
        branch.decision, branch.back, branch.moves = self.decision, self.back, self.moves
        branch.calls, branch.opened = self.calls, self.opened
        branch.helped, branch.sketches = self.helped, self.sketches
        branch.rules = self.rules
        return branch

    @property
    def lines(self) -> list[Line]:
        """All that happened, also what was undone; after `branch` only what happened since."""
        return [told.line for told in self.contexts]

    @property
    def record(self) -> Record:
        """The match on paper."""
        return Record(self.header, self.lines)

    @property
    def path(self) -> list[int]:
        """The numbers of the lines that changed the position and were not undone."""
        path: list[int] = []
        for told in self.contexts:
            line = told.line
            if line.kind == "undo":
                path = [number for number in path if number <= int(line.to)]
            elif not line.stays:
                path.append(line.number)
        return path

    def course(self) -> Iterator[tuple[LineContext, Before]]:
        """All lines in effect, each with the moment before it."""
        past = Match(self.game, self.start, self.header)
        for number in self.path:
            told = self.contexts[number - 1]
            yield told, Before(past.effect, past.state, past.back, past.moves)
            past.number = number - 1
            past._again(told.line)

    def after(self, number: int, known: Mapping[int, State] | None = None) -> State:
        """The position after this line, which is in effect; 0: after the deal.

        `known`: positions after other lines, from which to go on.
        """
        path, known = [0, *self.path], known or {}
        if number not in path:
            raise BadRecord(f"line {number} is not in effect")
        way = path[1 : path.index(number) + 1]
        last = max((at for at, passed in enumerate(way, 1) if passed in known), default=0)
        past = Match(self.game, known[path[last]] if last else self.start, self.header)
        for passed in way[last:]:
            past._again(self.contexts[passed - 1].line)
        return past.state

    def choose(self, seat: int, action: int) -> Line:
        """A player's choice, or IllegalAction and nothing changed."""
        return self.play("choice", seat, action)

    def time_up(self, seat: int, rng: Rng) -> Line:
        """The seat did not answer in time: the table gives the answer that tells nothing."""
        if seat not in self.state.turn():
            raise IllegalAction("not-your-turn", RULES_OF_THE_TABLE)
        before, after = self.state, self.state.clone()
        if expire(after, seat):
            return self._expired(seat, before, after)
        return self.play("time-up", seat, before.default(seat, rng))

    def expire(self, seat: int) -> Line:
        """The seat did not answer in time, and its step has something of its own to happen then."""
        before, after = self.state, self.state.clone()
        if not expire(after, seat):
            raise IllegalAction("not-now", before.top.clause)
        return self._expired(seat, before, after)

    def _expired(self, seat: int, before: State, after: State) -> Line:
        line = Line(self.number + 1, "time-up", seat)
        what_happened(line, after, True)
        return self._follow(LineContext(line, before, after), after, None)

    def close(self, given: dict[int, int], by: str = "") -> Line:
        """Close the window that is open, with these answers for the seats that gave none.

        Or IllegalAction and nothing changed.
        """
        before, after = self.state, self.state.clone()
        close(after, given)
        answers = {seat: self.game.notation(action) for seat, action in sorted(given.items())}
        line = Line(self.number + 1, "close", THE_TABLE, by=by, answers=answers)
        what_happened(line, after, True)
        return self._follow(LineContext(line, before, after), after, None)

    def play(self, kind: str, seat: int, action: int, by: str = "") -> Line:
        """An answer, by the seat itself, by somebody for it, or by the table for a seat whose time was up."""
        before, after = self.state, self.state.clone()
        after.play(seat, action)
        line = Line(self.number + 1, kind, seat, choice=self.game.notation(action), by=by)
        what_happened(line, after, after.turn() != before.turn())
        return self._follow(LineContext(line, before, after), after, (line.number, seat, action))

    def resign(self, seat: int) -> Line:
        """The seat gives up, and the match is over."""
        self._going_on(seat)
        after = self.state.clone()
        after.resign(seat)
        line = Line(self.number + 1, "resign", seat)
        what_happened(line, after, True)
        return self._follow(LineContext(line), after, None)

    def give_up(self, seat: int, to: str) -> Line:
        """The seat gives up, and somebody else plays it to the end."""
        self._going_on(seat)
        return self._write(LineContext(Line(self.number + 1, "resign", seat, to=to)))

    def remove(self, seat: int, by: str = "") -> Line:
        """The room, or its moderator, sends the seat out of the game; or IllegalAction and nothing changed."""
        after = self.state.clone()
        send_out(after, seat)
        line = Line(self.number + 1, "remove", seat, by=by)
        what_happened(line, after, True)
        told = LineContext(line)
        told.news = True  # nobody takes it back
        return self._follow(told, after, None)

    def undo(self, seat: int, to: int, by: str = "") -> Line:
        """The seat, or the moderator, goes back to the position after line `to` (0: the start); the log keeps what was
        undone.
        """
        if seat != THE_TABLE:
            self._has(seat)
        called = next((before for before in reversed(self.calls) if before.number == to), None)
        before = self.back.moment(to) or called or self._moment(to)
        self.state, self.back, self.moves, self.effect = before.state, before.back, before.moves, before.number
        self.decision += 1
        self.calls = [before for before in self.calls if before.number < to]
        self.opened = before
        self.helped, self.sketches = [], {}
        return self._write(LineContext(Line(self.number + 1, "undo", seat, to=to, hash=self.state.hash(), by=by)))

    def draw(self, seat: int, sketch: str) -> Line:
        """The seat's sketch for the present step, in place of an earlier one (empty: none), or an error and nothing
        changed.
        """
        self._going_on(seat)
        if not may_sketch(self.state, seat):
            raise IllegalAction("no-sketch", self.state.top.clause)
        strokes_of(sketch)
        others = {other: drawn for other, drawn in self.sketches.items() if other != seat}
        self.sketches = {**others, seat: sketch} if sketch else others
        told = LineContext(Line(self.number + 1, "sketch", seat, choice=sketch))
        told.sealing = True
        return self._write(told)

    def hand_over(self, seat: int, to: str, by: str = "") -> Line:
        """Somebody else plays this seat from now on; `by`: those who agreed, if they were asked."""
        self._has(seat)
        return self._write(LineContext(Line(self.number + 1, "seat", seat, to=to, by=by)))

    def change_moderator(self, to: str, by: str) -> Line:
        """Somebody moderates from now on who did not before, and these agreed."""
        return self._write(LineContext(Line(self.number + 1, "moderator", THE_TABLE, to=to, by=by)))

    def replace_link(self, seat: int, to: str, by: str) -> Line:
        """The person of this seat, or the moderator, is given a new link, and these agreed."""
        if seat != THE_TABLE:
            self._has(seat)
        return self._write(LineContext(Line(self.number + 1, "link", seat, to=to, by=by)))

    def conduct(self, deed: str, by: str) -> Line:
        """Somebody who may paused the evening, or changed its time; the position stays as it is."""
        return self._write(LineContext(Line(self.number + 1, "conduct", THE_TABLE, to=deed, by=by)))

    def alter(self, option: str, value: str, by: str) -> Line:
        """Whoever may lets an option be another from now on; or IllegalAction and nothing changed."""
        after = self.state.clone()
        alter(after, option, value)
        self.state, self.effect = after, self.number + 1
        return self._write(LineContext(Line(self.number + 1, "alter", THE_TABLE, choice=option, to=value, by=by)))

    @property
    def is_of_older_rules(self) -> bool:
        """Was it played by older rules than the present ones until now?"""
        return self.rules < self.game.rules

    def renew(self, rules: int) -> Line:
        """By the newer rules all went as it did by the older ones: from here on the match is of these."""
        if rules <= self.rules:
            raise BadRecord(f"rules {rules} are not newer than rules {self.rules}")
        if rules > self.game.rules:
            raise OtherRules(f"goes on by rules {rules}, but here they are {self.game.rules}")
        self.rules = rules
        return self._write(LineContext(Line(self.number + 1, "rules", THE_TABLE, to=rules)))

    def again(self, line: Line) -> LineContext:
        """Let a line of a record happen once more.

        BadRecord if it does not fit what came before it, OtherRules if it was played by older rules.
        """
        if line.number != self.number + 1:
            raise BadRecord("a line is missing, doubled or out of place")
        try:
            fits = alike(self._again(line).dump(), line.dump())
            why = "" if fits else "the record says otherwise than the game; it was altered"
        except (IllegalAction, BadNotation) as error:
            why = str(error)
        if why and self.is_of_older_rules:
            raise OtherRules(f"by rules {self.game.rules} it goes otherwise than by rules {self.rules} ({why})")
        if why:
            raise BadRecord(why)
        return self.contexts[-1]

    def _again(self, line: Line) -> Line:
        again = AGAIN.get(line.kind)
        if again is not None:
            return again(self, line)
        return self.play(line.kind, line.seat, self.game.parse(line.choice), line.by)

    def _follow(self, told: LineContext, after: State, move: Move | None) -> Line:
        """The position moves on."""
        before = Before(self.effect, self.state, self.back, self.moves)
        self._note_call(told, after)
        self.back = self.back.after(told, before)
        if told.news:
            self.moves = []
        elif move is not None:
            self.moves = [*self.moves, move]
        self.state = after
        self.effect = told.line.number
        line = told.line
        if line.kind == "choice":
            others = [seat for seat in self.helped if seat != line.seat]
            self.helped = sorted([*others, line.seat]) if line.by else others
        if not told.sealing:
            told.helped, self.helped = self.helped, []
            if self.sketches:  # in the order of what they show: nobody knows whose they are
                shown = [Event(SKETCH, {"strokes": strokes_of(sketch)}) for sketch in sorted(self.sketches.values())]
                line.events, self.sketches = [*line.events, *shown], {}
            self.decision += 1
        return self._write(told)

    def _note_call(self, told: LineContext, after: State) -> None:
        """Keep where a call began of which this line is the end."""
        if told.sealing or not self.state.held or self.game.moderated is None:
            return
        # What was answered at a covert call is asked anew: else screens would show who had answered.
        last = self.opened if told.covert else Before(self.effect, self.state, TakeBack(), [])
        # Nobody is brought back who was sent out.
        self.calls = [] if told.line.kind == "remove" else [*self.calls[1 - MOST_CALLS :], last]
        self.opened = Before(told.line.number, after, TakeBack(), [])

    def _write(self, told: LineContext) -> Line:
        self.number = told.line.number
        self.contexts.append(told)
        return told.line

    def _moment(self, to: int) -> Before:
        """A moment that nobody may ask for any more, played again from the start."""
        if to != 0 and to not in self.path:
            raise BadRecord(f"undo: line {to} is not in effect")
        for _, before in self.course():
            if before.number == to:
                return before
        return Before(self.effect, self.state, self.back, self.moves)

    def _going_on(self, seat: int) -> None:
        if self.state.over:
            raise IllegalAction("game-over", RULES_OF_THE_TABLE)
        self._has(seat)

    def _has(self, seat: int) -> None:
        if not self.state.has(seat):
            raise IllegalAction("no-such-seat", RULES_OF_THE_TABLE)


def what_happened(line: Line, after: State, turn_moved: bool) -> None:
    """Write into the line what it led to."""
    line.events = after.events
    if turn_moved or after.over:
        line.hash = after.hash()
    outcome = after.outcome()
    line.outcome = None if outcome is None else outcome.dump()


def time_up_again(match: Match, line: Line) -> Line:
    """The table gave an answer, or something of the step's own happened."""
    return match.play(line.kind, line.seat, match.game.parse(line.choice)) if line.choice else match.expire(line.seat)


def close_again(match: Match, line: Line) -> Line:
    """The window is closed with the same answers."""
    return match.close({seat: match.game.parse(answer) for seat, answer in line.answers.items()}, line.by)


def resign_again(match: Match, line: Line) -> Line:
    """Somebody else plays the seat to the end, or the match is over."""
    return match.give_up(line.seat, str(line.to)) if line.passes_seat else match.resign(line.seat)


# How a line of each kind happens once more, where it is no answer.
AGAIN: Final[dict[str, Callable[[Match, Line], Line]]] = {
    "time-up": time_up_again,
    "close": close_again,
    "resign": resign_again,
    "remove": lambda match, line: match.remove(line.seat, line.by),
    "sketch": lambda match, line: match.draw(line.seat, line.choice),
    "undo": lambda match, line: match.undo(line.seat, int(line.to), line.by),
    "seat": lambda match, line: match.hand_over(line.seat, str(line.to), line.by),
    "moderator": lambda match, line: match.change_moderator(str(line.to), line.by),
    "link": lambda match, line: match.replace_link(line.seat, str(line.to), line.by),
    "conduct": lambda match, line: match.conduct(str(line.to), line.by),
    "alter": lambda match, line: match.alter(line.choice, str(line.to), line.by),
    "rules": lambda match, line: match.renew(int(line.to)),
}
