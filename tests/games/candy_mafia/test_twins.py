"""Secrecy, proved without imagination: whoever was told the same is sent the same, byte for byte."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from tests.games.candy_mafia.playing import Playing
from tests.games.candy_mafia.random_play import arbitrary, evening, ready
from tests.games.candy_mafia.script import parse
from tests.games.candy_mafia.table import card, field
from tests.games.candy_mafia.twins import look_alike, require_alike, twin_evenings
from tests.laws.cases import Broken
from tests.laws.secrecy import knowledge


@pytest.mark.parametrize("number", range(8, 16))
def test_twin_evenings_look_alike_to_whoever_was_told_the_same(number: int) -> None:
    s = (ready if number % 2 else arbitrary)(number)
    compared = sum(look_alike(*twins, seeded(number)) for twins in twin_evenings(s, number))
    assert compared > 100


# Fields that nobody is shown, or only the player whose card makes them: flipped for somebody else, nobody may notice.
HIDDEN = {"cursed": "witch", "hit": "", "due": "", "immune": "judge"}


@pytest.mark.parametrize("number", range(6))
def test_nobody_sees_what_nobody_was_told(number: int) -> None:
    s = arbitrary(number)
    looked = 0
    for index, position in enumerate(evening(s, number)):
        if index % 31 or position.over:
            continue
        for name, knows in HIDDEN.items():
            other = position.clone()
            setattr(other, name, field(other, name) ^ field(other, "alive"))
            for viewer in [SPECTATOR, *range(index % 4, int(s.seats), 4)]:
                if viewer == SPECTATOR or card(s, viewer) != knows:
                    assert same(position, other, viewer), f"{name}: viewer {viewer} at {position.top.name}"
                    looked += 1
    assert looked > 10


def same(one: State, other: State, viewer: int) -> bool:
    """Is everything that the viewer is sent the same?"""
    return knowledge(one, viewer) == knowledge(other, viewer)


def test_a_leak_would_be_noticed() -> None:
    """One of the exchanged players holds another card: as soon as it is not heard, it is seen."""
    _, one, other, pair = next(twin_evenings(arbitrary(2), 2))
    one.events, other.events = [], []
    with pytest.raises(Broken, match="view of viewer"):
        look_alike(pair[0], one, other, pair, seeded(1))


ROBBED = {
    "doctor": "N2 wanderer>a",
    "kidnapper": "N2 wanderer>a",
    "witch": "N2 wanderer>a",
    "matchmaker": "N2 wanderer>a+b",
    "executioner": "N2 wanderer>a",
    "instigator": "N2 wanderer>yes",
    "reanimator": "N2 | on",
    "punisher": "N2 wanderer>a",
    "piper": "N2 wanderer>a",
}


@pytest.mark.parametrize("role", ROBBED)
def test_the_dead_do_not_see_who_holds_their_card_now_nor_what_it_does(role: str) -> None:
    """The wanderer follows the dead player, or somebody else: until something of it is public, the dead player sees the same."""
    robbed = Playing(parse(f"f {role} wanderer a b c: F wanderer>{role}; D1 execute {role}; {ROBBED[role]}"))
    other = Playing(parse(f"f {role} wanderer a b c: F wanderer>c; D1 execute {role}; N2 | on"))
    for p in (robbed, other):
        p.run()
        assert p.phase() == "D2"
    assert card(robbed.s, 0) == "wanderer"
    for viewer in (0, SPECTATOR, robbed.seat("c")):
        require_alike(viewer, robbed.s, other.s)
