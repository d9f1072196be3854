"""A page that is told that its table of four plays in pairs, for no game that ships can be played so yet."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute

from igroteka.core.outcome import places_of
from tests.server.client import Room

SIDES = [0, 1, 0, 1]


async def tell_pairs(page: Page, room: Room) -> None:
    """From now on the page hears of pairs whatever it hears of a table."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: line.send(json.dumps(paired(json.loads(frame)))))

    async def look(route: Route) -> None:
        path = re.sub(r"^https?://[^/]+", "", route.request.url)
        token = (await route.request.header_value("authorization") or "").removeprefix("Bearer ")
        status, body = await room.ask("GET", path, None, token)
        await route.fulfill(status=status, json={**json.loads(body), "sides": SIDES})

    await page.route_web_socket(re.compile(r"/api/tables/[\w-]+/play"), connect)
    await page.route(re.compile(r"/api/tables/\w+$"), look)


def paired(message: dict[str, Any]) -> dict[str, Any]:
    """The same message of a table that plays in pairs; an outcome counts for the pair."""
    if message.get("table"):
        message["table"]["sides"] = SIDES
    outcome = (message.get("play") or {"view": {"outcome": None}})["view"]["outcome"]
    if outcome:
        scores = [
            sum(score for its, score in zip(SIDES, outcome["scores"], strict=True) if its == side) for side in SIDES
        ]
        outcome.update(sides=SIDES, scores=scores)
        last = SIDES[outcome["places"].index(max(outcome["places"]))]
        resigned = [2 if side == last else 1 for side in SIDES]
        outcome["places"] = resigned if outcome["reason"] == "resigned" else places_of(scores, SIDES)
    return message
