"""Who sits at the table: sent away, gone, back again without a link, and found again on the shelf."""

from __future__ import annotations

import re

from playwright.async_api import Browser, expect

from igroteka.server.table.links import LOST_AFTER
from tests.browser.conftest import address
from tests.browser.guests import Guests
from tests.browser.hosting import hosted
from tests.browser.seating import NAMES, link, sit_down, turns
from tests.browser.settled import settled
from tests.browser.spoken import say
from tests.browser.wire_games import begun
from tests.server.client import NAMES as OTHERS
from tests.server.client import Room, setup


async def test_the_owner_frees_a_seat_and_leaves_the_table_to_the_next(guests: Guests, room: Room) -> None:
    owner = await room.create(setup(), NAMES[0])
    guest = await room.join(owner.code, NAMES[1])
    one, other = [await guests.sit(link(who)) for who in (owner, guest)]
    await one.button("lobby-unseat", name=NAMES[1]).click()
    await one.button("lobby-kick-yes").click()
    await expect(other.page.get_by_role("heading", name=say("bye-title"))).to_be_visible()

    await other.button("bye-again").click()
    await other.page.get_by_label(say("guest-name-label")).fill(NAMES[1])
    await other.button("guest-sit").click()
    await expect(other.page.get_by_text(say("mend-ask"))).to_be_visible()
    asked = one.page.get_by_role("alert").filter(has_text=say("question-join", name=NAMES[1]))
    await asked.get_by_role("button", name=say("question-yes")).click()
    await expect(other.page.get_by_text(say("lobby-wait-owner", name=NAMES[0]))).to_be_visible()
    await one.button("lobby-leave").click()
    await one.button("lobby-leave-yes").click()
    await expect(one.page.get_by_role("article")).to_have_count(5)
    await other.button("lobby-bot-label", number=1).click()
    await other.button("lobby-start").click()
    await expect(other.street).to_be_visible()


async def test_whoever_lost_the_link_is_let_in_again_by_the_table_until_the_old_one_is_found(browser: Browser) -> None:
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        (owner, guest), (one, other) = await sit_down(guests, room, setup())
        await turns(one, other)
        lost = await guests.sit(f"t/{owner.code}")
        asking = lost.page.get_by_role("dialog").get_by_role("button", name=NAMES[1])
        guests.forgive("409")
        await lost.button("guest-lost").click()
        await asking.click()
        await expect(lost.page.get_by_role("alert")).to_have_text(say("refused-still-here"))

        await other.page.goto(guests.address("help"))
        await (await room.sit(owner)).until(lambda device: device.table.seats[1].devices == 0)
        await time.turn(LOST_AFTER)
        await lost.button("guest-lost").click()
        await asking.click()
        await expect(lost.page.get_by_text(say("mend-ask"))).to_be_visible()
        asked = one.page.get_by_role("alert").filter(has_text=say("question-mend", name=NAMES[1]))
        await asked.get_by_role("button", name=say("question-yes")).click()
        await expect(lost.street).to_be_visible()
        given = {"name": NAMES[1], "agreed": NAMES[0]}
        for table, mine in ((one, "no"), (lost, "yes")):
            await expect(table.page.get_by_text(say("link-new", mine=mine, **given))).to_be_visible()

        await other.page.goto(guests.address(link(guest)))
        await expect(lost.page.get_by_role("heading", name=say("bye-title"))).to_be_visible()
        await expect(lost.page.get_by_text(say("refused-old-link"))).to_be_visible()
        for table, mine in ((one, "no"), (other, "yes")):
            await expect(table.page.get_by_text(say("link-ended", mine=mine, **given))).to_be_visible()
        assert guests.troubles() == []


async def test_my_tables_lead_back_and_can_be_forgotten(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    table = await guests.sit(link(pair.people[0]))
    page = table.page
    await expect(table.street).to_be_visible()
    waiting = await room.create(setup(), OTHERS[0])
    await page.goto(guests.address(link(waiting)))
    await settled(page)

    await page.goto(guests.url)
    await table.button("mine-all", count=2).click()
    mine = page.get_by_role("dialog", name=say("mine-title"))
    await expect(mine.get_by_role("link")).to_have_count(2)
    await mine.get_by_role("button", name=say("mine-forget", title=say("title"), code=waiting.code)).click()
    await expect(mine.get_by_role("link")).to_have_count(1)
    await mine.get_by_role("link").click()
    await expect(page).to_have_url(re.compile(rf"/t/{pair.people[0].code}$"))
    await expect(table.street).to_be_visible()


async def test_whoever_resigns_is_asked_once_more_and_both_see_the_end(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    mine, other = [await guests.sit(link(who)) for who in pair.people]
    await mine.button("menu-title").click()
    await mine.button("menu-resign").click()
    await mine.button("confirm-resign.yes").click()
    for table in (mine, other):
        await expect(table.over).to_be_visible()
    await expect(other.ask).to_contain_text(say("outcome-won").removesuffix("!"))


async def test_a_late_friend_watches_or_plays_on_for_a_bot(guests: Guests, room: Room) -> None:
    (owner,), (one,) = await sit_down(guests, room, setup(bots=1))
    friend = await guests.sit(f"t/{owner.code}")
    await friend.page.get_by_role("link", name=say("guest-watch")).click()
    await expect(friend.street).to_be_visible()
    await expect(friend.hand).to_have_count(0)

    bot = say("bot-name")
    for answer, then in (("question-no", friend.button("bye-again")), ("question-yes", friend.hand)):
        await friend.page.goto(guests.address(f"t/{owner.code}"))
        await friend.page.get_by_label(say("guest-name-label")).fill(NAMES[1])
        await friend.button("guest-instead").click()
        await expect(friend.page.get_by_text(say("mend-ask"))).to_be_visible()
        asked = one.page.get_by_role("alert").filter(has_text=say("question-join-instead", name=NAMES[1], bot=bot))
        await asked.get_by_role("button", name=say(answer)).click()
        await expect(then).to_be_visible()
        if answer == "question-no":
            await then.click()
    await expect(one.page.get_by_role("region", name=NAMES[1], exact=True)).to_be_visible()


async def test_a_name_that_is_too_long_is_said_so_and_never_cut(guests: Guests, room: Room) -> None:
    long = "Елизавета Петровна-Воронцова"
    owner = await room.create(setup(), NAMES[0])
    page = await guests.come(f"t/{owner.code}")
    field = page.get_by_label(say("guest-name-label"))
    await field.fill(long)
    await page.get_by_role("button", name=say("guest-sit")).click()
    wrong = await field.evaluate("it => it.validationMessage")
    assert wrong == say("name-long", count=len(long) - 24, most=24)
    await expect(field).to_have_value(long)
    assert [seat.kind for seat in (await room.info(owner.code)).seats] == ["person", "open"]
    await field.fill(long[:9])
    await page.get_by_role("button", name=say("guest-sit")).click()
    await expect(page.get_by_text(f"{long[:9]} (")).to_be_visible()
