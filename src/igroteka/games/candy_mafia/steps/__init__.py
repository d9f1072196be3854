"""The steps of an evening, in the order of a night and a day."""

from __future__ import annotations

from typing import Any

from igroteka.core.step import Step
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.night import steps as night
from igroteka.games.candy_mafia.steps import day, verdict

PICKS = (a.NOBODY_PICKED, a.KILL - 1)
BALLOT = (a.VOTE_NOBODY, a.HAND_DOWN - 1)
HANDS = (a.HAND_DOWN, a.HAND_UP)
ROLE_ANSWERS = (a.NOBODY_PICKED, a.VOTE_NOBODY - 1)
NO_ANSWERS = (0, -1)


def covert(make: Any, name: str, clause: str, answers: tuple[int, int], pace: str) -> Step[Any]:
    """A window of which nobody sees who is asked."""
    step: Step[Any] = make(name, clause, answers[0], answers[1], covert=True, pace=pace, silence=True)
    return step


def open_(make: Any, name: str, clause: str, answers: tuple[int, int], pace: str) -> Step[Any]:
    """A window before everybody's eyes."""
    step: Step[Any] = make(name, clause, answers[0], answers[1], pace=pace, silence=True)
    return step


STEPS: tuple[Step[Any], ...] = (
    night.Nightfall("night", "night"),
    covert(night.Fate, "fate", "fate", ROLE_ANSWERS, "short"),
    covert(night.Calls, "call", "night", ROLE_ANSWERS, "short"),
    covert(night.Gang, "gang", "gang", PICKS, "vote"),
    covert(night.Mail, "mail", "mail", NO_ANSWERS, "short"),
    covert(night.Spirits, "spirits", "spirits", (a.WRITE_NOTHING, a.ACTIONS - 1), "short"),
    night.Daybreak("dawn", "dawn"),
    open_(verdict.LastShot, "shot", "shot", PICKS, "word"),
    day.Morning("morning", "dawn"),
    open_(day.Talk, "talk", "talk", (a.SAY_NOTHING, a.WRITE_NOTHING - 1), "talk"),
    open_(day.Ballot, "ballot", "vote", BALLOT, "vote"),
    open_(day.HandVote, "hands", "vote", HANDS, "short"),
    open_(day.Defence, "defence", "vote", NO_ANSWERS, "word"),
    open_(day.Runoff, "runoff", "vote", BALLOT, "vote"),
    open_(day.Nominate, "nominate", "candidate", BALLOT, "vote"),
    open_(day.Trial, "trial", "candidate", HANDS, "short"),
    open_(verdict.LastWord, "last_word", "verdict", NO_ANSWERS, "word"),
    covert(verdict.Save, "save", "verdict", (a.NOBODY_PICKED, a.YES), "short"),
    verdict.Evening("evening", "dusk"),
    verdict.Dusk("dusk", "dusk"),
    open_(day.TruceVote, "truce", "truce", HANDS, "vote"),
    verdict.Reckoning("reckoning", "victory"),
    open_(day.Floor, "floor", "talk", (a.SAY_NOTHING, a.WRITE_NOTHING - 1), "word"),
    night.ShownNight("shown_night", "first-night"),
)
