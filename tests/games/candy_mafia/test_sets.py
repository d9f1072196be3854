"""The ready sets: as they are printed, and against the rules of selection."""

from __future__ import annotations

from itertools import chain

import pytest

from igroteka.balance import fair_casts, measured
from igroteka.core.state import State
from igroteka.games.candy_mafia.game import CandyMafiaGame
from igroteka.games.candy_mafia.roles import drunk
from tests.games.candy_mafia.table import GAME, LONER, MAFIA, NAMES, SIDES, TRIAD, field, tables
from tests.games.covers import covers

SETS = tables("sets.toml")
MODES = ("basic", "business", "guests", "festival")
GOLD = {"reanimator", "inquisitor", "jailer", "baker", "sweet_tooth"}
CHECKERS = {"elder", "fortune_teller", "detective", "judge", "inquisitor", "jailer", "sweet_tooth", "baker"}
EXPELLERS = {"detective", "mercenary", "inquisitor", "punisher", "sentry", "avenger"}
FESTIVAL = set(NAMES[33:49])
GUESTS = set(NAMES[15:33])


def expand(row: str) -> list[str]:
    """The cards of a row: P3 is the first three of P."""
    cards: list[str] = []
    for word in row.split():
        cards += SETS[word[0]].split()[: int(word[1:])] if word[0] in "PQZ" else [word]
    return cards


PRESETS = [(mode, int(seats), [*map(expand, rows)]) for mode in MODES for seats, rows in SETS[mode].items()]
GANGS = [(m, int(seats), [*map(expand, rows)]) for m in MODES for seats, rows in SETS[f"two_gangs_{m}"].items()]


def cast(s: State) -> list[str]:
    """The cards in play, sorted."""
    return sorted(NAMES[card] for card in field(s, "cards"))


@covers("cast", "R97", "R98")
@pytest.mark.parametrize(("mode", "seats", "rows"), PRESETS)
def test_a_ready_set_is_dealt_as_it_is_printed(mode: str, seats: int, rows: list[list[str]]) -> None:
    s = GAME.new(seats, seats, {"mode": mode})
    assert cast(s) == sorted([*chain(*rows)])
    assert [card for card in GAME.advice(seats, s.options) if card != "crowd"] == []


@covers("two-gangs", "R93", "R96")
@pytest.mark.parametrize(("mode", "seats", "rows"), GANGS)
def test_a_ready_set_of_two_gangs_is_dealt_as_it_is_printed(mode: str, seats: int, rows: list[list[str]]) -> None:
    s = GAME.new(seats, seats, {"mode": mode, "two_gangs": True})
    assert cast(s) == sorted([*chain(*rows)])
    mafia, triad = rows[1], rows[2]
    in_triad = [NAMES[field(s, "cards")[seat]] for seat in range(seats) if field(s, "triad") >> seat & 1]
    assert sorted(in_triad) == sorted(triad)
    assert set(mafia) <= set(MAFIA)
    assert set(triad) <= set(TRIAD)
    assert len(mafia) == len(triad) == (2 if seats < 15 else 3)
    assert not any(SIDES[card] == LONER for card in [*chain(*rows)])


OWN_TOWN = ["elder", "doctor", "detective", "judge", "nobleman", "dealer", "saviour", "avenger"]


@covers("two-gangs", "cast")
@pytest.mark.parametrize(
    ("wanted", "inside", "advice"),
    [
        # The wanted ones come first in their own gang; the ready set fills the rest of it.
        (["lawyer", "sorcerer", "vampire"], ["lawyer", "sorcerer", "vampire"], []),
        # A gang has two places here: the third of it does not fit.
        (["lawyer", "conjurer", "mistress"], ["lawyer", "conjurer"], ["uneven-gangs"]),
        (["maniac", "doctor"], ["doctor"], ["uneven-gangs"]),
        # A whole cast of one's own, also with larger gangs; if they cannot be, the table makes them equal.
        ([*OWN_TOWN, "don", "lawyer", "dragon", "sorcerer"], [*OWN_TOWN, "don", "lawyer", "dragon", "sorcerer"], []),
        ([*OWN_TOWN[:6], "don", "lawyer", "conjurer", "dragon", "sorcerer", "teacher"], ["conjurer", "teacher"], []),
        ([*OWN_TOWN, "don", "lawyer", "conjurer", "dragon"], ["lawyer", "conjurer", "dragon"], ["uneven-gangs"]),
    ],
)
def test_two_gangs_of_ones_own(wanted: list[str], inside: list[str], advice: list[str]) -> None:
    options: dict[str, object] = {"mode": "festival", "two_gangs": True, "wanted": wanted}
    s = GAME.new(12, 1, options)
    cards = cast(s)
    assert set(inside) <= set(cards)
    assert [SIDES[card] for card in cards].count("loner") == 0
    assert len([card for card in cards if card in TRIAD]) == [SIDES[card] for card in cards].count("crime") // 2
    assert [said for said in GAME.advice(12, s.options) if said in ("uneven-gangs", "left-out")] == advice


@covers("cast", "R92", "R95")
@pytest.mark.parametrize(("mode", "seats", "rows"), PRESETS)
def test_a_ready_set_keeps_the_rules_of_selection(mode: str, seats: int, rows: list[list[str]]) -> None:
    town, crime, loners = rows
    slots = len(crime) + len(loners)
    assert (len(town) + slots, slots) == (seats, round(seats / 3))
    assert 1.6 <= len(town) / slots <= 2.5
    printed = [card for card in [*chain(*rows)] if card not in ("citizen", "criminal")]
    assert len(printed) == len(set(printed))
    assert [SIDES[card] for card in crime] == ["crime"] * len(crime)
    assert [SIDES[card] for card in loners] == ["loner"] * len(loners)
    assert all(SIDES[card] in ("town", "none") for card in town)
    assert len(GOLD & set(printed)) <= 1
    assert len(loners) <= {"guests": 1, "festival": 3}.get(mode, 0)
    assert not (mode == "basic" and set(printed) - FESTIVAL - {"elder"})
    assert not (mode == "business" and set(printed) & GUESTS)
    active = [card for card in printed if mode == "festival" or card not in FESTIVAL]
    assert CHECKERS & set(active)
    if mode != "basic":
        assert EXPELLERS & set(active)
    if mode in ("business", "guests"):
        assert len([card for card in town if card in active]) == max(1, round(len(town) / 3))
        assert len([card for card in crime if card in active]) == max(1, round(len(crime) / 3))


@covers("R99")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [6, 8, 11, 14, 17, 20])
def test_a_lighter_table_has_a_criminal_fewer(mode: str, seats: int) -> None:
    s = GAME.new(seats, 1, {"mode": mode, "crime_slots": "floor"})
    sides = [SIDES[card] for card in cast(s)]
    assert sides.count("crime") + sides.count("loner") == seats // 3
    assert len(sides) == seats


@covers("drunk", "R91")
def test_the_drunks_card_is_one_that_nobody_else_has() -> None:
    seen = set()
    for seed in range(40):
        s = GAME.new(17, seed, {"mode": "festival"})
        aside = NAMES[field(s, "aside")]
        assert aside not in cast(s)
        assert aside not in GOLD
        assert aside not in ("dragon", "elders_son")  # beside the don, and without an elder
        seen.add(aside)
    assert len(seen) > 5
    for seed in range(5):
        assert field(GAME.new(12, seed, {"mode": "festival"}), "aside") == -1


@covers("drunk", "R91")
def test_the_drunks_card_is_of_some_use() -> None:
    def spare(mode: str, *names: str) -> set[str]:
        assert isinstance(GAME, CandyMafiaGame)
        cards = [NAMES.index(name) for name in ("drunk", *names)]
        return {NAMES[card] for card in drunk.spare(GAME.facts, cards, {"mode": mode, "two_gangs": False})}

    useless = {"bloodhound", "mistress", "libeller", "candy_baron", "elders_son"}
    assert not useless & spare("festival", "don", "doctor")
    assert useless <= spare("festival", "don", "elder", "maniac")
    # A card without an ability lacks nothing.
    assert {"mistress", "libeller", "elders_son", "dragon"} <= spare("guests", "don", "doctor")
    assert "dragon" not in spare("festival", "don", "doctor")


def test_cards_are_dealt_to_every_seat_alike() -> None:
    seats = {field(GAME.new(6, seed, {"mode": "basic"}), "cards").index(0) for seed in range(60)}
    assert seats == set(range(6))


assert isinstance(GAME, CandyMafiaGame)
FURTHER = [table.split() for table in GAME.facts.further]


@covers("cast", "R100")
@pytest.mark.parametrize(("which", "mode", "count"), FURTHER)
def test_a_further_cast_is_another_one_and_keeps_the_rules_of_selection(which: str, mode: str, count: str) -> None:
    seats = int(count)
    s = GAME.new(seats, seats, {"mode": mode, "ready": which})
    usual = GAME.new(seats, seats, {"mode": mode})
    assert cast(s) != cast(usual)
    if mode != "basic":  # there a further cast has a criminal fewer
        assert [card for card in GAME.advice(seats, s.options) if card != "crowd"] == []


@covers("R100")
def test_where_there_is_no_further_cast_the_usual_one_is_dealt() -> None:
    assert cast(GAME.new(7, 1, {"mode": "basic", "ready": "third"})) == cast(GAME.new(7, 1, {"mode": "basic"}))


@covers("cast")
def test_warnings_name_the_roles_that_they_are_about() -> None:
    options = GAME.agreed(6, {"mode": "basic", "wanted": ["jailer", "baker", "witch", "maniac", "piper"]})
    assert GAME.moderated is not None
    about = GAME.moderated.advised_about(6, options)
    assert about["gold"] == ["jailer", "baker"]
    assert set(about) <= set(GAME.advice(6, options))
    assert all(about[id] for id in about)


@covers("cast")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(6, 21))
def test_whoever_chooses_nothing_is_recommended_a_cast_that_no_side_plays_in_vain(mode: str, seats: int) -> None:
    options = GAME.agreed(seats, {"mode": mode})
    for answers in fair_casts(GAME, seats, options):
        found = measured(GAME, seats, GAME.agreed(seats, {**options, **answers}))
        assert found is not None and 0.33 <= found.sides["town"][0] <= 0.67
    assert fair_casts(GAME, seats, options)
    if mode == "basic":  # where a newcomer begins
        assert all("mode" not in answers for answers in fair_casts(GAME, seats, options))
