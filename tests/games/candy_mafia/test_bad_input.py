"""A cast that cannot be, a wrong deal, an answer out of turn: each is refused by name, and tells nothing."""

from __future__ import annotations

import pytest

from igroteka import BadOptions, IllegalAction
from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.games.candy_mafia.roles import drunk
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import GAME, NAMES, SIDES, evening, field, step
from tests.games.covers import covers

SIX = ["elder", "nobleman", "avenger", "saviour", "don", "mistress"]
GANGS = ["elder", *["citizen"] * 7]


@covers("setup", "cast")
@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ({"cards": [*SIX[:5], "don"]}, "don"),
        ({"cards": SIX[:5]}, "cards"),
        ({"cards": [*SIX, "dragon"]}, "cards"),
        ({"cards": [*SIX[:5], "king"]}, "king"),
        ({"cards": [*SIX[:5], 7]}, "cards"),
        ({"cards": "elder"}, "cards"),
        ({}, "cards"),
        ({"cards": SIX, "crowns": []}, "deal"),
        ({"cards": ["elder", *["citizen"] * 5]}, "crim"),
        ({"cards": ["drunk", *SIX[1:]]}, "aside"),
        ({"cards": ["drunk", *SIX[1:]], "aside": ["don"]}, "don"),
        ({"cards": SIX, "aside": ["maniac"]}, "aside"),
        ({"cards": ["drunk", *SIX[1:]], "aside": ["maniac", "witch"]}, "aside"),
    ],
)
def test_a_wrong_deal_is_refused_with_a_word_about_it(deal: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(6, 1, {"mode": "festival"}, deal=deal)
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    "criminals",
    [
        ["don", "mistress", "dragon"],  # unequal
        ["don", "mistress", "lawyer", "conjurer"],  # one gang
        ["don", "mistress", "dragon", "teacher", "maniac"],  # a loner
    ],
)
def test_two_gangs_that_cannot_be_are_refused(criminals: list[str]) -> None:
    cards = [*GANGS, *criminals]
    cards += ["citizen"] * (12 - len(cards))
    with pytest.raises(BadOptions) as refusal:
        GAME.new(len(cards), 1, {"mode": "festival", "two_gangs": True}, deal={"cards": cards})
    assert refusal.value.fault == ("loner-beside-gangs" if "maniac" in criminals else "unequal-gangs")


@covers("drunk", "two-gangs")
def test_a_loner_set_aside_beside_two_gangs_is_refused() -> None:
    cards = ["drunk", *["citizen"] * 7, "don", "mistress", "dragon", "teacher"]
    options = {"mode": "festival", "two_gangs": True}
    with pytest.raises(BadOptions) as refusal:
        GAME.new(12, 1, options, deal={"cards": cards, "aside": ["maniac"]})
    assert "maniac" in str(refusal.value)
    assert refusal.value.fault == "loner-beside-gangs"
    for aside in ("elder", "lawyer"):
        assert field(GAME.new(12, 1, options, deal={"cards": cards, "aside": [aside]}), "aside") >= 0


@covers("drunk", "two-gangs")
@pytest.mark.parametrize("mode", ["basic", "business", "guests", "festival"])
@pytest.mark.parametrize("seats", range(12, 21))
def test_no_loner_is_ever_set_aside_beside_two_gangs(mode: str, seats: int) -> None:
    s = GAME.new(seats, 1, {"mode": mode, "two_gangs": True, "wanted": ["drunk"]})
    spare = drunk.spare(field(s, "facts"), field(s, "cast"), s.options)
    assert spare and not [NAMES[card] for card in spare if SIDES[NAMES[card]] == "loner"]


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        ({"cards": [*SIX[:5], "don"]}, "twice"),
        ({"cards": ["elder", *["citizen"] * 5]}, "no-criminal"),
        ({"cards": ["drunk", *SIX[1:]]}, "not-aside"),
        ({"cards": ["drunk", *SIX[1:]], "aside": ["don"]}, "not-aside"),
    ],
)
def test_whoever_dealt_wrong_cards_is_told_what_is_wrong(deal: dict[str, object], fault: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(6, 1, {"mode": "festival"}, deal=deal)
    assert refusal.value.fault == fault
    assert fault in GAME.words.faults


def test_an_own_cast_without_criminals_is_refused_with_its_reason() -> None:
    town = ["elder", "doctor", "detective", "judge", "vampire", "mercenary"]
    with pytest.raises(BadOptions) as refusal:
        GAME.agreed(6, {"mode": "business", "wanted": town})
    assert refusal.value.fault == "no-criminal"


@pytest.mark.parametrize(("seats", "options"), [(5, {}), (21, {}), (11, {"two_gangs": True}), (6, {"mode": "picnic"})])
def test_a_table_that_cannot_be_is_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(seats, 1, options)


def test_the_dead_answer_nothing_at_night_and_hear_only_that_it_is_not_their_turn() -> None:
    playing = play("g doctor elder x y a b exact: D1 execute doctor")
    s = playing.s
    assert step(s) == "errands"
    for seat in (0, 3):  # the dead doctor, and a townsperson who was never asked
        with pytest.raises(IllegalAction) as refusal:
            s.play(seat, GAME.parse("pick 2"))
        assert (refusal.value.reason, refusal.value.clause) == ("not-your-turn", "table")
        assert s.why(seat, GAME.parse("pick 2")) is not None


@pytest.mark.parametrize(
    ("script", "seat", "words", "reason"),
    [
        ("g doctor x y a b c exact: D1 execute c", 0, "pick 6", "out"),
        ("g elder x y a b c exact: D1 | on", 0, "pick 1", "yourself"),
        ("g doctor x y a b c exact: N2 doctor>a; D2 | on", 0, "pick 4", "same-again"),
        ("g doctor x y a b c exact: D1 | on", 0, "pick 9", "no-such-seat"),
        ("g doctor x y a b c exact: D1 | on", 0, "pick nobody", "must-choose"),
        ("g doctor x y a b c exact: D1 | on", 0, "kill 2", "not-this"),
        ("g fortune_teller x y a b c exact: D1 | on", 0, "pick 2", "not-this"),
    ],
)
def test_an_answer_that_cannot_be_is_refused_with_its_reason(script: str, seat: int, words: str, reason: str) -> None:
    s = play(script).s
    assert step(s) == "errands"
    refusal = s.why(seat, GAME.parse(words))
    assert refusal is not None
    assert refusal.reason == reason


def test_the_reanimator_is_told_that_somebody_has_not_left() -> None:
    s = play("g reanimator x y a b c exact: D1 execute c").s
    for _ in range(10):
        if step(s) == "deeds":
            break
        close(s, missing(s, seeded(1)))
    refusal = s.why(0, GAME.parse("pick 2"))
    assert refusal is not None
    assert refusal.reason == "not-out"


def test_a_piper_is_told_who_follows_already() -> None:
    s = play("g piper x y a b c exact: N2 piper>a; D2 | on").s
    for _ in range(10):
        if step(s) == "deeds":
            break
        close(s, missing(s, seeded(1)))
    refusal = s.why(0, GAME.parse("pick 4"))
    assert refusal is not None
    assert refusal.reason == "already-recruited"


def test_a_doomed_player_may_still_be_chosen_for_nobody_knows() -> None:
    play("g mercenary maniac: N2 mercenary>a, maniac>a | out a")


def test_a_ballot_knows_neither_oneself_nor_the_dead() -> None:
    s = evening(SIX, "b")
    for _ in range(10):
        if step(s) == "ballot":
            break
        close(s, {})
    assert {field(s, "day"), len(s.asked)} == {1, 6}
    for words, reason in (("vote 1", "yourself"), ("vote 7", "no-such-seat")):
        refusal = s.why(0, GAME.parse(words))
        assert refusal is not None
        assert refusal.reason == reason
