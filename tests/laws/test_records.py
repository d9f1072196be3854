"""A record is played again exactly, or refused with the line that is wrong; nothing else happens."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.chance import seeded
from igroteka.core.errors import BadRecord, OtherRules
from igroteka.core.game import Game
from igroteka.core.match.begin import match_from, new_match, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_event, read_record
from tests.laws.cases import GAMES, TOY, Case, cases, choose, moves, play_on, walk
from tests.laws.hostile import ALTERATIONS, FIXED, JUNK, altered, nested
from tests.laws.pairwise import settings

# No complaint repeats a stranger's whole text.
LONG = 600
NAMES_A_LINE = r"^line \d+"


def name(game: Game) -> str:
    """The name of the game."""
    return game.id


def play(match: Match, seed: int) -> Match:
    """A whole match in which time runs out, moves are taken back and seats change hands."""
    rng = seeded(seed)
    while turn := match.state.turn():
        seat = turn[rng.below(len(turn))]
        what = rng.below(12)
        if what == 0:
            match.time_up(seat, rng)
        elif what == 1 and len(match.lines) < 60:
            match.undo(seat, match.path[rng.below(len(match.path))] if match.path else 0)
        elif what == 2:
            match.hand_over(seat, f"guest {len(match.lines)}")
        else:
            match.choose(seat, choose(match.state, seat, rng, eager=True))
    return match


def begin(match: Match) -> Match:
    """The first four decisions of a match."""
    for seat, action in islice(moves(match.state.clone(), seeded(2), eager=True), 4):
        match.choose(seat, action)
    return match


@cache
def matches(game: Game) -> list[Match]:
    """From the deal to the end; from the deal to a resignation; from a position to the end."""
    case = min(cases(game), key=lambda case: sum(1 for _ in walk(case)))  # whatever is altered, all is played again
    tries = (play(new_match(game, 2**200 + n, case.seats, dict(case.options), None), n) for n in range(100))
    usual = {"choice", "time-up", "undo", "seat"}
    whole = next(match for match in tries if {line.kind for line in match.lines} == usual)
    players = ["Анна", *(f"guest {n}" for n in range(1, case.seats))]
    begun = (begin(new_match(game, secret, case.seats, None, players)) for secret in range(100))
    given_up = next(match for match in begun if not match.state.over)
    given_up.resign(1)
    starts = (play_on(case.new(), seeded(n), 6) for n in range(100))
    return [whole, given_up, play(match_from(next(s for s in starts if not s.over), None), 4)]


def rows(match: Match) -> list[Any]:
    """The record, each line read as JSON."""
    return [json.loads(line) for line in match.record.write().splitlines()]


def text_of(lines: list[Any]) -> str:
    """Lines as they stand in a file."""
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def refused(game: Game, text: str) -> str:
    """The complaint about this record."""
    with pytest.raises(BadRecord, match=NAMES_A_LINE) as complaint:
        replay(read_record(text), game)
    return str(complaint.value)


def line_of(complaint: str) -> int:
    """The number of the line that a complaint names."""
    return int(complaint.split(":")[0].split(".")[0].split(" ")[1])


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_record_is_played_again_to_the_same_position(game: Game) -> None:
    for match in matches(game):
        text = match.record.write()
        again = replay(read_record(text), game)
        assert again.state.same(match.state)
        assert again.record.write() == text
        assert again.path == match.path


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_match_contains_every_kind_of_line(game: Game) -> None:
    kinds = {line["line"] for match in matches(game) for line in rows(match)[1:]}
    assert kinds == {"choice", "time-up", "undo", "seat", "resign"}


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_record_cut_in_the_middle_names_the_line_and_is_good_up_to_it(game: Game) -> None:
    for match in matches(game):
        text = match.record.write()
        for cut in range(1, len(text), max(1, len(text) // 20)):
            whole = text[:cut].count("\n")
            if text[cut - 1] != "\n":
                assert line_of(refused(game, text[:cut])) == whole + 1
        for end in range(1, len(rows(match)), 17):
            assert len(replay(read_record(text_of(rows(match)[:end])), game).lines) == end - 1


def same_in_the_end(match: Match, text: str) -> bool:
    """Can the record be played again, to the same end? One vote of many may not count."""
    try:
        return replay(read_record(text), match.game).state.same(match.state)
    except BadRecord:
        return False


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_an_altered_choice_is_noticed_in_its_line_or_later_unless_it_changes_nothing(game: Game) -> None:
    for match in matches(game):
        lines = rows(match)
        played = [n for n, line in enumerate(lines) if line.get("line") == "choice"]
        for number in played[:: max(1, len(played) // 6)]:
            for action in (0, int(game.actions) // 2, int(game.actions) - 1):
                other = rows(match)
                if other[number]["choice"] != game.notation(action):
                    other[number]["choice"] = game.notation(action)
                    if not same_in_the_end(match, text_of(other)):
                        assert line_of(refused(game, text_of(other))) >= number + 1
            other = rows(match)
            other[number]["choice"] = "abracadabra"
            assert line_of(refused(game, text_of(other))) == number + 1


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("field", ["hash", "events", "outcome", "n", "seat"])
def test_an_altered_field_is_noticed_in_its_line(game: Game, field: str) -> None:
    altered_values = {"hash": "0" * 16, "events": [], "outcome": {}, "n": 0, "seat": 98}
    tried = 0
    for match in matches(game):
        has_it = [
            n for n, line in enumerate(rows(match)) if line.get(field, altered_values[field]) != altered_values[field]
        ]
        for number in [*has_it[:: max(1, len(has_it) // 4)], *has_it[-1:]]:
            other = rows(match)
            other[number][field] = altered_values[field]
            assert line_of(refused(game, text_of(other))) == number + 1
            del other[number][field]
            assert line_of(refused(game, text_of(other))) == number + 1
            tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_true_is_not_one(game: Game) -> None:
    lines = rows(matches(game)[0])
    for number, line in enumerate(lines):
        for event in line.get("events", []):
            if event["public"].get("seat") in (0, 1):
                event["public"]["seat"] = bool(event["public"]["seat"])
                assert line_of(refused(game, text_of(lines))) == number + 1
                return
    raise AssertionError("no event names a seat")


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_lines_out_of_place_are_noticed(game: Game) -> None:
    for match in matches(game):
        for number in range(1, len(match.lines), max(1, len(match.lines) // 9)):
            swapped = rows(match)
            swapped[number], swapped[number + 1] = swapped[number + 1], swapped[number]
            assert line_of(refused(game, text_of(swapped))) == number + 1
            missing = rows(match)
            del missing[number]
            assert line_of(refused(game, text_of(missing))) == number + 1


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_record_of_other_rules_data_or_game_can_be_read_but_not_played(game: Game) -> None:
    for field, other in (("rules", game.rules + 1), ("data", "0" * 16), ("game", "chess")):
        for match in matches(game):
            lines = rows(match)
            lines[0][field] = other
            record = read_record(text_of(lines))
            assert [line.events for line in record.lines if line.events]
            with pytest.raises(BadRecord, match=rf"^line 1\.{field}:"):
                replay(record, game)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_record_of_older_rules_goes_on_by_newer_ones_that_tell_the_same(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = game.rules
    for match in matches(game):
        half = rows(match)[: len(match.lines) // 2]
        with monkeypatch.context() as newer:
            newer.setattr(game, "rules", older + 1)
            again = replay(read_record(text_of(half)), game)
            assert (again.rules, again.is_of_older_rules) == (older, True)
            assert again.record.write() == text_of(half), "nothing is added by looking"
            again.renew(older + 1)
            assert not again.is_of_older_rules
            if not again.state.over:
                play(again, 5)
            both = again.record.write()
            assert rows(again)[len(half)] == {"n": len(half), "line": "rules", "seat": -1, "to": older + 1}
            read = replay(read_record(both), game)
            assert (read.rules, read.record.write()) == (older + 1, both)
            assert read.state.same(again.state)
            newer.setattr(game, "rules", older + 2)
            assert replay(read_record(both), game).rules == older + 1, "a third version takes both halves"
        with pytest.raises(OtherRules, match=rf"^line {len(half) + 1}: goes on by rules {older + 1}"):
            replay(read_record(both), game)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_older_rules_that_told_otherwise_are_other_rules_and_newer_ones_an_altered_record(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match in matches(game):
        lines = rows(match)
        number = next(number for number, line in enumerate(lines) if number and "hash" in line)
        for place in (0, number):
            otherwise = [*lines]
            otherwise[place] = {**lines[place], "hash": "0" * 16}
            with monkeypatch.context() as newer:
                newer.setattr(game, "rules", game.rules + 1)
                with pytest.raises(OtherRules, match=rf"^line {place + 1}\b"):
                    replay(read_record(text_of(otherwise)), game)
            with pytest.raises(BadRecord) as complaint:
                replay(read_record(text_of(otherwise)), game)
            assert not isinstance(complaint.value, OtherRules)


def test_who_leads_and_who_got_a_new_link_is_written_down_and_changes_nothing() -> None:
    match = begin(new_match(TOY, 7, 3))
    before, path = match.state.hash(), match.path
    match.change_moderator("Zed", "Ann, Bob")
    match.replace_link(1, "Bob", "Ann")
    match.replace_link(-1, "Zed", "Ann")
    match.conduct("pause", "Zed")
    match.hand_over(2, "Eve", "Ann, Bob")
    assert (match.state.hash(), match.path) == (before, path)
    again = replay(read_record(match.record.write()), TOY)
    assert [(line.kind, line.seat, line.to, line.by) for line in again.lines[-5:]] == [
        ("moderator", -1, "Zed", "Ann, Bob"),
        ("link", 1, "Bob", "Ann"),
        ("link", -1, "Zed", "Ann"),
        ("conduct", -1, "pause", "Zed"),
        ("seat", 2, "Eve", "Ann, Bob"),
    ]
    assert again.state.same(match.state)
    for line, seat in (("moderator", 0), ("link", 3), ("link", -2)):
        lines = rows(begin(new_match(TOY, 7, 3)))
        lines.append({"n": len(lines), "line": line, "seat": seat, "to": "Zed", "by": "Ann"})
        refused(TOY, text_of(lines))


@pytest.mark.parametrize("version", [0, 1])
def test_the_rules_of_a_match_only_grow(version: int) -> None:
    lines = rows(begin(new_match(TOY, 7, 3)))
    lines.append({"n": len(lines), "line": "rules", "seat": -1, "to": version})
    refused(TOY, text_of(lines))


@pytest.mark.parametrize("game", GAMES, ids=name)
@FIXED
@given(number=st.integers(0, 2**16), alterations=ALTERATIONS)
def test_an_altered_record_is_refused_or_is_what_it_says(game: Game, number: int, alterations: Any) -> None:
    lines = rows(matches(game)[number % 3])
    place = number % len(lines)
    text = text_of([*lines[:place], altered(lines[place], alterations), *lines[place + 1 :]])
    match, complaint = None, ""
    try:
        match = replay(read_record(text), game)
    except BadRecord as error:
        complaint = str(error)
    if match is None:
        assert complaint.startswith("line ")
        assert len(complaint) < LONG
    else:
        assert match.record.write() == text


@FIXED
@given(lines=st.lists(st.text(max_size=20) | JUNK.map(json.dumps), max_size=4), end=st.sampled_from(["", "\n", "\r\n"]))
def test_any_text_is_no_record(lines: list[str], end: str) -> None:
    refused(TOY, "\n".join(lines) + end)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_nest_deeper_than_python_can_follow_is_refused_in_any_field(game: Game) -> None:
    deep = json.dumps(nested(900))
    for match in matches(game):
        lines = rows(match)
        for number in (0, 1, len(lines) - 1):
            for field in lines[number]:
                other = rows(match)
                other[number][field] = "DEEP"
                refused(game, text_of(other).replace('"DEEP"', deep))
                refused(game, text_of(other).replace('"DEEP"', "[" * 100_000))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_event_of_every_setting_can_be_read_again(game: Game) -> None:
    for number, row in enumerate(settings(game)):
        case = Case(game, row, number)
        state = case.new()
        for _ in islice(case.moves(state), 20):
            for event in state.events:
                assert read_event(event.dump(), "event").dump() == event.dump(), case
