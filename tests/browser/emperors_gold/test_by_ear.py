"""The end of a game by ear: keys alone, and all that happens is said in its order, with what can be done then."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Browser, expect

from igroteka.server import wire
from tests.browser.emperors_gold.player import GOLD, nearly_won, quickly, say, started_table
from tests.browser.screen_reader import ScreenReader
from tests.browser.spoken import words
from tests.browser.table import by_keys
from tests.browser.wiretap import Heard
from tests.server.client import NAMES
from tests.server.websocket_client import SAYS

SIDE = 5


def happened(heard: Heard) -> list[str]:
    """All that came over the wire since the whole, a sentence for each entry, as the first seat reads it."""
    told = (SAYS.decode(text) for text in heard)
    entries = [entry for message in told if isinstance(message, wire.Moved) for entry in message.entries]
    said, names = words("ru", GOLD.id), (NAMES[0], say("bot-name"))
    lines = (" ".join(said.event(seen, names, 0) for seen in entry.events) for entry in entries)
    return [line for line in lines if line]


def offered(view: dict[str, Any], options: list[wire.Option]) -> str:
    """What can be taken now, each card with the row that it fits."""
    cells = sorted({int(one.touches[0].removeprefix("cell.")) for one in options if one.touches})
    rows, at = view["sides"][0]["rows"], view["turn"]["row"]

    def fits(cell: int) -> str:
        fitting = [slot for slot, row in enumerate(rows) if row["cards"] and at in (-1, slot) and cell in row["fits"]]
        return ", ".join(say("row-letter", slot=slot + 1) for slot in fitting) or "none"

    cards = [say("reach-card", card=say(f"card-{view['board'][cell]}"), fits=fits(cell)) for cell in cells]
    return say("take-told", count=len(cards), cards=words("ru", GOLD.id).row(cards))


async def test_the_end_of_a_game_by_ear(browser: Browser) -> None:
    async with started_table(browser, nearly_won(2), bots=1) as game:
        player = await game.sit(0, press=by_keys)
        style, reader = quickly(game), await ScreenReader.open(player.page)
        said: list[str] = []
        offers: list[str] = []
        while step := await player.awaited():
            play = player.now()
            assert play
            pawn = play.view["pawn"]
            where = {"line": pawn // SIDE + 1, "column": pawn % SIDE + 1}
            if step == "place":
                offers.append(offered(play.view, play.options))
                said += await reader.hear(offers[-1])
            else:
                named = say("cell", **where, card=say("pawn"), state="quiet", order=0, fits="none")
                await expect(player.thing(f"cell.{pawn}")).to_have_accessible_name(named)
            await player.answer(style)
        await expect(player.table.over).to_be_visible()
        said += await reader.heard()
        told = happened(player.heard)
        assert [line for line in said if line in told] == told, "each once, in its order"
        assert any(line.startswith(say("bot-name")) for line in told), "the bot has played, too"
        takes = (say("take-told", count=1, cards="").rstrip("."), say("take-told", count=0, cards=""))
        assert [line for line in said if line.startswith(takes)] == offers, "and what can be taken, nothing else"
        assert say("ask-busy") not in said
