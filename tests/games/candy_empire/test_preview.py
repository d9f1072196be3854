"""What a button promises is what the table then counts, and it follows from what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import SPECTATOR
from igroteka.core.chance import seeded
from tests.games.candy_empire.table import GAME, NAMES, may, play, table
from tests.games.covers import covers

MODES: list[dict[str, object]] = [{}, {"open_discard": True, "defenceless": True}, {"block_may_use_protected": True}]


def score(s: Any, seat: int) -> int:
    """The candies that everybody sees."""
    seats: Any = s.view(SPECTATOR)["seats"]
    return int(seats[seat]["score"])


@covers("scoring", "pairs", "buyer", "pickpocket")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", MODES, ids=["book", "modes", "ruling"])
def test_a_card_brings_what_was_promised(seats: int, options: dict[str, object]) -> None:
    tried = 0
    for seed in range(3):
        s, rng = GAME.new(seats, seed, options), seeded(seed)
        while not s.over:
            seat = s.turn()[0]
            view: Any = s.view(seat)
            if s.top.name == "main":
                for card in {option.split()[1] for option in may(s) if option.startswith("PLAY ")}:
                    if card == "HIT":
                        continue  # it has worked already
                    after = play(s.clone(), f"PLAY {card}")
                    assert score(after, seat) - score(s, seat) == sum(view["gains"][card].values()), card
                    tried += 1
            if s.top.name == "kidnapper":
                for option in may(s):
                    after = play(s.clone(), option)
                    changes = [score(after, other) - score(s, other) for other in range(seats)]
                    assert changes == view["kidnaps"][option.split()[1]]
                    tried += 1
            if s.top.name in ("thief", "mercenary"):
                for option in may(s):
                    if not option.startswith("TARGET"):
                        continue
                    _, other, card = option.split()
                    [held] = [row for row in view["seats"][int(other)]["empire"] if row["card"] == card]
                    after = play(s.clone(), option)
                    assert score(s, int(other)) - score(after, int(other)) == held["worth"]
                    if s.top.name == "thief":
                        gain = sum(view["gains"][card].values())
                        assert score(after, seat) - score(s, seat) == gain
                    tried += 1
            choices = s.legal(seat)
            s.play(seat, choices[rng.below(len(choices))])
    assert tried > 50


@covers("block", "R6")
def test_a_block_costs_what_was_said() -> None:
    s = play(table(("SUD TOR", "ADV TOR", "KAR"), ("TOR", "OTN OTN POL", "")), "PLAY SUD", "PLAYER 1")
    view: Any = s.view(1)
    assert view["pending"]["price"] == -4 - 3
    assert "price" not in s.view(0)["pending"] and "price" not in s.view(2)["pending"]  # type: ignore[operator]
    before = score(s, 1)
    assert score(play(s, "BLOCK"), 1) - before == -7


@covers("R4", "R19", "R23")
def test_an_ability_that_finds_nothing_is_told_before() -> None:
    s: Any = table(("NAI POL AVT", "TOR", "TOR"), ("", "", ""), deck=2)
    assert {"NAI", "POL", "AVT", "DET"} <= set(s.view(0)["idle"])
    s = table(("NAI POL AVT", "TOR", "TOR"), ("", "OTN", "SKU"))
    assert s.view(0)["idle"] == []
    assert "idle" not in s.view(1)
    for card in s.view(0)["idle"]:
        assert play(s.clone(), f"PLAY {card}").top.name == "main"


@covers("two", "no-limits")
def test_the_characters_of_the_deck_are_told() -> None:
    small: Any = GAME.new(2, 1).view(0)
    whole: Any = GAME.new(2, 1, {"deck": "full"}).view(0)
    assert set(whole["characters"]) == set(NAMES)
    assert set(NAMES) - set(small["characters"]) == {"DET", "KAR", "POH", "HIT"}
    assert set(small["gains"]) == set(small["characters"])


@covers("defenceless", "know-all")
def test_modes_are_told() -> None:
    assert GAME.new(3, 1).view(0)["modes"] == []
    agreed = {"defenceless": True, "open_discard": True}
    assert GAME.new(3, 1, agreed).view(SPECTATOR)["modes"] == ["defenceless", "open_discard"]


@covers("memory")
def test_a_spectator_is_promised_nothing() -> None:
    seen = GAME.new(3, 1).view(SPECTATOR)
    assert not {"gains", "idle", "kidnaps"} & set(seen)
