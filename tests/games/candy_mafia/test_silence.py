"""A real night on the wire: other roles in the same seats show in nothing that is sent, byte or millisecond."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.closing import close
from igroteka.core.event import SPECTATOR
from igroteka.core.match.sketch import MOST_POINTS
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.table import attendance, choices, cover_traffic, messages
from igroteka.server.table.commit import act
from tests.games.candy_mafia.table import GAME, evening, step
from tests.games.covers import covers
from tests.server.client import setup
from tests.server.in_process import running_tables, table_from
from tests.server.test_silence import SECOND, Habit, Recorder, Tape, again, reload

# A second vote, a teacher's and a sorcerer's call, checks, blocks and the piper: every window of a fast night.
CAST = ["doctor", "kidnapper", "sorcerer", "sleepwalker", "jailer", "piper", "elder", "don"]
WINDOWS = ["errands", "gang", "again", "extra", "deeds", "mail"]
PACE = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(short=5, pair=5, vote=5))
# In every window, whatever the roles: (at which second, whose seat, what).
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
        close(s, {})
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
            for second, seat, habit in HABITS:
                await time.turn(began + second * SECOND - time.now())
                await habit(devices[seat])
            while table.decision == decision:
                await time.turn(50)
        *_, (_, _, public) = until_morning(tapes[SPECTATOR])
        return {
            viewer: [*before, (at, kind, size - public)]
            for viewer, tape in tapes.items()
            for *before, (at, kind, size) in [until_morning(tape)]
        }


def until_morning(tape: Tape) -> Tape:
    """What came before the morning, and of the message of the last closing how much longer it is than a spectator's."""
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
    """The largest message of an evening with everything in it: the same in every language, for ids go over the wire."""
    rng, looks = seeded(seats), 0
    agreed = {"mode": "festival", "spirits": True, "talk": 3}
    async with running_tables() as (made, time):
        state = GAME.new(seats, 5, agreed, held=True)
        led = setup("candy_mafia", seats, pace=PACE, options=agreed, moderator=True)
        table = await table_from(made, led, state, deal=True)
        tape: Tape = []
        await Recorder(table, 0, time, tape).enter()
        for number in range(150):
            state = table.state or state
            if state.over:
                break
            for seat in state.turn():
                if rng.below(4):
                    await act(table, choices.answer, seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
            assert table.match
            if step(state) == "spirits":  # the most that somebody may draw
                table.match.sketches = dict.fromkeys(range(seats), " ".join(["63,63"] * MOST_POINTS))
            if seats == 6 or number % 3 == 0:  # a small town's evening is short
                looks += 1
                sizes = {len(messages.whole_for(table, rng.below(seats))) for _ in range(2)}
                assert len(sizes) == 1
                messages.whole_for(table, table.doc.moderator)
                if table.silence is not None:
                    cover_traffic.send(table)
            table.match.sketches = {}
            await act(table, choices.close, "Host")  # by hand: nobody waits for the clock
        assert looks > 3 and table.rooms == 1
        beat = max(size for _, kind, size in tape if kind == "beat")  # one a second
        assert beat <= 12_000 and 8 * beat * seats <= 2_000_000
