"""The kinds of questions: who answers each, what ends it, and what the device of the person who asked is told.

What a yes leads to is in answering.py.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Kind = Literal["undo", "pause", "mend", "join", "moderator", "remove", "rematch", "stand-in"]


class Row(NamedTuple):
    """What is so of every question of a kind."""

    # Everybody whom it was put to, here or not; those who are still here; or as for any consent to new eyes and powers
    # (consents.py).
    answered_by: Literal["all", "here", "consent"]
    # What it does not outlive: the next line of the match, the match, or nothing but its answer.
    ends_with: Literal["line", "match", "answer"]
    # Is it a yes when all who were here have left? Else it ends, and is asked anew.
    yes_of_nobody: bool = False
    # Whose device makes it needless: that of the person it was put for, or of the moderator.
    needless_with: Literal["", "asker", "moderator"] = ""
    # What the device of the person who asked, which waits with a new link, is told without consent; empty: no device
    # waits.
    refusal: Literal["", "not-mended", "not-admitted"] = ""


ROWS: Final[dict[Kind, Row]] = {
    "undo": Row("all", "line"),
    "pause": Row("here", "match", yes_of_nobody=True),
    "rematch": Row("here", "answer", yes_of_nobody=True),
    "stand-in": Row("here", "match", needless_with="asker"),
    "mend": Row("consent", "answer", needless_with="asker", refusal="not-mended"),
    "join": Row("consent", "match", refusal="not-admitted"),
    "moderator": Row("consent", "match", needless_with="moderator", refusal="not-admitted"),
    "remove": Row("consent", "match"),
}
