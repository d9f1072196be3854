"""How a table is set up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from igroteka.server.wire.fields import Absent, Closes, Exact, Level, Seconds, Tempo, Value


class SeatSetup(Exact):
    """Who is to sit here: a person, or a bot of a level."""

    kind: Literal["person", "bot"] = "person"
    level: Level = "steady"


class ClockSetup(Exact):
    """Seconds for the whole game and seconds added after each of one's turns.

    Or seconds for each turn or each decision, and nothing is added.
    """

    bank: Seconds
    increment: Annotated[int, Meta(ge=1, le=600)] = 1
    kind: Literal["game", "turn", "decision"] = "game"


class WindowSeconds(Exact):
    """How long windows are open, by their pace; null: as long as the tempo says."""

    short: Seconds | None = None
    pair: Seconds | None = None
    vote: Seconds | None = None
    talk: Seconds | None = None
    word: Seconds | None = None


class PaceSetup(Exact):
    """How windows end: a step that is open for a while, such as a talk or a vote."""

    closes: Closes = "ripe"
    tempo: Tempo = "usual"
    seconds: WindowSeconds = field(default_factory=WindowSeconds)


class Setup(Exact):
    """What is agreed before the first card."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=20)]
    options: dict[str, Value] = {}
    clock: ClockSetup | None = None
    pace: PaceSetup = field(default_factory=PaceSetup)
    # The seat that begins this match, in a game where a lot names it (`lot` of the catalogue); null: the lot.
    first: Annotated[int, Meta(ge=0, le=19)] | None = None
    # There is a moderator, who plays no seat and sees everything.
    moderator: bool = False
    # In a game that may be moderated: where nobody moderates, the owner may `conduct` and end talk.
    owner_conducts: bool = False
    spectators: bool = True
    chat: bool = True
    # What happens after a person has been gone for a minute: those who are here are asked whether to wait on, a bot
    # plays, or
    # it counts as giving up; null: the game's own way, `absent` of the catalogue.
    absent: Absent | None = None
    # After the end everybody may see everything.
    open_after: bool = True
    # A player may ask what the strongest bot would do; never where a clock runs.
    hints: bool = True
    # Only the owner brings newcomers to the table; nobody else sits down or asks to.
    closed: bool = False
