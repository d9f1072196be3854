"""A TV by the code of a table: it shows what whoever has the code may see, and nothing else; as large as it can."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.guests import TV, Guests
from tests.browser.settled import settled
from tests.browser.spoken import say
from tests.browser.test_watching import HELD, plays, shows_the_deck
from tests.browser.wire_games import HIDDEN, begun, finished
from tests.server.client import NAMES, Room, deal, setup


async def enter(page: Page, code: str) -> None:
    """Type a code where the TV asks for one."""
    await page.get_by_label(say("code-label")).fill(code)
    await page.get_by_role("button", name=say("code-show")).click()


async def test_the_shelf_leads_to_a_tv_which_says_what_is_wrong_with_a_code(guests: Guests) -> None:
    page = await guests.come("", TV)
    await page.get_by_role("link", name=say("code-tv")).locator("visible=true").click()
    wrong = page.get_by_role("alert")
    await enter(page, "ZZZZ99")
    await expect(wrong).to_have_text(say("code-foreign", signs="Z"))
    await enter(page, "ABC23")
    await expect(wrong).to_have_text(say("code-short", count=5))
    guests.forgive("404")
    await enter(page, "ABC234")
    await expect(wrong).to_have_text(say("code-missing"))


async def test_by_its_code_a_tv_shows_the_lobby_and_then_the_open_table(guests: Guests, room: Room) -> None:
    heard: list[str] = []
    owner = await room.create(setup(options=HIDDEN))
    page = await guests.come("tv", TV, heard=heard)
    await enter(page, owner.code)
    await expect(page.get_by_text(say("tv-code"))).to_be_visible()
    await expect(page.get_by_role("listitem").filter(has_text=NAMES[0])).to_be_visible()
    assert heard == [], "a stranger at the door is told what whoever has the code may know, over HTTP"
    pair = await begun(room, options=HIDDEN)
    await page.goto(guests.address(f"t/{pair.people[0].code}/tv"))
    await shows_the_deck(page, pair)
    await expect(page.locator(HELD)).to_have_count(0)
    told = plays(heard)
    assert told
    for play in told:
        assert all("hand_size" in seat and "hand" not in seat for seat in play["view"]["seats"])
        assert not play["options"]
    assert not [who for who in pair.people if any(who.token in frame for frame in heard)]


async def test_a_tv_in_the_lobby_goes_on_with_the_match_by_itself(guests: Guests, room: Room) -> None:
    agreed = setup(bots=1)
    owner = await room.create(agreed)
    page = await guests.come(f"t/{owner.code}/tv", TV)
    await expect(page.get_by_text(say("tv-code"))).to_be_visible()
    device = await room.sit(owner)
    await room.at(owner, "start")
    await deal([device])
    await expect(page.get_by_role("region", name=say("ask-label"))).to_be_visible()


async def test_without_spectators_a_tv_sees_no_more_than_any_stranger(guests: Guests, room: Room) -> None:
    heard: list[str] = []
    pair = await begun(room, spectators=False)
    page = await guests.come(f"t/{pair.people[0].code}/tv", TV, heard=heard)
    await expect(page.get_by_text(say("tv-no-spectators"))).to_be_visible()
    assert heard == []


async def test_the_end_is_a_podium(guests: Guests, room: Room) -> None:
    pair = await finished(room)
    outcome = pair.devices[0].play.view["outcome"]  # type: ignore[union-attr]
    page = await guests.come(f"t/{pair.people[0].code}/tv", TV)
    steps = page.get_by_role("list").filter(has_text=say("result-place", place=2))
    for score in outcome["scores"]:
        await expect(steps).to_contain_text(str(score))
    await expect(page.get_by_role("heading", name=say("result-sheet"))).to_be_visible()


# How far the places of the players are from the right and from the lower edge of the cloth, of its size.
LEFT_OVER = """places => {
  const cloth = places[0].closest('.cloth.table').getBoundingClientRect();
  const boxes = places.map(place => place.getBoundingClientRect());
  const rows = Map.groupBy(boxes, box => Math.round(box.top));
  const ends = [...rows.values()].map(row => Math.max(...row.map(box => box.right)));
  return [
    Math.max(...ends.map(end => (cloth.right - end) / cloth.width)),
    (cloth.bottom - Math.max(...boxes.map(box => box.bottom))) / cloth.height,
  ];
}"""


@pytest.mark.parametrize(("game", "seats"), [("candy_empire", 3), ("pechenka", 6)])
async def test_three_and_six_players_leave_no_quarter_of_it_empty(
    guests: Guests, room: Room, game: str, seats: int
) -> None:
    _, (device,) = await room.table(setup(game, seats, bots=seats - 1))
    page = await guests.come(f"t/{device.table.code}/tv", TV)
    places = page.locator("[data-seat].tray")
    await expect(places).to_have_count(seats)
    await settled(page)
    beside, below = await places.evaluate_all(LEFT_OVER)
    assert 0 <= beside < 0.05
    assert 0 <= below < 0.05
