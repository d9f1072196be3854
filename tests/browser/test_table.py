"""What a table has around the game: reasons, taking back, languages, talk and light."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.async_api import Locator, expect

from igroteka.server import wire
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, Guests
from tests.browser.reach import resize
from tests.browser.seating import link
from tests.browser.settled import settled, up_to_date
from tests.browser.spoken import GAME, say, words
from tests.browser.table import PASS, Table
from tests.browser.wire_games import begun, begun_until, catch_up, has_a_pair, step
from tests.server.client import NAMES, Room
from tests.server.driving import Pair
from tests.server.websocket_client import Device


def too_dear(device: Device) -> list[wire.Near]:
    """What this seat cannot recruit now, whatever it pays with."""
    if step(device) != "recruit" or not device.play:
        return []
    payable = {thing for option in device.play.options for thing in option.touches[:1]}
    return [near for near in device.play.near if near.touches and near.touches[0] not in payable]


async def test_a_card_that_cannot_be_had_says_why(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, lambda pair: any(too_dear(device) for device in pair.devices))
    near, who = next(
        (too_dear(device)[0], who) for device, who in zip(pair.devices, pair.people, strict=True) if too_dear(device)
    )
    table = await guests.sit(link(who))
    page = table.page
    await table.street.locator(f"[data-thing='{near.touches[0]}']").first.click()
    why = page.get_by_role("dialog")
    await expect(why).to_contain_text(say(f"why-{near.reason}"))
    title = words("ru").clause(near.clause)
    await why.get_by_role("button", name=say("why-rule", title=title)).click()
    rules = page.get_by_role("dialog", name=say("rules-title"))
    await expect(rules.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()


async def test_a_line_of_the_log_says_on_what_it_rests(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, lambda pair: len(pair.acknowledged) > 2)
    page = (await guests.sit(link(pair.people[0]))).page
    await page.get_by_role("button", name=say("log-title")).click()
    entry = next(entry for entry in reversed(pair.devices[0].log) if entry.kind == "choice" and entry.events)
    text = words("ru").event(entry.events[0], NAMES, 0)
    log = page.get_by_role("tabpanel", name=say("log-title"))
    asked = log.get_by_role("button", name=f"{say('history-why')} {text}").first
    await asked.click()
    why = page.get_by_role("dialog", name=text)
    title = words("ru").clause(entry.clause)
    # it lies on the sheet of the log, and Escape takes one after the other
    await expect(why).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(why).to_have_count(0)
    await asked.click()
    await why.get_by_role("button", name=say("why-rule", title=title)).click()
    await expect(page.get_by_role("dialog").get_by_role("heading", name=title, exact=True)).to_be_visible()


async def test_the_rules_say_which_numbers_are_ours(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    table = await guests.sit(link(pair.people[0]))
    await table.button("rules-title").click()
    facts = (await room.get(f"/api/games/{GAME}/rules", wire.Rules)).facts
    rules = table.page.get_by_role("dialog", name=say("rules-title"))
    await settled(table.page)
    marks = {mark.removeprefix("✎").strip() for mark in await rules.locator("article span").all_inner_texts()}
    assert marks == {say(f"fact-{fact.source}") for fact in facts}
    ours = [fact for fact in facts if fact.source in ("ours", "third-party")]
    assert ours
    assert await rules.locator("article .ours").count()


async def test_what_is_read_aloud_comes_in_the_order_of_the_table(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, lambda pair: bool(pair.devices[0].choices))
    table = await guests.sit(link(pair.people[0]), LAPTOP)
    rival = table.page.get_by_role("region", name=NAMES[1], exact=True)
    log = table.page.get_by_role("complementary")
    parts = [table.page.get_by_role("banner"), table.ask, rival, table.street, table.hand, table.golden, log]
    for one, next in pairwise(parts):
        later = await next.element_handle()
        assert await one.evaluate("(one, next) => one.compareDocumentPosition(next) & 4", later), f"{one} before {next}"


def may_leave_the_street(pair: Pair) -> bool:
    """The first is asked about the street, and there is more to choose after it."""
    return step(pair.devices[0]) == "refresh" and has_a_pair(pair.devices[0])


async def test_a_choice_is_taken_back(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, may_leave_the_street)
    table = await guests.sit(link(pair.people[0]))
    stop = table.beside("side-stop")
    await stop.click()
    await expect(table.undo).to_have_attribute("data-undo", "free")
    await expect(stop).to_have_count(0)
    await table.undo.click()
    await expect(stop).to_be_visible()
    await catch_up(pair)
    assert pair.devices[1].log[-1].kind == "undo"
    assert step(pair.devices[0]) == "refresh"


def may_pass(pair: Pair) -> bool:
    """The first is asked whom to recruit; after a pass the other is asked about the street, and then once more."""
    play = pair.devices[0].play
    if step(pair.devices[0]) != "recruit" or not play or play.view["passes"]:
        return False
    chooses = len(play.options) > 1  # a pass that is all there is would be no choice to take back
    return chooses and all(card["cost"] for card in play.view["street"]) and has_a_pair(pair.devices[1])


async def test_a_finished_turn_is_taken_back_if_the_other_agrees(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, may_pass)
    mine, other = [await guests.sit(link(who)) for who in pair.people]
    await mine.pass_turn()
    for table, tab in ((mine, "tab-table"), (other, "tab-turn")):
        await expect(table.page).to_have_title(say(tab, title=say("title")))
    await expect(mine.undo, "the other one thinks already").to_have_attribute("data-undo", "ask")
    await other.beside("side-stop").click()
    await up_to_date(other.page, mine.page)
    await expect(mine.undo).to_have_attribute("data-undo", "ask")
    await mine.undo.click()
    yes = other.page.get_by_role("button", name=say("question-yes"), exact=True)
    await yes.click()
    await expect(mine.beside(PASS)).to_be_visible()
    await expect(yes).to_have_count(0)
    await expect(mine.ask).to_contain_text(say("log-undo", mine="yes", name=""))
    await expect(other.ask).to_contain_text(say("log-undo", mine="no", name=NAMES[0]))


# Cards on their way.
FLYING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && !(one instanceof CSSAnimation) && !(one instanceof CSSTransition)).length"""


async def test_a_tap_lets_cards_in_flight_arrive(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, lambda pair: bool(pair.devices[1].choices))
    table = await guests.sit(link(pair.people[0]), reduced_motion="no-preference")
    page = table.page
    line = await page.context.new_cdp_session(page)
    await line.send("Animation.enable")
    await line.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    recruit = next(choice for choice in reversed(pair.devices[1].choices) if choice.startswith(("recruit", "discard")))
    await pair.devices[1].choose(recruit)
    await page.wait_for_function(f"() => ({FLYING})() > 0")
    await page.locator(".cloth").first.click(position={"x": 2, "y": 40})
    await page.wait_for_function(f"() => ({FLYING})() === 0")
    assert not await page.evaluate(FLYING), "whatever else moves is still slow"


async def test_the_language_changes_in_mid_game(guests: Guests, room: Room) -> None:
    pair = await begun_until(room, lambda pair: bool(pair.devices[0].choices))
    table = await guests.sit(link(pair.people[0]))
    page = table.page
    english = words("en")
    await expect(table.street).to_be_visible()
    await table.button("menu-title").click()
    await table.button("menu-settings").click()
    await page.get_by_role("radio", name="English").check(force=True)
    await page.get_by_role("button", name=english.say("close")).click()

    assert pair.devices[0].play
    lying = pair.devices[0].play.view["street"][0]["card"]
    street = page.get_by_role("region", name=english.say("street"), exact=True)
    card = street.locator(f"[data-thing='street.{lying}']").first
    await expect(card).to_have_accessible_name(re.compile(rf"^{re.escape(english.card(lying))}"))
    await expect(page.get_by_role("heading", level=1)).to_have_text(english.say("title"))
    ask = page.get_by_role("region", name=english.say("ask-label"))
    await expect(ask).to_contain_text(english.prompt(pair.devices[0].play.view["prompt"], NAMES, 0))
    await expect(page.locator("html")).to_have_attribute("lang", "en")


# Parts of the game that lie under the place of a line or a reaction that has just come.
CALLS_COVER = """() => {
  const call = document.querySelector('.calls').getBoundingClientRect();
  return [...document.querySelectorAll('.ask, main, footer, aside')].filter(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < call.right && call.left < right && top < call.bottom && call.top < bottom;
  }).map(part => part.className);
}"""


def talk(table: Table) -> Locator:
    """What has been said so far."""
    return table.page.get_by_role("log", name=say("chat-title"))


async def test_a_line_and_a_reaction_reach_the_other(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    phone = await guests.sit(link(pair.people[0]))
    laptop = await guests.sit(link(pair.people[1]), LAPTOP)
    for page, size in ((laptop.page, LAPTOP), (phone.page, SIDEWAYS), (phone.page, PHONE)):
        await resize(page, size)
        assert await page.evaluate(CALLS_COVER) == [], "what is called over the table lies on the wood above it"
    await phone.page.get_by_role("button", name=say("chat-title"), exact=True).click()
    await phone.page.get_by_label(say("chat-field")).fill("Хороший расклад!")
    await phone.button("chat-send").click()
    await laptop.page.get_by_role("tab", name=say("chat-title")).click()
    await expect(talk(laptop)).to_contain_text("Хороший расклад!")
    await laptop.button("chat-react", sign="👏").click()
    await expect(talk(phone)).to_contain_text("👏")
    await laptop.button("chat-mute", name=NAMES[0]).click()
    await expect(talk(laptop)).not_to_contain_text("Хороший расклад!")


async def test_it_turns_evening_and_stays_so(guests: Guests, room: Room) -> None:
    pair = await begun(room)
    table = await guests.sit(link(pair.people[0]))
    page = table.page
    root = page.locator("html")
    await expect(table.street).to_be_visible()
    await expect(root).to_have_attribute("data-theme", "light")
    await table.button("menu-title").click()
    await table.button("menu-settings").click()
    await page.get_by_role("radio", name=say("theme-dark")).check(force=True)
    await expect(root).to_have_attribute("data-theme", "dark")
    await page.reload()
    await expect(table.street).to_be_visible()
    await expect(root).to_have_attribute("data-theme", "dark")
