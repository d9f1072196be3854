"""A deal by hand from the moderator's place: known to the moderator alone, and said to all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings

from igroteka.cli import main
from igroteka.core.event import MODERATOR
from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.shuffle_check import verdict
from igroteka.server.table import moderating, seating, starting
from igroteka.server.table.commit import act
from igroteka.server.table.document import Doc, Place
from tests.laws.cases import ROOKS
from tests.laws.hostile import ALTERATIONS, FIXED, altered
from tests.server.client import setup
from tests.server.in_process import record_of
from tests.server.moderated_evening import DEAL, SECOND, begin, gathering, refused, to_the_end, told
from tests.server.test_windows import ROLES


async def test_a_deal_by_hand_is_known_to_the_moderator_alone_and_stands_in_the_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gathering(monkeypatch) as (table, time, moderator, birds):
        heard = [len(bird.heard) for bird in birds]
        await act(table, moderating.give_deal, moderator.person, DEAL)
        assert told(moderator) == DEAL
        for bird, count in zip(birds, heard, strict=True):
            assert told(bird) is None
            assert "rook" not in "".join(bird.heard[count:]).replace(ROOKS.id, "")
        await act(table, starting.start, moderator.person)
        assert all(bird.table.shuffle and bird.table.shuffle.by_hand for bird in birds)
        await time.turn(4 * SECOND)
        assert moderator.play and moderator.play.view["roles"] == ROLES and not table.doc.deal
        await to_the_end(moderator)
        record = read_record(await record_of(table, moderator.person, True))
        assert record.header["deal"] == DEAL
        assert replay(record, ROOKS).state.over
        found = verdict(record)
        assert found and found.holds and found.by_hand
        record.header["deal"] = {"roles": ROLES[::-1]}
        altered = verdict(record)
        assert altered and not altered.same


async def test_the_check_of_the_shuffle_says_that_the_first_cards_were_dealt_by_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "led.jsonl"
    for deal, said in (
        (DEAL, "The deal: the moderator dealt the first cards by hand"),
        (None, "The deal: the cards come"),
    ):
        async with gathering(monkeypatch) as (table, time, moderator, _):
            await act(table, moderating.give_deal, moderator.person, deal)
            await begin(table, time, moderator)
            await to_the_end(moderator)
            file.write_text(await record_of(table, moderator.person, True), encoding="utf-8")
        assert main(["verify", str(file), "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert said in told and told.count("The deal") == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"roles": None},
        {"roles": ROLES[:4]},
        {"roles": ["rook"] * 5},
        {"roles": ["crow", *ROLES[1:]]},
        {"roles": [[], {}, 1, None, True]},
        {"roles": ROLES, "more": 1},
        {"roles": {"0": "bird"}},
    ],
)
async def test_a_deal_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any]) -> None:
    async with gathering(monkeypatch) as (table, _, moderator, _):
        await act(table, moderating.give_deal, moderator.person, DEAL)
        assert await refused(table, moderating.give_deal, moderator.person, wrong) == "bad-deal"
        assert table.doc.deal == DEAL


@settings(FIXED)
@given(alterations=ALTERATIONS)
def test_an_altered_deal_is_refused_by_name_or_is_one_that_can_be(alterations: list[Any]) -> None:
    wrong = altered(DEAL, alterations)
    doc = Doc("AAAAAA", "watch", wire.Setup(ROOKS.id, [wire.SeatSetup()] * 5), [Place("open")] * 5, [])
    doc.setup.options = dict(ROOKS.agreed(5, {}))
    assume(isinstance(wrong, dict))  # no message could hold another
    said: Refusal | None = None
    try:
        moderating.check_deal(ROOKS, doc, wrong)
    except Refusal as refusal:
        said = refusal
    if said is None:
        assert ROOKS.new(5, 0, held=True, deal=wrong).view(MODERATOR)["roles"] == wrong["roles"]
    else:
        assert (said.reason, said.status) == ("bad-deal", 400) and len(said.detail) < 300


async def test_only_the_moderator_deals_and_only_before_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, time, moderator, birds):
        assert await refused(table, moderating.give_deal, birds[0].person, DEAL) == "not-moderator"
        await act(table, moderating.give_deal, moderator.person, DEAL)
        await act(table, seating.agree, moderator.person, setup(ROOKS.id, 6, moderator=True))
        assert table.doc.deal is None, "it was for five"
        await act(table, seating.agree, moderator.person, setup(ROOKS.id, 5, moderator=True))
        await act(table, moderating.give_deal, moderator.person, DEAL)
        await act(table, seating.move, moderator.person, birds[0].person, 3)
        assert moderator.me.deal is None, "somebody else sits there now"
        await begin(table, time, moderator)
        assert await refused(table, moderating.give_deal, moderator.person, DEAL) == "begun"
