"""Options that are sets, and advice, at a table: what is no set is refused by name and changes nothing."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from igroteka.registry import Shelf
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.table import messages, seating
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.laws.hostile import ALTERATIONS, FIXED, altered
from tests.server.client import setup
from tests.server.in_process import running_tables
from tests.shelf import put_on_the_shelf

WRONG: list[tuple[Any, str]] = [
    (["owl", "eagle"], "option guests: 'eagle' is none of owl, jay, dove"),
    (["owl", "owl"], "option guests: owl is in it twice"),
    ([], "option guests: must be 1 to 3 of its choices, not 0"),
    ("owl", "option guests: must be a list, not 'owl'"),
    (True, "option guests: must be a list, not True"),
]


@pytest.fixture
def rooks(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)


@pytest.fixture
async def table(rooks: None) -> AsyncIterator[Table]:
    """A table of six that gathers."""
    async with running_tables() as (tables, _):
        owner = await tables.create(setup("rooks", 6, options={"guests": ["dove", "owl"]}), "Ann")
        yield tables.tables[owner.code]


async def test_a_set_is_agreed_and_told_in_declared_order(table: Table) -> None:
    assert messages.info(table, True).setup.options == {"guests": ["owl", "dove"], "owl_rests": False, "days": 4}


@pytest.mark.parametrize(("guests", "said"), WRONG)
async def test_what_is_no_such_set_is_refused_and_changes_nothing(table: Table, guests: Any, said: str) -> None:
    before = messages.info(table, True)
    with pytest.raises(Refusal) as refusal:
        await act(table, seating.agree, 0, setup("rooks", 6, options={"guests": guests}))
    assert (refusal.value.reason, refusal.value.detail, refusal.value.status) == ("bad-setup", said, 400)
    assert messages.info(table, True) == before


async def test_an_option_without_what_it_needs_is_refused_and_says_what(table: Table) -> None:
    with pytest.raises(Refusal) as refusal:
        await act(table, seating.agree, 0, setup("rooks", 6, options={"guests": ["jay"], "owl_rests": True}))
    assert refusal.value.detail == "option owl_rests: means something only with guests=owl"


async def test_advice_follows_what_is_agreed_and_blocks_nothing(table: Table) -> None:
    assert messages.info(table, True).advice == []
    await act(table, seating.agree, 0, setup("rooks", 20))
    assert messages.info(table, True).advice == ["crowded"]
    await act(table, seating.agree, 0, setup("rooks", 12))
    assert messages.info(table, True).advice == []


@settings(FIXED)
@given(alterations=ALTERATIONS)
def test_an_altered_setup_is_refused_by_name_or_is_one_that_can_be_played(alterations: list[Any]) -> None:
    whole = json.loads(msgspec.json.encode(setup("rooks", 8, options={"guests": ["owl", "jay"], "days": 3})))
    with pytest.MonkeyPatch.context() as patch:
        put_on_the_shelf(patch, ROOKS)
        said = ""
        try:
            agreed = seating.checked(
                msgspec.json.decode(json.dumps(altered(whole, alterations)), type=wire.Setup), Shelf()
            )
        except (msgspec.ValidationError, msgspec.DecodeError, Refusal) as refusal:
            said = str(refusal)
        assert said or ROOKS.id != agreed.game or ROOKS.new(len(agreed.seats), 1, agreed.options)
