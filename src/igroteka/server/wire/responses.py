"""From the server, over HTTP; games and their rules have a file of their own."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from igroteka.server.wire.fields import Exact
from igroteka.server.wire.play import Entry, Option
from igroteka.server.wire.server_messages import HintReason, MixPart
from igroteka.server.wire.table_info import Contribution, Me


class Seated(Exact):
    """The table, and the token that opens the seat: to be kept, and told to nobody."""

    code: str
    token: str
    person: int


class CastCard(Exact):
    """A card that is known to be in play before the deal."""

    card: str
    # The side of the player who holds it, by the game's own names.
    side: str
    # It does what is printed on it, with these options.
    able: bool


class ShowingInfo(Exact):
    """A call by which a moderator learns who holds which printed card: its text, and the cards of those who show
    themselves.
    """

    text: str
    cards: list[str]


class SideOdds(Exact):
    """How often a side won among bots, from 0 to 1, with the 95 % error."""

    # One of the game's winners, or `nobody`.
    side: str
    wins: float
    error: float


class Balance(Exact):
    """What was measured of a table like this: one bot against itself in every seat, with the usual rules."""

    bot: str
    games: int
    sides: list[SideOdds]
    # Does the game call that fair?
    fair: bool


class Outlook(Exact):
    """What is known of a table that is set up like this before the start: the side of each seat and the game's advice,
    as in its `table`; the cards in play, where they differ from table to table, and how often each side won with them
    among bots, if that was measured; options that would deal fair casts, and the cards that an advice is about; and the
    calls by which a moderator may learn who holds which.
    """

    sides: list[int]
    advice: list[str]
    cast: list[CastCard]
    balance: Balance | None
    fair: list[dict[str, bool | int | str | list[str]]]
    about: dict[str, list[str]]
    showings: list[ShowingInfo]


class Snapshot(Exact):
    """The game after `at` entries of the log in effect, as the viewer saw it; entry 1 is the deal."""

    at: int
    last: int
    me: Me
    # The printed facts of the game by name, as they are played here.
    facts: dict[str, Any]
    view: dict[str, Any]
    entries: list[Entry]
    names: list[str]
    # While the match goes on, as of `moved`.
    pad: str | UnsetType = UNSET


class Decision(Exact):
    """One of my decisions, looked back at."""

    # The replay shows the table as it was then after this many entries of the log.
    at: int
    did: Option
    # What I could know then, as the game tells it: `state.hindsight`.
    knew: dict[str, Any]


class Hindsight(Exact):
    """What I could have known, decision by decision; none where the game does not tell."""

    me: Me
    decisions: list[Decision]


class Judged(Exact):
    """One of my decisions, judged by what I knew then, as a hint for it was or would have been."""

    # As of a Decision.
    at: int
    did: Option
    # The hint: the turn that the strongest bot would have played, why, and what it mixes.
    choices: list[Option]
    reasons: list[HintReason]
    mix: list[MixPart]
    # A hint advised it: it is not blamed.
    right: bool
    # My chance after the best answer and after mine, in percent: rivals beaten, a tie counts a half.
    before: int
    after: int


class Review(Exact):
    """Some of my decisions, judged, in their order; the answer waits until there are some."""

    me: Me
    judged: list[Judged]
    # How many are still to be judged.
    left: int


class BotReason(Exact):
    """Why a bot answered as it did."""

    # The entry of the open replay at which its answer came to light.
    at: int
    seat: int
    why: HintReason


class BotReasons(Exact):
    """Why bots answered as they did where several answer at once, as far as the game has words for it."""

    answers: list[BotReason]
    # There was no time to work it out: the person who asks again lets it be worked out again.
    late: bool


class Opened(Exact):
    """The shuffle after the end: all that is needed to check it, as docs/shuffle.md says."""

    # 1: an older match, whose promise bound the server's part alone.
    version: int
    promise: str
    server: str
    parts: list[Contribution]
    header: str
    secret: str


class Problem(Exact):
    """Why a request changed nothing: a key of `refused-…`, the part of the request it is about, and a key of the game's
    own `fault-…`.
    """

    error: str
    detail: str = ""
    fault: str = ""
    # About a running match of a game that hides something: nothing, of such a length that all problems are equally
    # long.
    pad: str | UnsetType = UNSET


class Here(Exact):
    """Where this server can be reached from the room."""

    links: list[str]
    version: str
