"""`igroteka verify`: was the match dealt and played as it should be?"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.cli import record_file
from igroteka.cli.arguments import Commands, add_data, add_language, command
from igroteka.cli.replay import difference
from igroteka.cli.screen import printable
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadRecord, OtherRules
from igroteka.core.game import Game
from igroteka.core.match.begin import replay
from igroteka.core.match.record import Record
from igroteka.registry import game

if TYPE_CHECKING:
    from igroteka.server.shuffle_check import Verdict

DESCRIPTION = """\
Check a record that a table gave out after the end, with everything: play every entry again by the rules, then check
the shuffle. The server promised its part, what was agreed and who may add a part before it knew anybody else's; the
secret that dealt the cards must come from all of these and from nothing else (docs/shuffle.md). Exit code 1 if
something does not hold, or if the shuffle is of version 1, whose promise did not bind enough to be believed."""

EXAMPLES = """
igroteka verify game.jsonl
igroteka verify game.jsonl --lang ru
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "verify", "check a record and its shuffle", DESCRIPTION, EXAMPLES, run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record with everything, as a table gives it out")
    add_data(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Check everything and say of each what holds."""
    record = read(args.file)
    here = game(str(record.header["game"]), args.data)
    words = TerminalWords(None, args.lang)
    played = check_play(record, here, args.file, words)
    shuffled = check_shuffle(record, args.file, words)
    return 0 if played and shuffled else 1


def read(file: Path) -> Record:
    """The record; one that tells only what somebody saw is readable for people, but holds too little to be checked."""
    try:
        return record_file.read(file)
    except BadRecord:
        if file.is_file() and b'"seen_by"' in file.read_bytes().partition(b"\n")[0]:
            raise BadRecord(f"{file}: tells only what one viewer saw; get the record with everything") from None
        raise


def check_play(record: Record, here: Game, file: Path, words: TerminalWords) -> bool:
    """Play every entry again; those of older rules by the present ones."""
    try:
        replay(record, here)
    except OtherRules:
        differs = difference(record.header, here)
        raise BadRecord(
            f"{file}: was played under other rules or data ({differs}); it cannot be checked here"
        ) from None
    except BadRecord as error:
        print(words.say("cli-verify-altered", reason=printable(str(error))))
        return False
    print(words.say("cli-verify-played", count=len(record.lines)))
    if record.header["rules"] != here.rules:
        print(words.say("cli-verify-older-rules", then=record.header["rules"], now=here.rules))
    return True


def check_shuffle(record: Record, file: Path, words: TerminalWords) -> bool:
    """Compute the shuffle again; then say what no check can tell."""
    # here, so that the other commands start quickly
    from igroteka.server.shuffle import VERSION
    from igroteka.server.shuffle_check import verdict

    try:
        found = verdict(record)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    if found is None:
        print(words.say("cli-verify-no-shuffle"))
        return True
    for line in told(found, words):
        print(line)
    # An older version leaves a server other deals to choose from, also one of today that writes it into its record.
    return found.holds and found.version == VERSION


def told(found: Verdict, words: TerminalWords) -> Iterator[str]:
    """The verdict in words, the parts, and what it cannot exclude."""
    old = found.version == 1
    kept = "cli-verify-promise-old" if old else "cli-verify-promise"
    dealt = "cli-verify-by-hand" if found.by_hand else "cli-verify-secret"
    agreed = "cli-verify-agreed-old" if old else "cli-verify-agreed"
    yield words.say(kept if found.kept else "cli-verify-promise-broken", promise=found.promise)
    yield words.say(dealt if found.fair else "cli-verify-secret-broken")
    yield words.say(agreed if found.same else "cli-verify-agreed-broken")
    if not found.listed:
        yield words.say("cli-verify-people-broken")
    for part in found.parts:
        key = "cli-verify-part" if part.part else "cli-verify-no-part"
        yield words.say(key, name=printable(part.name), part=part.part)
    if old:
        yield words.say("cli-verify-old")
    yield words.say("cli-verify-limits")
