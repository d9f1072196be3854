"""The bots of «Конфетная империя»: what they count is right, what they answer is legal, and they win."""

from __future__ import annotations

from typing import Any

import igroteka
from igroteka.bots.hints import hint
from igroteka.bots.named import bot
from igroteka.core.chance import seeded
from igroteka.games.candy_empire.bot.builder import building
from igroteka.games.candy_empire.bot.plain_player import values
from igroteka.games.candy_empire.bot.playouts import Playouts
from igroteka.games.candy_empire.cards import CHARACTERS, bag_of, one
from igroteka.games.candy_empire.score import candies, gain
from tests.games.candy_empire.table import play, table
from tests.games.covers import covers

GAME: Any = igroteka.game("candy_empire")


def test_one_card_more_brings_the_difference_of_two_counts() -> None:
    rng, facts = seeded(3), GAME.facts
    for _ in range(300):
        mine = bag_of([int(rng.below(CHARACTERS)) for _ in range(rng.below(12))])
        for card in range(CHARACTERS):
            assert gain(facts, mine, card) == candies(facts, mine + one(card)) - candies(facts, mine)


def winner_of(first: str, second: str, seed: int, seats: int = 2) -> float:
    """What seat 0 has of the victory."""
    s: Any = GAME.new(seats, seed, telling=False)
    bots = [bot(first), *[bot(second)] * (seats - 1)]
    rng = seeded(seed)
    while turn := s.turn():
        s.play(turn[0], bots[turn[0]].choose(s, turn[0], rng))
    return float(s.outcome().won(0))


def test_the_plain_player_beats_chance() -> None:
    assert sum(winner_of("quick", "random", seed) for seed in range(10)) >= 9
    assert sum(winner_of("quick", "random", seed, 4) for seed in range(8)) >= 5


def test_playouts_answer_everything_and_leave_the_position_alone() -> None:
    asked = set()
    for seats, options in ((2, {}), (3, {"play": "series"}), (4, {"play": "teams"}), (4, {"open_discard": True})):
        s: Any = GAME.new(seats, 5, options, telling=False)
        rng = seeded(8)
        for _ in range(60):
            if not (turn := s.turn()):
                break
            seat = turn[0]
            if s.top.name not in asked:
                asked.add(s.top.name)
                before = s.dump()
                world = s.imagine(seat, rng)
                assert Playouts(world, seat, rng).choose(8, rng) in s.legal(seat)
                assert s.dump() == before
            legal = s.legal(seat)
            s.play(seat, legal[rng.below(len(legal))])
    assert {"main", "lawyer", "mercenary"} <= asked


def test_the_last_card_is_used_for_the_win() -> None:
    # Nothing is left but this: the Thief kept brings 4, stealing the Trader wins.
    s = table(hands=("VOR", ""), empires=("TOR", "TOR TOR"), deck="", closed="AVT AVT")
    assert GAME.notation(bot("search:40").choose(s, 0, seeded(1))) == "CAST VOR"


def best(s: Any, look: Any) -> str:
    """The answer that looks best to a player of this kind."""
    legal = s.legal(0)
    row = look(s, 0, legal)
    return GAME.notation(legal[row.index(max(row))])


def test_a_builder_lays_what_brings_candies_and_asks_no_card() -> None:
    s = table(hands=("VOR OTN", ""), empires=("TOR", "TOR TOR"), deck="", closed="AVT AVT")
    assert best(s, values) == "CAST VOR"
    assert best(s, building) == "PLAY VOR"
    # What a Sly takes, he takes unasked: so he brings it to a builder, too.
    s = table(hands=("HIT SKU", "TOR", "TOR"), open="OTN OTN OTN")
    assert best(s, building) == "PLAY HIT"
    # A question is answered by what the answer brings.
    s = play(table(hands=("NAI", "TOR"), empires=("SUD", "TOR AVT AVT")), "PLAY NAI")
    assert best(s, building) == best(s, values)


def test_possible_games_are_played_by_rivals_of_both_kinds() -> None:
    rng = seeded(5)
    playouts = Playouts(GAME.new(4, 5, telling=False), 0, rng)
    met = set()
    for _ in range(40):
        playouts.meet(rng)
        met.add(tuple(playouts.builds))
    assert all({row[seat] for row in met} == {True, False} for seat in (1, 2, 3))
    assert {row[0] for row in met} == {False}


def test_rivals_are_taken_for_what_they_did() -> None:
    s: Any = table(hands=("TOR", "TOR", "TOR"), empires=("", "VOR ADV! ADV", "SKU SKU"))
    _, builder, unknown = Playouts(s, 0, seeded(1)).builders
    assert builder > 0.9 > unknown == 0.5
    s = table(hands=("TOR", "TOR", "TOR"), empires=("", "VOR ADV! ADV", "SKU SKU"), open="VOR VOR ADV")
    _, doubtful, thief = Playouts(s, 0, seeded(1)).builders
    assert builder > doubtful > 0.5 > thief


def test_few_possible_games_do_not_outvote_the_first_glance() -> None:
    # One game after each answer says next to nothing about a pair that is worth ten candies.
    s = table(hands=("SUD KAR OTN", "TOR", "TOR"), empires=("NAI", "TOR AVT", "ADV TOR"), deck=12)
    found = {GAME.notation(bot("search:1").choose(s, 0, seeded(seed))) for seed in range(12)}
    assert found == {"PLAY SUD"}


def said(s: Any, seat: int, *choices: str) -> list[tuple[str, dict[str, Any]]]:
    """The reasons for a turn."""
    reasons = GAME.heuristics.reasons(s, seat, [GAME.parse(choice) for choice in choices])
    return [(reason.id, reason.words) for reason in reasons]


def test_a_hint_says_what_a_card_brings() -> None:
    s = table(hands=("SUD OTN POL", "TOR"), empires=("NAI", "OTN"))
    assert said(s, 0, "PLAY OTN") == [("brings", {"card": "OTN", "candies": 2})]
    assert said(s, 0, "PLAY SUD") == [("pair", {"card": "SUD", "other": "NAI", "candies": 10})]
    assert said(s, 0, "PLAY POL", "TARGET 1 OTN") == [("takes", {"seat": 1, "card": "OTN", "lost": 2, "candies": 5})]
    assert said(s, 0, "DROP POL") == [("costs", {"card": "POL", "candies": 1})]


def test_a_hint_says_what_is_removed_saved_and_fetched() -> None:
    s = table(hands=("NAI ADV TOR", "TOR"), empires=("POL AVT", "SKU VOR"), open="AVT")
    assert said(s, 0, "PLAY NAI", "TARGET 1 VOR") == [("removes", {"seat": 1, "card": "VOR", "lost": 11})]
    assert said(s, 0, "PLAY NAI", "TARGET 0 POL") == [("rids", {"card": "POL", "candies": 1})]
    assert said(s, 0, "CAST ADV") == [("fetches", {"card": "AVT", "candies": 3})]
    # Unseen: three thieves and the other mercenary.
    assert said(s, 0, "PROTECT TOR>AVT") == [("saves", {"card": "AVT", "candies": 3, "cards": 4})]


@covers("memory")
def test_a_hint_counts_no_card_as_unseen_that_was_given_away() -> None:
    s = table(hands=("SUD VOR NAI", "TOR POL OTN"), empires=("AVT", ""))
    play(s, "PLAY SUD", "PLAYER 1", "DROP NAI")
    # Three thieves and a mercenary: one of each was given away, and lies in the other's hand or in the discard.
    assert said(s, 0, "PROTECT TOR>AVT") == [("saves", {"card": "AVT", "candies": 3, "cards": 4})]


@covers("memory")
def test_a_hint_names_cards_that_are_known() -> None:
    s = table(hands=("SUD VOR NAI", "SUD TOR POL"), empires=("AVT", ""))
    play(s, "PLAY SUD", "PLAYER 1", "PLAY NAI", "SKIP")
    # The Thief that was given away must still be in the other's hand.
    threatened, *_ = said(s, 0, "PROTECT TOR>AVT")
    assert threatened == ("threatened", {"seat": 1, "card": "VOR", "other": "AVT"})
    assert said(s, 0, "PLAY SUD", "PLAYER 1")[-1] == ("exchange", {"seat": 1, "card": "VOR", "candies": 4})
    s = table(hands=("SUD VOR NAI", "SUD TOR POL"), empires=("AVT", ""))
    assert [name for name, _ in said(s, 0, "PROTECT TOR>AVT")] == ["saves"]
    # Of a hand in which no card is known only the numbers are told.
    assert said(s, 0, "PLAY SUD", "PLAYER 1")[1:] == [("exchanges", {"seat": 1, "cards": 3, "mine": 2})]


def test_a_hint_weighs_a_block() -> None:
    s = play(table(hands=("POL", "TOR"), empires=("", "OTN OTN SKU")), "PLAY POL", "TARGET 1 OTN")
    assert said(s, 1, "BLOCK") == [("block-saves", {"candies": 4, "lost": 8})]
    assert said(s, 1, "PASS") == [("block-costs", {"candies": 8})]
    s = play(table(hands=("SUD", "TOR VOR"), empires=("", "OTN OTN")), "PLAY SUD", "PLAYER 1")
    assert said(s, 1, "BLOCK") == [("block-hand", {"cards": 2, "lost": 4})]


def test_a_hint_is_a_whole_turn() -> None:
    s = table(hands=("NAI", "TOR"), empires=("SUD", "TOR TOR"), deck="")
    hinted = hint(s, 0, bot("search:30"), seeded(2))
    assert [GAME.notation(action) for action in hinted.choices] == ["PLAY NAI", "TARGET 1 TOR"]
    assert [reason.id for reason in hinted.reasons][:2] == ["pair", "removes"]
