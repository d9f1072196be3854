"""Options: sets, what an option needs of others, groups, and settings by pairs."""

from __future__ import annotations

import json

import pytest

from igroteka.core.errors import BadOptions, BadRecord
from igroteka.core.match.begin import new_match, replay
from igroteka.core.match.record import read_record
from igroteka.core.option import Option, resolve, schema
from tests.laws.cases import GAMES, ROOKS
from tests.laws.pairwise import SEATS, settings
from tests.rooks import Rooks

GUESTS = Option("guests", ["owl"], choices=("owl", "jay", "dove", "crow", "tit"), least=1, most=3)
MOON = Option("moon", "full", choices=("full", "half", "new"))
HOOT = Option("hoot", False, needs={"guests": ("owl", "crow"), "moon": ("half", "new")}, group="night")
LOUD = Option("loud", 1, least=1, most=3, needs={"hoot": (True,)})
OPTIONS = (LOUD, HOOT, GUESTS, MOON)


def test_a_set_has_its_members_in_declared_order_however_they_are_given() -> None:
    assert GUESTS.kind == "set"
    assert GUESTS.accept(["tit", "owl"]) == ["owl", "tit"]
    assert GUESTS.read("tit, owl") == ["owl", "tit"]
    assert Option("any", [], choices=("a", "b"), most=2).read(" ") == []
    assert resolve([GUESTS], {"guests": ["crow", "jay"]}, 5) == {"guests": ["jay", "crow"]}


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (["owl", "eagle"], "'eagle' is none of owl, jay, dove, crow, tit"),
        (["owl", "jay", "owl"], "owl is in it twice"),
        ([], "must be 1 to 3 of its choices, not 0"),
        (["owl", "jay", "dove", "crow"], "must be 1 to 3 of its choices, not 4"),
        (["owl", 3], "3 is none of owl, jay, dove, crow, tit"),
        (["owl", ["jay"]], "a list is none of owl, jay, dove, crow, tit"),
        ("owl", "must be a list, not 'owl'"),
        ({"owl": True}, "must be a list, not an object"),
        (("owl",), "must be a list, not an object"),
        (None, "must be a list, not None"),
        (True, "must be a list, not True"),
    ],
)
def test_what_is_no_such_set_is_refused_with_the_reason(value: object, said: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        resolve([GUESTS], {"guests": value}, 5)
    assert str(refusal.value) == f"option guests: {said}"


def test_the_values_that_the_laws_try_have_every_member_of_a_set() -> None:
    assert GUESTS.values() == [["owl"], ["owl", "jay", "dove"], ["dove", "crow", "tit"]]
    for game in GAMES:
        for option in game.options:
            assert all(option.accept(value) == value for value in option.values())
            if option.kind == "set":
                assert {member for value in option.values() for member in value} == set(option.choices)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("given", "lacking"),
    [
        ({"hoot": True}, "moon=half or new"),
        ({"hoot": True, "moon": "new", "guests": ["jay"]}, "guests=owl or crow"),
        ({"moon": "new", "loud": 2}, "hoot=True"),
        ({"hoot": True, "moon": "half", "guests": ["jay", "crow"], "loud": 3}, ""),
        ({"hoot": False, "loud": 1}, ""),
    ],
)
def test_an_option_may_need_several_others_and_says_which_one_it_lacks(given: dict[str, object], lacking: str) -> None:
    if not lacking:
        assert resolve(OPTIONS, given, 5).items() >= {**given}.items()
        return
    with pytest.raises(BadOptions) as refusal:
        resolve(OPTIONS, given, 5)
    assert str(refusal.value).endswith(f"means something only with {lacking}")


def test_a_set_in_json_schema() -> None:
    told = schema(OPTIONS)["properties"]
    assert isinstance(told, dict)
    assert told["guests"] == {
        "type": "array",
        "items": {"type": "string", "enum": ["owl", "jay", "dove", "crow", "tit"]},
        "uniqueItems": True,
        "minItems": 1,
        "maxItems": 3,
        "default": ["owl"],
    }
    assert told["hoot"] == {
        "type": "boolean",
        "default": False,
        "needs": {"guests": ["owl", "crow"], "moon": ["half", "new"]},
        "group": "night",
    }


def test_settings_by_pairs_can_all_be_agreed_and_miss_no_value() -> None:
    game = Rooks()
    game.options = OPTIONS
    rows = settings(game)
    for row in rows:
        resolve(OPTIONS, {name: value for name, value in row.items() if name != SEATS}, 5)
    for option in OPTIONS:
        assert all(any(row[option.id] == value for row in rows) for value in option.values())
    assert any(row["loud"] == 3 and row["guests"] == ["dove", "crow", "tit"] for row in rows)


def test_a_set_is_kept_in_records_and_positions_as_a_plain_list_and_clones_share_it() -> None:
    match = new_match(ROOKS, 7, 8, {"guests": ["dove", "owl"]})
    assert match.header["options"] == {"guests": ["owl", "dove"], "owl_rests": False, "days": 4}
    assert match.state.clone().options["guests"] is match.state.options["guests"]
    assert replay(read_record(match.record.write()), ROOKS).state.same(match.state)
    dump = match.state.dump()
    assert ROOKS.load(json.loads(json.dumps(dump))).same(match.state)
    for wrong in (["dove", "owl"], ["owl", "owl"], ["owl", "eagle"], "owl", []):
        with pytest.raises(BadRecord):
            ROOKS.load({**dump, "options": {**match.state.options, "guests": wrong}})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_advice_that_is_given_was_declared(game: Rooks) -> None:
    for row in settings(game):
        agreed = game.agreed(row[SEATS], {name: value for name, value in row.items() if name != SEATS})  # type: ignore[arg-type]
        assert set(game.advice(row[SEATS], agreed)) <= set(game.words.advices)  # type: ignore[arg-type]
