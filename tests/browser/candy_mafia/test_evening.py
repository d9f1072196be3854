"""Six people play an evening of «Конфетная мафия», three of them by taps on their phones, from the first note to the
story of what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playwright.async_api import Browser, expect

from tests.browser.axe import check
from tests.browser.candy_mafia.player import Player, say, started_table, town, until
from tests.browser.guests import TV
from tests.browser.reach import HIDDEN_BELOW, within_reach
from tests.browser.settled import still
from tests.browser.spoken import say as shell
from tests.browser.started_table import StartedTable
from tests.browser.table import by_touch, first_by_digit
from tests.browser.wiretap import events
from tests.games.candy_mafia.table import GAME
from tests.server.in_process import Listener, everybody

TOUCH = {"press": by_touch, "has_touch": True, "is_mobile": True}
ELDER, DOCTOR, DETECTIVE, AVENGER, DON, MISTRESS = range(6)
SAVIOUR = 0
CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
# One who asks about others at night, one who heals, and one of the gang.
TAPPING = (ELDER, DOCTOR, MISTRESS)


class Evening:
    """A table of six, the phones of some by seat, and programs that answer for the others."""

    def __init__(self, game: StartedTable[Player], phones: dict[int, Player], others: dict[int, Listener]) -> None:
        self.game = game
        self.phones = phones
        self.players = [*phones.values()]
        self.others = others
        self.seen: set[str] = set()

    async def looked_at(self, step: str) -> None:
        """On every phone all can be reached without scrolling; what is there for the first time is checked by
        axe-core."""
        await until(self.game, step, self.players)
        for player in self.players:
            await within_reach(player.page)
            assert await player.page.locator("main .cloth").evaluate(HIDDEN_BELOW) == 0
        if step not in self.seen:
            self.seen.add(step)
            await check(self.players[0].page)

    async def all_say(self, step: str, choice: Callable[[int], str]) -> None:
        """The player who is asked taps this; at night the others do as if."""
        await self.looked_at(step)
        state = self.game.table.state
        assert state
        for seat, device in self.others.items():
            if seat in state.turn():
                legal = [GAME.notation(action) for action in state.legal(seat)]
                assert not await device.choose(choice(seat) if choice(seat) in legal else legal[0])
        for seat, player in self.phones.items():
            play = player.now()
            assert play
            if not play.options:
                if await player.table.golden.count():
                    await player.suspect(ELDER)
                continue
            wanted = [option for option in play.options if option.choice == choice(seat)]
            await player.choose((wanted or play.options)[0])

    async def night(self, victim: int) -> None:
        """Doctor and elder work, the gang agrees; time ends each call."""
        deeds = {DOCTOR: f"pick {ELDER + 1}", ELDER: f"pick {MISTRESS + 1}"}
        await self.all_say("errands", lambda seat: deeds.get(seat, ""))
        await self.all_say("gang", lambda _: f"pick {victim + 1}")
        await self.all_say("deeds", lambda seat: f"pick {MISTRESS + 1}" if seat == DETECTIVE else "")
        await self.looked_at("mail")

    async def condemn(self, seat: int) -> None:
        """Everybody votes against one, who votes against the elder."""
        await self.all_say("ballot", lambda own: f"vote {(ELDER if own == seat else seat) + 1}")


async def test_an_evening_by_taps(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u", talk=1)) as game:
        others = {seat: device for seat, device in enumerate(await everybody(game.table)) if seat not in TAPPING}
        phones = {seat: await game.sit(seat, **TOUCH) for seat in TAPPING}
        players = [*phones.values()]
        tv = await game.guests.come(f"w/{game.table.doc.watch}?tv", TV)
        evening = Evening(game, phones, others)
        elder = phones[ELDER]
        await evening.looked_at("mail")

        said = {ELDER: "claim elder", DON: "claim doctor", DOCTOR: f"accuse {DON + 1}", AVENGER: f"vouch {ELDER + 1}"}
        await evening.all_say("talk", lambda seat: said.get(seat, f"report {DON + 1} crime"))
        await until(game, "ballot", players)
        await first_by_digit(elder.table)
        await evening.condemn(DON)
        await until(game, "errands", players)
        await expect(elder.window(DON)).to_contain_text(say("card-don"))
        await expect(tv.get_by_text(say("card-don")).first).to_be_visible()

        await evening.night(ELDER)
        note = elder.page.get_by_role("button", name=say("mail-open"))
        await note.hover()
        await elder.page.mouse.down()
        await expect(elder.shown).to_contain_text("преступник")
        await elder.page.mouse.up()
        for player in players[1:]:
            assert not events(player.heard, "checked")

        await evening.all_say("talk", lambda _: "say nothing")
        await expect(elder.page.locator(".panel")).to_contain_text("Ночь прошла без потерь")
        await evening.condemn(MISTRESS)
        await until(game, "last_word", players)
        await phones[MISTRESS].page.get_by_role("button", name=shell("speech-done")).tap()
        await asyncio.gather(*(expect(player.table.ask).to_contain_text("Победил город") for player in players))
        for card in CARDS:
            await expect(elder.page.locator(".house").filter(has_text=say(f"card-{card}"))).to_have_count(1)
        await check(elder.page)
        await elder.page.get_by_role("button", name=say("story")).tap()
        story = elder.page.get_by_role("dialog", name=say("story"))
        await expect(story).to_contain_text("Жертва жива: лечил Врач")
        # the cause lies on the story, and leads to its clause
        await story.get_by_role("button", name="Никто не погиб: ни одно покушение не удалось").tap()
        why = elder.page.get_by_role("dialog", name=say("why-open"))
        await why.locator(".rule").tap()
        rules = elder.page.get_by_role("dialog", name=shell("rules-title"))
        await expect(rules).to_be_visible()
        await elder.page.keyboard.press("Escape")
        await expect(rules).to_have_count(0)
        await story.get_by_text(say("story-knowledge"), exact=True).tap()
        known = story.locator("section").filter(has_text=say("card-elder"))
        await expect(known).to_contain_text(say("chapter-night", number=2))
        await expect(known).to_contain_text("преступник")
        await story.get_by_text(say("story-share"), exact=True).tap()
        async with elder.page.expect_download() as saved:
            await story.get_by_role("button", name=say("share-picture")).tap()
        picture = (await (await saved.value).path()).read_bytes()
        assert picture.startswith(b"\x89PNG") and len(picture) > 10_000
        await check(elder.page)
        await elder.page.keyboard.press("Escape")
        await elder.table.golden.tap()
        await expect(elder.table.over).to_be_visible()
        assert evening.seen == {"mail", "talk", "ballot", "errands", "gang", "deeds"}


async def test_papers_can_be_read_and_marks_stay(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "f", spirits=True)) as game:
        doctor = await game.sit(DOCTOR)
        await until(game, "ballot", [doctor])
        page = doctor.page
        await page.get_by_role("button", name=say("cast"), exact=True).click()
        await expect(page.get_by_role("dialog", name=say("cast")).get_by_role("listitem")).to_have_count(len(CARDS))
        await check(page)
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name=say("notebook")).click()
        notebook = page.get_by_role("dialog")
        read = page.get_by_role("region", name=say("marks"))
        name = game.table.doc.name_of(DON)
        mark = say("mark", mark="crime")
        await page.get_by_role("button", name=say("mark-player", name=name, mark=mark)).click()
        await page.get_by_role("textbox", name=say("notes-text")).fill("Аня странно молчит")
        await check(page)
        await page.reload()
        await page.get_by_role("button", name=say("notebook")).click()
        # nothing of it can be read over a shoulder
        await expect(notebook.get_by_text(mark)).to_have_count(0)
        await expect(page.get_by_role("textbox", name=say("notes-text"))).to_have_css("-webkit-text-security", "disc")
        await notebook.get_by_role("button", name=say("marks")).hover()
        await page.mouse.down()
        await expect(read).to_contain_text(f"{name}: {mark}")
        await expect(read).to_contain_text("Аня странно молчит")
        await check(page)
        await page.mouse.up()
        await expect(read).to_have_count(0)


async def test_the_dead_write_and_the_saviour_is_not_told_by_the_screen(browser: Browser) -> None:
    cards = ["saviour", "doctor", "detective", "elder", "don", "mistress"]
    async with started_table(browser, town(cards, "f", spirits=True)) as game:
        saviour, doctor, don = players = [await game.sit(seat) for seat in (SAVIOUR, DOCTOR, DON)]
        await until(game, "ballot", players)
        # players who have no part in this vote without a page
        for device in (await everybody(game.table))[DOCTOR + 1 : DON]:
            assert not await device.choose(f"vote {DON + 1}")
        for player in (saviour, doctor):
            await player.answer(lambda _, options: next(one for one in options if one.choice == f"vote {DON + 1}"))
        await until(game, "save", players)
        boxes = [await player.page.locator("footer > *").evaluate_all(BOXES) for player in (saviour, doctor)]
        assert boxes[0] == boxes[1]
        await saviour.beside.click()
        await doctor.beside.click()
        await until(game, "spirits", players)
        await check(don.page)
        await don.page.locator("[data-thing='sheet.sign-de']").click()
        await don.table.golden.click()
        await draws(don)
        await until(game, "ballot", players)
        shown = doctor.page.get_by_role("button", name=shell("sketch-open", number=1))
        await expect(shown.locator("path")).to_have_count(1)
        await shown.click()
        await expect(doctor.page.get_by_role("dialog", name=shell("sketch-title")).get_by_role("img")).to_be_visible()
        await check(doctor.page)
        await doctor.page.keyboard.press("Escape")
        await doctor.page.get_by_role("button", name=say("notebook")).click()
        notebook = doctor.page.get_by_role("dialog")
        await expect(notebook).to_contain_text("Д")
        await expect(notebook.get_by_role("button", name=shell("sketch-open", number=1))).to_be_visible()
        # nobody's name is on it
        (drawing,) = events(doctor.heard, "drawing")
        assert {*drawing} == {"event", "strokes"}


async def draws(player: Player) -> None:
    """Two strokes on the spirits' paper, of which one is taken back."""
    page = player.page
    await page.get_by_text(say("signs-sketch"), exact=True).click()
    paper = page.get_by_role("img", name=shell("sketch-strokes", count=0))
    await still(page)
    box = await paper.bounding_box()
    assert box
    for begin, end in ((0.2, 0.8), (0.5, 0.5)):
        await page.mouse.move(box["x"] + begin * box["width"], box["y"] + 0.3 * box["height"])
        await page.mouse.down()
        await page.mouse.move(box["x"] + end * box["width"], box["y"] + 0.7 * box["height"], steps=5)
        await page.mouse.up()
    await expect(page.get_by_role("img", name=shell("sketch-strokes", count=2))).to_be_visible()
    await page.get_by_role("button", name=shell("sketch-undo")).click()
    await expect(page.get_by_role("img", name=shell("sketch-strokes", count=1))).to_be_visible()
    await within_reach(page)
    await check(page)


BOXES = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
