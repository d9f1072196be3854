"""People at a table who play match after match of any game at random, and repeat what the server did not
acknowledge."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from http.client import HTTPException
from random import Random
from typing import NamedTuple

from igroteka.server import wire
from tests.server.client import Rejected, Room, setup
from tests.server.websocket_client import Device, Gone, command_id

# How a command may be refused that was sent for the first time, or again after a crash: nothing has happened then.
REFUSED: dict[type[wire.Command], set[str]] = {
    wire.Undo: {"undo-news"},
    wire.Answer: {"question-gone"},
    wire.Contribute: {"not-shuffling"},
    wire.Close: {"not-moderator"},  # while the owner was away somebody else became it
}
# How a command may be refused that was acknowledged before.
STALE = {"late", "used-id", "question-gone", "not-shuffling", "paused", "cannot-undo"}
# The server knows the last commands of a person again, at least this many.
REMEMBERED = 20
# Every game with as few as show all that it does; windows are closed by the owner.
TABLES = {"famiglia": 2, "pechenka": 3, "emperors_gold": 3, "candy_empire": 3, "candy_mafia": 6}
# Seconds until something that could not be stored is sent again.
PAUSE = 0.05


class Request(NamedTuple):
    """Something that is asked for over HTTP, and may be asked for again."""

    what: str
    match: int


class Acknowledged(NamedTuple):
    """What the server promised not to forget: a line of a match."""

    kind: str
    seat: int
    choice: str
    # Over HTTP there is none, and a window is known by its decision.
    command: str | None


class Evening:
    """All seats of one table, what the server has promised, and what it has not answered yet."""

    def __init__(self, room: Room, seed: int = 0) -> None:
        self.room = room
        self.game = list(TABLES)[seed % len(TABLES)]
        self.rng = Random(seed)
        self.people: list[wire.Seated] = []
        self.devices: list[Device] = []
        # By match, in the order of the acknowledgements.
        self.lines: dict[int, list[Acknowledged]] = {}
        self.paused = False
        # By person: all that was carried out.
        self.done: list[list[wire.MatchCommand]] = [[] for _ in range(TABLES[self.game])]
        self.pending: tuple[int, wire.MatchCommand | Request] | None = None
        # How many commands were sent again although they had been acknowledged.
        self.repeated = 0
        # When all were back after a fault, and when a step was done, by the clock of the event loop.
        self.returns: list[float] = []
        self.steps: list[float] = []

    # --- coming and going

    async def begin(self) -> None:
        """Sit down and shuffle."""
        agreed = setup(self.game, TABLES[self.game], pace=wire.PaceSetup("person"))
        self.people, self.devices = await self.room.table(agreed)

    async def come_back(self) -> None:
        """Open all seats again, and repeat what may have been lost, sometimes also what was not."""
        for device in self.devices:
            await device.close()
        self.devices = [await self.room.sit(who) for who in self.people]
        while len({repr(shown(device)) for device in self.devices}) > 1:  # the server may have dealt in between
            for device in self.devices:
                await device.sync()
        if self.pending is not None:
            await self.settle()
        if self.rng.random() < 0.5:
            await self.repeat()

    # --- what to do next

    @property
    def table(self) -> wire.TableInfo:
        """The table as all have been told."""
        return self.devices[0].table

    async def step(self) -> None:
        """Do whatever can be done now."""
        if self.table.status == "gathering":
            await self.send(self.owner(), Request("start", self.table.match))
        elif self.table.status == "shuffling":
            await self.shuffle()
        elif self.table.status == "over":
            await self.send(self.owner(), Request("rematch", self.table.match))  # the owner waits for nobody
        elif self.table.question is not None:
            question = self.table.question
            yes = wire.Answer(command_id(), question.number, self.rng.random() < 0.8, match=self.table.match)
            await self.send(question.waiting[0], yes)
        elif self.table.paused:
            await self.send(self.someone(), wire.Resume(command_id(), match=self.table.match))
        else:
            await self.play()

    async def play(self) -> None:
        """Choose, most of the time; else take back, ask for a pause, give up, or send something again."""
        match, chance = self.table.match, self.rng.random()
        # Among more than two a bot plays on for a player who gives up, and a pause asks all of them.
        two = len(self.people) == 2
        if two and chance < 0.02:
            await self.send(self.someone(), Request("resign", match))
        elif two and chance < 0.05:
            await self.send(self.someone(), wire.Pause(command_id(), match=match))
        elif chance < 0.15:
            await self.repeat()
        elif chance < 0.6 and (free := [n for n, d in enumerate(self.devices) if d.play and d.play.undo == "free"]):
            await self.send(self.rng.choice(free), wire.Undo(command_id(), match=match))
        else:
            await self.choose()

    async def choose(self) -> None:
        """The person who is asked answers; the owner closes a window, answered or not."""
        asked = [person for person, device in enumerate(self.devices) if device.choices]
        play, match = self.devices[0].play, self.table.match
        assert play
        if play.window and (not asked or self.rng.random() < 0.3):
            return await self.send(self.owner(), wire.Close(command_id(), play.decision, match=match))
        person = self.rng.choice(asked)  # whoever has answered a sealed question may change it
        choices = self.devices[person].choices
        choice = self.rng.choice([choice for choice in choices if choice != "pass"] or choices)
        await self.send(person, wire.Choose(command_id(), play.decision, choice, match=match))

    async def shuffle(self) -> None:
        """Those who have not given their part of the shuffle give it; then the server deals."""
        assert self.table.shuffle
        for part in self.table.shuffle.parts:
            if not part.part:
                await self.send(
                    part.person, wire.Contribute(command_id(), secrets.token_hex(32), match=self.table.match)
                )
                return
        await self.until(lambda device: device.table.status != "shuffling")

    def owner(self) -> int:
        """Who owns the table now: whoever is out of the mafia first may have become it."""
        return next(n for n, device in enumerate(self.devices) if self.table.seats[device.me.seat].owner)

    def someone(self) -> int:
        """One of them."""
        return self.rng.randrange(len(self.people))

    # --- sending

    async def send(self, person: int, command: wire.MatchCommand | Request) -> None:
        """Send it, and see it through."""
        self.pending = (person, command)
        await self.settle()

    async def settle(self) -> None:
        """See the pending command through: it is answered, and all are told of it."""
        assert self.pending is not None
        person, command = self.pending
        if isinstance(command, Request):
            await self.ask(person, command)
            self.pending = None
            await self.until(lambda device: is_told(device, command))
        else:
            await self.do(person, command)
            self.pending = None
            told = shown(self.devices[person])
            await self.until(lambda device: shown(device) == told)

    async def do(self, person: int, command: wire.MatchCommand) -> None:
        """Send a command until it is carried out or refused."""
        device = self.devices[person]
        seat = device.me.seat
        while isinstance(answer := await device.do(command), wire.Refused):
            if answer.reason in REFUSED.get(type(command), ()):
                return
            assert answer.reason == "store-failed", f"{command}: {answer}"
            await asyncio.sleep(PAUSE)
        self.done[person].append(command)
        if isinstance(command, wire.Choose):
            self.note(command, Acknowledged("choice", seat, command.choice, command.id))
        elif isinstance(command, wire.Close):
            self.note(command, Acknowledged("close", -1, "", None))
        elif isinstance(command, wire.Undo):
            self.note(command, Acknowledged("undo", seat, "", command.id))
        elif isinstance(command, (wire.Answer, wire.Resume)):
            self.paused = isinstance(command, wire.Answer) and command.yes

    def note(self, command: wire.MatchCommand | Request, line: Acknowledged) -> None:
        """The server has promised this."""
        assert command.match is not None
        self.lines.setdefault(command.match, []).append(line)

    async def ask(self, person: int, request: Request) -> None:
        """Ask for it until it is granted."""
        seat = self.devices[person].me.seat
        await self.http(person, request)
        if request.what == "resign":
            self.note(request, Acknowledged("resign", seat, "", None))

    async def http(self, person: int, request: Request) -> None:
        """Ask for it until it is granted."""
        kind = wire.Rematch(request.match, at_once=True) if request.what == "rematch" else wire.OfMatch(request.match)
        body = None if request.what == "start" else kind
        while True:
            try:
                await self.room.at(self.people[person], request.what, body)
                return
            except Rejected as rejected:
                if rejected.status != 503:
                    raise
            await asyncio.sleep(PAUSE)

    async def until(self, true: Callable[[Device], object]) -> None:
        """All have been told this."""
        for device in self.devices:
            await device.until(true)

    async def catch_up(self) -> None:
        """In a window the decision stays, so nobody has waited to be told of others' answers: all ask for them."""
        for device in self.devices:
            if device.play and device.play.window:
                await device.sync()

    async def repeat(self) -> None:
        """Send something again that was acknowledged, of this match or another: it changes nothing."""
        person = self.someone()
        stale = [command for command in self.done[person] if self.may_repeat(person, command)]
        if not stale or self.table.status != "playing":
            return
        device, before = self.devices[person], shown(self.devices[person])
        command = self.rng.choice(stale)
        answer = await device.do(command)
        assert isinstance(answer, wire.Done) or answer.reason in STALE, f"{command}: {answer}"
        if self.table.match > 1:
            await self.http(person, Request(self.rng.choice(["resign", "rematch"]), self.table.match - 1))
        await device.sync()
        assert shown(device) == before, f"{command} was carried out twice"
        self.repeated += 1

    def may_repeat(self, person: int, command: wire.MatchCommand) -> bool:
        """Whether the server knows it again: of this match every choice, and the last of everything that it stores."""
        if command.match != self.table.match or isinstance(command, wire.Choose | wire.Close):
            return True
        return isinstance(command, wire.Undo) and command in self.done[person][-REMEMBERED:]


def shown(device: Device) -> tuple[object, ...]:
    """What a device has been told of the table, as far as it is the same for all."""
    table = device.table
    return table.match, table.status, device.play and device.play.decision, table.shuffle, table.question, table.paused


def is_told(device: Device, request: Request) -> bool:
    """Has the device been told that the request was granted?"""
    table = device.table
    if request.what == "resign":
        return table.status == "over"
    return table.match > request.match if request.what == "rematch" else table.status != "gathering"


async def in_spite_of_faults(evening: Evening, stop: asyncio.Event, steps: asyncio.Queue[int]) -> None:
    """Play until it is enough and everything is answered, coming back whenever the connection ends."""
    here, time = True, asyncio.get_running_loop().time
    # A shuffle goes on to its end by itself.
    while not stop.is_set() or evening.pending is not None or not here or evening.table.status == "shuffling":
        try:
            if not here:
                await evening.come_back()
                here = True
                evening.returns.append(time())
            else:
                await evening.step()
                steps.put_nowait(1)
                evening.steps.append(time())
            if stop.is_set():
                await evening.catch_up()
        except TimeoutError:  # something was not told; it is an OSError, too
            raise
        except (Gone, OSError, HTTPException):
            here = False
            await asyncio.sleep(PAUSE)
