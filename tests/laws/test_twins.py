"""Every law notices: a twin of the made-up game that leaks or breaks one thing is reported by the law it breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.core.chance import seeded
from igroteka.core.game import Game
from tests.laws import hints, imagining, playing, secrecy, shapes, spreading, storing
from tests.laws.cases import TOY, Broken, cases, positions
from tests.laws.imagining import twins
from tests.toy import Magpies, breaks, leaks
from tests.toy.leaks import bell, leaky, night, turn

Law = Callable[..., None]

LEAKS: list[tuple[Game, Law, str]] = [
    (leaky(leaks.ShowsTheTop), secrecy.worlds_look_alike, "view"),
    (leaky(leaks.ShowsTheWarmth), secrecy.worlds_look_alike, "view"),
    (leaky(leaks.ObservesTheTop), secrecy.worlds_look_alike, "observe"),
    (turn(leaks.NoStirUnderABell), secrecy.worlds_look_alike, "legal"),
    (turn(leaks.RefusesByTheTop), secrecy.worlds_look_alike, "why"),
    (turn(leaks.ReachesByTheTop), secrecy.worlds_look_alike, "near"),
    (turn(leaks.WarnsByTheTop), secrecy.worlds_look_alike, "ends"),
    (turn(leaks.DefaultByTheTop), secrecy.worlds_look_alike, "default"),
    (leaky(leaks.AwaitsTheCuckoo), secrecy.worlds_look_alike, "view"),
    (leaky(leaks.ShowsAllTheSame), secrecy.who_sees_alike_sees_the_same, "of its own"),
    (leaky(leaks.AwaitsTheCuckoo), secrecy.covert_is_covert, "awaited"),
    (night(covert=False), imagining.worlds_stand, "stand still"),
    (leaky(leaks.TellsTheDraw), secrecy.events_tell_what_is_seen, "does not see"),
    (leaky(leaks.TellsTheNight), secrecy.events_tell_what_is_seen, "dawn"),
    (turn(leaks.PeeksInPassing), secrecy.what_is_seen_anew_is_counted, "take back"),
    (night(leaks.NamesTheCuckoo), secrecy.events_tell_what_is_seen, "yawned"),
    (leaky(leaks.ShowsWhoAnswered), playing.sealed_may_change, "has answered"),
    (leaky(leaks.ShowsWhoAnswered), secrecy.worlds_look_alike, "view"),
    (bell(leaks.AsksOnlyBellRingers), imagining.worlds_stand, "cannot be loaded"),
    (leaky(leaks.KeepsTheTop), imagining.twins_are_imagined_alike, "does not know"),
    (leaky(leaks.KeepsTheCuckoo), imagining.twins_are_imagined_alike, "does not know"),
    (leaky(leaks.ImaginesFromTheSecret), imagining.imagination_is_honest, "depends on"),
    (leaky(leaks.ImaginesOneWorld), imagining.worlds_vary, "only one world"),
    (Magpies(heuristics=leaks.ReasonsByTheTop(), id="leaky"), hints.hints_know_what_the_seat_knows, "reasons"),
    (Magpies(heuristics=leaks.HintsByTheTop(), id="leaky"), hints.hints_know_what_the_seat_knows, "the world that it"),
    (leaky(leaks.ImaginesFromTheSecret), hints.hints_know_what_the_seat_knows, "the truth"),
    (leaky(leaks.CutsInsteadOfShuffling), spreading.worlds_are_spread, "dealt otherwise"),
]
BREAKS: list[tuple[Game, Law, str]] = [
    (turn(breaks.BackToFront), playing.legal_is_playable, "not sorted"),
    (turn(breaks.StirsByChance), playing.chance_answers_as_if_it_read_the_list, "instead of"),
    (turn(breaks.RefusesWithoutReason), playing.rest_is_refused, "no reason"),
    (turn(breaks.SaysNotNow), playing.rest_is_refused, "the core's word"),
    (turn(breaks.PunishesTheAsker), playing.rest_is_refused, "changed the position"),
    (turn(breaks.ReachesForTheLegal), playing.near_is_refused, "can be played"),
    (turn(breaks.ReachesBeyondTheGame), playing.near_is_refused, "no action of the game"),
    (leaky(breaks.SaysTooEarly), playing.near_is_refused, "expected .*not-now"),
    (turn(breaks.SaysNotNow), playing.near_is_refused, "the core's word"),
    (night(breaks.HatchesUnwarned), playing.what_ends_is_told, "end the game"),
    (turn(breaks.CriesWolf), playing.what_ends_is_told, "end the game"),
    (turn(breaks.BuriesForTheAbsent), playing.default_is_legal, "not legal"),
    (night(breaks.SleepsEveryNight, covert=False, trifling=True), playing.trifles_end_nothing, "ends the game"),
    (night(trifling=True), playing.trifles_end_nothing, "is secret"),
    (turn(breaks.LosesWhatIsBuried), storing.load_undoes_dump, "is there"),
    (turn(breaks.StirsByTheClock), storing.is_determined, "led elsewhere"),
    (turn(breaks.StirsByTheTelling), storing.is_determined, "led elsewhere"),
    (leaky(breaks.FirstAnswerCounts), playing.sealed_may_change, "as before"),
    (leaky(breaks.FirstComeFirstServed), playing.arrival_leaves_no_trace, "order of arrival"),
    (leaky(breaks.SharesNests), storing.clone_shares_nothing, "changed the original"),
    (leaky(breaks.ForgetsTheWarmth), storing.is_determined, "another position"),
    (leaky(breaks.GistWithoutWarmth), storing.fingerprint_knows_every_number, "does not know"),
    (leaky(breaks.HandsOutItsHeap), storing.what_is_told_is_plain, "hangs on what it told"),
    (leaky(breaks.ShowsATuple), storing.what_is_told_is_plain, "not plain"),
    (leaky(breaks.ShowsATuple), shapes.the_look_is_as_declared, "is no list"),
    (leaky(leaks.ShowsTheTop), shapes.the_look_is_as_declared, "top: is not declared"),
    (leaky(breaks.HidesTheRound), shapes.the_look_is_as_declared, "round: is missing"),
    (night(leaks.NamesTheCuckoo), shapes.events_are_as_declared, "yawned: is not declared"),
    (leaky(breaks.TellsMore), shapes.events_are_as_declared, "loud: is not declared"),
    (leaky(breaks.LooksBack), shapes.hindsight_is_as_declared, "hindsight: is not declared"),
    (breaks.looking_back(), shapes.hindsight_is_as_declared, "trinkets.glass: is 'many', not int"),
    (leaky(breaks.ObservesMore), storing.observation_has_its_length, "numbers, not"),
    (leaky(breaks.EndsOtherwise), playing.outcome_is_sound, "no ending"),
    (leaky(breaks.NobodyWins), playing.outcome_is_sound, "from 1"),
    (leaky(breaks.CountsPartnersApart), playing.outcome_is_sound, "different scores"),
    (leaky(breaks.EachForItself), playing.sides_fit, "ended as"),
    (breaks.AllTogether(id="broken"), playing.sides_fit, "nobody to play against"),
    (breaks.OddOnesOut(id="broken"), playing.sides_fit, "counted from 0"),
    (breaks.LeavesOneOut(id="broken"), playing.sides_fit, "2 sides for 3 seats"),
    (breaks.SaysItTwice(id="broken"), storing.names_are_unique, "several actions"),
    (breaks.endless(), playing.ends_in_time, "the bound is"),
    (Magpies(heuristics=breaks.HintsInVain(), id="broken"), hints.hints_can_be_followed, "cannot be played"),
    (Magpies(heuristics=breaks.MakesUpReasons(), id="broken"), hints.hints_can_be_followed, "not declared"),
    (Magpies(heuristics=breaks.Proud(), id="broken"), playing.heuristics_are_sound, "more than won"),
]


def examine(game: Game, law: Law) -> None:
    """Try one law on a game, as the tests do."""
    if law in (*storing.GAME_LAWS, *hints.GAME_LAWS):
        law(game)
    elif law is spreading.worlds_are_spread:
        for case in spreading.spread_cases(game):
            law(case)
    elif law in (*playing.CASE_LAWS, *storing.CASE_LAWS, *imagining.CASE_LAWS, *shapes.CASE_LAWS):
        for case in cases(game):
            law(case)
    else:
        for case in cases(game):
            for number, state in enumerate(positions(case)):
                law(state.clone(), seeded(number))


@pytest.mark.parametrize(
    ("game", "law", "complaint"), [pytest.param(*row, id=f"{row[1].__name__}-{row[2]}") for row in [*LEAKS, *BREAKS]]
)
def test_the_law_notices(game: Game, law: Law, complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        examine(game, law)


def test_the_made_up_game_has_twins_that_a_seat_cannot_tell_apart() -> None:
    found = sum(
        len(twins(state, seeded(number))) for case in cases(TOY) for number, state in enumerate(positions(case))
    )
    assert found > 400
