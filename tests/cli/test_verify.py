"""`igroteka verify`: a record and its shuffle, believed only as far as they hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.cli import main
from igroteka.core.match import new_match

ANNA = "a7" * 32
GAME = igroteka.game("famiglia")
Header = dict[str, Any]


def agreed() -> Header:
    """What was agreed."""
    options = {option.id: option.default for option in GAME.options}
    told = {"game": GAME.id, "rules": GAME.rules, "data": GAME.data.fingerprint, "options": options}
    return {**told, "seats": 2, "players": ["Аня", "Боря"], "table": "ABC234", "match": 1}


def header() -> str:
    """What the promise binds, as docs/shuffle.md tells anybody to write it."""
    people = [{"person": 0, "name": "Аня", "seat": 0}, {"person": 1, "name": "Боря", "seat": 1}]
    bound = {**agreed(), "contributors": people}
    return json.dumps(bound, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def old_header() -> str:
    """What was agreed, as a server wrote it in version 1."""
    return json.dumps(agreed(), ensure_ascii=False, separators=(",", ":"))


def hashed(*rows: str) -> str:
    """The SHA-256 of these lines."""
    return sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()


PARTS = [f"part 0 {ANNA}", "part 1 -"]


def secret(server: str) -> int:
    """The secret of the match, as docs/shuffle.md tells anybody to compute it."""
    return int(hashed("igroteka shuffle 2", f"server {server}", f"header {header()}", *PARTS), 16)


def old_secret(server: str) -> int:
    """The secret of version 1."""
    return int(hashed("igroteka shuffle 1", f"server {server}", *PARTS, f"header {old_header()}"), 16)


# A record writes the secret as a number: this one is shorter than 64 digits.
SERVER = next(part for part in (f"{number:064x}" for number in range(1000)) if secret(part) < 1 << 252)


def record(change: Callable[[Header], object] = lambda told: None, old: bool = False) -> str:
    """A short match that was shuffled by a server, Anna and not by Boris, whose part came too late."""
    match = new_match(GAME, (old_secret if old else secret)(SERVER), 2, None, ["Аня", "Боря"])
    seat = match.state.turn()[0]
    match.choose(seat, match.state.legal(seat)[0])
    match.resign(1)
    first, *rest = match.record.write().splitlines()
    told: Header = json.loads(first)
    new = hashed("igroteka promise 2", f"server {SERVER}", f"header {header()}")
    told["shuffle"] = {
        **({} if old else {"version": 2}),
        "promise": sha256(SERVER.encode()).hexdigest() if old else new,
        "server": SERVER,
        "parts": [{"person": 0, "name": "Аня", "part": ANNA}, {"person": 1, "name": "Боря", "part": ""}],
        "header": old_header() if old else header(),
    }
    change(told)
    return "\n".join([json.dumps(told), *rest]) + "\n"


def verify(folder: Path, text: str, *options: str) -> int:
    """The exit code."""
    file = folder / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *options])


def test_what_holds_is_told_and_what_no_check_can_tell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record()) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[:4]] == ["The match", "The promise", "The deal", "The agreement"]
    assert ANNA in told[4]
    assert "Боря" in told[5]
    assert "confederate" in told[6]
    assert verify(tmp_path, record(), "--lang", "ru") == 0
    assert "сообщником" in capsys.readouterr().out


def set_in(*path: str, to: object) -> Callable[[Header], object]:
    """Alter one thing in the header."""

    def change(told: Header) -> None:
        for name in path[:-1]:
            told = told[name]
        told[path[-1]] = to

    return change


def other_part(told: Header) -> None:
    """Anna finds another part than hers."""
    told["shuffle"]["parts"][0]["part"] = "b8" * 32


def other_header(told: Header) -> None:
    """Another agreement was shuffled in."""
    told["shuffle"]["header"] = header().replace('"seats":2', '"seats":3')


def phantom(told: Header) -> None:
    """Somebody who was never there gives a part."""
    told["shuffle"]["parts"].append({"person": 2, "name": "Вася", "part": ANNA})


def test_a_record_of_version_1_is_checked_as_such_and_not_believed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(old=True)) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[:4]] == ["The match", "The promise", "The deal", "The agreement"]
    assert not any("WRONG" in line or "BROKEN" in line for line in told), "the exit code is for the version alone"
    assert told[6].startswith("ATTENTION") and "did not bind" in told[6]
    assert verify(tmp_path, record(old=True), "--lang", "ru") == 1
    assert "не скрепляло" in capsys.readouterr().out
    assert verify(tmp_path, record()) == 0
    assert "ATTENTION" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (set_in("shuffle", "promise", to="00" * 32), ["The promise is BROKEN"]),
        (set_in("shuffle", "header", to=old_header() + " "), ["The deal is WRONG", "The agreement is WRONG"]),
        (phantom, ["The deal is WRONG"]),
        (set_in("players", to=["Аня", "Вася"]), ["The agreement is WRONG"]),
    ],
)
def test_what_does_not_hold_in_version_1_is_named(
    change: Callable[[Header], object], broken: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(change, old=True)) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told if "WRONG" in line or "BROKEN" in line] == broken


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (set_in("shuffle", "promise", to="00" * 32), ["The promise is BROKEN"]),
        (set_in("shuffle", "server", to="00" * 32), ["The promise is BROKEN", "The deal is WRONG"]),
        (other_part, ["The deal is WRONG"]),
        (other_header, ["The promise is BROKEN", "The deal is WRONG", "The agreement is WRONG"]),
        (
            set_in("shuffle", "header", to="{"),
            ["The promise is BROKEN", "The deal is WRONG", "The agreement is WRONG", "The list of people is WRONG"],
        ),
        (phantom, ["The deal is WRONG", "The list of people is WRONG"]),
        (set_in("players", to=["Аня", "Вася"]), ["The agreement is WRONG"]),
        (set_in("start", to={"secret": "1"}), ["The match does NOT fit", "The deal is WRONG"]),
    ],
)
def test_what_does_not_hold_is_named(
    change: Callable[[Header], object], broken: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(change)) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told if "WRONG" in line or "BROKEN" in line or "NOT" in line] == broken


def test_an_altered_entry_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record().replace('"resign","seat":1', '"resign","seat":0')) == 1
    assert "The match does NOT fit: line 3" in capsys.readouterr().out


def test_a_match_that_no_server_dealt_has_no_shuffle_to_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(lambda told: told.pop("shuffle"))) == 0
    assert "nothing about its shuffle" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (set_in("rules", to=999), "other rules"),
        (set_in("shuffle", to={"promise": 1}), "line 1.shuffle"),
        (set_in("shuffle", "version", to=3), "version"),
        (set_in("shuffle", "server", to="AB" * 32), "line 1.shuffle"),
        (set_in("shuffle", "header", to="\ud800"), "line 1.shuffle"),
        (set_in("seen_by", to=0), "with everything"),
        (set_in("game", to="chess"), "chess"),
        (lambda told: told.pop("hash"), "hash"),
    ],
)
def test_what_cannot_be_checked_is_bad_input(
    change: Callable[[Header], object], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(change)) == 2
    err = capsys.readouterr().err
    assert (named in err, err.count("\n")) == (True, 1)
