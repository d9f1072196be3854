"""Examples of honest and forged shuffles, for authors of a verifier.

`python -m tests.server.shuffle_vectors` writes docs/shuffle_vectors.json.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from igroteka.core.chance import keyed
from igroteka.server import old_shuffle, shuffle
from igroteka.server.wire import Contribution

FILE = Path(__file__).parents[2] / "docs" / "shuffle_vectors.json"
Plain = dict[str, Any]

CANONICAL: list[object] = [
    {"b": 1, "a": [True, False, None], "A": {}},
    'Ann "the Fox" \\ Боря/😀',
    "\b\t\n\f\r\x00\x1f\x7f\u2028",
    [0, -1, 9007199254740991, [], ""],
]
AGREED: Plain = {
    "game": "quoits",
    "rules": 3,
    "data": "5f0c7ab1",
    "options": {"rounds": 1, "hide_hands": True, "rings": ["red", "blue"]},
    "seats": 3,
    "players": ["Марта", "bot strong", "Савва"],
}
CONTRIBUTORS: list[Plain] = [
    {"person": 0, "name": "Марта", "seat": 0},
    {"person": 2, "name": "Савва", "seat": 2},
    {"person": 5, "name": 'Ann "A"', "seat": -1},
]
SERVER = "0123456789abcdef" * 4
DEAL: Plain = {"roles": ["red", "blue", "red"]}


def digits(word: str) -> str:
    """A part that anybody can make again."""
    return sha256(word.encode()).hexdigest()


def parts(contributors: list[Plain]) -> list[Plain]:
    """The part of each; Savva's did not come in time."""
    return [
        {"person": one["person"], "name": one["name"], "part": "" if one["person"] == 2 else digits(one["name"])}
        for one in contributors
    ]


class Server:
    """What a server knows when all parts are in; `opened` is what it shows after the end, with the secret that follows
    from it."""

    def __init__(self, deal: Plain | None = None, **more: object) -> None:
        self.agreed = copy.deepcopy(AGREED) | more
        self.deal = deal
        self.server = SERVER
        self.parts = parts(CONTRIBUTORS)
        self.header = self.made_anew()
        # Shown before anybody gave a part: it cannot be changed any more.
        self.promise = shuffle.promise(self.server, self.header)

    def made_anew(self, table: str = "KABC23", match: int = 1, contributors: list[Plain] | None = None) -> str:
        """A header in the right form."""
        deal = None if self.deal is None else shuffle.deal_digest(self.server, self.deal)
        return shuffle.header(self.agreed, table, match, contributors or CONTRIBUTORS, deal)

    def bound(self) -> Plain:
        """The header as plain JSON."""
        told: Plain = json.loads(self.header)
        return told

    def opened(self) -> Plain:
        """The match as a record and as `GET …/shuffle` tell of it."""
        given = [Contribution(**part) for part in self.parts]
        told = {
            "agreed": self.agreed | ({} if self.deal is None else {"deal": self.deal}),
            "shuffle": {
                "version": shuffle.VERSION,
                "promise": self.promise,
                "server": self.server,
                "parts": self.parts,
                "header": self.header,
            },
            "secret": shuffle.secret(self.server, self.header, given),
        }
        plain: Plain = json.loads(json.dumps(told))
        return plain


def rows(*lines: str) -> str:
    """A text as it is hashed."""
    return "".join(f"{line}\n" for line in lines)


def honest(name: str, server: Server) -> Plain:
    """A shuffle that holds, with the texts whose SHA-256 are its promise and its secret."""
    first = [f"server {server.server}", f"header {server.header}"]
    given = [f"part {part['person']} {part['part'] or '-'}" for part in server.parts]
    texts = {
        "promise_text": rows("igroteka promise 2", *first),
        "secret_text": rows("igroteka shuffle 2", *first, *given),
    }
    return {"name": name, **texts, **server.opened()}


def old() -> Plain:
    """A shuffle of version 1, which holds as far as such a one can."""
    header = json.dumps({**AGREED, "table": "KABC23", "match": 1}, ensure_ascii=False, separators=(",", ":"))
    given = parts(CONTRIBUTORS)
    made = {"promise": old_shuffle.promise(SERVER), "server": SERVER, "parts": given, "header": header}
    secret = old_shuffle.secret(SERVER, [Contribution(**part) for part in given], header)
    return {"name": "version 1", "agreed": AGREED, "shuffle": made, "secret": secret}


# --- what a server could try when it knows all parts and has seen the cards that follow from them


def of_header(change: Callable[[str], str]) -> Callable[[Server], object]:
    """Another text of the header."""

    def forge(server: Server) -> None:
        before, server.header = server.header, change(server.header)
        assert before != server.header

    return forge


def of_bound(**more: object) -> Callable[[Server], object]:
    """Other values in the header, in the right form."""
    return lambda server: setattr(server, "header", shuffle.canonical(server.bound() | more))


def agreed_otherwise(**more: object) -> Callable[[Server], object]:
    """Another agreement, in the record and in the header."""

    def forge(server: Server) -> None:
        server.agreed |= more
        server.header = server.made_anew()

    return forge


def contributors(change: Callable[[list[Plain]], list[Plain]], both: bool) -> Callable[[Server], object]:
    """Another list of people: among the parts alone, or in the header too."""

    def forge(server: Server) -> None:
        server.parts = change(server.parts)
        if both:
            server.header = server.made_anew(contributors=change(copy.deepcopy(CONTRIBUTORS)))

    return forge


def phantom(people: list[Plain]) -> list[Plain]:
    """One more, who was never at the table."""
    return [
        *people,
        {**people[-1], "person": 99, "name": "Nobody"} | ({"part": digits("x")} if "part" in people[0] else {}),
    ]


def renamed(people: list[Plain]) -> list[Plain]:
    """The first has another name."""
    return [{**people[0], "name": "Марфа"}, *people[1:]]


def set_part(index: int, part: str) -> Callable[[Server], object]:
    """Another part, or none, of one of them."""
    return lambda server: server.parts[index].update(part=part)


def shout(server: Server) -> None:
    """The server's part in capitals."""
    server.server = server.server.upper()


def promise_anew(server: Server) -> None:
    """A whole other shuffle, with a promise that nobody was shown."""
    server.server = digits("another")
    server.header = server.made_anew()
    server.promise = shuffle.promise(server.server, server.header)


# A record alone is enough to refuse these.
BY_RECORD: dict[str, Callable[[Server], object]] = {
    "one more field": of_bound(x=7),
    "blanks": of_header(lambda text: text.replace(",", ", ", 1)),
    "a newline at the end": of_header(lambda text: text + "\n"),
    "another order of the keys": of_header(
        lambda text: json.dumps(dict(reversed(json.loads(text).items())), ensure_ascii=False, separators=(",", ":"))
    ),
    "another order of the keys in the options": of_header(
        lambda text: text.replace(
            '"hide_hands":true,"rings":["red","blue"]', '"rings":["red","blue"],"hide_hands":true'
        )
    ),
    "a letter as an escape": of_header(lambda text: text.replace("KABC23", "K\\u0041BC23")),
    "a number with a point": of_header(lambda text: text.replace('"match":1,', '"match":1.0,')),
    "a number with an exponent": of_header(lambda text: text.replace('"match":1,', '"match":1e0,')),
    "a field twice": of_header(lambda text: text.replace('"match":1,', '"match":1,"match":1,')),
    "another table": of_bound(table="KABC24"),
    "another match": of_bound(match=2),
    "other options": agreed_otherwise(options={"rounds": 2, "hide_hands": True, "rings": ["red", "blue"]}),
    "an option more": agreed_otherwise(options={**AGREED["options"], "late": False}),
    "another order in a list": agreed_otherwise(options={**AGREED["options"], "rings": ["blue", "red"]}),
    "true for 1": agreed_otherwise(options={**AGREED["options"], "rounds": True}),
    "other rules": agreed_otherwise(rules=4),
    "capitals in the data": agreed_otherwise(data="5F0C7AB1"),
    "another bot": agreed_otherwise(players=["Марта", "bot easy", "Савва"]),
    "a part of somebody who was never there": contributors(phantom, both=False),
    "somebody who was never there, in the header too": contributors(phantom, both=True),
    "the parts in another order": contributors(lambda people: people[::-1], both=False),
    "the people in another order": contributors(lambda people: people[::-1], both=True),
    "a part twice": contributors(lambda people: [people[0], *people], both=False),
    "a person twice": contributors(lambda people: [people[0], *people], both=True),
    "somebody left out": contributors(lambda people: people[:2], both=False),
    "somebody left out of the header too": contributors(lambda people: people[:2], both=True),
    "a person renamed among the parts": contributors(renamed, both=False),
    "a person renamed everywhere": contributors(renamed, both=True),
    "another part of the server": lambda server: setattr(server, "server", digits("another")),
    "the server's part in capitals": shout,
    "a part in capitals": set_part(0, digits("Марта").upper()),
    "a part that is too short": set_part(0, digits("Марта")[:-1]),
    "a hyphen for a missing part": set_part(1, "-"),
    "no cards dealt by hand any more": lambda server: setattr(server, "deal", None),
    "other cards dealt by hand": lambda server: setattr(server, "deal", {"roles": ["blue", "red", "red"]}),
    "somebody else begins": agreed_otherwise(first=1),
    "whoever was agreed begins no more": lambda server: server.agreed.pop("first"),
    "whoever was agreed begins no more, in the header too": of_header(lambda text: text.replace('"first":2,', "")),
}
# Only a person who was there knows better: the promise, the own part and the list of parts as they were shown before
# the first card.
BY_WITNESS: dict[str, Callable[[Server], object]] = {
    "a promise that nobody was shown": promise_anew,
    "my part left out": set_part(0, ""),
    "another part than mine": set_part(0, digits("another")),
    "a missing part added afterwards": set_part(1, digits("late")),
    "a part dropped afterwards": set_part(2, ""),
}


def forged(name: str, forge: Callable[[Server], object], refused_by: str) -> Plain:
    """A shuffle that must be refused."""
    server = Server(DEAL if "by hand" in name else None, **({"first": 2} if "begins" in name else {}))
    forge(server)
    return {"name": name, "refused_by": refused_by, **server.opened()}


def chance(secret: str, event: int) -> Plain:
    """What the generator of a chance event gives, each begun anew."""
    words, choices = keyed(int(secret, 16), event), keyed(int(secret, 16), event)
    order = list(range(12))
    keyed(int(secret, 16), event).shuffle(order)
    return {
        "secret": secret,
        "event": event,
        "words": [int(words.word()) for _ in range(4)],
        "below": [[n, int(choices.below(n))] for n in (2, 6, 52, 2**31 - 1)],
        "shuffled": order,
    }


def vectors() -> Plain:
    """All of them."""
    good = Server()
    secret = good.opened()["secret"]
    people = [{"kind": "person", "level": None, "person": one["person"], "name": one["name"]} for one in CONTRIBUTORS]
    bot = {"kind": "bot", "level": "strong", "person": -1, "name": ""}
    seats, moderator = [people[0], bot, people[1]], people[2]
    kept = {
        "saw": {
            "setup": {"game": AGREED["game"], "options": AGREED["options"]},
            "seats": seats,
            "moderator": moderator,
        },
        "person": 0,
        "part": good.parts[0]["part"],
        "parts": [part["part"] for part in good.parts],
    }
    return {
        "canonical": [{"value": value, "text": shuffle.canonical(value)} for value in CANONICAL],
        "honest": [
            honest("everybody is named, one part is missing", good),
            honest("dealt by hand", Server(DEAL)),
            honest("somebody was agreed to begin", Server(first=2)),
        ],
        "old": [old()],
        "witness": {"promise": good.promise, "header": good.header, **kept},
        "forged": [
            *(forged(name, forge, "record") for name, forge in BY_RECORD.items()),
            *(forged(name, forge, "witness") for name, forge in BY_WITNESS.items()),
            old() | {"name": "version 1 claimed, which binds less", "refused_by": "witness"},
        ],
        "chance": [chance(secret, 1), chance(secret, 2), chance("1".rjust(64, "f"), 1)],
    }


def text() -> str:
    """The file as it is written: a case is a line."""
    groups = []
    for name, group in vectors().items():
        cases = group if isinstance(group, list) else [group]
        lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
        groups.append(f'"{name}": [\n{lines}\n]' if isinstance(group, list) else f'"{name}": {lines}')
    return "{\n" + ",\n".join(groups) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
