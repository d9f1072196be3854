"""Six friends with one phone play «Конфетная мафия»: at night it goes to everybody alike, by day it lies in the
middle."""

from __future__ import annotations

import asyncio

from playwright.async_api import Browser, Locator, Page, expect

from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.table import leaving
from igroteka.server.table.commit import act
from tests.browser.axe import check
from tests.browser.candy_mafia.light import luminance
from tests.browser.candy_mafia.player import say, started_table, town, until
from tests.browser.candy_mafia.test_night import DARK
from tests.browser.guests import NO_ANSWER, PATIENCE, PHONE, SIDEWAYS
from tests.browser.reach import within_reach
from tests.browser.settled import heard_by_table, still, up_to_date
from tests.browser.spoken import say as shell
from tests.browser.started_table import StartedTable
from tests.browser.table import Table
from tests.games.candy_mafia.table import GAME, step

ELDER, DOCTOR, DETECTIVE, AVENGER, DON, MISTRESS = range(6)
CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
# Longer than the device stays in anybody's hands.
A_TURN = 45_000
BEAT = 1_500
MANY = 100


class Phone:
    """The one phone of all; its own time is turned by hand like the server's."""

    def __init__(self, game: StartedTable, page: Page) -> None:
        self.game = game
        self.page = page
        self.table = Table(page)
        self.names = [game.table.doc.name_of(seat) for seat in range(6)]

    @property
    def step(self) -> str:
        """What the table waits for."""
        assert self.game.table.match
        return step(self.game.table.match.state)

    def window(self, seat: int) -> Locator:
        """The house of a player."""
        return self.page.locator(f".house >> nth={seat}")

    def wall(self, seat: int) -> Locator:
        """The button of the person who is to take it."""
        return self.page.get_by_role("button", name=shell("handover-show", name=self.names[seat]))

    async def round(self, wishes: dict[int, int] | None) -> None:
        """It goes once round the table: everybody points at somebody, as wished or at the elder; None: nobody does."""
        for seat in range(6):
            await expect(self.page.locator(".house")).to_have_count(0)
            await self.wall(seat).click()
            await expect(self.window(0)).to_be_visible()
            if wishes is not None:
                await self.window(wishes.get(seat, ELDER)).click()
                way = self.page.locator("[data-way='0']")
                await expect(
                    way.or_(self.page.locator("footer button.go:not([aria-disabled='true'])")).first
                ).to_be_visible()
                if await way.count():
                    await way.click()
                await self.table.golden.click()
                await heard_by_table(self.page)
            await self.game.time.turn(BEAT)
            await self.page.clock.run_for(A_TURN)
        await self.over()

    async def called(self, seat: int) -> None:
        """The person who is called points at somebody, and the call has its time."""
        await self.window(seat).click()
        await self.table.golden.click()
        await heard_by_table(self.page)
        await self.game.time.turn(BEAT)
        await self.next_call()

    async def next_call(self) -> None:
        """Time passes until the call is over."""
        decision = self.game.table.decision
        for _ in range(MANY):
            if self.game.table.decision != decision:
                return await self.back()
            await self.page.clock.run_for(1_000)
            await still(self.page)
        raise AssertionError("the call does not end")

    async def over(self) -> None:
        """What was sent last is acknowledged with a beat; only then the window is closed."""
        for _ in range(MANY):
            if not await self.page.get_by_text(shell("handover-rest")).count():
                return
            await self.back()
            await self.game.time.turn(BEAT)
            await still(self.page)
        raise AssertionError("the round does not end")

    async def back(self) -> None:
        """To a page whose time was turned its connections look silent: it opens new ones, and the table's time stands
        still until then, but for that after which a closing is told: until it is, nobody is let in."""
        table = self.game.table
        async with asyncio.timeout(PATIENCE / 1000):
            while not all(table.presence.devices(place.person) for place in table.doc.places):
                await self.game.time.turn(0)
                await still(self.page)


def second_night() -> State:
    """Nothing has happened yet but the deal and a quiet day."""
    state = GAME.load({**town(CARDS, "u", talk=1).dump(), "held": True})
    while step(state) != "errands":
        close(state, missing(state, seeded(1)))
    return state


async def test_one_phone_goes_round_at_night_and_lies_in_the_middle_by_day(browser: Browser) -> None:
    async with started_table(browser, second_night(), pace=wire.PaceSetup("person", "slow")) as game:
        game.guests.forgive(NO_ANSWER)  # to a page whose time is turned a line looks silent for too long
        page = await game.all_on_one()
        phone = Phone(game, page)
        await expect(phone.wall(ELDER)).to_be_visible()
        assert phone.step == "errands"
        await check(page)
        await phone.round({DOCTOR: ELDER, ELDER: MISTRESS, MISTRESS: MISTRESS})
        # a gang is called to the middle
        await expect(page.locator(".panel")).to_contain_text("договоритесь, кто станет жертвой")
        assert phone.step == "gang"
        await phone.called(ELDER)
        await expect(phone.wall(ELDER)).to_be_visible()
        assert phone.step == "deeds"
        await phone.round({})
        await expect(phone.wall(ELDER)).to_be_visible()
        assert phone.step == "mail"
        # everybody holds a finger on what is theirs
        await phone.wall(ELDER).click()
        await page.locator("footer [data-hold]").first.hover()
        await page.mouse.down()
        await expect(page.locator("section:has([data-slip])")).to_contain_text("Проверка: Fay")
        await page.mouse.up()
        assert await luminance(page) < DARK
        await page.clock.run_for(A_TURN)
        for seat in range(1, 6):
            await phone.wall(seat).click()
            await expect(phone.window(0)).to_be_visible()
            await page.clock.run_for(A_TURN)
        await phone.over()

        # by day all answer in the middle of the table, and nobody's card can be held
        await expect(page.get_by_role("region", name=shell("keeper-label"))).to_be_visible()
        await expect(page.locator(".panel")).to_contain_text("Ночь прошла без потерь")
        assert phone.step == "talk"
        await expect(page.locator("[data-hold]")).to_have_count(0)
        go_on = page.get_by_role("button", name=shell("moderator-next"))
        await go_on.click()
        await expect(phone.table.ask).to_contain_text("Кого казнить")
        for size in (SIDEWAYS, PHONE):
            await page.set_viewport_size(size)
            await within_reach(page)
        await check(page)
        for voter in range(6):
            await expect(page.get_by_role("button", name=phone.names[voter], pressed=True).first).to_be_visible()
            await phone.window(ELDER if voter == DON else DON).click()
            await phone.table.golden.click()
        await expect(go_on).to_contain_text(shell("moderator-answered", count=6, all=6))
        await go_on.click()
        await expect(phone.table.ask).to_contain_text("Последнее слово")
        await go_on.click()
        await expect(phone.wall(ELDER), "the night does not show who is asked").to_be_visible()
        assert phone.step == "errands"


async def test_where_time_was_agreed_in_the_lobby_the_phone_still_goes_to_everybody(browser: Browser) -> None:
    async with started_table(browser, second_night(), pace=wire.PaceSetup("ripe")) as game:
        game.guests.forgive(NO_ANSWER)
        phone = Phone(game, await game.all_on_one())
        await game.time.turn(120_000)
        assert phone.step == "errands", "long past its time"
        await phone.round({DOCTOR: ELDER, ELDER: MISTRESS})
        assert phone.step == "gang"


async def test_in_a_called_night_the_phone_lies_in_the_middle_and_the_called_answer_on_it(browser: Browser) -> None:
    state = GAME.load({**town(CARDS, "u", talk=0, night="called").dump(), "held": True})
    while step(state) != "ballot":
        close(state, missing(state, seeded(1)))
    async with started_table(browser, state, pace=wire.PaceSetup("person", "slow")) as game:
        game.guests.forgive(NO_ANSWER)
        page = await game.all_on_one()
        phone = Phone(game, page)
        await page.get_by_role("button", name=shell("moderator-next")).click()
        panel, voice = page.locator(".panel"), page.get_by_role("button", name=shell("device-voice"))
        await expect(panel).to_contain_text("Врач: кого лечить?")
        await voice.click()
        await expect(voice).to_have_count(0)
        await expect(phone.table.ask).to_contain_text("Врач берёт саквояж.")
        # nothing of it tells whose call it is
        await expect(page.get_by_text(say("status-you"))).to_have_count(0)
        await expect(page.locator("[data-hold]")).to_have_count(0)
        await expect(page.get_by_role("region", name=shell("keeper-label"))).to_have_count(0)
        assert await luminance(page) < DARK
        for size in (SIDEWAYS, PHONE):
            await page.set_viewport_size(size)
            await within_reach(page)
        await check(page)
        await phone.called(ELDER)
        await expect(panel).to_contain_text("Староста: кого проверить?")
        await phone.called(MISTRESS)
        await expect(panel).to_contain_text("договоритесь, кто станет жертвой")
        await phone.window(DETECTIVE).click()
        await phone.table.golden.click()
        await heard_by_table(page)
        await game.time.turn(BEAT)
        assert phone.step == "gang" and game.table.state
        assert game.table.state.turn() == [], "one of them has answered for both"
        await phone.next_call()
        await expect(panel).to_contain_text("Сыщик: кого проверить или убить?")
        await expect(panel).to_contain_text("Дело 1: Проверить. Дело 2: Убить.")
        await phone.next_call()
        # news of the night is read one by one
        await expect(phone.wall(ELDER)).to_be_visible()
        assert phone.step == "mail"
        await phone.wall(ELDER).click()
        await page.get_by_role("button", name=say("mail-open")).hover()
        await page.mouse.down()
        await expect(page.get_by_role("region", name=say("mail-open"))).to_contain_text("преступник")
        await page.mouse.up()


async def test_when_whoever_led_has_left_the_one_phone_closes_the_windows_itself(browser: Browser) -> None:
    async with started_table(
        browser, town(CARDS, "u", talk=1), moderator=True, pace=wire.PaceSetup("person", "slow")
    ) as game:
        game.guests.forgive(NO_ANSWER)
        table, page = game.table, await game.all_on_one()
        await until(game, "talk")
        await act(table, leaving.leave, table.doc.moderator)
        await up_to_date(page)
        assert not table.doc.setup.moderator
        # the open window has got its time, and the next one waits
        await until(game, "ballot")
        assert table.window is not None and table.window.closes == "person"
        keeper = page.get_by_role("region", name=shell("keeper-label"))
        await keeper.get_by_role("button", name=shell("moderator-next")).click()
        await expect(page.locator("main .bar, main.wall")).not_to_contain_text(say("bar-day", day=1))
