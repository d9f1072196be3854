"""From the server, over the websocket; `n` counts the messages of a connection from 1."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from igroteka.server.wire.fields import Exact
from igroteka.server.wire.play import ChatLine, Entry, Option, Play, SealedAnswer, WindowInfo
from igroteka.server.wire.setup import PaceSetup
from igroteka.server.wire.table_info import Me, TableInfo


class ServerMessage(Exact, tag_field="type", tag=str.lower):
    """A numbered message."""

    n: int


class FilledMessage(ServerMessage, kw_only=True):
    """One that may tell a seat what others do not know."""

    # In games that hide something: nothing, of such a length that the message is equally long for all seats.
    pad: str | UnsetType = UNSET


class Whole(FilledMessage):
    """Everything, after `hello` and `sync`."""

    table: TableInfo
    me: Me
    # The printed facts of the game by name, as they are played here.
    facts: dict[str, Any]
    play: Play | None
    log: list[Entry]
    chat: list[ChatLine]


class Moved(FilledMessage):
    """Something happened in the game: new entries of the log, and the game after them."""

    entries: list[Entry]
    play: Play


class Ack(Exact):
    """What became of a command: nothing is said against it, or why it was refused, as in `refused`."""

    id: str
    reason: str = ""
    clause: str = ""


class Beat(FilledMessage):
    """At a covert window, at a fixed period to everybody, and all that comes there but an answer to `hello`, `sync` or
    `return`.

    It tells whatever can change of the game while the window is open, in place of what `play` had under these names.
    """

    # `play.view.prompt`.
    prompt: dict[str, Any]
    window: WindowInfo | None
    others: list[SealedAnswer]
    sketch: list[list[int]] | None
    touched: str
    # To the moderator: those of `play.seats` where a bot answers by now.
    bots: list[int]
    # `table.paused`, and what whoever may `conduct` has said of what follows: `table.setup.pace`, `play.alterable`.
    paused: bool
    pace: PaceSetup
    alterable: dict[str, str]
    acks: list[Ack]


class Answered(ServerMessage):
    """One more of several has answered: the seats that have by now, as `play.answered`."""

    seats: list[int]


class Changed(FilledMessage):
    """Something happened around the game: presence, a seat, a question, the shuffle, the end."""

    table: TableInfo
    me: Me


class Said(ServerMessage):
    """A line of the chat."""

    line: ChatLine


class Done(FilledMessage):
    """The command was carried out and will not be forgotten."""

    id: str


class Refused(FilledMessage):
    """The command changed nothing; the reason is a key of `refused-…` or, with a clause, of `why-…`."""

    id: str
    reason: str
    clause: str = ""
    detail: str = ""


class HintReason(Exact):
    """Why a turn is good: a key of `hint-…`, and its words."""

    reason: str
    words: dict[str, Any]


class MixPart(Exact):
    """One of the answers that a bot gives now and then, and how many times out of a hundred."""

    option: Option
    percent: int


class Hinted(FilledMessage):
    """To the device that asked: the turn that the strongest bot would play at this decision, its answers in order, and
    why.

    No answers: it had no time to think.
    """

    decision: int
    choices: list[Option]
    reasons: list[HintReason]
    # Where it is best to be unpredictable, the most frequent answer first; else none.
    mix: list[MixPart] = []


class Waiting(ServerMessage):
    """The link works as soon as those who are asked agree: a new one for a lost one, or that of a newcomer after a
    kick.
    """


class Bye(ServerMessage):
    """The server closes this connection, and why; `again`: it makes sense to come back."""

    reason: str
    again: bool


ServerSays = Whole | Moved | Beat | Answered | Changed | Said | Done | Refused | Hinted | Waiting | Bye
