"""At night every phone of «Конфетная мафия» looks alike, is touched alike, and lights no face."""

from __future__ import annotations

import re
from itertools import combinations

from playwright.async_api import Browser, expect

from tests.browser.axe import check
from tests.browser.candy_mafia.light import layout, luminance
from tests.browser.candy_mafia.player import Player, say, started_table, town, until
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS
from tests.browser.reach import HIDDEN_BELOW, resize, within_reach
from tests.browser.settled import heard_by_table, still
from tests.browser.wiretap import events

ELDER, DOCTOR, DETECTIVE, AVENGER, DON, MISTRESS = range(6)
CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
# A white page has 1, the table by day 0.1 and more.
DARK = 0.03
# Words differ, nothing else.
ALIKE = 0.004


async def alike(players: list[Player]) -> None:
    """All parts of these screens lie in the same places and say the same; all are as dark."""
    await still(*(player.page for player in players))
    said = [await player.texts() for player in players]
    for one, other in combinations(said, 2):
        assert one == other
    layouts = [await layout(player.page) for player in players]
    lights = [await luminance(player.page) for player in players]
    for one, other in combinations(layouts, 2):
        assert one == other
    assert max(lights) < DARK
    assert max(lights) - min(lights) < ALIKE


async def test_sleeping_and_waking_phones_look_alike(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u")) as game:
        players = [await game.sit(seat) for seat in (DOCTOR, AVENGER, DON)]
        doctor, sleeper, criminal = players
        await until(game, "errands", players)
        for player, question in zip(
            players, ("Врач: кого лечить?", say("night-ask-none"), say("night-ask-none")), strict=True
        ):
            await player.peek(question)
        for size in (LAPTOP, SIDEWAYS, PHONE):
            for player in players:
                await resize(player.page, size)
                assert await player.page.locator("main .cloth").evaluate(HIDDEN_BELOW) == 0
            await alike(players)
        await within_reach(doctor.page)
        await doctor.window(ELDER).click()
        await sleeper.window(ELDER).click()
        await criminal.window(ELDER).click()
        await alike(players)
        assert [await player.sent() for player in players] == [[], [], []]
        for player in players:
            await player.table.golden.click()
            await expect(player.table.golden).to_contain_text(say("sealed"))
        await heard_by_table(*(player.page for player in players))
        # the same taps send as many messages
        assert [await player.sent() for player in players] == [["choose"], ["tap"], ["tap"]]
        await alike(players)
        await check(doctor.page)
        # also after a reload and on another device: the table keeps what was touched, no matter who is asked
        for player in players:
            await player.page.reload()
        others = [await game.sit(seat) for seat in (DOCTOR, AVENGER, DON)]
        for player in (*players, *others):
            await expect(player.table.golden).to_contain_text(say("sealed"))
            await expect(player.window(ELDER)).to_have_class(re.compile("candle"))
        await alike([*players, *others])


async def test_everybody_holds_a_note_and_only_its_reader_learns(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u")) as game:
        players = [await game.sit(seat) for seat in (ELDER, AVENGER, DON)]
        await until(game, "mail", players)
        await alike(players)
        told = [say("card-elder"), say("card-avenger"), "Вместе с бандой"]
        lights, places = [], []
        for player, text in zip(players, told, strict=True):
            note = player.page.get_by_role("button", name=say("mail-open"))
            shown = player.shown
            await expect(shown).to_have_count(0)
            await note.hover()
            await player.page.mouse.down()
            await expect(shown).to_contain_text(text)
            lights.append(await luminance(player.page))
            places.append(await shown.locator("article").bounding_box())
            await player.page.mouse.up()
            await expect(shown).to_have_count(0)
        assert places[0] == places[1] == places[2]
        assert max(lights) < DARK


async def test_a_role_is_seen_only_while_it_is_held(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u")) as game:
        elder = await game.sit(ELDER, size=LAPTOP)
        await until(game, "ballot", [elder])
        page = elder.page
        await expect(page.locator(".panel")).to_contain_text(say("vote-enough", enough=1))
        await expect(page.get_by_text("Староста")).to_have_count(0)
        await elder.card.hover()
        await page.mouse.down()
        await expect(elder.shown).to_contain_text("Староста")
        await expect(elder.shown).to_contain_text(say("know-nothing"))
        await check(page)
        await page.mouse.up()
        await expect(elder.shown).to_have_count(0)
        await elder.card.focus()
        await page.keyboard.down(" ")
        await expect(elder.shown).to_be_visible()
        await page.evaluate("dispatchEvent(new Event('blur'))")
        await expect(elder.shown).to_have_count(0)
        await page.keyboard.up(" ")
        for size in (PHONE, SIDEWAYS):
            await page.set_viewport_size(size)
            await elder.card.hover()
            await page.mouse.down()
            article = elder.shown.locator("article")
            await expect(article).to_be_in_viewport(ratio=1)
            assert await article.evaluate(HIDDEN_BELOW) == 0
            await page.mouse.up()


async def test_a_criminal_sees_the_partners_vote_and_a_refused_window_says_why(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u")) as game:
        don, mistress, doctor = [await game.sit(seat) for seat in (DON, MISTRESS, DOCTOR)]
        await until(game, "gang", [don, mistress, doctor])
        await mistress.window(ELDER).click()
        await mistress.table.golden.click()
        await heard_by_table(mistress.page)
        await game.time.turn(1_500)
        names = don.page.locator(".house .name")
        board = f"{await names.nth(MISTRESS).inner_text()} → {await names.nth(ELDER).inner_text()}"
        await expect(don.page.get_by_text(board)).to_have_count(0)
        await don.peek("Преступники: договоритесь, кто станет жертвой.", board)
        await doctor.peek(say("night-ask-none"))
        await alike([don, doctor])
        await until(game, "ballot", [doctor])
        await until(game, "errands", [doctor])
        await doctor.window(DOCTOR).click()
        await doctor.table.golden.click()
        await until(game, "ballot", [doctor])
        await until(game, "errands", [doctor])
        name = await doctor.page.locator(".house .name").nth(DOCTOR).inner_text()
        await doctor.peek("Врач: кого лечить?", say("night-ask-refused", name=name, why=say("why-same-again")))
        # taken in silence like any other; the slip says that it does not count
        await doctor.window(DOCTOR).click()
        await doctor.table.golden.click()
        await expect(doctor.table.golden).to_contain_text(say("sealed"))
        await doctor.peek(say("slip-void", why=say("why-same-again")))
        await expect(doctor.page.get_by_text(say("why-same-again"))).to_have_count(0)


async def test_two_deeds_two_windows_and_a_yes_look_like_anything_else(browser: Browser) -> None:
    """Those whose answers have a shape of their own: nobody sees it beside somebody who is not asked at all."""
    cards = ["detective", "fortune_teller", "instigator", "avenger", "don", "mistress"]
    detective, teller, instigator, sleeper, don = range(5)
    async with started_table(browser, town(cards, "f")) as game:
        players = [await game.sit(seat) for seat in (detective, teller, instigator, sleeper)]
        await until(game, "errands", players)
        await players[teller].peek("Гадалка: кого сравнить?")
        for seat in (sleeper, don):
            for player in players[1:]:
                await player.window(seat).click()
            await alike(players[1:])  # one candle, then two, no matter who is asked
        for player in players[1:]:
            await player.table.golden.click()
        await until(game, "deeds", players)
        await players[detective].peek("Сыщик: кого проверить или убить?", "Дело 1: Проверить. Дело 2: Убить.")
        await players[instigator].peek(say("night-ask-yes"))
        await players[sleeper].peek(say("night-ask-none"))
        await alike(players)
        for player in players:
            await player.window(don).click()
            await player.way(2).click()
        await alike(players)
        for player in players:
            await player.table.golden.click()
            await expect(player.table.golden).to_contain_text(say("sealed"))
        await alike(players)
        for player in players:
            await player.page.reload()
            await expect(player.way(2)).to_have_attribute("aria-pressed", "true")
            await expect(player.table.golden).to_contain_text(say("sealed"))
        await alike(players)
        await until(game, "mail", players)
        assert events(players[instigator].heard, "second") == []
        await until(game, "ballot", players)
        await expect(players[sleeper].window(don)).to_contain_text(say("card-don"))


async def test_a_called_night_is_heard_alike_by_the_called(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u", night="called")) as game:
        players = [await game.sit(seat) for seat in (DOCTOR, AVENGER)]
        await until(game, "ballot", players)
        await until(game, "call", players)
        await expect(players[1].table.ask).to_contain_text("Врач берёт саквояж.")
        await alike(players)
        await players[0].peek("Врач: кого лечить?")
