"""Table 1.5: every role blocked, jailed, killed too early, recruited, taken over, brought back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import CRIME, SIDES, tables
from tests.games.covers import covers

ROWS = {row["role"]: row for row in tables("roles_by_effect.txt")}
PROBES: dict[str, dict[str, Any]] = tables("probes.toml")
BLOCKERS = {"K": "kidnapper", "P": "policeman", "F": "conjurer", "B": "beauty"}
KILLERS = {
    "G": ("", "gang>{me}"),
    "I": ("inquisitor", "inquisitor>{me}!"),
    "D": ("detective", "detective>{me}!"),
    "M": ("mercenary", "mercenary>{me}"),
    "N": ("maniac", "maniac>{me}"),
    "U": ("punisher", "revenge>{me}"),
    "T": ("teacher x lone", "gang>h, teacher>{me}"),
}
# Criminals who wake with the gang.
GANG = [card for card in ROWS if SIDES[card] == CRIME and card != "lawyer"]
# Cards that act at night by themselves.
ACTING = [role for role, row in ROWS.items() if row["stopped"] and role not in ("don", "dragon", "sleepwalker")]


def probe(role: str, works: bool, night: int, me: str, others: str = "", also: str = "", busy: str = "") -> str:
    """An evening in which one sees whether a role works; somebody else may do something the same night."""
    given = PROBES[role]
    text = re.sub(r"\[(.*?)//(.*?)\]", r"\1" if works else r"\2", given["play"])
    hitter = "mercenary" if "maniac" in (me, role, busy) else "maniac"
    text = re.sub(r"\bme\b", me, text).replace("hit>", f"{hitter}>").replace("hitter", hitter)
    text = re.sub(r"\bD\b", f"D{night}", text).replace("N+", f"N{night + 1}")
    cards = dict.fromkeys([me, *given.get("with", "").split(), *others.split()])
    if hitter + ">" in text:
        cards[hitter] = None
    if given.get("lone"):
        cards["lone"] = None
    act, _, seen = text.partition(" | ") if " | " in text else ("", "| ", text.removeprefix("| "))
    acts = ", ".join(filter(None, [act, also]))
    return f"f {' '.join(cards)}: " + "{before}" + f"N{night} {acts} | {seen}"


def run(text: str, *before: str) -> None:
    """Play the evening with what comes before it."""
    play(text.replace("{before}", "".join(f"{phase}; " for phase in before if phase)))


def first(role: str, me: str = "") -> str:
    """What a role needs to have happened."""
    return re.sub(r"\bme\b", me or role, str(PROBES[role].get("first", "")))


@covers("elder", "lawyer", "vampire", "doctor", "fortune-teller", "bloodhound", "candy-baron", "beauty")
@covers("sleepwalker", "mercenary", "kidnapper", "reanimator", "judge", "detective", "bodyguard", "witch")
@covers("woodcutter", "piper", "inquisitor", "punisher", "sentry", "sorcerer", "blacksmith", "maniac", "shapeshifter")
@covers("executioner", "admirer", "policeman", "matchmaker", "jailer", "conjurer", "clairvoyant", "nobleman")
@covers("dealer", "don", "dragon", "instigator", "tough-guy", "mistress", "avenger", "libeller", "baker")
@covers("sweet-tooth", "saviour", "dentist", "elders-son", "teacher")
@pytest.mark.parametrize("role", PROBES)
def test_a_role_works(role: str) -> None:
    run(probe(role, True, 2, role), first(role))


@covers("block", "jailer")
@pytest.mark.parametrize("night", ["fast", "called"])
def test_prison_begins_at_dawn(night: str) -> None:
    """Converted and found by the Jailer in one night, the Dentist acts later in that night, but not in the next."""
    sorcery = "N2 gang>a, sorcerer>dentist, jailer>dentist, dentist>b | told jailer card dentist dentist crime, jailed dentist, mute b"
    play(f"f night={night} sorcerer jailer dentist: {sorcery}; N3 try dentist>c | mute -")


def blocks() -> Iterator[tuple[str, str]]:
    """Every role that acts, with everybody else who could block it."""
    for role, letter in product(ACTING, BLOCKERS):
        in_a_gang = role == "teacher" and letter in "KF"  # whose last one a teacher must be
        if role != BLOCKERS[letter] and not in_a_gang:
            yield role, letter


@covers("block", "R6")
@pytest.mark.parametrize(("role", "letter"), list(blocks()))
def test_a_blocker_comes_early_enough_or_too_late(role: str, letter: str) -> None:
    blocker = BLOCKERS[letter]
    works = letter not in ROWS[role]["stopped"].split()
    run(probe(role, works, 2, role, blocker, f"{blocker}>{role}"), first(role))


@pytest.mark.parametrize("role", [role for role in ACTING if "J" in ROWS[role]["stopped"]])
def test_a_prisoner_does_nothing(role: str) -> None:
    text = probe(role, False, 3, role, "jailer")
    text = re.sub(rf"\b{role}>", f"try {role}>", text) if not re.search(r"\btry\b", text) else text
    run(text, first(role), f"N2 jailer>{role} | jailed {role}")


@covers("gang", "R17")
@pytest.mark.parametrize(
    ("role", "letter"),
    [(role, letter) for role in GANG for letter in (*BLOCKERS, "J") if BLOCKERS.get(letter) != role],
)
def test_who_is_stopped_before_the_vote_does_not_vote(role: str, letter: str) -> None:
    assert letter in (ROWS[role]["stopped"] + " " + ROWS[role]["vote"]).split()
    if letter == "J":
        play(f"f {role} jailer: N2 jailer>{role}; N3 try vote {role}>a | out -")
    else:
        blocker = BLOCKERS[letter]
        play(f"f {role} {blocker}: N2 {blocker}>{role}, try vote {role}>a | out -")
    play(f"f {role}: N2 vote {role}>a | out a")


def kills() -> Iterator[tuple[str, str]]:
    """Every role that acts, with every kill that its probe leaves room for."""
    for role, letter in product(ACTING, KILLERS):
        busy = role in KILLERS[letter][0].split() or (role, letter) in (("sentry", "M"), ("teacher", "G"))
        host = role == "admirer"  # the killer of the host meets the guest
        # before a teacher kills alone, x is executed, whom these must see or vote with
        without_x = letter == "T" and (SIDES[role] == CRIME or role in ("elder", "elders_son", "fortune_teller"))
        if not (busy or host or without_x):
            yield role, letter


@covers("night", "R1")
@pytest.mark.parametrize(("role", "letter"), list(kills()))
def test_whoever_is_killed_earlier_does_not_act(role: str, letter: str) -> None:
    cards, kill = KILLERS[letter]
    works = letter not in ROWS[role]["dead"].split()
    text = probe(role, works, 3, role, cards, kill.format(me=role), cards.partition(" ")[0])
    before = {"U": "N2 punisher>g, gang>g", "T": "D1 execute x"}.get(letter, "")
    if role == "reanimator" and letter == "T":  # who brings back the player executed that day
        run(text.replace(f"{role}>c", f"{role}>x").replace("back c", "back x"), before)
    else:
        run(text, first(role), before)


@covers("change", "R55")
@pytest.mark.parametrize("role", [role for role, row in ROWS.items() if row["recruited"] != "-"])
def test_a_recruit_loses_its_abilities(role: str) -> None:
    text = probe(role, ROWS[role]["recruited"] == "works", 3, role, "piper")
    if not re.search(r"\btry\b", text):
        text = re.sub(rf"(N3 |, ){role}>", rf"\1try {role}>", text)
    run(text, first(role), f"N2 piper>{role}")


@covers("change", "wanderer", "drunk", "R56", "R59")
@pytest.mark.parametrize("role", [role for role, row in ROWS.items() if row["taken"] == "works"])
@pytest.mark.parametrize("by", ["wanderer", "drunk"])
def test_whoever_takes_a_card_over_can_do_what_it_says(role: str, by: str) -> None:
    if role == "elders_son" and by == "drunk":
        run(probe(role, True, 3, by, "aside=elders_son"), first(role))
    elif by == "drunk":
        run(probe(role, True, 3, by, f"aside={role}"), first(role, by))
    elif role == "nobleman":
        run(probe(role, True, 3, by, f"{role} detective"), f"F {by}>{role}", f"N2 detective>{role}!")
    elif role == "elders_son":
        run(probe(role, True, 3, by, role), f"F {by}>{role}", first(role), f"D2 execute {role}")
    else:
        run(probe(role, True, 2, by, role), f"F {by}>{role}", f"D1 execute {role}")


@covers("reanimator", "R58")
@pytest.mark.parametrize("role", [role for role, row in ROWS.items() if row["back"] == "works"])
def test_whoever_is_brought_back_can_do_what_it_could(role: str) -> None:
    if role == "nobleman":
        run(probe(role, True, 4, role, "reanimator detective"), f"N2 detective>{role}!", f"N3 reanimator>{role}")
    elif role == "elders_son":
        run(probe(role, True, 4, role, "reanimator"), first(role), f"D2 execute {role}", f"N3 reanimator>{role}")
    else:
        before = first(role)
        run(probe(role, True, 3, role, "reanimator"), before, f"D1 execute {role}", f"N2 reanimator>{role}")


def test_the_table_has_every_role() -> None:
    assert len(ROWS) == 49
    assert set(ROWS) - set(PROBES) == {"drunk", "wanderer"}
