"""The bots: exact chances, what they conclude and do, and that they know only what their seat knows."""

from __future__ import annotations

from itertools import combinations
from math import prod

import pytest

import igroteka
from igroteka.bots import bot
from igroteka.bots.bot_reasons import bot_reasons
from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import seeded
from igroteka.core.match.begin import new_match
from igroteka.core.state import State
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import ACCUSE, CLAIM, PICK, REPORT, VOTE
from igroteka.games.candy_mafia.bot.assessment import Assessment
from igroteka.games.candy_mafia.bot.belief import Belief, public_belief
from igroteka.games.candy_mafia.bot.conditional_bernoulli import chances_given_total
from igroteka.games.candy_mafia.bot.evidence import Evidence
from igroteka.games.candy_mafia.bot.reasons import of_vote
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.state import CandyMafia
from tests.games.candy_mafia.random_play import evening, ready

GAME = igroteka.game("candy_mafia")
TABLE = ["elder", "nobleman", "avenger", "saviour", "tough_guy", "don", "mistress", "citizen"]
DON, MISTRESS = 5, 6


def table(cards: list[str] = TABLE, **options: object) -> CandyMafia:
    """An evening with these cards, at its first talk."""
    s = GAME.new(len(cards), 1, options, deal={"cards": cards})
    assert isinstance(s, CandyMafia)
    while s.top.name != "talk":
        for seat in s.turn():
            s.play(seat, s.default(seat, seeded(0)))
    return s


def say(s: State, words: dict[int, int]) -> None:
    """One round of talk: these statements, all others nothing."""
    for seat in s.turn():
        s.play(seat, words.get(seat, s.legal(seat)[0]))


def vote(s: State, target: int) -> None:
    """All vote against one, who votes against nobody, and what follows until the next talk or the end."""
    while s.top.name != "talk" or s.turn() == []:
        if s.over:
            return
        for seat in s.turn():
            action = VOTE + target if s.top.name == "ballot" and seat != target else s.default(seat, seeded(1))
            s.play(seat, action)


def assess(s: CandyMafia, seat: int) -> Assessment:
    return Assessment(s, seat, Evidence(s, True))


@pytest.mark.parametrize("guilty", range(7))
def test_chances_are_exact_given_how_many_are_guilty(guilty: int) -> None:
    odds = [0.2, 3.0, 1.0, 0.01, 40.0, 1.5]
    sets = [(chosen, prod(odds[i] for i in chosen)) for chosen in combinations(range(6), guilty)]
    whole = sum(weight for _, weight in sets)
    expected = [sum(weight for chosen, weight in sets if i in chosen) / whole for i in range(6)]
    assert chances_given_total(odds, guilty) == pytest.approx(expected)


def test_at_first_all_others_are_alike_and_the_chances_add_up() -> None:
    s = table()
    crime = assess(s, 0).belief.crime
    assert crime[0] == 0
    assert crime[1:] == pytest.approx([2 / 7] * 7)
    assert assess(s, DON).belief.crime == [0, 0, 0, 0, 0, 1, 1, 0]


def test_the_chances_add_up_to_the_criminals_left_whatever_was_said() -> None:
    s = table()
    say(s, {0: ACCUSE + 5, 1: REPORT + 3 * 5 + CRIME, 2: ACCUSE + 1, 6: ACCUSE + 1, 7: CLAIM + BY_NAME["elder"]})
    for seat in (0, 1, 7):
        assert sum(assess(s, seat).belief.crime) == pytest.approx(2)


def test_a_reported_player_is_suspected_and_so_is_the_reporter_of_a_townsperson() -> None:
    s = table()
    say(s, {1: REPORT + 3 * 2 + CRIME})
    assert max(range(8), key=assess(s, 3).belief.crime.__getitem__) == 2
    # The reported one knows better.
    assert max(range(8), key=assess(s, 2).belief.crime.__getitem__) == 1
    vote(s, 2)
    assert max(range(8), key=assess(s, 3).belief.crime.__getitem__) == 1


def test_of_two_who_claim_one_card_its_holder_knows_the_liar() -> None:
    s = table()
    say(s, {6: CLAIM + BY_NAME["elder"]})
    assert assess(s, 0).belief.crime[6] > 0.75
    assert assess(s, 1).belief.crime[6] == pytest.approx(2 / 7)


def test_a_check_outweighs_all_words_and_is_told() -> None:
    s = table()
    s.told[0] = [*s.told[0], [1, 3, DON, CRIME, 0]]
    assert assess(s, 0).belief.crime[DON] > 0.85
    heuristics = heuristics_of(GAME)
    said = [heuristics.glance(s, 0, seeded(key)) for key in range(20)]
    assert said.count(REPORT + 3 * DON + CRIME) > 15


def test_criminals_neither_kill_nor_name_each_other_and_follow_a_partner_by_night() -> None:
    s = table()
    say(s, {})
    vote(s, 7)
    while s.top.name != "gang":
        for seat in s.turn():
            s.play(seat, s.default(seat, seeded(0)))
    greedy = bot("greedy")
    for key in range(10):
        assert greedy.choose(s, DON, seeded(key)) not in (0, PICK + DON, PICK + MISTRESS)
    s.play(DON, PICK + 3)
    assert [greedy.choose(s, MISTRESS, seeded(key)) for key in range(10)] == [PICK + 3] * 10


def test_a_gang_takes_the_spy_for_one_of_its_own_until_he_reports_one() -> None:
    s = table(["elder", "nobleman", "avenger", "saviour", "sleepwalker", "don", "mistress", "citizen"], mode="business")
    spy = 4
    assert assess(s, MISTRESS).is_friend(spy)
    say(s, {spy: REPORT + 3 * DON + CRIME})
    assert not assess(s, MISTRESS).is_friend(spy)
    assert assess(s, MISTRESS).is_friend(DON)
    vote(s, 7)
    say(s, {})
    while s.top.name != "gang":
        for seat in s.turn():
            s.play(seat, s.default(seat, seeded(0)))
    victims = [bot("greedy").choose(s, MISTRESS, seeded(key)) for key in range(10)]
    assert victims.count(PICK + spy) > 7


def test_another_gang_is_an_enemy_though_it_is_found_out_and_no_vote_decides_before_it_is_gone() -> None:
    town = ["elder", "nobleman", "avenger", "saviour", "tough_guy", "wanderer", "dealer", "instigator"]
    s = table([*town, "don", "mistress", "dragon", "teacher"], two_gangs=True)
    don, mistress, dragon, teacher = range(8, 12)
    s.told[don] = [*s.told[don], [1, 3, dragon, CRIME, 0]]
    s.told[don] = [*s.told[don], [1, k.LEARNT, teacher, BY_NAME["teacher"], CRIME]]
    thinks = assess(s, don)
    assert thinks.belief.crime[dragon] > 0.5 and thinks.belief.sure[teacher] == CRIME
    assert [other for other in range(12) if thinks.is_friend(other)] == [don, mistress]
    assert [thinks.foes[other] for other in (mistress, dragon, teacher, 0)] == [0, 1, 1, 1]
    s.alive = 1 << 0 | 1 << don | 1 << mistress | 1 << dragon
    assert assess(s, don).parity() <= 0 and not assess(s, don).one_vote_decides()


def test_the_town_votes_for_the_one_who_was_reported_and_says_why() -> None:
    s = table()
    say(s, {1: REPORT + 3 * DON + CRIME})
    for seat in (0, 2, 3, 4, 7):
        assert bot("greedy").choose(s, seat, seeded(seat)) == VOTE + DON
    (reason,) = of_vote(assess(s, 3), VOTE + DON)
    assert (reason.id, reason.words) == ("reported", {"seat": DON, "other": 1, "side": "crime"})
    (reason,) = of_vote(assess(s, MISTRESS), VOTE + DON)
    assert reason.id == "lost-partner"
    (reason,) = of_vote(assess(s, MISTRESS), VOTE + 3)
    assert reason.id == "outsider"


def test_a_gang_scatters_its_votes_until_one_execution_decides() -> None:
    s = table()
    say(s, {})
    assert len({bot("greedy").choose(s, DON, seeded(key)) for key in range(20)}) > 2
    vote(s, 7)
    say(s, {})
    vote(s, 0)
    say(s, {})
    assert len(s.suspects) == 6
    votes = [bot("greedy").choose(s, seat, seeded(key)) for seat in (DON, MISTRESS) for key in range(20)]
    target = max(votes, key=votes.count)
    assert target - VOTE in (1, 2, 3, 4)
    assert votes.count(target) >= 30
    (reason,) = of_vote(assess(s, DON), target)
    assert reason.id == "outsider"  # nobody is suspected more than the others


def test_a_small_gang_votes_against_partners_like_anybody_and_a_larger_one_spares_them() -> None:
    """Two of nine are fewer than a quarter, two of eight are not."""
    for cards, hides in (([*TABLE, "wanderer"], True), (TABLE, False)):
        s = table(cards)
        say(s, {})
        assert assess(s, DON).must_hide() == hides
        legal = s.legal(DON)
        odds = dict(zip(legal, heuristics_of(GAME).weigh(s, DON, legal), strict=True))
        strangers = [odds[VOTE + seat] for seat in range(len(cards)) if seat not in (DON, MISTRESS)]
        spared = odds[VOTE + MISTRESS] / min(strangers)
        assert spared > 0.9 if hides else spared < 0.5
    # With one of two left the gang is small again.
    s.alive &= ~(1 << MISTRESS)
    s.shown[MISTRESS] = BY_NAME["mistress"]
    assert assess(s, DON).must_hide()


def test_a_look_ahead_gathers_evidence_again_once_anything_has_come_to_light() -> None:
    s = table()
    heard = Evidence(s, True, share_belief=True)
    assert heard.is_current(s)
    say(s, {1: ACCUSE + 2})
    assert not heard.is_current(s)
    heard = Evidence(s, True, share_belief=True)
    for change in ("shown", "alive", "jailed", "day"):
        other = s.clone()
        assert isinstance(other, CandyMafia) and heard.is_current(other)
        if change == "shown":
            other.shown[1] = BY_NAME["nobleman"]
        elif change == "alive":
            other.alive &= ~2
        elif change == "jailed":
            other.jailed |= 2
        else:
            other.day += 1
        assert not heard.is_current(other)
    vote(s, 7)
    assert not heard.is_current(s)


def test_nothing_is_said_of_what_was_done_by_night() -> None:
    assert of_vote(assess(table(), 0), ACCUSE + 1) == []


@pytest.mark.parametrize("number", range(4))
def test_odds_and_beliefs_are_the_same_in_every_world_that_the_seat_may_believe_in(number: int) -> None:
    s = ready(number)
    compared = 0
    for index, position in enumerate(evening(s, number)):
        if index % 11 or position.over or not position.turn():
            continue
        assert isinstance(position, CandyMafia)
        for seat in position.turn()[:2]:
            worlds = [position.imagine(seat, seeded(key)) for key in (1, 2)]
            odds = [heuristics_of(GAME).weigh(world, seat, world.legal(seat)) for world in (position, *worlds)]
            assert odds[0] == odds[1] == odds[2]
            compared += 1
    assert compared > 5


def test_two_who_exchanged_their_cards_look_alike_to_a_bot() -> None:
    """The twin law for bots: what the seat cannot know changes neither the odds nor, with equal chance, the answer."""
    one = table()
    for first, other in ((DON, 1), (0, MISTRESS), (2, 3)):
        cards = TABLE.copy()
        cards[first], cards[other] = cards[other], cards[first]
        twin = table(cards)
        viewer = next(seat for seat in range(8) if seat not in (first, other, DON, MISTRESS))
        for name in ("quick", "greedy", "search:16"):
            answers = [bot(name).choose(state, viewer, seeded(5)) for state in (one, twin)]
            assert answers[0] == answers[1]


def test_everybody_thinks_the_same_who_was_told_nothing() -> None:
    s = table()
    say(s, {1: ACCUSE + 2, 3: ACCUSE + 2})
    evidence = Evidence(s, True, share_belief=True)
    assert Assessment(s, 4, evidence).belief is public_belief(s, evidence)
    assert Assessment(s, DON, evidence).belief is not public_belief(s, evidence)
    assert isinstance(Belief(s, Known(s, 4), evidence), Belief)


def test_a_loud_voice_is_not_followed_where_somebody_may_want_an_innocent_executed() -> None:
    cards = ["elder", "nobleman", "avenger", "saviour", "tough_guy", "don", "mistress", "executioner"]
    loud, calm = table(cards), table()
    for s in (loud, calm):
        say(s, {7: ACCUSE + 2, 0: ACCUSE + 2})
    assert assess(loud, 3).belief.crime[2] == pytest.approx(assess(loud, 3).belief.crime[4])
    assert assess(calm, 3).belief.crime[2] > assess(calm, 3).belief.crime[4]


def test_why_bots_spoke_and_voted_so_is_told_once_it_is_over_and_of_bots_alone() -> None:
    names = ["greedy", "bot strong", "Аня", *["greedy"] * 5]
    match = new_match(GAME, 3, 8, {"mode": "business"}, names)
    rng = seeded(3)
    while turn := match.state.turn():
        assert bot_reasons(match) == {}
        match.choose(turn[0], bot("greedy").choose(match.state, turn[0], rng))
    told = bot_reasons(match)
    votes = [line.number for line in match.lines if any(event.id == "voted" for event in line.events)]
    assert votes
    ids = {"claimed", "reported", "accused", "vouched"}
    stated = [line.number for line in match.lines if any(event.id in ids for event in line.events)]
    assert stated
    assert {*votes, *stated} == {*told}
    for number in votes:
        voters = {int(str(event.public["seat"])) for event in match.lines[number - 1].events if event.id == "voted"}
        seats = [seat for seat, _ in told[number]]
        assert seats == sorted(seats) and {*seats} <= voters - {2}
        assert all(reason.id in GAME.words.hints for _, reason in told[number])
