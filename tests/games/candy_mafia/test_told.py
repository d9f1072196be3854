"""What is told, to whom, and what the windows of a night depend on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

import pytest

from igroteka import MODERATOR, SPECTATOR
from igroteka.core import closing
from igroteka.core.chance import seeded
from igroteka.core.removal import send_out
from igroteka.core.state import State
from igroteka.games.candy_mafia.night.schedule import CALLED
from tests.games.candy_mafia.playing import NIGHT, Playing, play
from tests.games.candy_mafia.random_play import arbitrary
from tests.games.candy_mafia.random_play import evening as evening_of
from tests.games.candy_mafia.script import parse
from tests.games.candy_mafia.seen import killer
from tests.games.candy_mafia.table import GAME, NAMES, evening, field, heard, look, may, step
from tests.games.covers import covers

# F1 to F16 of the book, and those of them that are no plain cards in the mode of guests.
FIRST_NIGHT = """sleepwalker, vampire, blacksmith, drunk, shapeshifter, matchmaker, executioner, don, dragon, dealer, tough_guy,
saviour, avenger, elders_son, nobleman, wanderer"""
PRINTED_IN_GUESTS = ["sleepwalker", "vampire", "blacksmith", "drunk", "shapeshifter", "matchmaker", "executioner"]


def told(p: Playing, viewer: int, id: str) -> list[Mapping[str, Any]]:
    """What a viewer was told of one kind in the last phase."""
    return [row for row in heard(p.events, viewer) if row["event"] == id]


def close(s: State, until: str) -> State:
    """Close windows in silence until this step."""
    for _ in range(60):
        if step(s) == until:
            return s
        closing.close(s, closing.missing(s, seeded(1)))
    raise AssertionError(until)


@covers("R12", "woodcutter")
def test_chance_is_drawn_from_the_seed_and_from_nothing_else() -> None:
    line = "g woodcutter: N2 woodcutter>a, gang>a | out woodcutter x/y"
    fallen = [play(line, seed=seed).before - set_alive(play(line, seed=seed)) for seed in range(12)]
    assert len({frozenset(out) for out in fallen}) == 2


def set_alive(p: Playing) -> set[int]:
    """Who lives."""
    return {seat for seat in range(int(p.s.seats)) if field(p.s, "alive") >> seat & 1}


@covers("clairvoyant", "R31")
def test_of_several_killers_each_is_seen_sometimes() -> None:
    line = "g clairvoyant maniac mercenary: N2 gang>a, maniac>a, mercenary>a, clairvoyant>a"
    seen = {killer(told(play(line, seed=seed), 0, "killer")[0]) for seed in range(24)}
    names = parse(line).names
    assert seen == {names["x"], names["y"], names["maniac"], names["mercenary"]}


@covers("R13", "verdict")
def test_whoever_leaves_shows_the_card_and_not_the_side() -> None:
    p = play("g sorcerer doctor: N2 gang>a, sorcerer>doctor; D2 execute doctor")
    assert told(p, SPECTATOR, "executed") == [{"event": "executed", "seat": 1, "card": "doctor"}]
    assert "side" not in str(heard(p.events, SPECTATOR))


@covers("R16", "setup")
def test_the_cast_is_public_and_the_card_that_lies_aside_is_not() -> None:
    s = evening(["drunk", "elder", "doctor", "citizen", "don", "mistress"], aside="maniac")
    for viewer in (0, 3, SPECTATOR):
        rows = heard(s.events, viewer)
        cast = ["citizen", "doctor", "don", "drunk", "elder", "mistress"]
        assert [sorted(row["cast"]) for row in rows if row["event"] == "dealt"] == [cast]
        assert "maniac" not in str(rows)
    assert "maniac" in str(heard(s.events, MODERATOR))
    for seat, card in enumerate(["drunk", "elder"]):
        assert [row["card"] for row in heard(s.events, seat) if row["event"] == "card"] == [card]


@covers("R61", "dawn", "R110")
def test_the_dead_of_a_night_are_named_by_seat_without_a_cause() -> None:
    p = play("g mercenary maniac: N2 gang>c, mercenary>a, maniac>b | out a b c")
    rows = heard(p.events, SPECTATOR)
    names = p.script.names
    left = [row for row in rows if row["event"] == "left"]
    assert left == [{"event": "left", "seat": names[name], "card": "citizen"} for name in "abc"]
    assert {row["event"] for row in rows} <= {"night", "dawn", "left"}
    causes = [row for row in heard(p.events, MODERATOR) if row["event"] == "attempt"]
    assert [row["by"] for row in causes] == ["gang", "mercenary", "maniac"]
    for seat in (0, 1, names["d"]):
        assert not [row for row in heard(p.events, seat) if row["event"] == "attempt"]


@covers("dawn")
def test_a_quiet_night_is_announced_as_one() -> None:
    for line, quiet in (("g doctor: N2 doctor>a, gang>a", True), ("g doctor: N2 gang>a", False)):
        rows = told(play(line), SPECTATOR, "dawn")
        assert rows == [{"event": "dawn", "day": 2, "quiet": quiet}]


@covers("R63", "beauty", "dentist")
def test_whoever_takes_no_part_or_is_silent_is_named_neutrally() -> None:
    p = play("f beauty dentist: N2 beauty>a, dentist>b")
    names = p.script.names
    assert told(p, SPECTATOR, "absent") == [{"event": "absent", "seat": names["a"]}]
    assert told(p, SPECTATOR, "silent") == [{"event": "silent", "seat": names["b"]}]


@covers("R71")
def test_the_condemned_has_a_last_word_unless_silent() -> None:
    for line, may_speak in (("f dentist: N2 dentist>b", True), ("f dentist: N2 dentist>a", False)):
        p = play(line)
        a = p.script.names["a"]
        close(p.s, "ballot")
        for seat in [seat for seat in p.s.turn() if seat != a]:
            p.s.play(seat, GAME.parse(f"vote {a + 1}"))
        closing.close(p.s, closing.missing(p.s, seeded(1)))
        assert step(p.s) == "last_word"
        assert closing.may_talk(p.s, a) is may_speak
        assert not any(closing.may_talk(p.s, seat) for seat in range(int(p.s.seats)) if seat != a)


@covers("R72", "R73", "talk")
def test_the_dead_neither_talk_nor_vote_and_nobody_shows_a_card() -> None:
    s = evening(["elder", "citizen", "citizen", "citizen", "citizen", "don", "mistress"], talk=1)
    close(s, "talk")
    assert "claim elder" in may(s, 3)  # anybody may say anything
    assert "claim doctor" not in may(s, 3)
    close(s, "ballot")
    for seat in [seat for seat in s.turn() if seat != 1]:
        s.play(seat, GAME.parse("vote 2"))
    close(s, "talk")
    assert 1 not in s.asked
    assert not closing.may_talk(s, 1)
    close(s, "ballot")
    assert 1 not in s.asked
    assert all(words.startswith("vote ") for seat in s.asked for words in may(s, seat))
    assert "vote 2" not in may(s, 0)


@covers("sweet-tooth", "talk")
def test_the_sweet_tooth_claims_and_reports_nothing() -> None:
    s = evening(["sweet_tooth", "citizen", "citizen", "citizen", "citizen", "don"], talk=1)
    close(s, "talk")
    assert not [words for words in may(s, 0) if words.startswith(("claim", "report"))]
    assert "accuse 6" in may(s, 0)
    refusal = s.why(0, GAME.parse("claim elder"))
    assert refusal is not None
    assert refusal.reason == "hushed"


@covers("talk")
def test_statements_are_opened_together_and_change_no_rule() -> None:
    s = evening(["elder", "citizen", "citizen", "citizen", "citizen", "don"], "b", talk=2)
    close(s, "talk")
    before = field(s, "alive"), list(field(s, "sides"))
    s.play(0, GAME.parse("report 6 crime"))
    assert heard(s.events, SPECTATOR) == []
    s.play(5, GAME.parse("claim elder"))
    closing.close(s, {})
    said = heard(s.events, SPECTATOR)
    assert said == [
        {"event": "reported", "seat": 0, "about": 5, "side": "crime"},
        {"event": "claimed", "seat": 5, "card": "elder"},
    ]
    assert step(s) == "talk"  # the second round
    closing.close(s, {})
    assert step(s) == "ballot"
    assert (field(s, "alive"), list(field(s, "sides"))) == before


def windows(s: State) -> list[tuple[str, int]]:
    """The windows of the rest of the night; a call with its number in the book's order."""
    out: list[tuple[str, int]] = []
    for _ in range(80):
        if s.over or step(s) not in NIGHT:
            break
        place = field(s, "place")
        called = s.options["night"] == "called" and place >= 0 and step(s) == "call"
        out.append((step(s), int(CALLED[place].first) if called else 0))
        closing.close(s, closing.missing(s, seeded(1)))
    return out


@covers("first-night", "fate", "R101")
def test_a_called_first_night_names_its_roles_in_the_printed_order_and_asks_three_of_them() -> None:
    """Every seat hears the same call; the holder of the card reads that it is theirs."""
    printed = [role.strip() for role in FIRST_NIGHT.split(",")]
    s = evening([*printed, "citizen", "citizen"], "g", "maniac", night="called")
    active = [role for role in printed if role in PRINTED_IN_GUESTS]
    heard_calls, asking = [], []
    while step(s) == "fate":
        prompt: Any = s.prompt(17)
        heard_calls.append(prompt["role"])
        owner: Any = s.prompt(printed.index(prompt["role"]))
        assert (prompt["own"], owner["own"]) == (False, True)
        if s.turn():
            assert s.turn() == [printed.index(prompt["role"])]
            asking.append(prompt["role"])
        closing.close(s, {})
    assert heard_calls == active
    assert asking == ["matchmaker", "executioner"]
    s = evening([*printed, "citizen", "citizen"], "f", "maniac", night="called")
    calls = []
    while step(s) == "fate":
        calls.append(str((s.prompt(SPECTATOR) or {})["role"]))
        closing.close(s, {})
    assert calls == printed
    assert field(s, "place") < 0


@covers("R101", "R104", "night", "extra")
@pytest.mark.parametrize("night", ["fast", "called"])
def test_the_windows_of_a_night_are_the_same_whoever_sleeps_or_dies_in_it(night: str) -> None:
    cast = "g kidnapper doctor sorcerer sleepwalker detective jailer piper"
    quiet = windows(play(f"{cast}: D2 | on", night=night).s)
    for line in (
        "N2 kidnapper>doctor; D2 | on",
        "N2 jailer>kidnapper; D2 | on",
        "N2 piper>detective; D2 | on",
    ):
        assert windows(play(f"{cast}: {line}", night=night).s) == quiet
    if night == "called":
        numbers = [number for _, number in quiet if number]
        assert numbers == [1, 4, 20, 22, 24, 27]


@covers("fate", "R101")
@pytest.mark.parametrize("night", ["fast", "called"])
@pytest.mark.parametrize("chosen", ["F matchmaker>a+b, executioner>a; ", ""])
def test_a_choice_that_is_still_owed_is_made_with_the_first_calls_and_nobody_hears_whether_any_is(
    night: str, chosen: str
) -> None:
    s = play(f"g matchmaker executioner detective citizen citizen: {chosen}D1 | on", night=night).s
    assert s.turn() == ([] if chosen else [0] if night == "called" else [0, 1])
    prompt = s.prompt(SPECTATOR) or {}
    assert (prompt["two"], prompt["fork"]) == (True, False)
    first = ["errands"] if night == "fast" else ["fate", "fate"]
    last = ["deeds", "mail"] if night == "fast" else ["call", "mail"]
    assert [name for name, _ in windows(s)] == [*first, "gang", *last]


@covers("R101", "R102")
@pytest.mark.parametrize("night", ["fast", "called"])
def test_what_all_hear_of_a_call_is_the_same_for_every_seat(night: str) -> None:
    """Two deeds, two windows and the role by name are told to all or to nobody."""
    s = evening(["detective", "fortune_teller", "doctor", "matchmaker", "don", "mistress"], "f", night=night)
    told = []
    while field(s, "night") < 3:
        if s.top.name in ("call", "fate"):
            prompts: Any = [s.prompt(viewer) for viewer in (SPECTATOR, *range(6))]
            (words,) = {(prompt["heard"], prompt["fork"], prompt["two"]) for prompt in prompts}
            told.append(words)
        closing.close(s, {})
    if night == "fast":
        assert told == [("", False, True), ("", False, True), ("", True, False)]
    else:
        assert {role for role, fork, _ in told if fork} == {"ask-detective"}
        assert {role for role, _, two in told if two} == {"ask-fortune_teller", "ask-matchmaker"}


@covers("R102")
def test_a_role_that_everybody_saw_leave_is_called_no_more_unless_cards_may_change_hands() -> None:
    line = "f {more} doctor elder elders_son: D1 execute doctor; D2 execute elder; D3 | on"
    four, nine = ("call", 4), ("call", 9)
    usual = windows(play(line.format(more="judge"), night="called").s)
    assert four not in usual
    assert nine in usual  # the son
    for card in ("wanderer", "reanimator"):
        assert four in windows(play(line.format(more=card), night="called").s)
    gone = "f judge elder elders_son: D1 execute elder; D2 execute elders_son; D3 | on"
    assert nine not in windows(play(gone, night="called").s)
    assert [row[0] for row in usual].count("gang") == 1


@covers("R127", "saviour")
def test_a_verdict_waits_for_a_saviour_who_may_be_back() -> None:
    for more, waits in (("judge", False), ("reanimator", True), ("wanderer", True)):
        p = play(f"f saviour {more}: D1 execute saviour; D2 | on; N3 | on")
        a = p.script.names["a"]
        steps = []
        close(p.s, "ballot")
        for seat in [seat for seat in p.s.turn() if seat != a]:
            p.s.play(seat, GAME.parse(f"vote {a + 1}"))
        for _ in range(4):
            closing.close(p.s, closing.missing(p.s, seeded(1)))
            steps.append(step(p.s))
        assert ("save" in steps) is waits


@covers("saviour", "R65")
def test_a_verdict_always_waits_while_there_may_be_a_saviour() -> None:
    p = play("f saviour beauty: N2 beauty>saviour")
    close(p.s, "ballot")
    a = p.script.names["a"]
    for seat in [seat for seat in p.s.turn() if seat != a]:
        p.s.play(seat, GAME.parse(f"vote {a + 1}"))
    closing.close(p.s, closing.missing(p.s, seeded(1)))
    closing.close(p.s, {})
    assert step(p.s) == "save"


@covers("avenger", "R70")
def test_the_window_of_a_recruited_avenger_runs_all_the_same() -> None:
    p = play("f avenger piper: N2 piper>avenger; D2 execute avenger | out avenger, event shoots")
    assert told(p, SPECTATOR, "no-shot") == [{"event": "no-shot", "seat": 0}]


@covers("R75")
def test_whoever_is_removed_leaves_as_if_killed_and_without_a_shot() -> None:
    p = play("f avenger matchmaker witch: F matchmaker>avenger+a; N2 witch>b")
    close(p.s, "ballot")
    send_out(p.s, 0)
    assert not field(p.s, "alive") & 1
    assert not field(p.s, "alive") >> p.script.names["a"] & 1
    assert [row["event"] for row in heard(p.s.events, SPECTATOR)] == ["removed", "followed"]
    assert step(p.s) == "ballot"


@covers("R75")
def test_whoever_leaves_because_of_a_removal_has_a_shot_before_anybody_wins() -> None:
    p = play("f avenger matchmaker: F matchmaker>avenger+a")
    close(p.s, "talk")
    send_out(p.s, p.script.names["a"])
    assert step(p.s) == "shot"
    p.s.play(0, GAME.parse("pick nobody"))
    closing.close(p.s, {})
    assert step(p.s) == "talk"


@covers("R75")
@pytest.mark.parametrize(("who", "then"), [("a", "errands"), ("b", "last_word")])
def test_the_day_goes_on_from_where_a_removal_leaves_it(who: str, then: str) -> None:
    """A condemned one who is gone cannot be executed; with anybody else the verdict stands."""
    p = play("f matchmaker: F matchmaker>c+d")
    a = p.script.names["a"]
    close(p.s, "ballot")
    for seat in [seat for seat in p.s.turn() if seat != a]:
        p.s.play(seat, GAME.parse(f"vote {a + 1}"))
    closing.close(p.s, {})
    assert step(p.s) == "last_word"
    send_out(p.s, p.script.names[who])
    assert step(p.s) == then


@covers("R108")
def test_the_dead_see_what_all_see_unless_open_eyes_were_agreed() -> None:
    line = "g {} doctor: D1 execute a; N2 gang>b, doctor>b"
    shut = play(line.format(""))
    a = shut.seat("a")
    own: dict[str, object] = {"mine": 0, "told": 0, "seats": 0}
    assert {**look(shut.s, a), **own} == {**look(shut.s, SPECTATOR), **own}
    assert [row for seat, row in enumerate(look(shut.s, a)["seats"]) if seat != a] == [
        row for seat, row in enumerate(look(shut.s, SPECTATOR)["seats"]) if seat != a
    ]
    open_eyes = play(line.format("dead_open_eyes=yes"))
    assert look(open_eyes.s, a)["seats"][0]["card"] == "doctor"
    assert look(open_eyes.s, open_eyes.seat("c"))["seats"][0]["card"] is None
    assert [row for row in heard(open_eyes.events, a) if row["event"] == "attempt"]
    for card in ("reanimator", "wanderer"):  # they may bring the dead back, or rob them
        kept = play(f"f dead_open_eyes=yes doctor {card}: D1 execute a; N2 gang>b")
        assert look(kept.s, kept.seat("a"))["seats"][0]["card"] is None
        assert not [row for row in heard(kept.events, kept.seat("a")) if row["event"] == "attempt"]


@covers("R108")
def test_the_dead_keep_their_eyes_shut_until_all_know_what_the_drunk_will_be() -> None:
    for aside, opened in (("vampire", True), ("reanimator", False)):
        line = f"g dead_open_eyes=yes doctor drunk aside={aside}: D1 execute a; N2 |"
        for more, sees in ((" on", False), (" on; N3 | on", opened)):
            p = play(line + more)
            assert (look(p.s, p.seat("a"))["seats"][0]["card"] == "doctor") == sees
    sober = play("g dead_open_eyes=yes doctor drunk aside=reanimator: D1 execute a; D2 execute drunk; N3 | on")
    assert look(sober.s, sober.seat("a"))["seats"][0]["card"] == "doctor"  # nothing is added any more


@covers("mail", "R106")
def test_mail_comes_at_the_end_of_the_night_and_a_new_card_at_its_beginning() -> None:
    p = Playing(parse("g piper: N2 piper>a"))
    a = p.seat("a")
    for _ in range(40):
        if p.phase() == "N2" and step(p.s) == "deeds":
            break
        closing.close(p.s, closing.missing(p.s, seeded(1)))
    p.s.play(0, GAME.parse(f"pick {a + 1}"))
    closing.close(p.s, {})
    assert step(p.s) == "mail"  # the letter lies there while the window is open
    assert [row["event"] for row in heard(p.s.events, a)] == ["recruited"]
    closing.close(p.s, {})
    assert [row["event"] for row in heard(p.s.events, a)] == ["dawn"]


@covers("mail")
@pytest.mark.parametrize("number", range(6))
def test_what_a_seat_knows_is_what_it_was_told(number: int) -> None:
    """The rows in a seat's view are the events that it was sent, but for its own answers."""
    s = arbitrary(number)
    cards = [NAMES[card] for card in field(s, "cards")]
    deal: dict[str, object] = {"cards": cards, "aside": [NAMES[field(s, "aside")]] if field(s, "aside") >= 0 else []}
    s = GAME.new(int(s.seats), number, {**s.options, "dead_open_eyes": False}, deal=deal)
    sent: list[list[Mapping[str, Any]]] = [[] for _ in range(int(s.seats))]
    for position in chain([s], evening_of(s, number)):
        private = [event for event in position.events if event.seen_by(SPECTATOR) is None]
        for seat, rows in enumerate(sent):
            rows += heard(private, seat)
    for seat, rows in enumerate(sent):
        kept = [row for row in look(s, seat)["told"] if row["kind"] != "chose"]
        assert [row["kind"] for row in kept] == [row["event"] for row in rows]
        for row, event in zip(kept, rows, strict=True):
            assert {key: row[key] for key in event if key != "event"} == {
                k: v for k, v in event.items() if k != "event"
            }
