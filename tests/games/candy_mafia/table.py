"""Evenings of «Конфетная мафия» with the cards one wants, and what one may read of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import igroteka
from igroteka import MODERATOR
from igroteka.core.event import Event
from igroteka.core.state import State
from igroteka.games.candy_mafia.night import schedule as night

GAME = igroteka.game("candy_mafia")
TOWN, CRIME, LONER, NONE = "town", "crime", "loner", "none"
# Table 1.2, written down once more: the tests do not take sides from the game.
SIDES = {
    **dict.fromkeys(
        [
            "elder",
            "vampire",
            "doctor",
            "fortune_teller",
            "beauty",
            "sleepwalker",
            "mercenary",
            "reanimator",
            "judge",
            "detective",
            "bodyguard",
            "woodcutter",
            "inquisitor",
            "punisher",
            "sentry",
            "blacksmith",
            "admirer",
            "policeman",
            "jailer",
            "clairvoyant",
            "nobleman",
            "dealer",
            "instigator",
            "tough_guy",
            "avenger",
            "baker",
            "sweet_tooth",
            "saviour",
            "dentist",
            "wanderer",
            "elders_son",
            "citizen",
        ],
        TOWN,
    ),
    **dict.fromkeys(
        [
            "lawyer",
            "bloodhound",
            "candy_baron",
            "kidnapper",
            "sorcerer",
            "shapeshifter",
            "conjurer",
            "don",
            "dragon",
            "mistress",
            "libeller",
            "teacher",
            "criminal",
        ],
        CRIME,
    ),
    **dict.fromkeys(["witch", "piper", "maniac", "executioner", "matchmaker"], LONER),
    "drunk": NONE,
}
MAFIA = ["don", "mistress", "lawyer", "candy_baron", "shapeshifter", "conjurer", "criminal"]
TRIAD = ["dragon", "teacher", "libeller", "bloodhound", "kidnapper", "sorcerer"]
# The cards in the order of table 1.2, and the two plain ones.
NAMES = [
    "elder",
    "lawyer",
    "vampire",
    "doctor",
    "fortune_teller",
    "bloodhound",
    "candy_baron",
    "beauty",
    "sleepwalker",
    "mercenary",
    "kidnapper",
    "reanimator",
    "judge",
    "detective",
    "bodyguard",
    "witch",
    "woodcutter",
    "piper",
    "inquisitor",
    "punisher",
    "sentry",
    "sorcerer",
    "blacksmith",
    "maniac",
    "shapeshifter",
    "executioner",
    "admirer",
    "policeman",
    "drunk",
    "matchmaker",
    "jailer",
    "conjurer",
    "clairvoyant",
    "nobleman",
    "dealer",
    "don",
    "dragon",
    "instigator",
    "tough_guy",
    "mistress",
    "avenger",
    "libeller",
    "baker",
    "sweet_tooth",
    "saviour",
    "dentist",
    "wanderer",
    "elders_son",
    "teacher",
    "citizen",
    "criminal",
]
MODES = {"b": "basic", "u": "business", "g": "guests", "f": "festival"}


def evening(cards: Sequence[str], mode: str = "f", aside: str = "", seed: int = 1, **options: object) -> State:
    """A new game in which the cards lie so, by seat; its windows wait to be closed, and nobody makes statements."""
    agreed: dict[str, object] = {"mode": MODES[mode], "talk": 0, **options}
    deal: dict[str, object] = {"cards": list(cards)}
    if aside:
        deal["aside"] = [aside]
    return GAME.new(len(cards), seed, agreed, held=True, deal=deal)


def step(s: State) -> str:
    """What is asked now; nothing when the game is over.

    Of a fast night the windows have names: errands, gang, again, extra, deeds.
    """
    if s.over or field(s, "place") < 0 or s.top.name not in ("call", "gang"):
        return "" if s.over else s.top.name
    called = s.options["night"] == "called"
    window = (night.CALLED if called else night.FAST)[field(s, "place")]
    if window.kind == night.CALLS:
        return "call" if called else "errands" if window.first == 1 else "deeds"
    return {night.GANG: "gang", night.AGAIN: "again"}.get(window.kind, "call" if called else "extra")


def field(s: State, name: str) -> Any:
    """A field of the position."""
    return getattr(s, name)


def look(s: State, viewer: int = MODERATOR) -> Any:
    """What a viewer sees."""
    return s.game.parts.look(s, viewer)


def players(mask: int) -> set[int]:
    """The seats of a mask."""
    return {seat for seat in range(20) if mask >> seat & 1}


def may(s: State, seat: int) -> list[str]:
    """What a player may answer now."""
    return [s.game.notation(action) for action in s.legal(seat)]


def heard(events: Sequence[Event], viewer: int) -> list[Mapping[str, Any]]:
    """What a viewer was told of these events."""
    return [told for event in events if (told := event.seen_by(viewer)) is not None]


def card(s: State, seat: int) -> str:
    """The card that a player holds now."""
    return NAMES[field(s, "cards")[seat]]


def side(s: State, seat: int) -> str:
    """The side that a player is on now."""
    return (TOWN, CRIME, LONER, NONE)[field(s, "sides")[seat]]


def tables(name: str) -> Any:
    """A table of the folder `tables`."""
    path = Path(__file__).parent / "tables" / name
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        return tomllib.loads(text)
    rows = [[cell.strip() for cell in line.split("|")] for line in text.splitlines() if line and line[0] != "#"]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]
