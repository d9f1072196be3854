"""Whole evenings on a real server: do times and lengths of messages tell who is asked at night, or who is of the gang?

Tables of the made-up game of the tests are played on SQLite. Every phone answers, or taps as if it did, at a random
moment of each covert window, asked or not; by day it votes and asks for the whole once. From the times and lengths of
what each phone was sent, a logistic regression trained on one half of the tables guesses for the other half who of
those at one table was asked in one window, and who has which role; 0.5 is chance. (Which window it is, all may know,
and who has left: those are not guessed about.) That lengths are equal is a law (tests/server/test_sizes.py); this
confirms it, and looks at times.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.report import Row
from bench.server.client import Lobby, Socket, connect
from bench.server.processes import LINK, SERVE, Served, started
from igroteka.server import wire

SEATS = 8
LENGTHS = wire.WindowSeconds(short=3, pair=3, vote=1, talk=1, word=1)
PACE = wire.PaceSetup("fixed", seconds=LENGTHS)
SERVER = [sys.executable, str(Path(__file__).with_name("with_rooks.py")), *SERVE[3:]]
says = msgspec.json.Decoder(wire.ServerSays)


class Night(NamedTuple):
    """A game with covert windows, and how its view is read."""

    game: str
    # Is the viewer in this seat one of the few who know each other?
    few: Callable[[dict[str, Any], int], bool]
    # Has the seat left the game, as all know?
    out: Callable[[dict[str, Any], int], bool]


ROOKS = Night("rooks", lambda view, seat: view["roles"][seat] == "rook", lambda view, seat: view["left"][seat])


class Window:
    """A covert window as one phone met it: when its messages came and how long they were."""

    def __init__(self, asked: bool, at: float) -> None:
        self.asked = asked
        self.times = [at]
        self.sizes: list[int] = []


class Phone:
    """One connection; it notes what it is sent, and answers or taps once in each covert window."""

    def __init__(self, table: Evening, token: str) -> None:
        self.table = table
        self.token = token
        self.socket: Socket | None = None
        self.windows: dict[int, Window] = {}
        self.decision = -1
        self.number = 0
        self.play: wire.Play | None = None
        self.seat = -1
        self.few = False
        # By decision, kind and number among those: the length of each message and the time when it came.
        self.heard: dict[tuple[int, str, int], tuple[int, float]] = {}

    async def come(self, port: int) -> None:
        """Open the table."""
        self.socket = await connect(port, f"/api/tables/{self.table.code}/play", self.hear)
        self.tell({"do": "hello", "protocol": 2, "token": self.token})

    def tell(self, message: dict[str, object]) -> None:
        """Send a message."""
        assert self.socket
        self.socket.send(msgspec.json.encode(message))

    def command(self, **what: object) -> None:
        """Send a command that is acknowledged."""
        self.number += 1
        self.tell({**what, "id": f"{self.number:06}"})

    def hear(self, socket: Socket, text: bytes) -> None:
        """Note a message's time and length, and read it."""
        message = says.decode(text)
        open_window = self.windows.get(self.decision)
        if open_window is not None:
            open_window.times.append(socket.at)
            open_window.sizes.append(len(text))
        kind, decision = type(message).__name__, self.decision
        if isinstance(message, wire.Moved):
            decision = message.play.decision
        count = sum(1 for key in self.heard if key[:2] == (decision, kind))
        # Its number has as many digits as there were messages: they can be counted anyway.
        self.heard[decision, kind, count] = (len(text) - len(str(message.n)), socket.at)
        if isinstance(message, wire.Changed | wire.Whole) and message.table.status == "shuffling" and not self.number:
            self.command(do="contribute", part=f"{self.table.rng.getrandbits(256):064x}")
        if isinstance(message, wire.Whole):
            self.seat = message.me.seat
        if isinstance(message, wire.Whole | wire.Moved) and message.play is not None:
            self.look(message.play, socket.at)

    def look(self, play: wire.Play, at: float) -> None:
        """A new decision: if it is covert, note it and answer or tap once at a random moment."""
        self.play = play
        if play.decision == self.decision:
            return
        self.decision = play.decision
        prompt = play.view["prompt"]
        self.few = self.table.night.few(play.view, self.seat)
        if prompt is None:
            self.table.over.set()
        elif "awaited" in prompt:  # it is not covert
            later, rng = asyncio.get_running_loop().call_later, self.table.rng
            later(rng.uniform(0.1, 0.8), self.touch, play.decision)
            later(rng.uniform(0.1, 0.8), self.sync)
        elif not self.table.night.out(play.view, self.seat):
            self.windows[play.decision] = Window(prompt["mine"], at)
            asyncio.get_running_loop().call_later(self.table.rng.uniform(0.1, 2.5), self.touch, play.decision)

    def sync(self) -> None:
        """Ask for the whole."""
        self.tell({"do": "sync"})

    def touch(self, decision: int) -> None:
        """Answer, or tap."""
        if self.play is None or self.play.decision != decision:
            return
        if self.play.options:  # a vote by day as well
            choice = self.table.rng.choice(self.play.options).choice
            self.command(do="choose", decision=decision, choice=choice)
        else:
            self.command(do="tap")


class Evening:
    """One table and its phones."""

    def __init__(self, port: int, night: Night, seats: int, seed: int) -> None:
        self.port = port
        self.night = night
        self.rng = Random(seed)
        self.over = asyncio.Event()
        setup = {"game": night.game, "seats": [{}] * seats, "pace": msgspec.to_builtins(PACE)}
        lobby = Lobby(port)
        owner = lobby.post("/api/tables", {"setup": setup, "name": "1"})
        self.code, self.owner = owner["code"], owner["token"]
        joined = [lobby.post(f"/api/tables/{self.code}/join", {"name": str(n)}) for n in range(2, seats + 1)]
        self.phones = [Phone(self, seated["token"]) for seated in (owner, *joined)]

    async def begin(self) -> None:
        """Connect everybody, and deal."""
        for phone in self.phones:
            await phone.come(self.port)
        Lobby(self.port).post(
            f"/api/tables/{self.code}/start", {}, self.owner
        )  # the first connection may be closed by now

    def samples(self) -> list[tuple[list[list[float]], list[bool]]]:
        """By window: the features of each phone, and whether it was asked."""
        found = []
        for decision in sorted({decision for phone in self.phones for decision in phone.windows}):
            windows = [phone.windows[decision] for phone in self.phones if decision in phone.windows]
            if any(len(window.sizes) < 2 for window in windows):
                continue  # the evening ended in it
            seen: list[list[float]] = []
            opened, closed = (float(np.median([window.times[at] for window in windows])) for at in (0, -1))
            for window in windows:
                late = [time - window.times[0] - at for at, time in enumerate(window.times[1:-1], 1)]
                seen.append([
                    len(window.sizes),
                    sum(window.sizes),
                    max(window.sizes[:-1]),
                    1e3 * float(np.mean(late)),
                    1e3 * max(late),
                    1e3 * (window.times[0] - opened),
                    1e3 * (window.times[-1] - closed),
                ])  # fmt: skip
            found.append((seen, [window.asked for window in windows]))
        return found

    def alike(self) -> list[list[tuple[int, float]]]:
        """The messages that all phones were sent at once: the opening of a decision, and the beats of a window.

        The messages after a phone's own vote are left out.
        """
        keys = [key for key in self.phones[0].heard if key[1] == "Beat" or (key[1] == "Moved" and not key[2])]
        return [
            [phone.heard[key] for phone in self.phones]
            for key in keys
            if all(key in phone.heard for phone in self.phones)
        ]

    def roles(self) -> tuple[list[list[float]], list[bool]]:
        """The features of each phone over the whole evening, and whether it is in the gang.

        Phones are compared with others that were sent the same.
        """
        seen = np.array(self.alike()).transpose(1, 0, 2)
        sizes, times = (seen[:, :, column] - seen[:, :, column].mean(0) for column in (0, 1))
        rows = [sizes.mean(1), sizes.max(1), sizes.min(1), 1e3 * times.mean(1), 1e3 * times.max(1)]
        return np.array(rows).T.tolist(), [phone.few for phone in self.phones]


WindowSamples = tuple[NDArray[np.float64], NDArray[np.bool_]]


def windows(evening: Evening) -> list[WindowSamples]:
    """The windows of this table."""
    return [(np.array(seen), np.array(asked)) for seen, asked in evening.samples()]


def whole(evening: Evening) -> list[WindowSamples]:
    """The features of this table from the deal to its end."""
    seen, few = evening.roles()
    return [(np.array(seen), np.array(few))]


def weights_of(known: list[WindowSamples]) -> NDArray[np.float64]:
    """A logistic regression; features are differences to the other phones of the same window."""
    seen, asked = np.concatenate([apart(w) for w, _ in known]), np.concatenate([a for _, a in known])
    weights = np.zeros(seen.shape[1])
    for _ in range(2000):
        error = 1 / (1 + np.exp(-seen @ weights)) - asked
        weights -= 0.5 * (seen.T @ error / len(error) + 0.001 * weights)
    return weights


def apart(seen: NDArray[np.float64]) -> NDArray[np.float64]:
    """The difference of each phone to the others of its window."""
    spread = seen.std(0)
    spread[spread == 0] = 1
    told: NDArray[np.float64] = (seen - seen.mean(0)) / spread
    return told


def guesses(weights: NDArray[np.float64], unknown: list[WindowSamples]) -> list[WindowSamples]:
    """By window: the probability guessed for each phone, and the truth.

    Windows in which all or none are asked tell nothing and are left out.
    """
    return [(apart(seen) @ weights, asked) for seen, asked in unknown if 0 < asked.sum() < len(asked)]


def area(guessed: list[WindowSamples]) -> float:
    """The area under the curve, averaged over windows.

    It is the share of pairs in which one who was asked is ranked above one who was not; ties count half.
    """
    found = []
    for guess, asked in guessed:
        yes, no = guess[asked][:, None], guess[~asked][None, :]
        found.append(float((yes > no).mean() + 0.5 * (yes == no).mean()))
    return float(np.mean(found))


def permuted(guessed: list[WindowSamples], rounds: int = 200) -> float:
    """The distance from 0.5 that chance alone reaches.

    It is found from the same guesses with the truth of each window shuffled.
    """
    rng = np.random.default_rng(1)
    return float(np.std([area([(guess, rng.permutation(asked)) for guess, asked in guessed]) for _ in range(rounds)]))


def guessed_row(what: str, evenings: list[Evening], samples: Callable[[Evening], list[WindowSamples]]) -> list[Row]:
    """Train on one half of the samples, and test on the other."""
    one, two = ([s for evening in evenings[half::2] for s in samples(evening)] for half in (0, 1))
    guessed = [*guesses(weights_of(one), two), *guesses(weights_of(two), one)]
    error = permuted(guessed)
    note = f"± {error:.3f} by permutation; chance is 0.5"
    return [
        Row(f"{what} with some of both", len(guessed)),
        Row("  guessed who", area(guessed), "", note=note, most=0.5 + 3 * error),
    ]


async def play(port: int, night: Night, tables: int) -> list[Evening]:
    """Play this number of evenings at once, from the deal to their end."""
    evenings = [Evening(port, night, SEATS, seed) for seed in range(tables)]
    for evening in evenings:
        await evening.begin()
        await asyncio.sleep(0.13)  # not all on one beat
    async with asyncio.timeout(600):
        await asyncio.gather(*(evening.over.wait() for evening in evenings))
    return evenings


async def measure(served: Served, night: Night, quick: bool) -> list[Row]:
    """Play, train on one half and test on the other."""
    evenings = await play(served.port, night, 8 if quick else 60)
    sizes = [{size for size, _ in same} for evening in evenings for same in evening.alike()]
    return [
        *guessed_row("covert windows", evenings, windows),
        *guessed_row("whole evenings", evenings, whole),
        Row("messages to all seats at once", len(sizes)),
        Row("  not equally long", sum(len(size) > 1 for size in sizes), most=0),
    ]


def run(quick: bool) -> list[Row]:
    """Play evenings of the made-up game."""
    return rows_of(ROOKS, quick)


def rows_of(night: Night, quick: bool) -> list[Row]:
    """Play evenings of this game on a server of our own."""
    with TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/silence.db"
        with started([*SERVER, database, "--no-limits"], LINK, None) as served:
            return asyncio.run(measure(served, night, quick))
