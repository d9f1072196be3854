"""Why the night went as it did: every cause has its clause, and only a moderator hears it and who was told what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_type_hints

import pytest

from igroteka import MODERATOR, SPECTATOR
from igroteka.core.event import Event
from igroteka.games.candy_mafia.night.attempts import HIT
from igroteka.games.candy_mafia.night.course import UNABLE
from igroteka.games.candy_mafia.night.ending import QUIET
from igroteka.games.candy_mafia.night.gangs import NO_MURDER
from igroteka.rules import rules
from igroteka.texts import LANGUAGES, words
from tests.games.candy_mafia import table
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.random_play import arbitrary, evening
from tests.games.candy_mafia.table import GAME, heard
from tests.games.covers import covers

CAUSES = {name for name, shape in GAME.shapes.events.items() if "clause" in get_type_hints(shape)}


def told_in(number: int) -> Iterator[Event]:
    """All that happens in a random evening."""
    s = arbitrary(number)
    s.telling = True
    for position in evening(s, number):
        yield from position.events


@covers("R61")
def test_every_cause_of_random_evenings_names_a_clause_that_is_there() -> None:
    known, met = rules("candy_mafia"), set()
    for number in range(12):
        for event in told_in(number):
            assert ("clause" in event.public) == (event.id in CAUSES)
            if event.id in CAUSES:
                assert event.public["clause"] in known
                met.add(event.id)
    assert met >= {"acted", "attempt", "chain", "dropped", "nobody-died", "no-murder"}


@pytest.mark.parametrize(
    "reasons", [UNABLE.values(), NO_MURDER.values(), QUIET.values(), [part.clause for part in HIT]]
)
def test_every_reason_has_a_clause(reasons: Iterable[str]) -> None:
    assert set(reasons) <= set(rules("candy_mafia"))


@covers("R61")
@pytest.mark.parametrize(
    ("line", "causes"),
    [
        ("u doctor: N2 gang>a, doctor>a", [("acted", "doctor"), ("attempt", "doctor"), ("nobody-died", "protect")]),
        ("g policeman: N2 policeman>x, try gang>a", [("no-murder", "policeman"), ("nobody-died", "kill")]),
        ("g policeman: N2 policeman>a, gang>a", [("attempt", "block"), ("nobody-died", "protect")]),
        ("u vampire: N2 gang>vampire", [("attempt", "vampire"), ("nobody-died", "protect")]),
        ("g maniac: N2 gang>maniac, maniac>a", [("attempt", "maniac"), ("attempt", "kill")]),
        ("f dealer: N2 gang>dealer; N3 try gang>a", [("no-murder", "dealer"), ("nobody-died", "kill")]),
        ("g matchmaker: F matchmaker>a+b; N2 gang>a", [("chain", "matchmaker"), ("attempt", "kill")]),
        ("u kidnapper doctor: N2 kidnapper>doctor, doctor>a, gang>a", [("dropped", "block"), ("attempt", "kill")]),
        ("u mercenary doctor: N2 gang>mercenary, mercenary>a", [("attempt", "kill"), ("dropped", "R1")]),
    ],
)
def test_a_chain_of_causes_cites_its_clauses(line: str, causes: list[tuple[str, str]]) -> None:
    p = play(line)
    seen = [(row["event"], row["clause"]) for row in heard(p.events, MODERATOR) if "clause" in row]
    place = 0
    for cause in causes:
        assert cause in seen[place:], (cause, seen)
        place = seen.index(cause, place)
    assert not [row for viewer in (SPECTATOR, 0, 1) for row in heard(p.events, viewer) if "clause" in row]


@covers("bodyguard", "R37", "R61")
@pytest.mark.parametrize(("doctor", "dead"), [("doctor>b", True), ("doctor>bodyguard", False)])
def test_the_bodyguard_is_said_to_die_only_where_nobody_saves_him(doctor: str, dead: bool) -> None:
    p = play(f"u bodyguard doctor: N2 bodyguard>a, {doctor}, gang>a | out {'bodyguard' if dead else '-'}")
    night = [row for row in heard(p.events, MODERATOR) if row["event"] in ("attempt", "chain")]
    names = [f"seat {seat}" for seat in range(int(p.s.seats))]
    for language, dies in {"ru": "погибает", "en": "dies"}.items():
        told = " ".join(words("candy_mafia", language).event(dict(row), names, MODERATOR) for row in night)
        assert (dies in told) == dead, told


@covers("drunk")
def test_a_moderator_hears_what_lies_aside() -> None:
    dealt = table.evening(["drunk", *["citizen"] * 4, "don"], "g", "maniac").events
    assert {"event": "aside", "card": "maniac", "clause": "drunk"} in heard(dealt, MODERATOR)


@covers("R61")
def test_by_day_a_moderator_hears_why_somebody_follows() -> None:
    p = play("g matchmaker: F matchmaker>a+b; D1 execute a")
    assert {"event": "chain", "seat": p.seat("b"), "cause": "link", "clause": "matchmaker"} in heard(
        p.events, MODERATOR
    )


@covers("mail")
def test_a_moderator_hears_to_whom_something_was_said_and_the_seat_itself_does_not_read_its_number() -> None:
    p = play("b elder: N2 elder>x")
    elder, told = p.seat("elder"), {"event": "checked", "seat": p.seat("x"), "side": "crime"}
    assert {**told, "heard_by": elder} in heard(p.events, MODERATOR)
    assert told in heard(p.events, elder)
    names = [f"seat {seat}" for seat in range(int(p.s.seats))]
    for language in LANGUAGES:
        say = words("candy_mafia", language)
        inner = say.event(told, names, elder)
        assert (
            f"seat {elder} " in (quoted := say.event({**told, "heard_by": elder}, names, MODERATOR)) and inner in quoted
        )


@covers("R108")
def test_open_eyes_hear_to_whom_it_was_said() -> None:
    p = play("g dead_open_eyes=yes elder: D1 execute a; N2 elder>x")
    rows: list[Mapping[str, Any]] = [row for row in heard(p.events, p.seat("a")) if row["event"] == "checked"]
    assert [row["heard_by"] for row in rows] == [p.seat("elder")]
