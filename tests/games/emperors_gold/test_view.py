"""What everybody sees: cards, links, what fits, what is missing, what the pawn would reach."""

from __future__ import annotations

import igroteka
from igroteka import MODERATOR, SPECTATOR
from tests.games.covers import covers
from tests.games.emperors_gold.table import CELLS, look, name, pile, play, table
from tests.laws.cases import cases, positions

GAME = igroteka.game("emperors_gold")
CARDS = {"1,2": "cr1", "0,1": "sb1", "1,3": "cb2"}


def cells(*places: str) -> list[int]:
    """Cells by number."""
    return sorted(CELLS.index(place) for place in places)


@covers("R27")
def test_everybody_sees_the_same_and_only_the_order_of_the_decks_is_hidden() -> None:
    for case in cases(GAME)[:4]:
        for s in positions(case):
            assert s.game.parts.all_see_alike(s)
            views = [s.game.parts.look(s, viewer) for viewer in (0, 1, SPECTATOR, MODERATOR)]
            assert all(view == views[0] for view in views)
            world = s.imagine(0, igroteka.seeded(3))
            assert world.game.parts.look(world, 1) == views[0]
            assert sorted(pile(world, "deck")) == sorted(pile(s, "deck"))


@covers("R27")
def test_the_discard_pile_is_open_and_tells_nothing_of_its_order() -> None:
    s = table(deck=45)
    assert look(s)["discard"] == sorted(look(s)["discard"], key=NAMES.index) != []
    assert look(s)["deck"] == 45


NAMES = [f"{shape}-{colour}-{value}" for shape in ("circle", "square", "hexagon", "star", "rhombus") for colour in ("red", "yellow", "green", "blue", "violet") for value in (1, 2, 3)]  # fmt: skip


def test_a_row_shows_its_links_and_what_fits_its_end() -> None:
    s = table(CARDS, rows=["sr2 cr2 cr3"], quiet=["1,1"])
    row = look(s)["sides"][0]["rows"][0]
    assert row["cards"] == [name("sr2"), name("cr2"), name("cr3")]
    assert row["links"] == ["colour", "both"]
    board = look(s)["board"]
    fit = [cell for cell, card in enumerate(board) if "circle" in card or "red" in card]
    assert row["fits"] == fit and row["fits_left"] == []
    assert look(s)["sides"][0]["rows"][1] == {"cards": [], "links": [], "fits": [], "fits_left": [], "progress": row_of_nothing(s)}  # fmt: skip


def row_of_nothing(s: object) -> list[dict[str, object]]:
    """What an empty row lacks for the open tasks."""
    return [{"missing": task["needs"], "short": task["least"], "done": False} for task in look(s)["tasks"]]  # type: ignore[arg-type]


def test_both_ends_fit_where_rows_have_two() -> None:
    s = table(CARDS, rows=["sr2 cr2 cg3"], quiet=["1,1"], options={"two_sided": True})
    row = look(s)["sides"][0]["rows"][0]
    assert row["fits_left"] == [c for c, card in enumerate(look(s)["board"]) if "square" in card or "red" in card]
    assert row["fits"] == [c for c, card in enumerate(look(s)["board"]) if "circle" in card or "green" in card]
    s = table(CARDS, rows=["sr2"], quiet=["1,1"], options={"two_sided": True})
    assert look(s)["sides"][0]["rows"][0]["fits_left"] == []


def test_for_children_everything_fits_and_links_may_be_none() -> None:
    s = table(CARDS, rows=["sr2 cb3"], quiet=["1,1"], options={"children": True})
    row = look(s)["sides"][0]["rows"][0]
    assert row["links"] == ["none"]
    assert row["fits"] == [cell for cell in range(25) if cell != 12]


def test_a_row_shows_what_it_lacks_for_each_task() -> None:
    s = table(CARDS, rows=["sr2 hr2 hg2"], quiet=["1,1"], tasks="S06 S03 C06")
    progress = look(s)["sides"][0]["rows"][0]["progress"]
    assert progress == [
        {"missing": ["circle"], "short": 2, "done": False},
        {"missing": ["star"], "short": 0, "done": False},
        {"missing": ["yellow"], "short": 2, "done": False},
    ]
    s = table(CARDS, rows=["hr2 hg2 tg2"], quiet=["1,1"], tasks="S06 S03 C06")
    assert look(s)["sides"][0]["rows"][0]["progress"][1] == {"missing": [], "short": 0, "done": True}


def test_reach_is_what_could_be_taken_after_the_move() -> None:
    s = table(CARDS, quiet=["1,1"])
    reach = look(s)["reach"]
    assert reach[CELLS.index("1,1")] == cells("1,2", "0,1", "1,3")
    assert reach[12] == []
    for cell, reached in enumerate(reach):
        if cell in s.legal(0):
            there = s.clone()
            there.play(0, cell)
            assert look(there)["takeable"] == reached
            assert "reach" not in look(there)


def test_reach_knows_the_card_of_the_swap() -> None:
    s = table({"2,4": "hb2"}, quiet=["2,4"])
    assert look(s)["reach"][CELLS.index("2,4")] == [12]


def test_the_turn_is_shown_as_it_grows() -> None:
    s = table(CARDS, rows=["cg2", "hg2"], quiet=["1,1"], options={"row_discard": "free"})
    assert look(s)["turn"] == {"pawn_from": -1, "row": -1, "taken": [], "dropped": -1}
    play(s, "DROP_ROW B", "PAWN 1,1", "PLACE 1,2 NEW R", "PLACE 1,3 B R")
    assert look(s)["turn"] == {"pawn_from": 12, "row": 1, "taken": [7, 8], "dropped": 1}
    assert look(s)["discard"] == [name("hg2")]
    assert look(s)["takeable"] == cells("0,1")


def test_the_numbers_of_the_game() -> None:
    s = table(seats=3, current=1, starter=2, rounds=4, idle=2, won=["S01", "C17", ""])
    seen = look(s)
    assert (seen["round"], seen["goal"], seen["left"], seen["idle"], seen["idle_end"]) == (5, 5, -1, 2, 9)
    assert (seen["starter"], seen["current"], seen["task_deck"]) == (2, 1, 28)
    assert [seat["points"] for seat in seen["seats"]] == [4, 10, 0]
    assert [side["count"] for side in seen["sides"]] == [1, 1, 0]
    assert seen["seats"][1]["tasks"] == [{"id": "C17", "points": 10, "least": 6, "needs": ["red", "yellow", "green", "blue", "violet"]}]  # fmt: skip


def test_an_observation_tells_different_tables_apart() -> None:
    """Whatever changes in the view changes the row of numbers, too, for every seat."""
    for case in cases(GAME)[:6]:
        seen: dict[tuple[int, ...], str] = {}
        for s in positions(case):
            if not s.over:
                key = tuple(s.game.parts.observe(s, 0))
                assert seen.setdefault(key, str(s.game.parts.look(s, 0))) == str(s.game.parts.look(s, 0))


def test_an_observation_begins_with_ones_own_rows() -> None:
    s = table(CARDS, rows=["cg2", "", "hg2 hg3"], quiet=["1,1"])
    assert s.game.parts.observe(s, 0) != s.game.parts.observe(s, 1)
    ends = slice(75 + 25, 75 + 25 + 8)
    green_circle, hexagons = NAMES.index(name("cg2")) + 1, [NAMES.index(name(card)) + 1 for card in ("hg2", "hg3")]
    assert s.game.parts.observe(s, 0)[ends] == [green_circle, green_circle, 0, 0, *hexagons, 0, 0]
    assert s.game.parts.observe(s, 1)[ends] == [*hexagons, 0, 0, green_circle, green_circle, 0, 0]
