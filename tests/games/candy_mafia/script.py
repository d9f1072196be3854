"""Evenings written in a line: `MODE [option=value …] CAST: PHASE choices | what is seen; PHASE …`.

MODE     b u g f: basic, business, guests, festival; with a 2: two gangs.
CAST     roles by seat, or `5=doctor`; `aside=maniac` is the Drunk's card. Silent townsfolk and criminals are added:
         `a` to `h` are the first ones of the town, `x y z` of the criminals (of two gangs: of the mafia), `p q r` of
         the triad. `lone`: no criminals but those that are named; `exact`: nobody is added.
PHASE    F the first night, N2 the second night with its dawn, D1 the first day. What is not written passes in silence.
choices  `doctor>a`: a player (by the card it was dealt, or by its seat from 1) and whom it names; `detective>a!` kill
         instead of check, or take instead of go; `matchmaker>a+b`; `gang>a` (mafia>, triad>): all who are asked;
         `vote x>a`, `again x>a`: one of them, and in the second vote; `revenge>a`; `then sorcerer>b`: the second name.
         By day: `execute a`, `second execute b`, `vote a>b`, `runoff a>b`, `nominate a>b`, `yes b a c`: hands up for b;
         `save saviour`, `shot avenger>a`, `agree`: to a draw. `try …`: given only if it is asked for; `refuse …`:
         cannot be given.
seen     `out a x/y` who left (`-` nobody), `back a`, `told elder side x crime`, `untold elder side`, `still a`,
         `mute a`, `jailed a`, `recruited a`, `is a doctor`, `side a crime`, `votes a`, `novote a`, `first a` of the
         suspects, `on`, `over town`, `ends hunger`, `wins a b` …: see `seen.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from tests.games.candy_mafia.table import CRIME, MAFIA, SIDES, TRIAD

TOWN_LETTERS, MAFIA_LETTERS, TRIAD_LETTERS = "abcdefgh", "xyz", "pqr"
# A table that goes on after a few have left.
USUAL, USUAL_OF_GANGS = 11, 16
# Cards of the triad for those without a part: they may do something, and say nothing.
TRIAD_FILLERS = ("libeller", "dragon", "bloodhound", "kidnapper")


class Choice(NamedTuple):
    """What one player, or a whole group, is to answer."""

    kind: str
    player: str
    target: str
    may_fail: bool
    refused: bool


class Phase(NamedTuple):
    """A night with its dawn, or a day."""

    name: str
    choices: list[Choice]
    seen: list[list[str]]


class Script(NamedTuple):
    """A whole evening."""

    mode: str
    two_gangs: bool
    options: dict[str, object]
    aside: str
    cards: list[str]
    names: dict[str, int]
    phases: list[Phase]


def parse(text: str) -> Script:
    """Read one evening."""
    head, _, body = text.partition(": ")
    phases = [read_phase(part) for part in body.split(";") if part.strip()]
    mode, *words = head.split()
    mentioned = {token for phase in phases for token in tokens(phase)}
    options: dict[str, object] = {}
    aside, placed, extra = "", dict[int, str](), set[str]()
    free: list[str] = []
    for word in words:
        left, equals, right = word.partition("=")
        if left == "aside":
            aside = right
        elif equals and left.isdigit():
            placed[int(left) - 1] = right
        elif equals:
            options[left] = right if right not in ("yes", "no") else right == "yes"
        elif word in ("lone", "exact"):
            extra.add(word)
        else:
            free.append(word)
    two_gangs = mode.endswith("2")
    cards, names = seated(free, placed, mentioned, extra, two_gangs)
    return Script(mode[0], two_gangs, options, aside, cards, names, phases)


def tokens(phase: Phase) -> Iterator[str]:
    """Every name that is mentioned in a phase."""
    for choice in phase.choices:
        yield choice.player
        yield from choice.target.rstrip("!").replace("+", " ").split()
    for words in phase.seen:
        for word in words[1:]:
            yield from word.split("/")


def seated(
    free: Sequence[str], placed: dict[int, str], mentioned: set[str], extra: set[str], two_gangs: bool
) -> tuple[list[str], dict[str, int]]:
    """Who sits where: those that are named, then the town, then the criminals."""
    row: list[str] = []  # roles and letters
    rest = list(free)
    for seat in range(max([*placed, -1]) + 1):
        row.append(placed.get(seat) or (rest.pop(0) if rest else "town"))
    row += rest
    exact = "exact" in extra
    named = max([int(token) for token in mentioned if token.isdigit()], default=0)
    row += ["town"] * (named - len(row) if placed else 0)
    letters = [letter for letter in chain(TOWN_LETTERS, MAFIA_LETTERS, TRIAD_LETTERS) if letter in mentioned]
    row += [letter for letter in letters if letter not in row]
    if not exact:
        add_criminals(row, two_gangs, "lone" in extra)
        crime = sum(map(criminal, row))
        least = USUAL_OF_GANGS if two_gangs else max(9 if "lone" in extra else USUAL, 2 * crime + 5)
        row += [letter for letter in TOWN_LETTERS if letter not in row][: max(0, least - len(row))]
        row += ["town"] * (least - len(row))
    names = {name: seat for seat, name in enumerate(row)}
    names |= {str(seat + 1): seat for seat in range(len(row))}
    return [filler(name, row) for name in row], names


def criminal(name: str) -> bool:
    """Is it a criminal's card or letter?"""
    return SIDES.get(name) == CRIME or name in MAFIA_LETTERS + TRIAD_LETTERS


def add_criminals(row: list[str], two_gangs: bool, lone: bool) -> None:
    """At least two criminals; of two gangs equally many."""
    if not two_gangs:
        for letter in MAFIA_LETTERS:
            if not lone and letter not in row and sum(map(criminal, row)) < 2:
                row.append(letter)
        return
    for letters, gang in ((MAFIA_LETTERS, MAFIA), (TRIAD_LETTERS, TRIAD)):
        for letter in letters:
            if letter not in row and sum(name in gang or name in letters for name in row) < 2:
                row.append(letter)


def filler(name: str, row: Sequence[str]) -> str:
    """The card behind a letter."""
    if name == "town" or name in TOWN_LETTERS:
        return "citizen"
    if name in MAFIA_LETTERS:
        return "criminal"
    if name in TRIAD_LETTERS:
        left = [card for card in TRIAD_FILLERS if card not in row]
        return left[TRIAD_LETTERS.index(name)]
    return name


def read_phase(text: str) -> Phase:
    """Read one night or day."""
    told, _, seen = text.partition("|")
    name, _, rest = told.strip().partition(" ")
    choices = [read_choice(part.split()) for part in rest.split(",") if part.strip()]
    return Phase(name, choices, [part.split() for part in seen.split(",") if part.strip()])


def read_choice(words: list[str]) -> Choice:
    """Read what one answers."""
    may_fail = "try" in words
    refused = "refuse" in words
    words = [word for word in words if word not in ("try", "refuse")]
    kind = "act"
    if words == ["agree"]:
        return Choice("agree", "", "", may_fail, refused)
    if words[:2] == ["second", "execute"]:
        return Choice("second", "", words[2], may_fail, refused)
    if words[0] in ("execute", "save"):
        player = words[1] if words[0] == "save" else ""
        return Choice(words[0], player, "yes" if player else words[1], may_fail, refused)
    if words[0] == "yes":
        return Choice("yes", words[1], "+".join(words[2:]), may_fail, refused)
    if words[0] in ("vote", "again", "then", "shot", "runoff", "nominate", "write") and len(words) == 2:
        kind, words = words[0], words[1:]
    assert len(words) == 1, words
    player, _, target = words[0].partition(">")
    if player in ("gang", "mafia", "triad", "revenge", "again"):
        kind, player = player, ""
    return Choice(kind, player, target, may_fail, refused)
