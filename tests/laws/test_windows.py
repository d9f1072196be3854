"""Windows: every game keeps their laws, twins that do not are noticed, and the made-up evening shows what they are
for."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import chain

import pytest

from igroteka.core.chance import Rng, seeded
from igroteka.core.closing import close, missing, reopen
from igroteka.core.errors import BadOptions, BadRecord, IllegalAction
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.game import Game
from igroteka.core.match.begin import match_from, new_match, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.core.state import State
from tests.laws import secrecy, storing, windows
from tests.laws.cases import GAMES, ROOKS, TOY, Broken, Case, cases
from tests.rooks import leaks
from tests.rooks.state import OWL, ROOK, RooksState

Law = Callable[[State, Rng], None]
# Five birds: two rooks, an owl, two more; aside lies a bird.
DEAL = {"roles": ["rook", "bird", "owl", "rook", "bird", "bird", "bird", "bird"]}


def windowed(game: Game) -> list[Case]:
    """The cases of a game that has windows."""
    return cases(game) if game.has_windows else []


@pytest.mark.parametrize("case", list(chain.from_iterable(map(windowed, GAMES))), ids=str)
def test_laws_of_windows(case: Case) -> None:
    for law in windows.LAWS:
        for number, state in enumerate(windows.held_positions(case)):
            law(state.clone(), seeded(number))


@pytest.mark.parametrize(
    ("game", "law", "complaint"),
    [
        (leaks.rooks_with_state(leaks.ShowsAnEmptyCall), secrecy.worlds_look_alike, "view"),
        (leaks.raid(leaks.ShowsTheVote), secrecy.worlds_look_alike, "view"),
        (leaks.owl(leaks.QuietForTheOwl), secrecy.worlds_look_alike, "talk"),
        (leaks.rooks_with_state(leaks.ClosesItself), windows.a_window_waits, "closed a window"),
        (leaks.rooks_with_state(leaks.ForgetsWhatIsHeld), storing.load_undoes_dump, "cannot be loaded"),
    ],
    ids=lambda thing: thing if isinstance(thing, str) else "",
)
def test_the_law_notices(game: Game, law: Law, complaint: str) -> None:
    def examine() -> None:
        for case in windowed(game):
            for number, state in enumerate(windows.held_positions(case)):
                law(state.clone(), seeded(number))

    with pytest.raises(Broken, match=complaint):
        examine()


def night(deal: dict[str, object] | None = None) -> Match:
    """A match of eight at its first night, held."""
    return new_match(ROOKS, 7, 8, None, None, held=True, deal=deal or DEAL)


def test_a_call_is_held_open_though_nobody_is_there_to_hear_it() -> None:
    match = night({"roles": ["rook", "bird", "bird", "rook", "bird", "bird", "rook", "bird"]})
    assert match.state.turn() == []
    assert match.state.is_window
    assert not match.state.over
    assert [step.name for step in ROOKS.new(8, deal=match.header["deal"]).stack] == ["raid"]  # type: ignore[arg-type]
    match.close({})
    assert match.state.top.name == "raid"


def test_rooks_read_each_others_answers_as_they_stand_and_nobody_else_does() -> None:
    match = night()
    match.close({2: ROOKS.parse("guard 1")})
    match.choose(0, ROOKS.parse("drive 2"))
    assert match.state.prompt(3) == {
        "step": "raid", "clause": "raid", "mine": True, "pace": "pair", "quiet": True, "others": {"0": "drive 2"},
    }  # fmt: skip
    assert match.state.prompt(1) == {"step": "raid", "clause": "raid", "mine": False, "pace": "pair", "quiet": True}
    assert match.state.prompt(SPECTATOR) == {"step": "raid", "clause": "raid", "mine": False, "pace": "pair"}
    moderator = match.state.prompt(MODERATOR)
    assert moderator is not None
    assert (moderator["awaited"], moderator["others"]) == ([0, 3], {"0": "drive 2"})
    for key in range(20):
        world = match.state.imagine(3, seeded(key))
        assert isinstance(world, RooksState)
        assert world.sealed[0] == ROOKS.parse("drive 2")
        assert world.of(ROOK) == [0, 3]


def test_a_mind_can_be_changed_until_the_closing_and_silence_is_an_answer() -> None:
    match = night()
    match.choose(2, ROOKS.parse("guard 1"))
    match.choose(2, ROOKS.parse("guard 2"))
    match.close({})
    match.choose(0, ROOKS.parse("drive 2"))
    match.close({})  # the other rook said nothing
    assert [event.dump()["public"] for event in match.state.events] == [{"seat": -1, "role": ""}]


def test_a_decision_does_not_move_on_an_answer_in_a_window() -> None:
    match = night()
    decision = match.decision
    match.choose(2, ROOKS.parse("guard 1"))
    assert match.decision == decision
    match.close({})
    assert match.decision == decision + 1


def test_a_record_with_closed_windows_is_played_again_without_a_clock() -> None:
    match = night()
    rng = seeded(3)
    while not match.state.over:
        turn = match.state.turn()
        if match.state.is_window and (not turn or not rng.below(3)):
            match.close(missing(match.state, rng), by="moderator" if rng.below(2) else "")
        else:
            match.play("choice", turn[0], match.state.legal(turn[0])[0], by="moderator" if rng.below(2) else "")
    assert {line.kind for line in match.lines} == {"choice", "close"}
    text = match.record.write()
    again = replay(read_record(text), ROOKS)
    assert again.state.same(match.state)
    assert again.record.write() == text


@pytest.mark.parametrize(
    "change",
    [
        {"answers": {"1": "guard 1"}},
        {"answers": {}},
        {"answers": {"2": "guard 20"}},
        {"answers": {"02": "guard 1"}},
        {"answers": {"x": "guard 1"}},
        {"seat": 2},
        {"by": 3},
    ],
)
def test_a_closing_that_cannot_have_been_is_no_record(change: dict[str, object]) -> None:
    match = night()
    match.close({2: ROOKS.parse("guard 1")})
    lines = [json.loads(line) for line in match.record.write().splitlines()]
    lines[1] |= change
    with pytest.raises(BadRecord, match="line 2"):
        replay(read_record("".join(json.dumps(line) + "\n" for line in lines)), ROOKS)


def test_a_held_position_goes_on_where_it_was() -> None:
    match = night()
    match.choose(2, ROOKS.parse("guard 1"))
    again = match_from(ROOKS.load(match.state.dump()))
    assert again.state.is_window
    assert again.state.turn() == []
    again.close({})
    assert again.state.top.name == "raid"


def test_where_nothing_is_held_a_window_is_an_ordinary_sealed_step() -> None:
    s = ROOKS.new(8, deal=DEAL)
    s.play(2, ROOKS.parse("guard 1"))
    assert s.top.name == "raid"
    with pytest.raises(IllegalAction, match="no-window"):
        close(s, {})
    assert not TOY.new(3, held=True).held


@pytest.mark.parametrize(
    ("deal", "complaint"),
    [
        ({}, "must name roles"),
        ({"roles": ["rook"]}, "one for each of 8 seats"),
        ({"roles": ["rook"] * 8}, "not so many of rook"),
        ({"roles": ["wolf"] * 8}, "must be of bird, rook, owl"),
        ({"roles": ["rook", *["bird"] * 7], "more": 1}, "must name roles"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        ROOKS.new(8, deal=deal)


def test_a_game_that_is_always_dealt_by_the_table_says_so() -> None:
    with pytest.raises(BadOptions, match="dealt by the table alone"):
        TOY.new(3, deal={"roles": []})


def test_a_hidden_side_wins_together_and_is_named_at_the_end() -> None:
    s = ROOKS.new(5, deal={"roles": ["rook", "bird", "owl", "bird", "bird"]})
    s.play(2, ROOKS.parse("guard 1"))
    s.play(0, ROOKS.parse("drive 2"))
    for step in ("enough", "point 1"):
        for seat in s.turn():
            s.play(seat, ROOKS.parse(step if step == "enough" or seat else "point 3"))
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("flock", ["flock"])
    assert outcome.sides == [1, 0, 0, 0, 0]
    assert [outcome.won(seat) for seat in range(5)] == [0.0, 1.0, 1.0, 1.0, 1.0]
    assert [outcome.share(seat) for seat in range(5)] == [0.0, 1.0, 1.0, 1.0, 1.0]


def test_somebody_else_plays_on_for_a_seat_that_gave_up() -> None:
    match = night()
    assert ROOKS.goes_on_without(8, {})
    match.give_up(4, "bot steady")
    assert not match.state.over
    again = replay(read_record(match.record.write()), ROOKS)
    assert [(line.kind, line.to) for line in again.lines] == [("resign", "bot steady")]
    assert again.state.same(match.state)


def test_the_owl_that_is_known_to_be_asked_is_there_in_every_world() -> None:
    s = ROOKS.new(8, deal=DEAL)
    assert s.top.name == "owl"
    for key in range(40):
        world = s.imagine(1, seeded(key))
        assert isinstance(world, RooksState)
        assert world.of(OWL) == world.turn() != []
    held = night().state
    assert {tuple(held.imagine(1, seeded(key)).turn()) for key in range(60)} >= {(), (0,), (4,)}


def test_an_answer_that_is_taken_back_is_awaited_again() -> None:
    state = ROOKS.new(8, 1)
    while len(state.asked) < 2:
        state.play(state.next, state.legal(state.next)[0])
    first, *others = state.asked
    state.play(first, state.legal(first)[0])
    reopen(state, first)
    assert state.next == first
    step = state.top
    for seat in others:
        state.play(seat, state.legal(seat)[0])
    assert state.top is step
    assert state.turn() == [first]
