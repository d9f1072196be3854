"""A person with printed cards moderates «Конфетная мафия»: the page says what to say, whom to wake, what to show."""

from __future__ import annotations

from playwright.async_api import Browser, Page, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.candy_mafia.player import started_table, town
from tests.browser.guests import PHONE, SIDEWAYS
from tests.browser.reach import within_reach
from tests.browser.seating import link
from tests.browser.settled import heard_by_table
from tests.browser.spoken import say as shell
from tests.browser.started_table import StartedTable
from tests.browser.table import Table
from tests.games.candy_mafia.table import step

ELDER, DOCTOR, DETECTIVE, AVENGER, DON, MISTRESS = range(6)
CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
BEAT = 1_500
# More cues than a night and a day have.
MANY = 60


class ModeratorPage:
    """The screen of the moderator."""

    def __init__(self, game: StartedTable, page: Page) -> None:
        self.game = game
        self.page = page
        self.table = Table(page)
        self.bar = page.get_by_role("region", name=shell("moderator-label"))
        self.cue = self.bar.locator(".cue")
        self.names = [game.table.doc.name_of(seat) for seat in range(6)]

    async def next(self) -> str:
        """Go on to the next cue."""
        before = await self.cue.inner_text()
        await self.bar.get_by_role("button", name=shell("moderator-next")).click()
        await expect(self.cue).not_to_have_text(before, use_inner_text=True)
        return await self.cue.inner_text()

    async def until(self, text: str) -> list[str]:
        """Go on until a cue says this; gives all that were read."""
        read = [await self.cue.inner_text()]
        for _ in range(MANY):
            if text in read[-1]:
                return read
            read.append(await self.next())
        raise AssertionError(f"{text!r} is never said: {read}")

    async def record(self, seat: int) -> None:
        """Whom they pointed at."""
        await self.page.locator(f".house >> nth={seat}").click()
        await self.table.golden.click()
        await heard_by_table(self.page)
        await self.game.time.turn(BEAT)


async def test_a_night_and_a_day_are_read_off_the_moderators_screen(browser: Browser) -> None:
    state = town(CARDS, "u", night="called", talk=0)
    async with started_table(browser, state, moderator=True, pace=wire.PaceSetup("person")) as game:
        moderator = ModeratorPage(game, await game.guests.come(link(game.moderator())))
        names = moderator.names
        await moderator.until("Врач берёт саквояж. Врач просыпается.")
        await expect(moderator.cue).to_contain_text(f"Глаза открывает: {names[DOCTOR]}.")
        for size in (SIDEWAYS, PHONE):
            await moderator.page.set_viewport_size(size)
            await within_reach(moderator.page)
        await check(moderator.page)
        await moderator.record(ELDER)
        await expect(moderator.bar).to_contain_text(shell("moderator-answered", count=1, all=1))

        await moderator.until("Староста зажигает лампу")
        await expect(moderator.cue).to_contain_text(f"Глаза открывает: {names[ELDER]}.")
        await moderator.record(MISTRESS)
        sign = f"Палец вниз: {names[MISTRESS]} — преступник."
        assert sign in await moderator.next()
        await moderator.bar.get_by_role("button", name=shell("cue-sign")).click()
        whole = moderator.page.locator(".screen")
        await expect(whole).to_contain_text(sign)
        await check(moderator.page)
        await whole.click()

        await moderator.until("Преступники просыпаются.")
        await moderator.record(DETECTIVE)
        await expect(moderator.bar).to_contain_text(shell("moderator-answered", count=2, all=2))
        await moderator.until(f"укажи на жертву: {names[DETECTIVE]}")
        await moderator.until("Сыщик надевает плащ. Сыщик просыпается.")
        await expect(moderator.cue).to_contain_text(f"Этой ночью уже без дела: {names[DETECTIVE]}")

        morning = (await moderator.until("Больше не с нами"))[-1]
        assert f"{names[DETECTIVE]}. Карта: Сыщик." in morning
        await moderator.until("Город голосует.")
        assert game.table.match and step(game.table.match.state) == "ballot"
        voters = [ELDER, DOCTOR, AVENGER, DON, MISTRESS]
        for done, voter in enumerate(voters, 1):
            await moderator.record(ELDER if voter == DON else DON)
            await expect(moderator.bar).to_contain_text(shell("moderator-answered", count=done, all=len(voters)))
        read = await moderator.until("Врач берёт саквояж. Врач просыпается.")
        assert any(f"{names[DON]}. Карта: Дон." in cue and "Ночь 3" in cue for cue in read)
        # a player without a phone is not waited for
        assert not any(game.table.presence.counting)
