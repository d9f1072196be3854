"""Who sees what of the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka import MODERATOR, SPECTATOR
from igroteka.core.chance import seeded
from tests.games.candy_empire.table import GAME, may, play, step, table, told
from tests.games.covers import covers
from tests.laws.cases import moves

HANDS = ("TOR POL", "SKU SKU VOR", "KAR")


def view(viewer: int) -> Any:
    """A table of three as the viewer sees it."""
    return table(HANDS, ("OTN", "", ""), closed="DET HIT", banned="AVT").view(viewer)


@covers("setup", "R7")
def test_a_hand_is_its_owners_and_its_size_is_everybodys() -> None:
    for viewer in (0, 1, 2, SPECTATOR, MODERATOR):
        for seat, row in enumerate(view(viewer)["seats"]):
            assert row["hand_size"] == len(HANDS[seat].split())
            assert ("hand" in row) == (viewer in (seat, MODERATOR))
    assert view(1)["seats"][1]["hand"] == ["VOR", "SKU", "SKU"]


@covers("memory")
def test_a_moderator_sees_everything_and_needs_no_memory() -> None:
    whole = view(MODERATOR)
    assert whole["closed_cards"] == ["DET", "HIT"]
    assert len(whole["deck_cards"]) == whole["deck"] == 49 - 6 - 1 - 2
    assert "memory" not in whole
    for viewer in (0, SPECTATOR):
        assert not {"deck_cards", "closed_cards", "looked"} & set(view(viewer))


@covers("setup", "memory")
def test_what_nobody_can_know_stands_nowhere_in_a_view() -> None:
    s = table(("TOR", "TOR"), closed="SKU VOR", deck="POL AVT")
    for viewer in (0, 1, SPECTATOR):
        seen: Any = s.view(viewer)
        del seen["memory"]["unseen"], seen["seats"], seen["characters"]
        seen.pop("gains", None), seen.pop("idle", None)  # they follow from open cards: tests/…/test_preview.py
        assert not any(name in json.dumps(seen) for name in ("SKU", "VOR", "POL", "AVT"))


@covers("kidnapper")
def test_the_kidnapped_are_seen_by_all() -> None:
    assert view(SPECTATOR)["banned"] == ["AVT"]


@covers("teams", "series")
def test_the_table_tells_sides_and_games() -> None:
    s = GAME.new(4, 1, {"play": "teams"})
    seats: Any = s.view(0)["seats"]
    assert [row["side"] for row in seats] == [0, 1, 0, 1]
    assert (s.view(0)["game"], s.view(0)["games"]) == (1, 1)
    s = GAME.new(3, 1, {"play": "series"})
    seats = s.view(0)["seats"]
    assert [row["side"] for row in seats] == [0, 1, 2]
    assert (s.view(0)["game"], s.view(0)["games"]) == (1, 5)


@covers("boss")
def test_all_see_how_many_cards_must_go_back_and_nobody_else_which() -> None:
    s = table(("AVT OTN SKU", "TOR"), deck="TOR VOR POL")
    play(s, "PLAY AVT", "USE")
    assert [s.view(viewer)["owed"] for viewer in (0, 1, SPECTATOR)] == [2, 2, 2]
    others: Any = s.view(1)["seats"]
    assert (others[0]["hand_size"], "hand" in others[0]) == (5, False)


@covers("memory")
def test_learning_programs_see_what_a_seat_knows() -> None:
    s = table(("SUD OTN SKU", "TOR VOR AVT", "POL KAR KAR"), closed="DET")
    play(s, "PLAY SUD", "PLAYER 1")
    mine, others = s.game.parts.observe(s, 0), s.game.parts.observe(s, 2)
    assert len(mine) == len(others) == GAME.observation
    # My own hand comes first; what I know of the hands to my left stands where others have nothing.
    assert [mine[card] for card in (0, 4, 11)] == [1, 1, 1]
    known = 13 * (1 + 8 + 5)
    assert sum(mine[known + 13 : known + 26]) == 2
    assert sum(others[known : known + 52]) == 0


@covers("drop", "protect", "R7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whichever_card_is_discarded_the_others_hear_and_see_the_same(seats: int) -> None:
    s = GAME.new(seats, seats)
    compared = 0
    for number, (seat, _) in enumerate(moves(s, seeded(seats))):
        if number % 2 or step(s) != "main":
            continue
        others = [viewer for viewer in (SPECTATOR, *range(seats)) if viewer != seat]
        known: dict[tuple[str, int], object] = {}
        for move in may(s):
            what = " ".join(move.replace(">", " ").split()[::2])  # DROP, or PROTECT and which card
            if what.startswith(("DROP", "PROTECT")):
                after = play(s.clone(), move)
                for viewer in others:
                    seen = told(after, viewer), after.view(viewer)
                    assert known.setdefault((what, viewer), seen) == seen
                    compared += 1
    assert compared > 50
