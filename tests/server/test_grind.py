"""A server that knows all parts looks for other cards: the promise leaves it none."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

import igroteka
from igroteka.core.match.begin import header_of
from igroteka.core.match.match import Match
from igroteka.core.match.record import Record, read_record
from igroteka.server import shuffle
from igroteka.server.shuffle_check import verdict
from igroteka.server.wire import Contribution

GAME = igroteka.game("famiglia")
PLAYERS = ["Ann", "Bob"]
SERVER = sha256(b"server").hexdigest()
PARTS = [Contribution(number, name, sha256(name.encode()).hexdigest()) for number, name in enumerate(PLAYERS)]
PEOPLE: list[dict[str, object]] = [{"person": part.person, "name": part.name, "seat": part.person} for part in PARTS]
AGREED: dict[str, Any] = {
    "game": GAME.id,
    "rules": GAME.rules,
    "data": GAME.data.fingerprint,
    "options": dict(GAME.agreed(2, {})),
    "seats": 2,
    "players": PLAYERS,
}
HEADER = shuffle.header(AGREED, "KABC23", 1, PEOPLE, None)
# Shown before any part was known.
PROMISE = shuffle.promise(SERVER, HEADER)
TRIES = 64


def dealt(header: str, parts: list[Contribution], rows: list[str], version: int) -> Record:
    """The record of a match whose secret is the hash of these rows."""
    secret = sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()
    state = GAME.new(2, int(secret, 16), AGREED["options"], held=True)
    given = [{"person": part.person, "name": part.name, "part": part.part} for part in parts]
    told = {"version": version, "promise": PROMISE, "server": SERVER, "parts": given, "header": header}
    if version == 1:
        told["promise"] = sha256(SERVER.encode()).hexdigest()
    return read_record(Match(GAME, state, header_of(state, PLAYERS, False, told)).record.write())


def new_form(header: str, parts: list[Contribution]) -> Record:
    """Dealt by the text of version 2."""
    rows = [f"part {part.person} {part.part or '-'}" for part in parts]
    return dealt(header, parts, ["igroteka shuffle 2", f"server {SERVER}", f"header {header}", *rows], 2)


def old_form(header: str, parts: list[Contribution]) -> Record:
    """Dealt by the text of version 1."""
    rows = [f"part {part.person} {part.part or '-'}" for part in parts]
    return dealt(header, parts, ["igroteka shuffle 1", f"server {SERVER}", *rows, f"header {header}"], 1)


def blanks(header: str, number: int) -> str:
    """Blanks and tabs, as many kinds as there are tries."""
    return header[:1] + "".join(" \t"[number >> bit & 1] for bit in range(8)) + header[1:]


def phantom(number: int) -> list[Contribution]:
    """A part of somebody who was never there."""
    return [*PARTS, Contribution(99, "Bob", sha256(str(number).encode()).hexdigest())]


def escaped(header: str, number: int) -> str:
    """Some letters as escapes."""
    letters = [spot for spot, letter in enumerate(header) if letter.isalpha()][:8]
    return "".join(
        f"\\u{ord(letter):04x}" if spot in letters and (number + 1) >> letters.index(spot) & 1 else letter
        for spot, letter in enumerate(header)
    )


def with_match(number: int) -> str:
    """Another number of the match."""
    return shuffle.header(AGREED, "KABC23", number + 2, PEOPLE, None)


def renumbered(number: int) -> str:
    """The second person has another number."""
    return shuffle.header(AGREED, "KABC23", 1, [PEOPLE[0], {**PEOPLE[1], "person": number + 2}], None)


GRINDS: dict[str, Callable[[int], tuple[str, list[Contribution]]]] = {
    "extra": lambda n: (shuffle.canonical({**json.loads(HEADER), "x": n}), PARTS),
    "blanks": lambda n: (blanks(HEADER, n), PARTS),
    "phantom": lambda n: (HEADER, phantom(n)),
    "escapes": lambda n: (escaped(HEADER, n), PARTS),
    "another match": lambda n: (with_match(n), PARTS),
    "another number of a person": lambda n: (renumbered(n), [PARTS[0], Contribution(n + 2, "Bob", PARTS[1].part)]),
    "blanks at the end": lambda n: (HEADER + " " * (n + 1), PARTS),
}


def holds(record: Record) -> bool:
    """Does the check say that all is well?"""
    found = verdict(record)
    return found is not None and found.holds


def test_the_promised_deal_holds() -> None:
    assert holds(new_form(HEADER, PARTS))


@pytest.mark.parametrize("how", GRINDS)
def test_no_second_deal_fits_the_promise(how: str) -> None:
    tries = [new_form(*GRINDS[how](number)) for number in range(TRIES)]
    assert len({str(record.header["start"]) for record in tries}) == TRIES
    assert not any(map(holds, tries))


OLD = json.dumps({**AGREED, "table": "KABC23", "match": 1}, ensure_ascii=False, separators=(",", ":"))
OLD_GRINDS: dict[str, Callable[[int], tuple[str, list[Contribution]]]] = {
    "extra": lambda n: (OLD[:-1] + f',"x":{n}}}', PARTS),
    "blanks": lambda n: (blanks(OLD, n), PARTS),
    "phantom": lambda n: (OLD, phantom(n)),
    "escapes": lambda n: (escaped(OLD, n), PARTS),
}


@pytest.mark.parametrize("how", OLD_GRINDS)
def test_the_plainest_tricks_are_refused_in_version_1_too(how: str) -> None:
    assert holds(old_form(OLD, PARTS))
    assert not any(holds(old_form(*OLD_GRINDS[how](number))) for number in range(TRIES))
