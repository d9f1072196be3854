"""The endpoints of the HTTP API: one list, from which the routes and the OpenAPI document are made.

The names and docstrings of the functions are the operation ids and summaries of that document.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, get_type_hints

from igroteka import __version__
from igroteka.core.errors import UnknownGame
from igroteka.server import bot_reasons, branches
from igroteka.server import review as reviews
from igroteka.server.addresses import is_loopback
from igroteka.server.http import catalogue
from igroteka.server.http.requests import Download, flag, number_or_last, while_connected
from igroteka.server.refusal import Refusal
from igroteka.server.request_context import RequestContext
from igroteka.server.table import choices, leaving, links, messages, moderating, questions, seating, starting
from igroteka.server.table import replay as table_replay
from igroteka.server.table.change import Change
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from igroteka.server.wire import (
    BotReasons,
    ChatSwitch,
    CreateTable,
    DoorSwitch,
    Exact,
    GameInfo,
    GameTexts,
    GivenDeal,
    Here,
    Hindsight,
    JoinTable,
    KickSeat,
    LendLink,
    MendLink,
    ModeratorSwitch,
    MoveSeat,
    OfMatch,
    Opened,
    Outlook,
    PlayOn,
    Rematch,
    Rename,
    Review,
    Rules,
    Seated,
    Setup,
    Snapshot,
    TableInfo,
)

P = ParamSpec("P")


class Nothing(Exact):
    """An empty object: there is nothing to say but the address."""


class Health(Exact):
    """How the server fares."""

    status: Literal["ok"]


# --- what can be played


async def list_games(context: RequestContext) -> list[GameInfo]:
    """Every game that can be played, with its options."""
    return list(catalogue.games(context.tables.shelf))


async def rules(context: RequestContext) -> Rules:
    """The rules of a game in our words, and its printed facts with their sources."""
    return catalogue.rulebook(context.tables.shelf, known_game(context))


async def texts(context: RequestContext) -> GameTexts:
    """The words of a game, for a page that was built without them."""
    return catalogue.texts(known_game(context))


def known_game(context: RequestContext) -> str:
    """The id of the game that the address names."""
    id: str = context.request.path_params["game"]
    try:
        context.tables.shelf.game(id)
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error), status=404) from None
    return id


async def here(context: RequestContext) -> Here:
    """Where this server can be reached from the room, and its version.

    Told to this machine alone, for everybody else knows where they came.
    """
    return Here(context.site.links(), __version__) if is_loopback(context.address) else Here([], "")


# --- around a table


async def by_member(
    context: RequestContext,
    command: Callable[Concatenate[Table, int, P], Change | None],
    *args: P.args,
    **named: P.kwargs,
) -> Change | None:
    """Carry out a command of a person at the table, by their token."""
    table = await context.table()
    return await act(table, command, context.member(table), *args, **named)


def seated(change: Change | None) -> Seated:
    """The new link that a change gave."""
    assert change is not None and change.seated is not None
    return change.seated


async def create(context: RequestContext, body: CreateTable) -> Seated:
    """Make a table and sit down as its owner, on a seat or as the moderator."""
    return await context.tables.create(body.setup, body.name, visitor=context.visitor, as_moderator=body.moderator)


async def outlook(context: RequestContext, body: Setup) -> Outlook:
    """Who would play with whom at a table like this, what the game advises, the cards in play and how fair they are.

    Nothing is made.
    """
    agreed = seating.checked(body, context.tables.shelf)
    return catalogue.outlook(context.tables.shelf.game(agreed.game), len(agreed.seats), agreed.options)


async def look(context: RequestContext) -> TableInfo:
    """A table as everybody may know it: the person who has its code may watch a match that has begun, a member may tell
    others so before.
    """
    table = await context.table()
    begun = table.doc.status in ("playing", "over")
    return messages.info(table, context.viewer(table) is not None or begun)


async def join(context: RequestContext, body: JoinTable) -> Seated:
    """Sit down at a table; after a kick the link works as soon as the owner agrees, who may also bring somebody along.

    While a match is on, in the place of a bot or as the moderator, as soon as the others agree.
    """
    table = await context.table()
    seating.check_door(table, context.viewer(table))
    if context.viewer(table) is None and seating.asks_to_join(table):
        context.count("ask")
        context.site.limits.take(table.doc.code, "asked")
    if body.moderator:
        return seated(await act(table, moderating.join, body.name, context.viewer(table)))
    return seated(await act(table, seating.join, body.name, body.seat, context.viewer(table)))


async def mend(context: RequestContext, body: MendLink) -> Seated:
    """A new link for a person who lost theirs; it works as soon as the others agree."""
    return seated(await act(await context.table(), links.mend, body.name))


async def leave(context: RequestContext, body: Nothing) -> None:
    """Stand up from the table."""
    await by_member(context, leaving.leave)


async def kick(context: RequestContext, body: KickSeat) -> None:
    """Free a seat or the moderator before the start; the owner may."""
    await by_member(context, leaving.kick, body.seat)


async def move(context: RequestContext, body: MoveSeat) -> None:
    """Sit elsewhere before the start, on a free seat or a bot's; the owner may seat anybody anywhere."""
    await by_member(context, seating.move, body.person, body.seat)


async def rename(context: RequestContext, body: Rename) -> None:
    """Another name of one's own, before the start."""
    table = await context.table()
    await act(table, seating.rename, context.member(table), body.name)


async def switch_moderator(context: RequestContext, body: ModeratorSwitch) -> None:
    """Before the start: become the moderator, who has no seat, or go back to the first free seat."""
    await by_member(context, moderating.switch, body.moderator)


async def draw_moderator(context: RequestContext, body: Nothing) -> None:
    """Before the start chance chooses the moderator; the owner may ask for that."""
    await by_member(context, moderating.draw)


async def give_deal(context: RequestContext, body: GivenDeal) -> None:
    """The cards as they were dealt by hand, before the start; the moderator may."""
    await by_member(context, moderating.give_deal, body.deal)


async def agree(context: RequestContext, body: Setup) -> None:
    """Change what is agreed before the start; the owner may."""
    await by_member(context, seating.agree, body)


async def start(context: RequestContext, body: Nothing) -> None:
    """Begin the match; the owner may."""
    await by_member(context, starting.start)


async def resign(context: RequestContext, body: OfMatch) -> None:
    """Give the match up."""
    await by_member(context, choices.resign, body.match)


async def rematch(context: RequestContext, body: Rematch) -> None:
    """Ask for another match, or agree to it: it begins, everybody one seat further, when all who are here have."""
    await by_member(context, questions.ask_rematch, body.match, body.at_once)


async def renew(context: RequestContext, body: Nothing) -> Seated:
    """A new link for one's own seat; all the others end."""
    return seated(await by_member(context, links.renew, context.token))


async def lend(context: RequestContext, body: LendLink) -> Seated:
    """A link for somebody who has no device at the table; the moderator may."""
    return seated(await by_member(context, links.lend, body.seat))


async def switch_door(context: RequestContext, body: DoorSwitch) -> None:
    """Close the table for newcomers, or open it again; the owner may."""
    await by_member(context, seating.switch_door, body.closed)


async def switch_chat(context: RequestContext, body: ChatSwitch) -> None:
    """Open or close the chat; the owner may."""
    await by_member(context, seating.switch_chat, body.chat)


# --- what was played


async def record(context: RequestContext) -> Download:
    """The match as a file: as the person saw it, or all of it after the end."""
    table = await context.table()
    everything = flag(context.request, "everything")
    lines = await table_replay.record(table, context.viewer(table), everything, context.visitor)
    return Download(lines, f"igroteka-{table.doc.setup.game}-{table.doc.match}.jsonl")


async def replay(context: RequestContext) -> Snapshot:
    """The match after this many entries of the log."""
    at = number_or_last(context.request.path_params["at"])
    table = await context.table()
    looking = table_replay.snapshot(
        table, context.viewer(table), at, flag(context.request, "everything"), context.visitor
    )
    return await while_connected(context.request, looking)


async def hindsight(context: RequestContext) -> Hindsight:
    """What I could have known at each of my decisions, after the end; it shows nothing that I did not know."""
    table = await context.table()
    looking = branches.hindsight(context.tables, table, context.member(table), context.visitor)
    return await while_connected(context.request, looking)


async def review(context: RequestContext) -> Review:
    """My decisions after the end from this one on, as they get judged by what I knew."""
    known = max(0, number_or_last(context.request.path_params["at"]))
    table = await context.table()
    looking = reviews.tell(context.tables, table, context.member(table), known, context.visitor)
    return await while_connected(context.request, looking)


async def explain_bots(context: RequestContext) -> BotReasons:
    """Why bots answered as they did where several answer at once, after the end; for anybody who may see everything."""
    table = await context.table()
    looking = bot_reasons.tell(context.tables, table, context.viewer(table), context.visitor)
    return await while_connected(context.request, looking)


async def play_on(context: RequestContext, body: PlayOn) -> Seated:
    """A new table that goes on from a move of this one, against bots."""
    table = await context.table()
    person = context.viewer(table)
    return await branches.play_on(context.tables, table, person, body.at, body.name, body.level, context.visitor)


async def shuffle(context: RequestContext) -> Opened:
    """All that is needed to check the shuffle, after the end."""
    return await table_replay.opened(await context.table())


# --- how the server fares


async def live(context: RequestContext) -> Health:
    """The server runs."""
    return Health("ok")


async def ready(context: RequestContext) -> Health:
    """The server can take visitors: its database answers, and it is not stopping."""
    if not context.tables.ready():
        raise Refusal("not-ready", "the database does not answer, or the server is stopping", status=503)
    return Health("ok")


class Endpoint(NamedTuple):
    """A method and path, the function that serves it, and what the function's name, docstring and types do not say."""

    method: Literal["GET", "POST"]
    path: str
    function: Callable[..., Awaitable[object]]
    status: int = 200
    token: Literal["none", "may", "must"] = "none"
    # Statuses of refusals beside those that follow from the other fields.
    refusals: tuple[int, ...] = ()
    # The rate limit that counts it.
    limit: str = "other"
    # Takes the query parameter `everything`.
    everything: bool = False

    @property
    def body_type(self) -> Any:
        """The type of the body; None: there is no body."""
        return get_type_hints(self.function).get("body")

    @property
    def result_type(self) -> Any:
        """The type of the result."""
        return get_type_hints(self.function)["return"]

    @property
    def private(self) -> bool:
        """Is the response for this client alone, so that no cache may store it?"""
        return self.method == "POST" or self.token != "none"

    def errors(self) -> list[int]:
        """Every status that a refusal may have here, sorted."""
        found = {*self.refusals, 403, 429, 500}
        if self.body_type is not None:
            found |= {400, 403, 408, 413, 415, 503}
        if self.token != "none":
            found.add(401)
        if "{" in self.path:
            found |= {404, 503}
        if self.everything or "{at}" in self.path:
            found.add(400)
        return sorted(found)


TABLE = "/api/tables/{code}"
ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games),
    Endpoint("GET", "/api/games/{game}/rules", rules),
    Endpoint("GET", "/api/games/{game}/texts", texts),
    Endpoint("GET", "/api/here", here),
    Endpoint("POST", "/api/outlook", outlook, 200),
    Endpoint("POST", "/api/tables", create, 201, refusals=(409,), limit="create"),
    Endpoint("GET", TABLE, look, token="may"),
    Endpoint("POST", f"{TABLE}/join", join, 200, "may", (409,), limit="join"),
    Endpoint("POST", f"{TABLE}/mend", mend, refusals=(409,), limit="mend"),
    Endpoint("POST", f"{TABLE}/leave", leave, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/kick", kick, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/move", move, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/rename", rename, 204, "must", (409,), limit="join"),
    Endpoint("POST", f"{TABLE}/moderator", switch_moderator, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/moderator/draw", draw_moderator, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/deal", give_deal, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/setup", agree, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/start", start, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/resign", resign, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/rematch", rematch, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/renew", renew, 200, "must", (409,), limit="join"),
    Endpoint("POST", f"{TABLE}/lend", lend, 200, "must", (409,), limit="join"),
    Endpoint("POST", f"{TABLE}/chat", switch_chat, 204, "must", (409,)),
    Endpoint("POST", f"{TABLE}/door", switch_door, 204, "must", (409,)),
    Endpoint("GET", f"{TABLE}/record", record, 200, "may", (403, 409), everything=True),
    Endpoint("GET", f"{TABLE}/replay/{{at}}", replay, 200, "may", (403, 409), everything=True),
    Endpoint("GET", f"{TABLE}/hindsight", hindsight, 200, "must", (403, 409)),
    Endpoint("GET", f"{TABLE}/review/{{at}}", review, 200, "must", (403, 409)),
    Endpoint("GET", f"{TABLE}/bot-reasons", explain_bots, 200, "may", (403, 409)),
    Endpoint("POST", f"{TABLE}/play-on", play_on, 201, "may", (409,), limit="create"),
    Endpoint("GET", f"{TABLE}/shuffle", shuffle, refusals=(403, 409)),
    Endpoint("GET", "/health/live", live),
    Endpoint("GET", "/health/ready", ready, refusals=(503,)),
)
