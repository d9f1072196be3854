"""The examples of docs/shuffle_vectors.json: checked by the server's own check, and by a stranger who has read
docs/shuffle.md and nothing else."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest

from igroteka.core.errors import BadRecord
from igroteka.core.match.record import Record
from igroteka.server.shuffle_check import Verdict, verdict
from tests.server.shuffle_vectors import FILE, text

Plain = dict[str, Any]
VECTORS: Plain = json.loads(FILE.read_text(encoding="utf-8"))
FORGED: list[Plain] = VECTORS["forged"]


def test_the_file_is_the_one_that_its_command_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run `python -m tests.server.shuffle_vectors`"


def found(case: Plain) -> Verdict:
    """What the server's own check says of the record."""
    start = {"secret": case["secret"].lstrip("0")}
    made = verdict(Record({**case["agreed"], "start": start, "shuffle": case["shuffle"]}, []))
    assert made
    return made


def named(case: Plain) -> str:
    """The case in a test's name."""
    return str(case["name"])


@pytest.mark.parametrize("case", VECTORS["honest"] + VECTORS["old"], ids=named)
def test_an_honest_shuffle_holds(case: Plain) -> None:
    assert found(case).holds
    assert found(case).version == case["shuffle"].get("version", 1)


@pytest.mark.parametrize("case", FORGED, ids=named)
def test_a_forged_record_is_refused_or_needs_a_witness(case: Plain) -> None:
    try:
        holds = found(case).holds
    except BadRecord:
        holds = False
    assert holds == (case["refused_by"] == "witness")


# --- the stranger


DIGITS = re.compile(r"[0-9a-f]{64}\Z")


def canonical(value: object) -> str:
    """As the document says it."""
    if isinstance(value, str):
        short = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
        return '"' + "".join(short.get(c) or (f"\\u{ord(c):04x}" if c < " " else c) for c in value) + '"'
    if isinstance(value, dict):
        return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if not isinstance(value, int):
        raise ValueError("no such number")
    return str(value)


def sha(*lines: str) -> str:
    """SHA-256 of lines that each end with a newline."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def stranger(case: Plain) -> set[str]:
    """What does not hold in a record of version 2."""
    shuffle, agreed = case["shuffle"], case["agreed"]
    server, header, parts = shuffle["server"], shuffle["header"], shuffle["parts"]
    bound = json.loads(header)
    wrong = set()
    if (
        not DIGITS.match(server)
        or sha("igroteka promise 2", f"server {server}", f"header {header}") != shuffle["promise"]
    ):
        wrong.add("promise")
    lines = [f"part {part['person']} {part['part'] or '-'}" for part in parts]
    if sha("igroteka shuffle 2", f"server {server}", f"header {header}", *lines) != case["secret"]:
        wrong.add("secret")
    again = {key: agreed[key] for key in ("game", "rules", "data", "options", "seats", "players")}
    again |= {key: bound[key] for key in ("table", "match", "contributors")}
    if "deal" in agreed:
        again["deal"] = sha("igroteka deal 2", f"server {server}", f"deal {canonical(agreed['deal'])}")
    if "first" in agreed:
        again["first"] = agreed["first"]
    try:
        if canonical(again) != header:
            wrong.add("header")
    except ValueError:
        wrong.add("header")
    people = bound["contributors"]
    order, seats = [one["person"] for one in people], [one["seat"] for one in people]
    bots = {"bot easy", "bot steady", "bot strong"}
    if (
        order != sorted(set(order))
        or len(seats) != len(set(seats))
        or any(one["seat"] != -1 and agreed["players"][one["seat"]] != one["name"] for one in people)
        or any(seat not in seats and name not in bots for seat, name in enumerate(agreed["players"]))
        or [(part["person"], part["name"]) for part in parts] != [(one["person"], one["name"]) for one in people]
        or any(part["part"] and not DIGITS.match(part["part"]) for part in parts)
    ):
        wrong.add("people")
    return wrong


@pytest.mark.parametrize("case", VECTORS["canonical"], ids=lambda case: repr(case["value"])[:20])
def test_a_stranger_writes_the_same_json(case: Plain) -> None:
    assert canonical(case["value"]) == case["text"]


@pytest.mark.parametrize("case", VECTORS["honest"], ids=named)
def test_a_stranger_finds_honest_shuffles_whole(case: Plain) -> None:
    assert stranger(case) == set()
    shuffle = case["shuffle"]
    assert hashlib.sha256(case["promise_text"].encode()).hexdigest() == shuffle["promise"]
    assert hashlib.sha256(case["secret_text"].encode()).hexdigest() == case["secret"]


@pytest.mark.parametrize("case", [case for case in FORGED if case["shuffle"].get("version") == 2], ids=named)
def test_the_server_finds_whatever_a_stranger_finds(case: Plain) -> None:
    wrong = stranger(case)
    assert bool(wrong) == (case["refused_by"] == "record")
    shuffle = case["shuffle"]
    digits = [shuffle["server"], *(part["part"] for part in shuffle["parts"] if part["part"])]
    if all(map(DIGITS.match, digits)):
        mine = found(case)
        holds = {"promise": mine.kept, "secret": mine.fair, "header": mine.same, "people": mine.listed}
        assert {name for name, fits in holds.items() if not fits} >= wrong
    else:
        with pytest.raises(BadRecord, match="Expected `str` matching regex"):
            found(case)


class Stranger:
    """The generator of a chance event."""

    def __init__(self, secret: str, event: int) -> None:
        message = event.to_bytes(8, "little") + bytes.fromhex(secret)[::-1]
        seed = hashlib.blake2b(message, digest_size=12).digest()
        self.a, self.b, self.c = (int.from_bytes(seed[i : i + 4], "little") for i in (0, 4, 8))
        self.n = 1

    def word(self) -> int:
        """The next 32 bits."""
        out = (self.a + self.b + self.n) % 2**32
        self.n = (self.n + 1) % 2**32
        turned = (self.c << 21 | self.c >> 11) % 2**32
        self.a, self.b, self.c = self.b ^ self.b >> 9, self.c * 9 % 2**32, (turned + out) % 2**32
        return out

    def below(self, n: int) -> int:
        """A number below n."""
        while True:
            product = self.word() * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32


@pytest.mark.parametrize("case", VECTORS["chance"], ids=lambda case: f"{case['secret'][:8]} {case['event']}")
def test_a_stranger_draws_the_same_cards(case: Plain) -> None:
    def begun() -> Stranger:
        return Stranger(case["secret"], case["event"])

    words, choices, shuffling = begun(), begun(), begun()
    assert [words.word() for _ in range(4)] == case["words"]
    assert [[n, choices.below(n)] for n, _ in case["below"]] == case["below"]
    order = list(range(len(case["shuffled"])))
    for i in range(len(order) - 1, 0, -1):
        j = shuffling.below(i + 1)
        order[i], order[j] = order[j], order[i]
    assert order == case["shuffled"]
