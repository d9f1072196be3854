"""One device reads «Конфетная мафия» aloud: what everybody may know, in order; without a voice a gong and captions."""

from __future__ import annotations

from playwright.async_api import Browser, Page, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.candy_mafia.player import say, started_table, town, until
from tests.browser.guests import LAPTOP
from tests.browser.reach import within_reach
from tests.browser.settled import up_to_date
from tests.browser.spoken import say as shell

ELDER, DOCTOR = 0, 1
CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
# Headless Chromium has no voices: an engine that notes what it is given, and how much of it at once.
ENGINE = """
window.said = []; window.speaking = 0; window.atOnce = 0;
const voice = { name: 'Milena', lang: 'ru-RU', localService: true, default: true };
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [voice], addEventListener() {}, removeEventListener() {}, cancel() {},
  speak(line) {
    window.atOnce = Math.max(window.atOnce, ++window.speaking);
    setTimeout(() => {
      window.said.push([line.text, document.querySelector('[data-caption]')?.textContent.trim()]);
      window.speaking--;
      line.onend();
    });
  },
} });
"""
SAID = "line => said.some(([text]) => text === line)"
# No engine at all; the sources of sound that are started are noted.
NO_ENGINE = """
delete window.speechSynthesis; delete Window.prototype.speechSynthesis;
window.started = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.started.push([kind.name, this.loop ?? false, this.context]);
    return start.apply(this, when);
  };
}
"""
STARTED = "started.map(([kind, loop, { state }]) => `${kind} ${loop} ${state}`)"
GONG, NOISE = "OscillatorNode false running", "AudioBufferSourceNode true running"


async def narrate(page: Page) -> None:
    """Turn the narrator on, from the table's menu."""
    await page.get_by_role("button", name=shell("menu-title")).click()
    await page.get_by_role("button", name=shell("narrator-title")).click()
    sheet = page.get_by_role("dialog", name=shell("narrator-title"))
    await sheet.get_by_role("switch", name=shell("narrator-on")).press(" ")
    await expect(sheet.get_by_role("switch", name=shell("narrator-on"))).to_be_checked()


async def test_a_night_and_a_dawn_are_spoken_and_captioned_in_order(browser: Browser) -> None:
    talk = wire.WindowSeconds(talk=10)
    async with started_table(browser, town(CARDS, "u"), pace=wire.PaceSetup(seconds=talk)) as game:
        doctor = await game.sit(DOCTOR)
        page = doctor.page
        await page.add_init_script(ENGINE)
        await page.reload()
        await until(game, "ballot", [doctor])
        await narrate(page)
        await page.get_by_text(shell("narrator-wordings")).click()
        await up_to_date(page)  # whatever the table tells, it stays open
        await page.get_by_role("textbox", name=say("line-spoken-dawn")).fill("Подъём, город!")
        await check(page)
        await page.keyboard.press("Escape")
        heard = {
            "errands": [say("event-night", night=2)],
            "gang": [say("sleeps-all"), f"{say('spoken-gang')} {say('wakes-gang', gang='crime')}"],
            "deeds": ["Преступники засыпают."],
            "mail": [say("sleeps-all"), say("step-mail")],
            "talk": [
                "Подъём, город!",
                say("spoken-quiet"),
                "Разговор. Кого подозревает город?",
                shell("window-left", seconds=10),
            ],
            "ballot": ["Город голосует."],
        }
        for step, lines in heard.items():
            await until(game, step, [doctor])
            await page.wait_for_function(
                SAID, arg=lines[-1]
            )  # a line that is not said before its window closes is dropped
        said = await page.evaluate("said")
        texts = [text for text, _ in said]
        wanted = [line for lines in heard.values() for line in lines]
        assert [text for text in texts if text in wanted][-len(wanted) :] == wanted
        assert [caption for _, caption in said] == texts
        # the doctor was asked, and the room did not hear it
        assert not any("Врач" in text for text in texts)
        assert await page.evaluate("atOnce") == 1
        # a device remembers
        await page.reload()
        await expect(page.locator("[data-caption]")).to_contain_text("Город голосует.")
        await within_reach(page)


async def test_without_a_voice_the_gong_and_captions_and_a_noise_at_night(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u")) as game:
        elder = await game.sit(ELDER, size=LAPTOP)
        page = elder.page
        await page.add_init_script(NO_ENGINE)
        await page.reload()
        await until(game, "ballot", [elder])
        await narrate(page)
        await expect(page.get_by_text(shell("narrator-no-voice"))).to_be_visible()
        await page.get_by_role("button", name=shell("narrator-test")).click()
        await expect(page.get_by_text(shell("heard-gong"))).to_be_visible()
        await page.keyboard.press("Escape")
        assert NOISE not in await page.evaluate(STARTED)
        await until(game, "errands", [elder])
        await expect(page.locator("[data-caption]")).to_contain_text(say("event-night", night=2))
        await page.wait_for_function(f"wanted => wanted.every(one => {STARTED}.includes(one))", arg=[GONG, NOISE])
