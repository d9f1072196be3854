"""The deal: how many cards where, which deck, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka import MODERATOR, SPECTATOR
from tests.games.candy_empire.table import GAME, NAMES, deck, happened, saved, told
from tests.games.covers import covers

FULL = {"deck": "full"}


@covers("setup", "two", "no-limits", "R39")
@pytest.mark.parametrize(
    ("seats", "options", "left", "aside", "cards"),
    [(2, {}, 22, 2, 30), (2, FULL, 41, 2, 49), (3, {}, 39, 1, 49), (4, {}, 36, 1, 49)],
)
def test_the_deal(seats: int, options: dict[str, object], left: int, aside: int, cards: int) -> None:
    s = GAME.new(seats, 5, options)
    assert deck(s) == left
    assert len(saved(s, "closed")) == aside
    assert saved(s, "open") == []
    assert [len(hand) for hand in saved(s, "hands")] == [3] * seats
    assert left + aside + 3 * seats == cards
    assert happened(s) == ["dealt", *["hand"] * seats]


@covers("two", "no-limits")
def test_two_players_have_a_deck_of_their_own() -> None:
    counts = []
    for options in ({}, FULL):
        s = GAME.new(2, 5, options)
        rows = [saved(s, "deck"), saved(s, "closed"), *saved(s, "hands")]
        counts.append(Counter(NAMES[card] for row in rows for card in row))
    assert counts[0] == Counter(AVT=4, ADV=3, VOR=4, NAI=2, OTN=6, POL=3, SKU=3, SUD=2, TOR=3)
    assert counts[1].total() == 49
    assert set(counts[1]) == set(NAMES)


@covers("R41")
def test_chance_decides_who_begins() -> None:
    starters = Counter(GAME.new(3, seed).turn()[0] for seed in range(300))
    assert all(70 < starters[seat] < 130 for seat in range(3))


@covers("R41")
def test_the_table_may_agree_who_begins() -> None:
    assert [GAME.new(3, 4, {"play": "series"}, first=seat).turn() for seat in range(3)] == [[0], [1], [2]]


@covers("setup", "know-all")
def test_nobody_sees_the_cards_laid_aside_unless_the_discard_lies_open() -> None:
    s = GAME.new(4, 5)
    for viewer in (0, 3, SPECTATOR):
        assert told(s, viewer)[0]["aside"] == []
        assert s.view(viewer)["discard"] == {"open": [], "closed": 1, "slots": 1, "no_snatchers": []}
    assert s.view(MODERATOR)["closed_cards"] == [NAMES[card] for card in saved(s, "closed")]
    s = GAME.new(4, 5, {"open_discard": True})
    aside = [NAMES[card] for card in saved(s, "open")]
    assert len(aside) == 1
    assert saved(s, "closed") == []
    for viewer in (0, 3, SPECTATOR):
        assert told(s, viewer)[0]["aside"] == aside
        assert s.view(viewer)["discard"] == {"open": aside, "closed": 0, "slots": 0, "no_snatchers": []}


@covers("setup")
def test_everybody_sees_only_the_own_hand() -> None:
    s = GAME.new(3, 5)
    for seat in range(3):
        mine = [event for event in told(s, seat) if event["event"] == "hand"]
        assert mine == [{"event": "hand", "seat": seat, "cards": [NAMES[c] for c in saved(s, "hands")[seat]]}]
    assert [event["event"] for event in told(s, SPECTATOR)] == ["dealt"]
