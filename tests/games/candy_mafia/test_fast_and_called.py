"""A fast night and a called night are one night: the same answers lead to the same position, chance included."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.games.candy_mafia.cards import AT_REVENGE
from igroteka.games.candy_mafia.night.schedule import CALLED
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.random_play import arbitrary, ready
from tests.games.candy_mafia.table import GAME, NAMES, card, field, step, tables

EVENINGS = 40
Key = tuple[object, ...]


def question(s: State, seat: int, asked: dict[Key, int]) -> Key:
    """Which question of the evening a seat is asked, whatever the windows are."""
    here, tonight = step(s), field(s, "tonight")
    when = (field(s, "night"), field(s, "day"))
    if here == "call":
        window = CALLED[field(s, "place")]
        further = "revenge" if window.further == AT_REVENGE else "second"
        what = further if window.alone else "role"
    elif here in ("errands", "extra", "deeds"):
        what = "role"
        if here == "errands" and card(s, seat) == "punisher":
            what = "revenge"
        if here == "deeds" and tonight.refused == seat:
            what = "second"
        if here == "errands" and card(s, seat) in ("matchmaker", "executioner", "wanderer"):
            what = "fate"
    else:
        what = here
    key: Key = (*when, what, seat)
    if what in ("role", "revenge", "second", "fate"):
        return key
    asked[key] = asked.get(key, -1) + 1
    return (*key, asked[key])


def with_night(s: State, night: str) -> State:
    """The same deal with this kind of night."""
    cards = [NAMES[card] for card in field(s, "cards")]
    deal: dict[str, object] = {"cards": cards, "aside": [NAMES[field(s, "aside")]] if field(s, "aside") >= 0 else []}
    return GAME.new(int(s.seats), int(s.secret), {**s.options, "night": night}, telling=False, deal=deal)


@pytest.mark.parametrize("number", range(EVENINGS))
def test_the_same_answers_lead_to_the_same_dawn(number: int) -> None:
    dealt = (ready if number % 2 else arbitrary)(number)
    fast, called = with_night(dealt, "fast"), with_night(dealt, "called")
    given: dict[Key, tuple[list[int], int]] = {}
    rng = seeded(number)
    for s in (fast, called):
        asked: dict[Key, int] = {}
        dawns: list[Any] = []
        for _ in range(int(GAME.bound)):
            if s.over or field(s, "night") == 5:
                break
            if s.top.name in ("ballot", "nominate", "hands") and len(dawns) < field(s, "day"):
                dawns.append(plain(s))
            seat = s.turn()[0]
            key = question(s, seat, asked)
            legal = list(s.legal(seat))
            if s is fast:
                given[key] = legal, legal[rng.below(len(legal))]
            assert given[key][0] == legal, key
            s.play(seat, given[key][1])
        if s is fast:
            expected = dawns
    assert dawns == expected
    assert called.over == fast.over


def plain(s: State) -> Any:
    """The position without how the night is cut."""
    dump = s.dump()
    return [dump[part] for part in ("table", "draws", "over", "stack", "sealed")]


LINES = [
    script
    for name in ("scenarios", "pairs", "flags", "effects", "more")
    for scripts in tables(f"{name}.toml").values()
    for script in scripts
    if "night=" not in script
]


@pytest.mark.parametrize("script", LINES)
def test_a_called_night_knows_the_tables_too(script: str) -> None:
    play(script, night="called")
