"""What messages are made of: names, numbers and words with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

# Python's `$` alone lets a line break pass after it; page and OpenAPI read the same pattern.
END = r"$(?!\n)"

# The protocol of this version; clients of the last one, which name none, speak protocol 1 (`old_names.py`).
PROTOCOL = 2
LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A person's name at the table.")]
Seconds = Annotated[int, Meta(ge=1, le=10_800)]
CommandId = Annotated[str, Meta(pattern=f"^[!-~]{{1,40}}{END}", description="Made by the client; a retry repeats it.")]
# Of an option; a set is a list.
Value = bool | int | str | list[str]
Level = Literal["easy", "steady", "strong"]
Absent = Literal["wait", "bot", "end"]
Status = Literal["gathering", "shuffling", "playing", "over"]
Stopped = Literal["", "other-rules", "altered"]
# ripe: as soon as everybody has answered, or when its time is over; fixed: when its time is over, no matter who has
# answered; person: when the moderator says so, or without one the owner of the table.
Closes = Literal["ripe", "fixed", "person"]
Tempo = Literal["brisk", "usual", "slow"]
# The kinds of windows that a table gives a length.
Pace = Literal["short", "pair", "vote", "talk", "word"]


class Exact(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message that says nothing but what is written here."""
