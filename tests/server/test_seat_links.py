"""A lost link: a new one only for somebody who is gone, with consent, told to all; and the old one wins while it
lives."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import pytest

from igroteka.server import wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import leaving, links, seating
from igroteka.server.table.commit import act
from igroteka.server.table.document import sealed
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.quorum import RETURN_WITHIN
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.server.client import NAMES, setup
from tests.server.in_process import HandTime, Listener, given, rest, running_tables
from tests.server.websocket_client import command_id


class Somebody(Listener):
    """A device with a link; one that is told to go goes."""

    def __init__(self, table: Table, link: wire.Seated) -> None:
        super().__init__(table, link.person)
        self.link = link
        self.key = sealed(link.token)
        self.waiting = self.key == table.doc.person(link.person).pending

    async def enter(self) -> Somebody:
        """Open the table."""
        await super().enter()
        return self

    async def answer(self, yes: bool) -> str:
        """Answer the question that stands; gives the reason if that is refused."""
        assert self.at.question
        return await self.do(wire.Answer(command_id(), self.at.question.number, yes))


async def let_go(*devices: Somebody) -> None:
    """Those who were told to go are gone."""
    for device in devices:
        assert device.left
        await device.exit()


@asynccontextmanager
async def gathered(
    people: int, game: str = "famiglia", store: MemoryStore | None = None, time: HandTime | None = None
) -> AsyncIterator[tuple[Table, HandTime, list[Somebody]]]:
    """A table with this many people, all present."""
    async with running_tables(store, time) as (made, time):
        links = [await made.create(setup(game, people), NAMES[0])]
        table = await made.table(links[0].code)
        links += [await given(table, seating.join, name, None) for name in NAMES[1:people]]
        yield table, time, [await Somebody(table, link).enter() for link in links]


async def refused(asking: Awaitable[object]) -> str:
    """The reason of a refusal."""
    with pytest.raises(Refusal) as refusal:
        await asking
    return refusal.value.reason


def new_link(device: Somebody, seat: int) -> wire.NewLink | None:
    """What a device was told about new links of a seat."""
    return device.table.seats[seat].new_link


async def mended(table: Table, time: HandTime, lost: Somebody, *others: Somebody) -> Somebody:
    """Somebody is gone for long enough and gets a new link from the others."""
    await lost.exit()
    await time.turn(LOST_AFTER)
    link = await given(table, links.mend, table.doc.person(lost.person).name)
    door = await Somebody(table, link).enter()
    for other in others:
        assert not await other.answer(yes=True)
    assert door.left == "mended"
    await door.exit()
    return await Somebody(table, link).enter()


async def test_nobody_loses_a_seat_while_there_or_only_just_gone() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        for name in ("Ann", "Bob"):
            assert await refused(given(table, links.mend, name)) == "still-here"
        await bob.exit()
        await time.turn(LOST_AFTER - 1)
        assert await refused(given(table, links.mend, "Bob")) == "still-here"
        await bob.enter()
        await time.turn(LOST_AFTER)
        assert await refused(given(table, links.mend, "Bob")) == "still-here"
        await bob.exit()
        assert await refused(given(table, links.mend, "Bob")) == "still-here"
        await time.turn(LOST_AFTER)
        await given(table, links.mend, "Bob")
        assert ann.table.question and ann.table.question.waiting == [ann.person]


async def test_somebody_who_has_just_sat_down_is_not_gone() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        await act(table, leaving.leave, bob.person)
        await let_go(bob)
        await time.turn(10 * LOST_AFTER)
        await given(table, seating.join, "Cat", None)
        assert await refused(given(table, links.mend, "Cat")) == "still-here"
        assert ann.table.question is None


async def test_all_who_are_there_agree_and_all_are_told_who_did() -> None:
    async with gathered(4, "pechenka") as (table, time, (ann, bob, cat, dan)):
        await bob.exit()
        await time.turn(LOST_AFTER)
        link = await given(table, links.mend, "Bob")
        door = await Somebody(table, link).enter()
        for device in (ann, cat, dan):
            assert device.table.question and device.table.question.waiting == [0, 2, 3]
        # The owner may be the one who asks: alone he decides nothing.
        assert not await ann.answer(yes=True)
        assert (await refused(given(table, links.renew, bob.person, link.token)), door.left) == ("bad-token", "")
        assert not await cat.answer(yes=True)
        assert not await dan.answer(yes=True)
        assert door.left == "mended"
        await let_go(door)
        new = await Somebody(table, link).enter()
        assert new.me == wire.Me(1, 1)
        for device in (ann, cat, dan, new):
            assert new_link(device, 1) == wire.NewLink(["Ann", "Cat", "Dan"], ended=False)


async def test_one_no_is_enough_and_so_is_one_of_the_asked_who_goes() -> None:
    async with gathered(3, "pechenka") as (table, time, (ann, bob, cat)):
        await bob.exit()
        await time.turn(LOST_AFTER)
        for ending in (lambda: cat.answer(yes=False), cat.exit):
            link = await given(table, links.mend, "Bob")
            door = await Somebody(table, link).enter()
            assert not await ann.answer(yes=True)
            await ending()
            assert (door.left, ann.table.question) == ("not-mended", None)
            await let_go(door)
            late = await Somebody(table, link).enter()
            assert late.left == "revoked"
        assert table.doc.person(bob.person).pending == ""


async def test_of_three_or_more_one_alone_cannot_agree() -> None:
    async with gathered(3, "pechenka") as (table, time, (ann, bob, cat)):
        await bob.exit()
        await cat.exit()
        await time.turn(LOST_AFTER)
        door = await Somebody(table, await given(table, links.mend, "Bob")).enter()
        assert not await ann.answer(yes=True)
        await time.turn(RETURN_WITHIN)
        assert (door.left, table.doc.person(bob.person).newer) == ("too-few-agreed", [])
        await ann.exit()
        door = await Somebody(table, await given(table, links.mend, "Cat")).enter()
        await time.turn(RETURN_WITHIN)
        assert door.left == "too-few-agreed"


async def test_with_nobody_else_at_the_table_code_and_name_open_no_seat() -> None:
    async with running_tables() as (made, time):
        link = await made.create(setup(bots=1), "Ann")
        await time.turn(LOST_AFTER)
        table = await made.table(link.code)
        assert await refused(given(table, links.mend, "Ann")) == "nobody-to-agree"


async def test_the_old_link_wins_before_the_consent() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        await bob.exit()
        await time.turn(LOST_AFTER)
        door = await Somebody(table, await given(table, links.mend, "Bob")).enter()
        await bob.enter()
        assert (door.left, ann.table.question, bob.left) == ("old-link", None, "")
        assert table.doc.person(bob.person).pending == ""


async def test_the_old_link_wins_after_the_consent_and_hears_of_the_new_one() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        new = await mended(table, time, bob, ann)
        assert table.person(bob.link.token) == table.person(new.link.token) == bob.person
        await bob.enter()
        assert new.left == "old-link"
        await let_go(new)
        for device in (ann, bob):
            assert new_link(device, 1) == wire.NewLink(["Ann"], ended=True)
        assert await refused(given(table, links.renew, bob.person, new.link.token)) == "bad-token"
        with pytest.raises(Refusal):
            table.person(new.link.token)
        assert not bob.left


async def test_a_new_link_cannot_end_the_old_one_by_making_another() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        new = await mended(table, time, bob, ann)
        newer = await given(table, links.renew, bob.person, new.link.token)
        assert new.left == "revoked"
        await let_go(new)
        late = await Somebody(table, newer).enter()
        await bob.enter()
        assert (late.left, bob.left) == ("old-link", "")


async def test_of_several_new_links_the_older_wins() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        second = await mended(table, time, bob, ann)
        third = await mended(table, time, second, ann)
        await second.enter()
        assert (second.left, third.left) == ("", "old-link")
        await let_go(third)
        await bob.enter()
        assert (bob.left, second.left) == ("", "old-link")


async def test_the_old_link_may_make_itself_new_and_ends_all_others() -> None:
    async with gathered(2) as (table, time, (ann, bob)):
        new = await mended(table, time, bob, ann)
        own = await given(table, links.renew, bob.person, bob.link.token)
        assert new.left == "revoked"
        await let_go(new)
        assert (await Somebody(table, new.link).enter()).left == "revoked"
        assert not (await Somebody(table, own).enter()).left
        assert new_link(ann, 1) is None


async def test_a_restart_forgets_the_question_and_keeps_the_links() -> None:
    store, time = MemoryStore(), HandTime()
    async with gathered(2, store=store, time=time) as (table, _, (ann, bob)):
        new = await mended(table, time, bob, ann)
        await new.exit()
        await time.turn(LOST_AFTER)
        asking = await given(table, links.mend, "Bob")
        door = await Somebody(table, asking).enter()
        assert not door.left
    again = Tables(store, time, BotPool(1))
    await again.open()
    table = await again.table(ann.link.code)
    await Somebody(table, ann.link).enter()
    assert (await Somebody(table, asking).enter()).left == "not-mended"
    back = await Somebody(table, new.link).enter()
    assert (back.left, new_link(back, 1)) == ("", wire.NewLink(["Ann"], ended=False))
    # After a restart nobody has been gone for long.
    assert await refused(given(table, links.mend, "Bob")) == "still-here"
    await rest()
    await again.close()
