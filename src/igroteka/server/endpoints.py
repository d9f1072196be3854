"""The addresses of the API: one list, of which the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, get_type_hints

from igroteka import __version__
from igroteka.core.errors import UnknownGame
from igroteka.server import games
from igroteka.server.http import Download, flag, number_or_last
from igroteka.server.refusal import Refusal
from igroteka.server.visit import Visit
from igroteka.server.visitor import visitor_alias
from igroteka.server.wire import (
    ChatSwitch,
    CreateTable,
    Exact,
    Frame,
    GameInfo,
    Here,
    Hindsight,
    JoinTable,
    KickSeat,
    MendLink,
    OfMatch,
    Opened,
    PlayOn,
    Rules,
    Seated,
    Setup,
    TableInfo,
)


class Nothing(Exact):
    """An empty object: there is nothing to say but the address."""


class Health(Exact):
    """How the server fares."""

    status: Literal["ok"]


# --- what can be played


async def list_games(visit: Visit) -> list[GameInfo]:
    """Every game that can be played, with its options."""
    return list(games.games())


async def rules(visit: Visit) -> Rules:
    """The rules of a game in our words, and its printed facts with their sources."""
    try:
        return games.rulebook(visit.request.path_params["game"])
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error), status=404) from None


async def here(visit: Visit) -> Here:
    """Where this server can be reached from the room."""
    return Here(visit.site.links(), __version__)


# --- around a table


async def create(visit: Visit, body: CreateTable) -> Seated:
    """Make a table and sit down as its host."""
    return await visit.house.create(body.setup, body.name, visitor=visitor_alias(visit.address))


async def look(visit: Visit) -> TableInfo:
    """A table as everybody may know it; with a token, as a member may."""
    table = await visit.table()
    return table.info(visit.viewer(table) is not None)


async def join(visit: Visit, body: JoinTable) -> Seated:
    """Sit down at a table; after a kick the link works as soon as the host agrees, who may also bring somebody along."""
    table = await visit.table()
    return await table.join(body.name, body.seat, visit.viewer(table))


async def mend(visit: Visit, body: MendLink) -> Seated:
    """A new link for a person who lost theirs; it works as soon as those who are there agree."""
    return await (await visit.table()).mend(body.name)


async def leave(visit: Visit, body: Nothing) -> None:
    """Stand up from the table."""
    table = await visit.table()
    await table.leave(visit.member(table))


async def kick(visit: Visit, body: KickSeat) -> None:
    """Free a seat before the start; the host may."""
    table = await visit.table()
    await table.kick(visit.member(table), body.seat)


async def agree(visit: Visit, body: Setup) -> None:
    """Change what is agreed before the start; the host may."""
    table = await visit.table()
    await table.agree(visit.member(table), body)


async def start(visit: Visit, body: Nothing) -> None:
    """Begin the match; the host may."""
    table = await visit.table()
    await table.start(visit.member(table))


async def resign(visit: Visit, body: OfMatch) -> None:
    """Give the match up."""
    table = await visit.table()
    await table.resign(visit.member(table), body.match)


async def rematch(visit: Visit, body: OfMatch) -> None:
    """Play once more, everybody one seat further."""
    table = await visit.table()
    await table.rematch(visit.member(table), body.match)


async def renew(visit: Visit, body: Nothing) -> Seated:
    """A new link for one's own seat; all the others end."""
    table = await visit.table()
    return await table.renew(visit.member(table), visit.token)


async def switch_chat(visit: Visit, body: ChatSwitch) -> None:
    """Open or close the chat; the host may."""
    table = await visit.table()
    await table.switch_chat(visit.member(table), body.chat)


# --- what was played


async def record(visit: Visit) -> Download:
    """The match as a file: as the person saw it, or all of it after the end."""
    table = await visit.table()
    text = await table.record(visit.viewer(table), flag(visit.request, "everything"))
    return Download(text, f"igroteka-{table.doc.setup.game}-{table.doc.match}.jsonl")


async def replay(visit: Visit) -> Frame:
    """The match after so many entries of the log."""
    at = number_or_last(visit.request.path_params["at"])
    table = await visit.table()
    return await table.frame(visit.viewer(table), at, flag(visit.request, "everything"))


async def hindsight(visit: Visit) -> Hindsight:
    """What I could have known at each of my decisions, after the end; it shows nothing that I did not know."""
    table = await visit.table()
    return await table.hindsight(visit.member(table))


async def play_on(visit: Visit, body: PlayOn) -> Seated:
    """A new table that goes on from a move of this one, against bots."""
    table = await visit.table()
    return await table.play_on(visit.viewer(table), body.at, body.name, body.level, visitor_alias(visit.address))


async def shuffle(visit: Visit) -> Opened:
    """All that is needed to check the shuffle, after the end."""
    return await (await visit.table()).opened()


# --- how the server fares


async def live(visit: Visit) -> Health:
    """The server runs."""
    return Health("ok")


async def ready(visit: Visit) -> Health:
    """The server can take visitors: its database answers, and it is not stopping."""
    if not visit.house.ready():
        raise Refusal("not-ready", "the database does not answer, or the server is stopping", status=503)
    return Health("ok")


class Endpoint(NamedTuple):
    """An address: what its function says of itself in words and types, and what the function cannot say."""

    method: Literal["GET", "POST"]
    path: str
    function: Callable[..., Awaitable[object]]
    status: int = 200
    token: Literal["none", "may", "must"] = "none"
    # Beside those that follow from the rest.
    refusals: tuple[int, ...] = ()
    # Which of the limits counts it.
    limit: str = "other"
    everything: bool = False

    @property
    def takes(self) -> Any:
        """The type of the body; None: there is no body."""
        return get_type_hints(self.function).get("body")

    @property
    def gives(self) -> Any:
        """The type of the answer."""
        return get_type_hints(self.function)["return"]

    @property
    def private(self) -> bool:
        """Is the answer for nobody else?"""
        return self.method == "POST" or self.token != "none"

    def errors(self) -> list[int]:
        """Every status that a refusal may have here."""
        found = {*self.refusals, 429, 500}
        if self.takes is not None:
            found |= {400, 403, 408, 413, 415, 503}
        if self.token != "none":
            found.add(401)
        if "{" in self.path:
            found |= {404, 503}
        if self.everything:
            found.add(400)
        return sorted(found)


TABLE = "/api/tables/{code}"
ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games),
    Endpoint("GET", "/api/games/{game}/rules", rules),
    Endpoint("GET", "/api/here", here),
    Endpoint("POST", "/api/tables", create, 201, limit="create"),
    Endpoint("GET", TABLE, look, token="may"),
    Endpoint("POST", f"{TABLE}/join", join, 200, "may", (409,), limit="join"),
    Endpoint("POST", f"{TABLE}/mend", mend, refusals=(409,), limit="mend"),
    Endpoint("POST", f"{TABLE}/leave", leave, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/kick", kick, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/setup", agree, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/start", start, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/resign", resign, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/rematch", rematch, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/renew", renew, 200, "must", (409,), limit="join"),
    Endpoint("POST", f"{TABLE}/chat", switch_chat, 204, "must", (409,)),
    Endpoint("GET", f"{TABLE}/record", record, 200, "may", (403, 409), everything=True),
    Endpoint("GET", f"{TABLE}/replay/{{at}}", replay, 200, "may", (403, 409), everything=True),
    Endpoint("GET", f"{TABLE}/hindsight", hindsight, 200, "must", (403, 409)),
    Endpoint("POST", f"{TABLE}/play-on", play_on, 201, "may", (409,), limit="create"),
    Endpoint("GET", f"{TABLE}/shuffle", shuffle, refusals=(403, 409)),
    Endpoint("GET", "/health/live", live),
    Endpoint("GET", "/health/ready", ready, refusals=(503,)),
)
