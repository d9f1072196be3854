"""Secrecy, proved without imagination: those who were told the same are sent the same, byte for byte."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from tests.games.candy_mafia.playing import Playing
from tests.games.candy_mafia.random_play import arbitrary, evening, ready
from tests.games.candy_mafia.revived import BACK, Revived
from tests.games.candy_mafia.script import Choice, parse
from tests.games.candy_mafia.table import card, field, step
from tests.games.candy_mafia.twins import look_alike, require_alike, twin_evenings
from tests.games.covers import covers
from tests.laws.cases import Broken
from tests.laws.secrecy import differs, knowledge


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
    """The wanderer follows the dead player, or somebody else: until that is public, the dead player sees the same."""
    robbed = Playing(parse(f"f {role} wanderer a b c: F wanderer>{role}; D1 execute {role}; {ROBBED[role]}"))
    other = Playing(parse(f"f {role} wanderer a b c: F wanderer>c; D1 execute {role}; N2 | on"))
    for p in (robbed, other):
        p.run()
        assert p.phase() == "D2"
    assert card(robbed.s, 0) == "wanderer"
    for viewer in (0, SPECTATOR, robbed.seat("c")):
        require_alike(viewer, robbed.s, other.s)


# What the player did before leaving; what the one who took over the card does, and in the other evening somebody else,
# so that all see the same.
REVIVED = {
    "doctor": [("", "wanderer>a", ""), ("N2 doctor>b", "wanderer>a", "")],
    "kidnapper": [("", "wanderer>a", ""), ("N2 kidnapper>b", "wanderer>a", "")],
    "beauty": [("", "wanderer>a", "conjurer>a")],
    "conjurer": [("", "wanderer>a", "beauty>a")],
    "executioner": [
        ("", "wanderer>a", ""),
        ("F executioner>b", "wanderer>a", ""),
        ("F executioner>b", "wanderer>b", ""),
        ("F executioner>b; N2 gang>b; N3 gang>executioner", "wanderer>a", ""),
    ],
    "instigator": [("", "wanderer>yes", ""), ("N2 instigator>yes", "", "")],
    "matchmaker": [("", "wanderer>a+b", ""), ("F matchmaker>b+c", "wanderer>a+b", "")],
    "witch": [("", "wanderer>a", ""), ("N2 witch>b", "wanderer>a", ""), ("N2 piper>witch, witch>b", "wanderer>a", "")],
    "punisher": [("N2 punisher>b", "wanderer>a", "")],
    "piper": [("N2 piper>b", "wanderer>a", "")],
    "sweet_tooth": [("N2 piper>sweet_tooth", "wanderer>a", "")],
    "saviour": [("", "", ""), ("N2 piper>saviour", "", "")],
    "don": [("", "", "")],
}
SIDELONG = ("beauty", "conjurer", "piper")
EVERYBODY_AGAINST_D = [Choice("execute", "", "d", may_fail=True, refused=False)]


@covers("wanderer", "R106")
@pytest.mark.parametrize(
    ("role", "before", "robber", "instead"), [(role, *rest) for role, rows in REVIVED.items() for rest in rows]
)
def test_whoever_is_back_does_not_see_that_the_card_was_taken(
    role: str, before: str, robber: str, instead: str
) -> None:
    """The wanderer followed this player, or somebody else: until the next night the one who is back sees the same."""
    cast = " ".join([role, "wanderer", "reanimator", *(other for other in SIDELONG if other != role), "a b c d"])
    nights = [part for part in before.split("; ") if part.startswith("N")]
    first = before.split("; ")[0].removeprefix("F ") if before.startswith("F ") else ""
    leaves = "" if f"gang>{role}" in before else f"D{len(nights) + 1} execute {role}"

    def lived(follows: str, does: str) -> Playing:
        begins = ", ".join(filter(None, [f"wanderer>{follows}", first]))
        back = ", ".join(filter(None, [f"reanimator>{role}", does]))
        phases = [f"F {begins}", *nights, leaves, f"N{len(nights) + 2} {back} | back {role}"]
        playing = Playing(parse(f"f {cast}: {'; '.join(filter(None, phases))}"), talk=1)
        playing.run()
        return playing

    robbed, other = lived(role, robber), lived("d", instead)
    assert (card(robbed.s, 0), card(other.s, 0)) == ("wanderer", role)
    today, steps = robbed.phase(), set()
    while robbed.phase() == today and step(robbed.s) not in steps:
        assert step(other.s) == step(robbed.s)
        steps.add(step(robbed.s))
        for viewer in (0, SPECTATOR, robbed.seat("c")):
            require_alike(viewer, robbed.s, other.s)
        for playing in (robbed, other):
            world = playing.s.imagine(0, seeded(len(steps)))
            assert not differs(knowledge(playing.s, 0), world, 0), "the player imagines what cannot be known"
            playing.window(step(playing.s), list(EVERYBODY_AGAINST_D))
    assert steps >= {"talk", "ballot", "last_word"}
    assert ("save" in steps) == (role == "saviour")


@covers("wanderer", "R106")
def test_random_evenings_look_alike_to_whoever_came_back_robbed() -> None:
    compared = 0
    for number in range(60):
        revived = Revived(number)
        for twins in revived.windows():
            for viewer in (BACK, SPECTATOR):
                require_alike(viewer, *twins)
            if revived.is_back():
                compared += 1
                for s in twins:
                    assert not differs(knowledge(s, BACK), s.imagine(BACK, seeded(number)), BACK)
    assert compared > 60
