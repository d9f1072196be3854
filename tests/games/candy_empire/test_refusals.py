"""Every reason that a step can give, and the clause it rests on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.core.state import State
from tests.games.candy_empire.table import GAME, play, table
from tests.games.refusals import reasons, refuses

DEFENCELESS: dict[str, object] = {"defenceless": True}
NO_CASTING: dict[str, object] = {"kidnap_blocks_casting": True}


def mercenary() -> State:
    """A mercenary looks for somebody."""
    return play(table(("NAI", "TOR", "TOR"), ("POH OTN!", "SKU", "")), "PLAY NAI")


def policeman() -> State:
    """A policeman looks for somebody."""
    return play(table(("POL", "TOR", "TOR"), ("OTN", "SKU OTN!", "KAR")), "PLAY POL")


def lawyer(closed: str = "SKU", banned: str = "") -> State:
    """A lawyer has looked through the discard."""
    return play(table(("ADV", "TOR"), ("", "TOR"), closed=closed, banned=banned), "CAST ADV")


def thief() -> State:
    """A thief looks for something."""
    return play(table(("VOR", "TOR", "TOR"), ("TOR", "SKU OTN!", "")), "CAST VOR")


def fetched() -> State:
    """A lawyer has fetched a thief."""
    return play(table(("ADV", "TOR"), ("POL", "TOR SKU!"), closed="VOR"), "CAST ADV", "PICK VOR")


def detective() -> State:
    """Seat 0 must give something to the detective of seat 1."""
    return play(table(("TOR", "DET"), ("VOR AVT! TOR", ""), current=1, options={"deck": "full"}), "PLAY DET")


def sly() -> State:
    """Two have most snatchers."""
    s = table(("HIT", "TOR", "TOR"), ("", "OTN", "OTN"), closed="VOR")
    return play(s, "PLAY HIT")


def uneven() -> State:
    """Two of three others have most snatchers."""
    return play(table(("HIT", "TOR", "TOR", "TOR"), ("", "OTN", "OTN", ""), closed="VOR"), "PLAY HIT")


def boss() -> State:
    """Cards go back to the deck."""
    return play(table(("AVT OTN SKU", "TOR"), deck="TOR VOR POL"), "PLAY AVT", "USE")


def kidnapper() -> State:
    """Somebody is named."""
    return play(table(("POH TOR", "TOR", "TOR"), banned="VOR"), "PLAY POH")


def judge() -> State:
    """Somebody is chosen."""
    return play(table(("SUD TOR", "TOR", "TOR")), "PLAY SUD")


Case = tuple[str, str, str, Callable[[], State], str]
CASES: list[Case] = [
    ("Main", "not-in-hand", "turn", table, "PLAY OTN"),
    ("Main", "not-in-hand", "turn", table, "CAST VOR"),
    ("Main", "not-in-hand", "turn", table, "CAST ADV"),
    ("Main", "not-in-hand", "turn", table, "DROP OTN"),
    ("Main", "not-in-hand", "turn", table, "PROTECT OTN>TOR"),
    ("Main", "banned", "turn", lambda: table(banned="TOR"), "PLAY TOR"),
    (
        "Main",
        "cast-banned",
        "turn",
        lambda: table(("VOR", "TOR"), ("", "TOR"), banned="VOR", options=NO_CASTING),
        "CAST VOR",
    ),
    ("Main", "nothing-to-steal", "turn", lambda: table(("VOR", "TOR"), ("TOR", "SKU!")), "CAST VOR"),
    ("Main", "empty-discard", "turn", lambda: table(("ADV", "TOR")), "CAST ADV"),
    ("Main", "defenceless", "turn", lambda: table(empires=("OTN", ""), options=DEFENCELESS), "PROTECT TOR>OTN"),
    ("Main", "protected-already", "turn", lambda: table(empires=("OTN!", "")), "PROTECT TOR>OTN"),
    ("Main", "not-in-empire", "turn", lambda: table(empires=("OTN!", "")), "PROTECT TOR>SKU"),
    ("Aim", "no-such-player", "mercenary", mercenary, "TARGET 3 SKU"),
    ("Aim", "protected", "mercenary", mercenary, "TARGET 0 OTN"),
    ("Aim", "not-in-empire", "mercenary", mercenary, "TARGET 1 TOR"),
    ("Mercenary", "kidnapper", "mercenary", mercenary, "TARGET 0 POH"),
    ("Mercenary", "himself", "mercenary", mercenary, "TARGET 0 NAI"),
    ("Aim", "protected", "policeman", policeman, "TARGET 1 OTN"),
    ("Policeman", "yourself", "policeman", policeman, "TARGET 0 OTN"),
    ("Policeman", "not-arrested", "policeman", policeman, "TARGET 1 SKU"),
    ("Return", "not-in-hand", "boss", boss, "BACK ADV"),
    ("Judge", "yourself", "judge", judge, "PLAYER 0"),
    ("Judge", "no-such-player", "judge", judge, "PLAYER 3"),
    ("Kidnapper", "kidnapped-already", "kidnapper", kidnapper, "NAME VOR"),
    ("Detective", "not-wanted", "detective", detective, "LOSE TOR"),
    ("Detective", "protected", "detective", detective, "LOSE AVT"),
    ("Detective", "not-in-empire", "detective", detective, "LOSE SKU"),
    ("Sly", "no-such-player", "sly", sly, "PLAYER 3"),
    ("Sly", "yourself", "sly", sly, "PLAYER 0"),
    ("Sly", "not-most", "sly", uneven, "PLAYER 3"),
    ("Lawyer", "must-fetch", "lawyer", lawyer, "SKIP"),
    ("Lawyer", "choose-card", "lawyer", lawyer, "USE"),
    ("Lawyer", "banned", "lawyer", lambda: lawyer("SKU OTN", banned="OTN"), "PICK OTN"),
    ("Lawyer", "same-lawyer", "lawyer", lawyer, "PICK ADV"),
    ("Lawyer", "not-in-discard", "lawyer", lawyer, "PICK TOR"),
    ("Aim", "protected", "thief", thief, "TARGET 1 OTN"),
    ("Thief", "yourself", "thief", thief, "TARGET 0 TOR"),
    ("FetchedThief", "choose-card", "lawyer", fetched, "SKIP"),
    ("Thief", "yourself", "lawyer", fetched, "TARGET 0 POL"),
    ("Aim", "protected", "lawyer", fetched, "TARGET 1 SKU"),
]


@pytest.mark.parametrize(
    ("reason", "clause", "position", "move"), [case[1:] for case in CASES], ids=[f"{c[0]}-{c[1]}-{c[4]}" for c in CASES]
)
def test_a_refusal_gives_its_reason_and_clause_and_changes_nothing(
    reason: str, clause: str, position: Callable[[], State], move: str
) -> None:
    refuses(position(), move, reason, clause)


def test_every_reason_of_every_step_is_among_them() -> None:
    assert reasons("candy_empire") == {case[:2] for case in CASES}


def test_what_belongs_to_another_step_player_or_game_is_refused_by_the_core() -> None:
    s = table()
    for seat, action, reason, clause in (
        (0, GAME.parse("SKIP"), "not-now", "turn"),
        (1, GAME.parse("PLAY TOR"), "not-your-turn", "table"),
        (0, 310, "no-such-action", "table"),
        (0, -1, "no-such-action", "table"),
    ):
        refusal = s.why(seat, action)
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == (reason, clause)
