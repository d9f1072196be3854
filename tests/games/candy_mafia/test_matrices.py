"""Matrices A and B of the specification: every killer against every defence, every check of every target."""

from __future__ import annotations

import pytest

from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import tables
from tests.games.covers import covers

KILLERS = {
    "gang": ("x y", "gang>{v}"),
    "teacher": ("teacher x lone", "gang>b, teacher>{v}"),
    "inquisitor": ("inquisitor", "inquisitor>{v}!"),
    "detective": ("detective", "detective>{v}!"),
    "mercenary": ("mercenary", "mercenary>{v}"),
    "maniac": ("maniac", "maniac>{v}"),
    "punisher": ("punisher", "revenge>{v}"),
}
# The victim, who else is there, and what they do that night.
DEFENCES = {
    "none": ("a", "", ""),
    "doctor": ("a", "doctor", "doctor>a"),
    "policeman": ("a", "policeman", "policeman>a"),
    "conjurer": ("a", "conjurer", "conjurer>a"),
    "beauty": ("a", "beauty", "beauty>a"),
    "bodyguard": ("a", "bodyguard", "bodyguard>a"),
    "treated": ("a", "bodyguard doctor", "bodyguard>a, doctor>bodyguard"),
    "woodcutter": ("a", "woodcutter", "woodcutter>a"),
    "away": ("a", "admirer", "admirer>a!"),
    "host": ("a", "admirer", "admirer>a"),
    "vampire": ("vampire", "vampire", ""),
    "maniac": ("maniac", "maniac", ""),
    "blacksmith": ("blacksmith", "blacksmith", ""),
    "hit_before": ("blacksmith", "blacksmith", ""),
    "tough_guy": ("tough_guy", "tough_guy", ""),
    "sleepwalker": ("sleepwalker", "sleepwalker doctor", "doctor>sleepwalker"),
    "dealer": ("dealer", "dealer", ""),
    "sentry": ("a", "sentry", "sentry>a"),
}
CELLS = [(row["defence"], killer, row[killer]) for row in tables("matrix_a.txt") for killer in KILLERS if row[killer]]


@covers("kill", "protect")
@pytest.mark.parametrize(("defence", "killer", "dies"), CELLS)
def test_a_killer_meets_a_defence(defence: str, killer: str, dies: str) -> None:
    play(cell(defence, killer, dies.split()))


def cell(defence: str, killer: str, dies: list[str]) -> str:
    """The evening of one cell; it is seen on the third night."""
    victim, cards, help = DEFENCES[defence]
    cast, kill = KILLERS[killer]
    if defence == "hit_before" and killer != "mercenary":
        cards += " mercenary"
    before = {"teacher": "D1 execute x; "}.get(killer, "")
    second = ["mercenary>blacksmith"] if defence == "hit_before" else []
    if killer == "punisher":
        second += ["punisher>c", "gang>c"]
    one_of_them = "x/y" if killer == "gang" else killer
    who = {"victim": victim, "killer": one_of_them, "guest": "admirer"}
    out = [who.get(name, name) for name in dies if name not in ("later", "skip", "-")]
    if killer == "teacher":
        out.append("b")
    if (killer, defence) == ("gang", "sleepwalker"):
        kill = "vote x>{v}, vote y>{v}"
    mode = "f"
    if (killer, defence) == ("teacher", "conjurer"):  # of one gang the teacher would not be the last
        mode, cast, before, kill = "f2", "teacher p y", "D1 execute p; ", "triad>b, teacher>{v}"
    acts = ", ".join(filter(None, [help, kill.format(v=victim)]))
    text = f"{mode} {cards} {cast}: {before}N2 {', '.join(second)} | on; N3 {acts} | out {' '.join(out) or '-'}"
    if "later" in dies:
        text += f"; N4 | out {victim}"
    if defence == "dealer":
        text += "; N4 try gang>d | out -; N5 gang>d | out d" if "skip" in dies else "; N4 gang>d | out d"
    return text


ROWS = tables("matrix_b.txt")
BEFORE = {"": "", "converted": "N2 gang>a, sorcerer>{t}", "recruited": "N2 piper>{t}"}
EXACT = ("lawyer", "sweet_tooth", "baker", "inquisitor", "jailer")
CHECKERS = ("elder", "bloodhound", "fortune_teller", "detective", "judge", "candy_baron", *EXACT)


def name(row: dict[str, str]) -> str:
    """A row of matrix B."""
    return "-".join(filter(None, [row["target"], row["before"], *row["masks"].split()]))


def prepared(row: dict[str, str], cards: list[str]) -> tuple[str, str, list[str]]:
    """The cast of a row, what comes before, and what the masks do on the night of the checks."""
    target = row["target"]
    cast = dict.fromkeys([target, *cards, *row["masks"].split()])
    cast |= dict.fromkeys({"converted": ["sorcerer"], "recruited": ["piper"]}.get(row["before"], []))
    aside = " aside=mercenary" if target == "drunk" else ""
    return (
        " ".join(cast) + aside,
        BEFORE[row["before"]].format(t=target),
        [f"{m}>{target}" for m in row["masks"].split()],
    )


@covers("check", "R21", "R22", "R23", "R24", "R25", "R26")
@pytest.mark.parametrize("row", ROWS, ids=name)
def test_everybody_checks_one_player(row: dict[str, str]) -> None:
    target = row["target"]
    cast, before, acts = prepared(row, [card for card in CHECKERS if card != target])
    night = "3" if before else "2"
    seen = []
    for card in CHECKERS:
        if card != target:
            acts.append(f"{card}>{target}" + ("+b" if card == "fortune_teller" else ""))
            seen.append(f"told {card} {says(row, card)}")
    seen.append(f"jailed {target if row['jail'] == 'yes' else '-'}")
    spared = "lives" if row["judge"] == "yes" else "gone"
    phases = [
        before,
        f"N{night} {', '.join(acts)} | {', '.join(seen)}",
        f"D{night} execute {target} | {spared} {target}",
    ]
    play(f"f {cast}: {'; '.join(filter(None, phases))}")


def says(row: dict[str, str], card: str) -> str:
    """What the row says that a checker is told."""
    target = row["target"]
    if card in ("elder", "bloodhound", "elders_son"):
        return f"side {target} {row['elder']}"
    if card == "fortune_teller":
        return f"same {target} b {row['fortune']}"
    if card in ("detective", "judge"):
        return f"town {target} {row[card]}"
    if card == "candy_baron":
        return f"office {target} {row['baron']}"
    return f"card {target} {row['exact']}"


@pytest.mark.parametrize("row", [row for row in ROWS if row["target"] not in ("elder", "elders_son")], ids=name)
def test_the_elders_son_checks_as_the_elder(row: dict[str, str]) -> None:
    target = row["target"]
    cast, before, acts = prepared(row, ["elder", "elders_son"])
    acts.append(f"elders_son>{target}")
    night = "3" if before else "2"
    phases = ["D1 execute elder", before, f"N{night} {', '.join(acts)} | told elders_son {says(row, 'elders_son')}"]
    play(f"f {cast}: {'; '.join(filter(None, phases))}")


def test_the_matrices_are_whole() -> None:
    assert len(CELLS) == 18 * 7 - 1  # a maniac does not meet himself
    assert len(ROWS) == 21
