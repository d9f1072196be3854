"""One thing in a turn: play, cast, protect or drop; then draw, and on to the left."""

from __future__ import annotations

import pytest

from igroteka import SPECTATOR
from igroteka.core.chance import seeded
from tests.games.candy_empire.table import (
    GAME,
    deck,
    empire,
    guarded,
    hand,
    happened,
    may,
    pile,
    play,
    saved,
    scores,
    step,
    table,
    told,
)
from tests.games.covers import covers
from tests.laws.cases import moves


@covers("turn", "play", "draw", "R34")
def test_a_card_is_played_and_another_is_drawn() -> None:
    s = table(("TOR OTN SKU", "TOR OTN SKU"), deck="POL VOR")
    play(s, "PLAY TOR")
    assert empire(s) == "TOR"
    assert hand(s) == "VOR OTN SKU"
    assert deck(s) == 1
    assert s.turn() == [1]
    assert happened(s) == ["played", "drew"]


@covers("draw")
def test_an_empty_deck_gives_nothing() -> None:
    s = table(("TOR OTN SKU", "TOR OTN SKU"), deck="")
    play(s, "PLAY TOR")
    assert hand(s) == "OTN SKU"
    assert happened(s) == ["played"]


@covers("turn")
def test_turns_go_to_the_left() -> None:
    s = table(("TOR", "TOR", "TOR"), current=2)
    assert s.turn() == [2]
    play(s, "PLAY TOR")
    assert s.turn() == [0]


@covers("turn", "cast", "R1")
def test_a_turn_has_four_kinds_of_actions_and_only_two_characters_are_cast() -> None:
    s = table(("VOR ADV NAI", "TOR"), ("TOR", "SKU"), open="OTN")
    plays = ["PLAY ADV", "PLAY VOR", "PLAY NAI", "CAST VOR", "CAST ADV", "DROP ADV", "DROP VOR", "DROP NAI"]
    assert may(s) == [*plays, "PROTECT ADV>TOR", "PROTECT VOR>TOR", "PROTECT NAI>TOR"]


@covers("R2")
@pytest.mark.parametrize("card", ["VOR", "ADV"])
def test_a_thief_or_a_lawyer_in_the_empire_just_lies_there(card: str) -> None:
    s = play(table((f"{card} OTN", "TOR"), ("", "SKU"), open="OTN"), f"PLAY {card}")
    assert empire(s) == card
    assert (empire(s, 1), pile(s)) == ("SKU", "OTN | ")
    assert s.turn() == [1]


@covers("R3", "example:mercenary")
def test_an_ability_that_was_not_used_is_gone() -> None:
    s = table(("NAI TOR", "TOR"), ("", "SKU"))
    play(s, "PLAY NAI", "SKIP", "DROP TOR")
    assert s.turn() == [0]
    assert not any(move.startswith("TARGET") for move in may(s))
    assert empire(s, 1) == "SKU"


@covers("R4")
@pytest.mark.parametrize(("card", "others"), [("NAI", ""), ("POL", "TOR SKU"), ("DET", "TOR OTN"), ("HIT", "TOR")])
def test_a_card_without_a_target_is_played_and_nothing_happens(card: str, others: str) -> None:
    s = play(table((f"{card} TOR", "TOR", "TOR"), ("", others)), f"PLAY {card}")
    assert step(s) == "main"
    assert s.turn() == [1]
    assert (empire(s), empire(s, 1)) == (card, others.replace("TOR SKU", "SKU TOR").replace("TOR OTN", "OTN TOR"))


@covers("R4", "cast")
def test_a_thief_needs_a_target_and_a_lawyer_a_discard() -> None:
    assert "CAST VOR" not in may(table(("VOR", "TOR"), ("TOR", "SKU!")))
    assert "CAST VOR" in may(table(("VOR", "TOR"), ("TOR", "SKU")))
    assert "CAST ADV" not in may(table(("ADV", "TOR")))
    assert "CAST ADV" in may(table(("ADV", "TOR"), closed="OTN"))
    assert "CAST ADV" in may(table(("ADV", "TOR"), closed="OTN", banned="OTN"))


@covers("protect", "R6")
def test_a_card_is_protected_for_another_that_nobody_sees() -> None:
    s = table(("TOR SKU", "TOR"), ("OTN OTN VOR!", ""), closed="POL", deck="ADV")
    assert [move for move in may(s) if move.startswith("PROTECT")] == ["PROTECT SKU>OTN", "PROTECT TOR>OTN"]
    play(s, "PROTECT SKU>OTN")
    assert (empire(s), guarded(s)) == ("OTN", "VOR OTN")
    assert pile(s) == " | POL SKU"
    assert told(s, 0)[0] == {"event": "protected", "seat": 0, "card": "OTN", "discarded": "SKU"}
    for viewer in (1, SPECTATOR):
        assert told(s, viewer)[0] == {"event": "protected", "seat": 0, "card": "OTN"}


@covers("drop", "R7")
def test_a_dropped_card_is_seen_by_its_owner_alone() -> None:
    s = play(table(("TOR SKU", "TOR"), closed="POL", deck="ADV"), "DROP SKU")
    assert pile(s) == " | POL SKU"
    for viewer in (1, SPECTATOR):
        assert told(s, viewer)[0] == {"event": "dropped", "seat": 0}
        assert s.view(viewer)["discard"] == {"open": [], "closed": 2, "slots": 2, "no_snatchers": []}
        assert s.view(viewer)["memory"]["discard"] == []  # type: ignore[index]
    assert told(s, 0)[0] == {"event": "dropped", "seat": 0, "discarded": "SKU"}
    assert s.view(0)["memory"]["discard"] == ["SKU"]  # type: ignore[index]


@covers("know-all", "drop")
def test_where_the_discard_lies_open_all_see_what_is_dropped() -> None:
    s = table(("TOR SKU", "TOR"), ("OTN", ""), open="POL", options={"open_discard": True})
    play(s, "DROP SKU")
    for viewer in (0, 1, SPECTATOR):
        assert told(s, viewer)[0] == {"event": "dropped", "seat": 0, "discarded": "SKU"}
        assert s.view(viewer)["discard"]["open"] == ["POL", "SKU"]  # type: ignore[index]
    assert s.view(1)["memory"]["unseen"]["SKU"] == 2  # type: ignore[index]


@covers("know-all")
def test_what_lies_open_is_still_taken_by_abilities_alone() -> None:
    s = table(("ADV TOR", "TOR"), open="POL", options={"open_discard": True})
    assert not any(move.startswith("PICK") for move in may(s))
    assert may(play(s, "CAST ADV")) == ["PICK POL"]


@covers("defenceless")
def test_without_protection_nothing_can_be_protected() -> None:
    s = table(("TOR SKU", "TOR"), ("OTN", ""), options={"defenceless": True})
    assert may(s) == ["PLAY SKU", "PLAY TOR", "DROP SKU", "DROP TOR"]


@covers("R8")
@pytest.mark.parametrize("options", [{}, {"defenceless": True}])
def test_a_kidnapped_card_of_the_hand_can_be_discarded(options: dict[str, object]) -> None:
    s = table(("OTN OTN OTN", "TOR"), ("TOR", ""), banned="OTN", options=options)
    assert may(s) == ["DROP OTN", *([] if options else ["PROTECT OTN>TOR"])]


@covers("end", "R36")
def test_the_game_ends_when_the_next_player_has_no_cards() -> None:
    s = table(("OTN", "OTN"), deck="")
    play(s, "DROP OTN")
    assert s.turn() == [1]
    play(s, "PLAY OTN")
    assert s.over == "hands"
    assert saved(s, "hands") == [[], []]


@covers("end", "R36")
def test_cards_that_nobody_could_play_any_more_count_nothing() -> None:
    s = table(("OTN", "", "TOR TOR"), ("", "", ""), deck="", open="")
    play(s, "PLAY OTN")
    assert s.over == "hands"
    assert scores(s)[0] == 2


@covers("R35")
def test_no_hand_is_ever_larger_than_three_at_the_end_of_a_turn() -> None:
    for seed in range(12):
        s = GAME.new(2 + seed % 3, seed, {"avt_partial": bool(seed % 2)}, telling=False)
        for _ in moves(s, seeded(seed)):
            sizes = [len(row) for row in s.hands]  # type: ignore[attr-defined]
            assert max(sizes) <= (3 if s.top.name != "return" else 5)
            held = sum(sizes) + len(s.deck) + len(pile(s).replace("|", "").split())  # type: ignore[attr-defined]
            laid = sum(len(saved(s, bag)[seat]) for bag in ("loose", "safe") for seat in range(int(s.seats)))
            assert held + laid == (30 if s.seats == 2 else 49)


@covers("end")
def test_what_ends_the_game_is_told_before() -> None:
    s = table(("TOR NAI", "", ""), ("", "SKU", ""), deck="")
    ends = [s.game.notation(action) for action in s.ends(0)]
    assert ends == ["PLAY TOR", "DROP NAI", "DROP TOR"]
    assert s.ends(1) == []
    s = table(("TOR", "OTN"), deck="")
    assert s.ends(0) == []
