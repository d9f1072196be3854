"""Names at a table: what is not seen is taken out, and nobody sits down under a name that only looks like another's."""

from __future__ import annotations

import pytest

from igroteka.server.refusal import Refusal
from igroteka.server.table import links, moderating, names, seating
from igroteka.server.table.document import Person
from igroteka.server.table.table import Table
from tests.server.client import setup
from tests.server.in_process import given, running_tables
from tests.server.moderated_evening import refused


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann\t Lee\n", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("\u202eevil\u202c", "evil"),
        ("A\u200bn\u200dn\ufeff\u2060", "Ann"),
        ("x\x00\x07y", "xy"),
        ("\u2028line", "line"),
        ("a\u00a0b", "a b"),
        ("Ann\ufe0f\U000e0101", "Ann"),
        ("И\u0306ван", "Йван"),
        ("Ёж", "Ёж"),
        ("👩 1", "👩 1"),
    ],
)
def test_a_name_is_kept_without_what_is_not_seen(typed: str, kept: str) -> None:
    assert names.cleaned(typed) == kept
    assert names.cleaned(kept) == kept


@pytest.mark.parametrize(
    "typed", [" ", "\t\n", "\u200b", "\u2800", "\u180e", "\u3164", "\u202e \u202c", "\u0301", "\x00"]
)
def test_a_name_of_which_nothing_is_seen_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        names.cleaned(typed)
    assert refusal.value.reason == "bad-name"


def test_a_name_that_gets_too_long_in_usual_characters_is_refused_and_not_cut() -> None:
    with pytest.raises(Refusal) as refusal:
        names.cleaned("\ufdfa" * 3)
    assert refusal.value.reason == "long-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Anna", "\u0391nn\u03b1"),  # Greek
        ("Алёна", "\u0410л\u00ebн\u0061"),  # Latin
        ("СОТА", "COTA"),
        ("Ilia", "l1ia"),
        ("Bob 10", "Bob lO"),
        ("Marn", "Mam"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert one != other and names.skeleton(one) == names.skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Аня", "Яна"), ("Ann", "ANN"), ("Алёна", "Алена"), ("Кай", "Каи"), ("Дима", "Дина")]
)
def test_names_that_can_be_told_apart_have_two(one: str, other: str) -> None:
    assert names.skeleton(one) != names.skeleton(other)


def seat_names(table: Table) -> list[str]:
    """Who sits at the table."""
    return [table.doc.person(person).name for person in table.doc.people()]


async def test_nobody_sits_down_under_a_name_that_only_looks_like_anothers() -> None:
    async with running_tables() as (made, _):
        table = await made.table((await made.create(setup("candy_mafia", 8, moderator=True), "Ann")).code)
        for twin in ("\u0410nn", "\u0391nn"):
            assert await refused(table, seating.join, twin, None) == "name-alike"
            assert await refused(table, moderating.join, twin) == "name-alike"
        for same in ("Ann", "Ann\u200b", "\u202dAnn"):
            await given(table, seating.join, same, None)
        assert await refused(table, seating.join, "\u0410nn 2", None) == "name-alike"
        await given(table, seating.join, "ANN", None)
        assert seat_names(table) == ["Ann", "Ann 2", "Ann 3", "Ann 4", "ANN"]


async def test_a_stored_name_stays_and_its_person_is_still_found_by_it() -> None:
    async with running_tables() as (made, time):
        table = await made.table((await made.create(setup(), "Ann")).code)
        old = Person(0, "A\u200bnn", table.doc.persons[0].token)
        table.doc.persons[0] = old
        await given(table, seating.join, "Bob", None)
        assert seat_names(table) == ["A\u200bnn", "Bob"]
        await time.turn(links.LOST_AFTER)
        await given(table, links.mend, "A\u200bnn")
        assert table.question is not None and table.question.by == 0
        assert await refused(table, links.mend, " Bob\u200b ") == "question-open"
        assert await refused(table, links.mend, "Cat") == "no-such-name"
