"""The names of the last version: what it stored is read, and clients that were written for it are understood and
answered in them.

A client says by `protocol` which names it knows. Protocol 1 goes with the next version, and with it all of this but
what documents need: `asked` and `renewed` stay until a version writes all documents anew (docs/protocol.md, "How long
an old name lives").
"""

# msgspec reads the types while it runs:
# not compiled

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import UNSET, Struct

from igroteka.server.wire.responses import Problem
from igroteka.server.wire.server_messages import ServerSays

# The header of a request in which a client says which protocol it speaks.
HEADER: Final = "Igroteka-Protocol"

# By type: the fields that had another name, and that name.
FIELDS: Final[Mapping[str, Mapping[str, str]]] = {
    "GameInfo": {"moderator": "host"},
    "OptionInfo": {"moderated": "led"},
    "Setup": {"moderator": "chair"},
    "CreateTable": {"moderator": "chair"},
    "JoinTable": {"moderator": "chair"},
    "ModeratorSwitch": {"moderator": "chair"},
    "TableInfo": {"moderator": "chair"},
    "SeatInfo": {"owner": "host"},
    "Play": {"sketch": "drawing"},
    "Beat": {"sketch": "drawing"},
    "Doc": {"owner": "host", "moderator": "chair"},
    "Shown": {"owner": "host", "moderator": "chair"},
    "OpenWindow": {"taps": "touches"},
}
CLOSES: Final = {"person": "host"}
KINDS: Final = {"moderator": "chair"}
REASONS: Final = {
    "not-owner": "not-host",
    "owner-away": "host-away",
    "not-moderator": "not-chair",
    "no-moderator": "no-chair",
    "moderator-taken": "chair-taken",
    "moderator-missing": "chair-empty",
    "no-sketch": "no-drawing",
    "bad-sketch": "bad-drawing",
}
# By type and field: the values that were called otherwise, and how.
VALUES: Final[Mapping[tuple[str, str], Mapping[str, str]]] = {
    ("PaceSetup", "closes"): CLOSES,
    ("WindowInfo", "closes"): CLOSES,
    ("OpenWindow", "closes"): CLOSES,
    ("Entry", "kind"): KINDS,
    ("Question", "kind"): KINDS,
    ("Ack", "reason"): REASONS,
    ("Refused", "reason"): REASONS,
    ("Problem", "error"): REASONS,
}
# The paths of requests, the longer ones first.
PATHS: Final = {"/moderator/draw": "/chair/draw", "/moderator": "/chair", "/bot-reasons": "/afterthoughts"}

# What is as long as others must be stays so: old names are longer by less than this, and blanks after the JSON fill the
# rest.
LONGER: Final = 16

decode_server_message = msgspec.json.Decoder(ServerSays).decode
json = msgspec.json.Encoder()


def renewed(kind: type[Struct], value: Any) -> Any:
    """The JSON of a message or document of this type, its old names replaced."""
    if not isinstance(value, dict):
        return value
    names = {old: new for new, old in FIELDS.get(kind.__name__, {}).items() if new not in value}
    made = {}
    for old, item in value.items():
        name = str(names.get(old, old))
        values = VALUES.get((kind.__name__, name), {})
        if isinstance(item, str):
            made[name] = next((new for new, before in values.items() if before == item), item)
        else:
            inner = structs_in(kind).get(name)
            made[name] = renewed(inner, item) if inner else item
    return made


@cache
def structs_in(kind: type[Struct]) -> dict[str, type[Struct]]:
    """The fields of a type that hold one other type of message."""
    found = {}
    for name, hint in get_type_hints(kind).items():
        for one in (hint, *get_args(hint)):
            if isinstance(one, type) and issubclass(one, Struct):
                found[name] = one
    return found


def before(value: Any) -> Any:
    """A message as JSON with the old names."""
    if isinstance(value, list | tuple):
        return [before(item) for item in value]
    if not isinstance(value, Struct):
        return value
    kind: str = type(value).__name__
    tag = value.__struct_config__.tag
    fields: tuple[str, ...] = tuple(map(str, value.__struct_fields__))
    made = {} if tag is None else {str(value.__struct_config__.tag_field): tag}
    for name in fields:
        item = getattr(value, name)
        if isinstance(item, str):
            item = VALUES.get((kind, name), {}).get(item, item)
        if item is not UNSET:
            made[FIELDS.get(kind, {}).get(name, name)] = before(item)
    if kind == "GameInfo":
        made["host_answers"] = made["host"]
    return made


def asked(kind: Any, body: bytes) -> bytes:
    """The body of a request, or a stored document, its old names replaced."""
    try:
        value = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return body  # refused when it is read
    made = renewed(kind, value)
    return body if made == value else json.encode(made)


def answered(result: Any) -> bytes:
    """The result of a request in old names."""
    return filled(result, len(json.encode(result)))


def refused(problem: bytes) -> bytes:
    """A Problem in old names."""
    return filled(msgspec.json.decode(problem, type=Problem), len(problem))


def old_paths(path: str) -> list[str]:
    """The paths that an endpoint had before."""
    return [path.removesuffix(new) + old for new, old in PATHS.items() if path.endswith(new)][:1]


def said(message: bytes) -> bytes:
    """A client's message on the websocket, its old name replaced."""
    return re.sub(rb'"do"\s*:\s*"draw"', b'"do":"sketch"', message, count=1)


def told(message: bytes) -> bytes:
    """The server's message on the websocket in old names."""
    return filled(decode_server_message(message), len(message))


def filled(message: Any, length: int) -> bytes:
    """The message in old names; if it was filled up to its length, it is so again."""
    made = json.encode(before(message))
    return made if getattr(message, "pad", UNSET) is UNSET else made.ljust(length + LONGER)
