"""`igroteka replay`: a record, checked and told."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from igroteka.bots.bot_reasons import bot_reasons
from igroteka.bots.hint import Reason
from igroteka.cli import record_file
from igroteka.cli.arguments import Commands, add_data, add_json, add_language, command, seat_number
from igroteka.cli.play import checked
from igroteka.cli.screen import Screen, console, printable
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadOptions, BadRecord, OtherRules
from igroteka.core.event import MODERATOR, SPECTATOR, Event
from igroteka.core.game import Game
from igroteka.core.match.match import Match
from igroteka.core.match.record import THE_TABLE, Line, Record, read_event
from igroteka.registry import game

DESCRIPTION = """\
Check a record by playing it again, line by line, and tell it as a story: what everybody did, the table at the end,
the result. A record that was cut or altered is refused, with the number of the line. A record of older rules is
checked if by the present ones all goes the same way. One that goes otherwise, or of newer rules or other data, is
told from the events written in it; nobody can check it then, so it says so."""

EXAMPLES = """
igroteka replay game.jsonl                the whole story
igroteka replay game.jsonl --to 40        up to entry 40, and the table there
igroteka replay game.jsonl --why          and why bots voted as they did
igroteka replay game.jsonl --as 2 --json  what the second player could know, for a program
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "replay", "check and tell a record", DESCRIPTION, EXAMPLES, run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `play` and `selfplay` write it")
    parser.add_argument(
        "--as",
        dest="viewer",
        default="spectator",
        metavar="WHO",
        help="spectator (default), moderator, or a seat from 1",
    )
    parser.add_argument("--why", action="store_true", help="of a game that is over: say why bots voted as they did")
    parser.add_argument("--to", metavar="N", help="stop after entry N; 0 is the deal")
    add_data(parser)
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Read, check, tell."""
    record = record_file.read(args.file)
    header = record.header
    seats = header["seats"]
    assert isinstance(seats, int)
    viewer = who(args.viewer, seats)
    here = game(str(header["game"]), args.data)
    try:
        whole, differs = checked(record, here, args.file), ""
    except OtherRules:
        whole, differs = None, difference(header, here)
    part = Record(header, record.lines[: entry(args.to, len(record.lines))])
    match = None if whole is None else checked(part, here, args.file)
    if args.json:
        print(json.dumps(report(part, match, viewer), ensure_ascii=False))
        return 0
    thoughts = {} if whole is None or not args.why else bot_reasons(whole)
    story(part, match, viewer, here, TerminalWords(here.id, args.lang), differs, thoughts)
    return 0


def who(text: str, seats: int) -> int:
    """The viewer that was asked for."""
    named = {"spectator": SPECTATOR, "moderator": MODERATOR}
    return named[text] if text in named else seat_number(text, seats)


def entry(text: str | None, most: int) -> int:
    """The number of the last line to tell."""
    if text is None:
        return most
    if text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most:
        return int(text)
    raise BadOptions(f"to: must be a number from 0 to {most}, not {text[:40]!r}")


def difference(header: Mapping[str, object], here: Game) -> str:
    """In what the record's game differs from ours."""
    if header["rules"] != here.rules:
        return f"rules {header['rules']} / {here.rules}"
    return printable(f"data {header['data']} / {here.data.fingerprint}")[:60]


def beginning(record: Record) -> list[Event]:
    """The events of the deal."""
    events = record.header["events"]
    assert isinstance(events, list)
    return [read_event(event, f"line 1.events[{number}]") for number, event in enumerate(events)]


def report(record: Record, match: Match | None, viewer: int) -> dict[str, Any]:
    """The story for a program: the events that the viewer may know."""
    header = record.header
    names = ("game", "rules", "data", "changes", "options", "players")
    lines = []
    for line in record.lines:
        row = {key: value for key, value in line.dump().items() if key in ("n", "line", "seat", "to")}
        # What was chosen may be a secret of the seat: it is told by the events.
        if viewer in (MODERATOR, line.seat) and line.choice:
            row["choice"] = line.choice
        lines.append({**row, "events": heard(line.events, viewer)})
    return {
        **{name: header[name] for name in names},
        "checked": match is not None,
        "start": heard(beginning(record), viewer),
        "lines": lines,
        "view": None if match is None else match.state.view(viewer),
        "outcome": ending(record),
    }


def heard(events: Sequence[Event], viewer: int) -> list[dict[str, object]]:
    """The events as the viewer hears them."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def ending(record: Record) -> dict[str, object] | None:
    """The result, if the record has come to it."""
    return record.lines[-1].outcome if record.lines else None


def story(
    record: Record,
    match: Match | None,
    viewer: int,
    here: Game,
    words: TerminalWords,
    differs: str,
    thoughts: Mapping[int, Sequence[tuple[int, Reason]]],
) -> None:
    """The story for people; thoughts are those of bots, by line."""
    players = record.header["players"]
    assert isinstance(players, list)
    called = [f"{words.player(seat)} ({words.holder(str(name))})" for seat, name in enumerate(players)]
    screen = Screen(words, called, console())
    screen.rule(words.say("cli-welcome", title=words.say("title"), rules=record.header["rules"]))
    if differs:
        screen.say("cli-other-rules", "bold", reason=differs)
    screen.tell(beginning(record), viewer)
    for line in record.lines:
        tell(screen, line, viewer)
        for seat, reason in thoughts.get(line.number, ()):
            screen.note(line.number, f"{called[seat]}: {words.reason(reason, called, viewer)}")
    screen.console.print()
    if match is not None:
        screen.table(match.state, viewer)
        screen.console.print()
    outcome = ending(record)
    if outcome is None:
        screen.say("cli-unfinished")
    else:
        screen.outcome(sound(outcome, len(players)), viewer)


def tell(screen: Screen, line: Line, viewer: int) -> None:
    """One line of the log."""
    say = screen.words.say
    if line.kind == "undo":
        player = printable(line.by) if line.seat == THE_TABLE else screen.words.player(line.seat)
        screen.note(line.number, say("cli-line-undo", player=player, to=line.to))
    elif line.kind == "seat":
        player = screen.words.player(line.seat)
        screen.note(line.number, say("cli-line-seat", player=player, to=printable(screen.words.holder(str(line.to)))))
    elif line.kind in ("moderator", "link"):
        key = "cli-line-moderator" if line.kind == "moderator" else "cli-line-link"
        screen.note(line.number, say(key, to=printable(str(line.to)), by=printable(line.by)))
    elif line.kind == "conduct":
        screen.note(line.number, say("cli-line-conduct", deed=printable(str(line.to)), by=printable(line.by)))
    elif line.kind == "alter":
        told = screen.words.say(f"altered-{line.choice}", value=str(line.to), name=printable(line.by))
        screen.note(line.number, told)
    elif line.kind == "time-up":
        screen.note(line.number, say("cli-line-time-up", player=screen.words.player(line.seat)))
    elif line.kind == "rules":
        screen.note(line.number, say("cli-line-rules", to=line.to))
    screen.tell(line.events, viewer, line.number)


def sound(outcome: Mapping[str, object], seats: int) -> Mapping[str, object]:
    """An outcome that nobody could check has at least the form of one."""
    for name, kind in (("scores", int), ("places", int), ("sheet", dict), ("sides", int)):
        row = outcome.get(name, [0] * seats if name == "sides" else None)
        if not isinstance(row, list) or len(row) != seats or not all(isinstance(item, kind) for item in row):
            raise BadRecord(f"the last line.outcome.{name}: must say something of every seat")
    winners = outcome.get("winners", [])
    if not isinstance(winners, list) or not all(isinstance(name, str) for name in winners):
        raise BadRecord("the last line.outcome.winners: must be a list of names")
    return outcome
