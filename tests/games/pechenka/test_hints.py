"""What a hint says: chances as the seat can believe in them, coins as they are paid, and that the bot mixes."""

from __future__ import annotations

from typing import Any

from igroteka.bots import bot
from igroteka.bots.hint import by_degree
from igroteka.bots.hints import hint
from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.games.pechenka.bot.everyone.belief import Belief
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts
from igroteka.games.pechenka.bot.reasons import in_big_hunt, in_everyone
from igroteka.games.pechenka.state import Pechenka
from tests.games.pechenka.table import GAME, big_hunt, everyone, play, show


def of_everyone(s: State, seat: int, move: str) -> list[tuple[str, dict[str, Any]]]:
    """The reasons for an answer in «Каждый сам за себя»."""
    assert isinstance(s, Pechenka)
    belief = Belief(DealCounts(), s, seat)
    return [(reason.id, reason.words) for reason in in_everyone(belief, s, seat, GAME.parse(move))]


def of_hunt(s: State, seat: int, move: str) -> tuple[str, dict[str, Any]]:
    """The reason for an answer in «Большая охота»."""
    assert isinstance(s, Pechenka)
    (reason,) = in_big_hunt(s, seat, GAME.parse(move))
    return reason.id, reason.words


def hinted(s: State, seat: int) -> dict[str, dict[str, Any]]:
    """The reasons of a whole hint."""
    return {reason.id: reason.words for reason in hint(s, seat, bot("search:6"), seeded(1)).reasons}


def test_at_the_start_anybody_may_be_anybody() -> None:
    s = everyone("P B S T")
    assert of_everyone(s, 0, "show sword") == [("prey-anybody", {}), ("sword-pays", {"coins": 3})]
    assert [reason for reason, _ in of_everyone(s, 0, "show T")] == ["character", "prey-anybody", "hunter-anybody"]


def test_who_is_certainly_prey_or_hunter_is_told_so() -> None:
    s = everyone("P B S T")
    # The second shows that it is neither 37 nor Strontium, so it is Blue, which Cookie hunts.
    show(s, "B T P P", "S S B B")
    assert of_everyone(s, 0, "show sword")[0] == (
        "prey-sure",
        {"seat": 1, **by_degree(1.0)},
    )
    # Of the others each may still hunt it, and the chances are the belief's own.
    reason, words = of_everyone(s, 0, "show shield")[0]
    assert isinstance(s, Pechenka)
    hunters = Belief(DealCounts(), s, 0).hopes(s, 3)
    assert reason == "hunter" and words["percent"] == round(100 * max(hunters))


def test_a_declaration_is_true_or_a_lie() -> None:
    s = big_hunt("P S X", "T", "B", "K")
    assert of_hunt(s, 0, "declare P on 1") == ("truth", {"coins": 1})
    assert of_hunt(s, 0, "declare B on 1") == ("lie", {"coins": 1})


def test_a_certain_lie_and_the_roles_that_may_be_the_target() -> None:
    s = big_hunt("P S X", "T", "B", "K")
    play(s, "declare S on 1", "declare P on 1", "declare X on 1")
    # Cookie is mine: another player who declares it lies.
    assert of_hunt(s, 0, "open 2 role 1") == ("liar-sure", {"seat": 1, **by_degree(1.0), "coins": 1})
    # Nor is Cosine the target, whose card lies open.
    assert of_hunt(s, 0, "peek") == ("peek", {"roles": 4})


def test_the_target_by_belief_or_an_ambush() -> None:
    s = big_hunt("P S X", "T", "B", "K")
    play(s, "declare P on 1", "declare S on 1", "declare X on 1", "peek", "peek", "peek")
    reason, words = of_hunt(s, 0, "hunt S")
    assert (reason, words["prey"]) == ("target", "T") and 20 < words["percent"] < 100
    assert of_hunt(s, 0, "hunt K") == ("ambush", {"card": "K", "prey": "P", "coins": 1})


def test_the_hunt_of_two_is_solved_and_says_what_it_mixes() -> None:
    s = big_hunt("PX ST", "B", "K")
    told = hint(s, s.turn()[0], bot("search:6"), seeded(1))
    assert [reason.id for reason in told.reasons][1:] == ["solved"]
    shares = [share for _, share in told.mix]
    assert told.mix[0][0] == told.choices[0] and shares == sorted(shares, reverse=True)
    assert len(shares) > 1 and 90 < sum(shares) <= 101


def test_a_mixed_hunt_says_that_it_is_best_to_be_unpredictable() -> None:
    s = big_hunt("P S X", "T", "B", "K")
    play(s, "declare P on 1", "declare S on 1", "declare X on 1", "peek", "peek", "peek")
    assert "mixed" in hinted(s, 0)


def test_a_sword_that_lies_elsewhere_says_who_is_likelier_and_why() -> None:
    s = everyone("P B S T")
    show(s, "B T P P", "S S B B")
    show(s, "sword sword sword sword")
    # The second is certainly the prey; in front of anybody else the sword is not where it is likeliest.
    assert of_everyone(s, 0, "before 3")[0] == ("prey-likelier", {"seat": 1, "other": 2, **by_degree(0.0)})
    assert of_everyone(s, 0, "before 2")[0][0] == "prey-sure"
