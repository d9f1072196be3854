"""Somebody at a table of «Золото императора»: what they are asked, and how they answer."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from playwright.async_api import Browser

import igroteka
from igroteka.bots import bot
from igroteka.core.option import Value
from igroteka.core.state import State
from igroteka.server import wire
from tests.browser.guests import Guests
from tests.browser.player import Player as AnyPlayer
from tests.browser.player import Style
from tests.browser.player import seated as sit_as
from tests.browser.spoken import words
from tests.browser.started_table import StartedTable, started_table_of
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.server.client import Room, setup

GOLD = igroteka.game("emperors_gold")
QUICK = bot("quick")


def say(key: str, **args: object) -> str:
    """What a Russian page says."""
    return words("ru", GOLD.id).say(key, **args)


class Player(AnyPlayer):
    """Somebody at a board of stones."""

    def __init__(self, who: wire.Seated, table: Table, heard: Heard) -> None:
        super().__init__(who, table, heard)
        self.board = self.page.get_by_role("region", name=say("board"), exact=True)

    async def touch(self, play: wire.Play, option: wire.Option) -> None:
        """Touch what this option touches, until the table knows what I mean, and confirm what asks for it."""
        if option.verb == "no-claim":
            await self.table.press(self.page.locator("footer [data-side]"))
            return
        cell, *ends = option.touches or [""]
        alike = [one for one in play.options if cell and cell in one.touches]
        if cell and not (option.verb.startswith("claim") and len(play.options) == 2):
            await self.table.press(self.lit(cell))
        if ends and len(alike) > 1:
            await self.table.press(self.lit(ends[0]))
        if option.verb.split("-")[0] not in ("add", "start"):
            await self.table.confirm()


def wanted(view: dict[str, Any]) -> tuple[set[str], set[int]]:
    """What the nearest task still lacks in my first row, and the cells whose cards fit there."""
    mine = view["sides"][view["seats"][view["current"]]["side"]]
    row = mine["rows"][0]
    lacking = [one for one in row["progress"] if one and not one["done"]]
    lacking.sort(key=lambda one: max(len(one["missing"]), one["short"]))
    return {*lacking[0]["missing"]} if lacking else set(), {*row["fits"]} if row["cards"] else {
        *range(len(view["board"]))
    }


def keenly(view: dict[str, Any], options: list[wire.Option]) -> wire.Option:
    """One row, as long as can be and with what the nearest task wants; a task as soon as it is done, the dearest
    first."""
    by_verb = {option.verb.split("-")[0]: option for option in options}
    missing, fits = wanted(view)

    def worth(card: str) -> int:
        return 1 + 2 * len(missing & {*card.split("-")})

    def reached(option: wire.Option) -> int:
        cell = int(option.touches[0].removeprefix("cell."))
        origins = [cell if one == view["pawn"] else one for one in view["reach"][cell]]
        return sum(worth(view["board"][one]) for one in origins if one in fits)

    if "claim" in by_verb:
        claims = [option for option in options if option.verb == "claim"]
        return max(claims, key=lambda option: view["tasks"][int(str(option.words["slot"])) - 1]["points"])
    if moves := [option for option in options if option.verb == "move"]:
        return max(moves, key=reached)
    adding = [one for one in options if one.touches[1:] == ["row.0.right"]] or [
        one for one in options if one.touches[1:] == ["row.new"]
    ]
    if adding and (view["turn"]["row"] < 1):
        return max(adding, key=lambda one: worth(view["board"][int(one.touches[0].removeprefix("cell."))]))
    return by_verb.get("stop") or options[0]


def quickly(game: StartedTable[Player]) -> Style:
    """As the quick bot would: such games do not last."""

    def style(view: dict[str, Any], options: list[wire.Option]) -> wire.Option:
        assert game.table.match
        state = game.table.match.state
        choice = GOLD.notation(QUICK.choose(state, state.turn()[0], igroteka.seeded(1)))
        return next(option for option in options if option.choice == choice)

    return style


async def seated(guests: Guests, room: Room, agreed: wire.Setup, **more: Any) -> list[Player]:
    """The people at a table at which the game has begun; everybody has opened a personal link."""
    return await sit_as(Player, guests, room, agreed, **more)


async def at_table(guests: Guests, room: Room, seats: int, bots: int, **more: Any) -> list[Player]:
    """The same at a table for this many players, the last ones bots; `options` are agreed on."""
    agreed = setup(GOLD.id, seats, bots, options=more.pop("options", {}))
    return await seated(guests, room, agreed, **more)


def nearly_won(seats: int, **options: Value) -> State:
    """Quick players have come so far that one task more brings the last round."""
    state, rng = GOLD.new(seats, 5, options), igroteka.seeded(5)
    while True:
        look: Any = state.game.parts.look(state, igroteka.SPECTATOR)
        if state.top.name == "pawn" and any(side["count"] == look["goal"] - 1 for side in look["sides"]):
            return GOLD.load(state.dump())
        seat = state.turn()[0]
        state.play(seat, QUICK.choose(state, seat, rng))


def last_turn(seats: int, **options: Value) -> State:
    """Quick players have come so far that the first of them claims the last task of the game in this turn."""
    for seed in range(100):
        state, rng = GOLD.new(seats, seed, options), igroteka.seeded(seed)
        while state.turn():
            seat = state.turn()[0]
            if seat == 0 and state.top.name == "pawn" and wins_now(state):
                return GOLD.load(state.dump())
            state.play(seat, QUICK.choose(state, seat, rng))
    raise AssertionError("nobody gets there")


def wins_now(state: State) -> bool:
    """Does the first player, who is asked, come to the goal in this turn if playing `quickly`?"""
    look: Any = state.game.parts.look(state, igroteka.SPECTATOR)
    goal = look["goal"]
    if look["sides"][0]["count"] != goal - 1:
        return False
    turn = state.clone()
    while turn.turn() == [0]:
        turn.play(0, QUICK.choose(turn, 0, igroteka.seeded(1)))
    look = turn.game.parts.look(turn, igroteka.SPECTATOR)
    return bool(look["sides"][0]["count"] == goal)


def started_table(browser: Browser, state: State, bots: int = 0) -> AbstractAsyncContextManager[StartedTable[Player]]:
    """A table at which a game has begun from a position."""
    return started_table_of(Player, browser, state, bots)
