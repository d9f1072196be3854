"""A real night on the wire: other roles in the same chairs show in nothing that a device is sent, to the byte and the millisecond."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.drawing import MOST_POINTS
from igroteka.core.event import HOST, SPECTATOR
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.table import attendance, choices, messages, padding
from igroteka.server.table.commit import act
from tests.games.candy_mafia.table import GAME, evening, step
from tests.games.covers import covers
from tests.server.client import setup
from tests.server.in_process import Listener, running_tables, table_from
from tests.server.test_silence import SECOND, Habit, Recorder, Tape, again, reload

# A second vote, a teacher's and a sorcerer's call, checks, blocks and the piper: every window of a fast night.
CAST = ["doctor", "kidnapper", "sorcerer", "sleepwalker", "jailer", "piper", "elder", "don"]
WINDOWS = ["errands", "gang", "again", "extra", "deeds", "mail"]
PACE = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(short=5, pair=5, vote=5))
# In every window, whatever the roles: (at which second, whose chair, what).
HABITS: list[tuple[int, int, Habit]] = [
    (1, 0, Recorder.answer_or_tap),
    (2, 1, again),
    (2, 4, reload),
    (3, 3, lambda device: attendance.sync(device.at, device)),
]


def nightfall(cards: list[str]) -> State:
    """The second night, after a first day on which nobody said or did anything."""
    s = evening(cards, "g")
    while step(s) != "errands":
        s.close({})
    s.events = []
    return s


async def night(cards: list[str]) -> dict[int, Tape]:
    """What every device is sent until the morning."""
    async with running_tables() as (made, time):
        state = nightfall(cards)
        table = await table_from(made, setup("candy_mafia", 8, pace=PACE, options=state.options), state)
        assert table.window
        table.window.night, table.window.left = 7, 6 * SECOND
        tapes: dict[int, Tape] = {viewer: [] for viewer in (0, 1, 3, 4, 7, SPECTATOR)}
        devices = {viewer: Recorder(table, viewer, time, tape) for viewer, tape in tapes.items()}
        for device in devices.values():
            await device.enter()
        for window in WINDOWS:
            assert table.state and step(table.state) == window
            began, decision = time.now(), table.decision
            for second, chair, habit in HABITS:
                await time.turn(began + second * SECOND - time.now())
                await habit(devices[chair])
            while table.decision == decision:
                await time.turn(50)
        return {viewer: until_morning(tape) for viewer, tape in tapes.items()}


def until_morning(tape: Tape) -> Tape:
    """What came before the morning, the message of the last closing included."""
    closings = [at for at, (_, kind, _) in enumerate(tape) if kind == "moved"]
    return tape[: closings[len(WINDOWS) - 1] + 1]


@covers("R101", "R104")
async def test_what_is_sent_in_a_night_depends_on_no_role() -> None:
    first = await night(CAST)
    for turned in (3, 6):
        other = await night([*CAST[turned:], *CAST[:turned]])
        for viewer, tape in first.items():
            assert tape == other[viewer], f"{viewer} is sent something else"


@pytest.mark.parametrize("seats", [6, 12, 20])
async def test_the_declared_sizes_suffice(seats: int) -> None:
    """The largest message of an evening with everything in it; ids go over the wire, so it is the same in every language."""
    sizes, rng, looks = GAME.covert_bytes, seeded(seats), 0
    assert sizes
    agreed = {"mode": "festival", "spirits": True, "talk": 3}
    async with running_tables() as (made, _):
        state = GAME.new(seats, 5, agreed, held=True)
        table = await table_from(made, setup("candy_mafia", seats, pace=PACE, options=agreed), state, deal=True)
        await Listener(table, 0).enter()
        for number in range(150):
            state = table.state or state
            if state.over:
                break
            for seat in state.turn():
                if rng.below(4):
                    await act(table, choices.answer, seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
            assert table.match
            if step(state) == "spirits":  # the most that somebody may draw
                table.match.drawn = dict.fromkeys(range(seats), " ".join(["63,63"] * MOST_POINTS))
            if table.silence is not None and (seats == 6 or number % 3 == 0):  # a small town's evening is short
                looks += 1
                for viewer in (rng.below(seats), rng.below(seats), SPECTATOR, HOST):
                    most = padding.play_bytes(GAME, viewer)
                    assert len(messages.encoded_play(table, viewer)) <= most
                    deal, *lines = (messages.json.encode(one) for one in table.log.whole(viewer))
                    assert len(deal) <= most
                    assert max(map(len, lines), default=0) <= sizes.line
            table.match.drawn = {}
            await act(table, choices.close, "Host")  # by hand: nobody waits for the clock
        assert looks > 3
