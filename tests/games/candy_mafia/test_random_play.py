"""Random evenings end, and every position of them is sound; all of them are in `python3 dev.py bench candy_mafia`."""

from __future__ import annotations

from collections import Counter

from igroteka.games.candy_mafia.actions import NOBODY_PICKED, PICK
from igroteka.games.candy_mafia.state import CandyMafia
from tests.games.candy_mafia.random_play import arbitrary, evening, ready, sound
from tests.games.candy_mafia.table import GAME
from tests.games.covers import covers

SAMPLE = 48


@covers("dusk", "R86")
def test_random_evenings_with_ready_sets_end() -> None:
    endings: Counter[str] = Counter()
    for number in range(SAMPLE):
        s = ready(number, held=number % 3 == 0)
        for position in evening(s, number):
            sound(position)
        endings[s.over] += 1
    assert {"town", "crime"} <= set(endings)


def test_random_evenings_with_any_cards_end() -> None:
    endings: Counter[str] = Counter()
    for number in range(SAMPLE):
        s = arbitrary(number, held=number % 3 == 0)
        for position in evening(s, number):
            sound(position)
        endings[s.over] += 1
    assert {"town", "crime", "loners"} <= set(endings)


def test_a_refused_sorcerer_with_nobody_else_to_name_leaves_all_the_same() -> None:
    cards = ["sorcerer", "witch", "elder", "nobleman", "avenger", "saviour"]
    s = GAME.new(len(cards), 1, {"mode": "guests", "talk": 0}, deal={"cards": cards})
    assert isinstance(s, CandyMafia)
    for _ in range(2):  # the first day, and the second night up to the murder
        for seat in s.turn():
            s.play(seat, s.legal(seat)[0])
    assert s.top.name == "gang"
    s.alive = 0b11  # the last two of the evening
    for _ in ("the murder", "the sacrifice"):
        assert s.turn() == [0]
        s.play(0, PICK + 1)
    assert s.turn() == [0, 1]
    assert s.legal(0) == [NOBODY_PICKED]
    for seat in (0, 1):
        s.play(seat, s.legal(seat)[0])
    assert not s.alive & 1
