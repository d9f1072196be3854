"""Sizes on the wire: whatever a seat is told in a game that hides something is as long as for every other seat, by day
and by night."""

from __future__ import annotations

import json
from itertools import islice

import msgspec
import pytest

from igroteka.core.chance import Rng, seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.game import Game
from igroteka.core.option import Value, number_of
from igroteka.core.windows import is_covert
from igroteka.server import wire
from igroteka.server.table import attendance, choices, replay
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.laws.cases import GAMES, PEBBLES, ROOKS, TOY, Case
from tests.laws.pairwise import SEATS, settings
from tests.rooks import Rooks
from tests.server.client import setup
from tests.server.in_process import Listener, running_tables, table_from
from tests.shelf import put_on_the_shelf

SECOND = 1_000
PACE = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(short=5, pair=5, vote=5, talk=5, word=5))
# What is the same for everybody, to the letter.
PUBLIC = ("answered", "said")
# Decisions of one match, and settings of a game, that are looked at.
DECISIONS, ROWS = 60, 6


class Recorder(Listener):
    """A device that keeps of each message its type and length, and how little of a `moved` was filled up."""

    def __init__(self, table: Table, person: int) -> None:
        super().__init__(table, person)
        self.tape: list[tuple[str, int]] = []
        # By length; commands have ids of equal length.
        self.acks_heard: set[int] = set()
        self.least_pad = 10**6

    def send(self, message: bytes) -> None:
        """Hear a message."""
        super().send(message)
        told = json.loads(message)
        if told["type"] in ("done", "refused"):
            self.acks_heard.add(len(message))
        else:
            self.tape.append((told["type"], len(message)))
        if told["type"] == "moved" and self.person >= 0:
            self.least_pad = min(self.least_pad, len(told["pad"]))


def compare(recorders: list[Recorder], when: str) -> None:
    """What seats heard since the last time was equally long for all who heard it."""
    heard: dict[str, set[tuple[int, ...]]] = {}
    for recorder in recorders:
        for kind in {kind for kind, _ in recorder.tape} - {*PUBLIC}:
            heard.setdefault(kind, set()).add(tuple(size for one, size in recorder.tape if one == kind))
        recorder.tape.clear()
    for kind, sizes in heard.items():
        assert len(sizes) == 1, f"{kind} tells seats apart {when}: {sorted(sizes)}"
    assert len(set[int]().union(*(recorder.acks_heard for recorder in recorders))) <= 1, (
        f"an acknowledgement tells seats apart {when}"
    )


async def walk(game: Game, setting: dict[str, Value], seed: int) -> float:
    """A random match, listened to by everybody at every position; gives how much of what is declared was needed."""
    seats, rng = number_of(setting, SEATS), seeded(seed)
    options = {name: value for name, value in setting.items() if name != SEATS}
    async with running_tables() as (made, time):
        pace = PACE if game.has_windows else wire.PaceSetup()
        agreed = setup(game.id, seats, pace=pace, options=options, moderator=game.moderated is not None)
        table = await table_from(made, agreed, game.new(seats, seed, options, held=True), deal=True)
        recorders = [Recorder(table, seat) for seat in range(seats)]
        moderator = [Recorder(table, table.doc.moderator)] if game.moderated else []
        for recorder in (*recorders, *moderator, Recorder(table, SPECTATOR)):
            await recorder.enter()
        for number in range(DECISIONS):
            assert table.state is not None
            if table.state.over:
                break
            for recorder in recorders:
                recorder.tape.clear()
            when = f"in {game.id} with {setting} at {table.state.top.name}"
            await answer_all(table, recorders, rng, when)
            for recorder in (*recorders, *moderator):
                await attendance.sync(table, recorder)
            compare(recorders, f"{when}, asked for the whole")
            await time.turn(SECOND)
            compare(recorders, f"{when}, a second later")
            if table.state.is_window:
                await act(table, choices.close, "Host")
            compare(recorders, f"{when}, closed")
            if number % 15 == 14 and not table.state.over:
                await compare_past(table, when)
        assert table.rooms == 1, f"secret_bytes of {game.id} do not suffice with {setting}"
        at_night = game.moderated.night_bytes(seats, agreed.options) if game.moderated else 0
        declared = max(game.secret_bytes(seats, agreed.options), at_night)
        return 1 - min(recorder.least_pad for recorder in recorders) / declared


async def compare_past(table: Table, when: str) -> None:
    """A download, block by block, and the last frame of a replay are equally long for all seats, frames if they are of
    the same line."""
    seats = range(len(table.doc.places))
    assert len({await blocks(table, seat) for seat in seats}) == 1, f"the record {when}"
    sizes = set()
    for seat in seats:
        frame = await replay.snapshot(table, seat, -1, everything=False)
        async with replay.look_back(table, "") as played:
            sizes.add((replay.told_snapshots(table, played, seat)[-1][0], len(msgspec.json.encode(frame))))
    assert len(sizes) == len({line for line, _ in sizes}), f"the replay {when}"


async def blocks(table: Table, person: int) -> tuple[int, ...]:
    """How long each piece of a download is: an observer of the line sees them one by one."""
    return tuple([len(piece) async for piece in await replay.record(table, person, everything=False)])


async def answer_all(table: Table, recorders: list[Recorder], rng: Rng, when: str) -> None:
    """Those who are asked answer by chance, the others tap or ask for something that is refused."""
    decision = table.decision
    for recorder in recorders:
        if table.decision != decision or table.state is None:
            return
        id = f"{rng.below(10**6):06}"
        legal = table.state.legal(recorder.person) if recorder.person in table.state.turn() else []
        if legal and rng.below(5):
            choice = table.game.notation(legal[rng.below(len(legal))])
            await recorder.do(wire.Choose(id, decision, choice))
            compare(recorders, f"{when}, {recorder.person} chose {choice}")
        elif not legal:
            await recorder.do(wire.Tap(id, decision) if rng.below(2) else wire.Undo(id))


def rows(game: Game) -> list[dict[str, Value]]:
    """Some settings of the game, all of its seat counts that are tried among them."""
    found = [row for row in settings(game) if game.secret_bytes(number_of(row, SEATS), row)]
    counts = list(dict.fromkeys(number_of(row, SEATS) for row in found))
    return [next(row for row in found if row[SEATS] == count) for count in counts][:ROWS]


HIDING = [game for game in GAMES if rows(game)]


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
async def test_lengths_tell_no_seat_from_another(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    put_on_the_shelf(monkeypatch, TOY, ROOKS, PEBBLES)
    needed = [await walk(game, row, number) for number, row in enumerate(rows(game))]
    assert max(needed) > 0.25, f"secret_bytes of {game.id} are too many"


async def test_what_does_not_fit_takes_the_next_multiple_for_all_seats(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    chatty = Rooks(secret_bytes=100, id="chatty")
    put_on_the_shelf(monkeypatch, chatty)
    async with running_tables() as (made, _):
        table = await table_from(made, setup(chatty.id, 5, pace=PACE), chatty.new(5, 1, held=True), deal=True)
        recorders = [await Recorder(table, seat).enter() for seat in range(5)]
        table.rooms = 1
        for recorder in recorders:
            recorder.tape.clear()
        await act(table, choices.close, "Host")
        assert {kind for recorder in recorders for kind, _ in recorder.tape} == {"moved"}
        compare(recorders, "though it did not fit")
        assert table.rooms > 1 and "message too long" in caplog.text


def without_secrets(game: Game) -> list[Case]:
    """The settings in which a game declares none."""
    cases = [Case(game, row, number) for number, row in enumerate(settings(game))]
    return [case for case in cases if not game.secret_bytes(case.seats, case.options)]


@pytest.mark.parametrize("game", [game for game in GAMES if without_secrets(game)], ids=lambda game: game.id)
def test_a_game_that_declares_no_secrets_has_none(game: Game) -> None:
    for case in without_secrets(game):
        state = case.new()
        for _ in islice(case.moves(state), DECISIONS):
            assert state.game.parts.all_see_alike(state) and not is_covert(state.top)
