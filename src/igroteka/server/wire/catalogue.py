"""The games of a server: their options, words and rules."""

from __future__ import annotations

from typing import Any, Literal

from igroteka.server.wire.fields import Absent, Exact, Pace, Tempo, Value


class OptionInfo(Exact):
    """An option of a game."""

    id: str
    kind: Literal["flag", "choice", "number", "set"]
    default: Value
    choices: list[str]
    # Of a number, or of how many choices are in a set.
    least: int
    most: int
    # It means something only while each of these options has one of the values named here, or, being a set, one of them
    # in it.
    needs: dict[str, list[bool | int | str]]
    view_only: bool
    # The seat counts that a choice is for; a choice that is not named is for all.
    seats: dict[str, list[int]]
    # Its choices are games of their own: it is asked where the game is chosen.
    headline: bool
    # A flag by which the same game is played otherwise: it is offered where the game is chosen, too.
    variant: bool
    # Options of one group stand together under its title.
    group: str
    # What suits a table with a moderator; null: the default does.
    moderated: Value | None


class GameInfo(Exact):
    """A game that can be played."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    # A lot names who begins, so that it may be agreed instead.
    lot: bool
    # The facts that the owner of this server has corrected.
    corrected: list[str]
    # The windows of the game by their pace: how many seconds each is open, by tempo.
    windows: dict[Pace, dict[Tempo, int]]
    # What happens at a table of this game after a person has been gone for a minute, unless agreed otherwise; wait: it
    # goes on, for every step ends without them.
    absent: Absent
    # Every advice that a table of this game can be given.
    advice: list[str]
    # Somebody without a seat may moderate the game, and answer for a seat.
    moderator: bool
    # What may be dealt by hand, by its name in the deal: the cards of which each seat gets one.
    hand_dealt: dict[str, list[str]]
    # A card that, dealt to a seat by hand, needs one more beside: by its name, what the deal calls that one.
    dealt_aside: dict[str, str]
    # The side of each card that options may choose, where cards have sides.
    card_sides: dict[str, str]


class GameTexts(Exact):
    """The words of a game: a Fluent file by language. A page that was built without this game reads them here."""

    texts: dict[str, str]


class RuleInfo(Exact):
    """A clause, a ruling or a worked example, in both languages."""

    id: str
    kind: Literal["clause", "ruling", "example"]
    title: dict[str, str]
    text: dict[str, str]


class PrintedInfo(Exact):
    """What a fact is called, and where it comes from, in both languages; `*` in the id stands for one part of it."""

    id: str
    title: dict[str, str]
    text: dict[str, str]


class FactInfo(Exact):
    """A printed fact and where we know it from."""

    id: str
    value: Any
    source: Literal["book", "derived", "third-party", "ours"]
    note: str = ""
    # The owner of this server has corrected it; then also what ships with the game.
    corrected: bool = False
    shipped: Any = None


class Rules(Exact):
    """The rules of a game in our words, and its data with their sources."""

    rules: list[RuleInfo]
    facts: list[FactInfo]
    printed: list[PrintedInfo]
