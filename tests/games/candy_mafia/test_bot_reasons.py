"""What bots say of their statements and votes once an evening is over is true of its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from igroteka.bots import bot
from igroteka.bots.bot_reasons import bot_reasons
from igroteka.bots.hint import Reason
from igroteka.core.chance import seeded
from igroteka.core.match.begin import new_match
from igroteka.core.match.match import Match
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import ACCUSE, CLAIM, PICK, REPORT, SAY_NOTHING, VOTE, VOTE_NOBODY, VOUCH
from igroteka.games.candy_mafia.bot.reasons import of_answer, reasons_of
from igroteka.games.candy_mafia.bot.statements import side_told
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME, LONER, NAMES, SIDES, TOWN
from igroteka.games.candy_mafia.state import CandyMafia
from tests.games.candy_mafia.test_bot import DON, GAME, MISTRESS, TABLE, assess, say, table

EVENINGS: list[tuple[int, dict[str, object]]] = [
    (8, {"mode": "guests"}),
    (9, {"mode": "festival", "talk": 2}),
    (12, {"mode": "business", "vote_format": "open"}),
    (13, {"mode": "festival", "vote_format": "candidate"}),
    (12, {"mode": "festival", "two_gangs": True}),
]


def played(number: int, seats: int, options: dict[str, object]) -> Match:
    """An evening of bots, to its end."""
    match = new_match(GAME, number, seats, options, ["greedy"] * seats)
    rng, greedy = seeded(number), bot("greedy")
    while turn := match.state.turn():
        match.choose(turn[0], greedy.choose(match.state, turn[0], rng))
    return match


def said_before(match: Match, number: int) -> Iterator[tuple[str, dict[str, object]]]:
    """What everybody had heard and seen before a line of the log."""
    for line in match.lines[: number - 1]:
        for event in line.events:
            yield event.id, dict(event.public)


def hands(words: dict[str, object]) -> list[int]:
    """Who raised a hand."""
    seats = words["seats"]
    assert isinstance(seats, list)
    return seats


def is_true(match: Match, number: int, seat: int, reason: Reason) -> bool:
    """Is the sentence true of the log?"""
    s = match.state
    assert isinstance(s, CandyMafia)
    about, other = int(reason.words.get("seat", -1)), int(reason.words.get("other", -1))
    heard = list(said_before(match, number))
    rows = [row for row in s.told[seat] if row[k.FIRST] == about]
    sides = [s.facts.sides_of[card] for card in s.cards]
    match reason.id:
        case "found":
            checks = [row for row in rows if row[k.KIND] in (k.CHECKED, k.IS_TOWN)]
            return any(SIDES[side_told(row)] == reason.words["side"] for row in checks)
        case "learnt":
            return any(row[k.KIND] == k.LEARNT and row[k.VALUE] in (CRIME, LONER) for row in rows)
        case "met":
            return any(row[k.KIND] in k.OF_GANGS and row[k.VALUE] >> about & 1 for row in s.told[seat])
        case "murderer":
            return any(row[k.KIND] == k.KILLER and row[k.SECOND] == about for row in s.told[seat])
        case "jailed":
            return any(id == "jailed" and words["seat"] == about for id, words in heard)
        case "reported":
            return ("reported", {"seat": other, "about": about, "side": reason.words["side"]}) in heard
        case "false-claim" | "rival-claim":
            mine = [words["card"] for id, words in heard if id == "claimed" and words["seat"] == about][-1]
            if reason.id == "rival-claim":
                return ("claimed", {"seat": other, "card": mine}) in heard
            shown = [words.get("card") for id, words in heard if id != "claimed" and words.get("seat") != about]
            shown += ["nobleman" for id, words in heard if id == "noble" and words["seat"] != about]
            return mine in shown or mine == NAMES[s.cards[seat]]
        case "against-town":
            said = [(words["seat"], words["about"]) for id, words in heard if id in ("accused", "reported")]
            voted = [(words["seat"], words["target"]) for id, words in heard if id in ("voted", "nominated")]
            raised = [(voter, words["seat"]) for id, words in heard if id == "hands" for voter in hands(words)]
            return sides[other] == TOWN and (about, other) in [*said, *voted, *raised]
        case "joins":
            today = max((at for at, (id, _) in enumerate(heard) if id == "dawn"), default=0)
            return any(id in ("accused", "reported") and words["about"] == about for id, words in heard[today:])
        case "lost-partner":
            return sides[about] == CRIME
        case "outsider":
            return sides[about] != CRIME or s.house.two_gangs
        case "says-role":
            return sides[seat] == TOWN
        case _:
            return True


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(EVENINGS)))
def test_what_bots_say_is_true_of_the_log(number: int) -> None:
    seats, options = EVENINGS[number]
    given: Counter[str] = Counter()
    for evening in range(4):
        match = played(100 * number + evening, seats, options)
        for line, rows in bot_reasons(match).items():
            for seat, reason in rows:
                assert is_true(match, line, seat, reason), (evening, line, seat, reason.id, reason.words)
                given[reason.id] += 1
    assert len(given) > 8


def ids(s: CandyMafia, seat: int, action: int) -> list[tuple[str, dict[str, str | int]]]:
    """The reasons that the seat gives for an answer."""
    return [(reason.id, reason.words) for reason in of_answer(assess(s, seat), action)]


def test_of_somebody_elses_check_nothing_but_what_was_said_is_told() -> None:
    s = table(["elder", "nobleman", "avenger", "witch", "don", "mistress", "citizen", "citizen"], mode="guests")
    say(s, {1: REPORT + 3 * 3 + LONER})
    assert ids(s, 2, VOTE + 3) == [("reported", {"seat": 3, "other": 1, "side": "loner"})]


def test_no_reason_is_given_that_would_not_be_true() -> None:
    s = table()
    town = 3
    assert ids(s, town, VOUCH + 2) == ids(s, town, CLAIM + BY_NAME["elder"]) == ids(s, town, VOTE_NOBODY) == []
    assert ids(s, town, REPORT + 3 * DON + CRIME) == []  # never told so, and no criminal who lies
    assert ids(s, DON, SAY_NOTHING) == ids(s, DON, CLAIM + BY_NAME["don"]) == []
    assert ids(s, town, PICK + 1) == []
    s.told[town] = [*s.told[town], [1, k.CHECKED, DON, CRIME, 0]]
    assert ids(s, town, SAY_NOTHING) == []  # there is something to say
    say(s, {1: ACCUSE + 2, 0: ACCUSE + 2, 3: REPORT + 3 * DON + CRIME})
    assert ids(s, 4, VOTE + 7) == []  # somebody else is suspected more
    assert ids(s, town, VOTE + DON) == [("found", {"seat": DON, "side": "crime"})]


def test_of_what_nothing_else_is_true_it_is_said_that_it_was_drawn() -> None:
    s = table()
    given = [reasons_of(assess(s, 3), action) for action in (VOUCH + 2, SAY_NOTHING)]
    assert [[reason.id for reason in one] for one in given] == [["drawn"], ["waits"]]
    assert reasons_of(assess(s, DON), SAY_NOTHING) == []  # not every bot draws who is silent


def test_one_of_many_equals_is_called_a_guess_and_an_accusation_of_today_is_named() -> None:
    s = table()
    say(s, {})
    assert ids(s, 3, VOTE + 2) == [("by-lot", {"seat": 2})]
    cards = ["elder", "nobleman", "avenger", "saviour", "tough_guy", "don", "mistress", "executioner"]
    s = table(cards)  # where an innocent may be wanted executed, accusations prove nothing
    say(s, {1: REPORT + 3 * 2 + CRIME})
    assert ids(s, 3, VOTE + 2)[0][0] == "reported"


def test_a_partner_who_may_be_a_spy_is_not_called_one() -> None:
    s = table(["elder", "nobleman", "avenger", "saviour", "sleepwalker", "don", "mistress", "citizen"], mode="business")
    say(s, {})
    assert ids(s, DON, VOTE + 4) == ids(s, DON, VOTE + 1) == []
    s = table(TABLE)
    say(s, {})
    assert ids(s, DON, VOTE + MISTRESS) == [("lost-partner", {"seat": MISTRESS})]
    assert ids(s, DON, VOTE + 1) == [("outsider", {"seat": 1})]


def test_a_criminal_goes_along_with_the_town_and_knows_when_one_execution_decides() -> None:
    s = table()
    say(s, {0: ACCUSE + 1, 2: ACCUSE + 1, 3: ACCUSE + 1})
    assert ids(s, DON, VOTE + 1) == [("blends", {"seat": 1})]
    s.alive &= ~(1 << 4 | 1 << 7)
    assert ids(s, DON, VOTE + 1) == [("decides", {"seat": 1})]
