"""The variants in the lobby of a server: which table can be made for how many."""

from __future__ import annotations

import msgspec
import pytest

from igroteka.server import wire
from tests.server.client import Rejected, Room, setup
from tests.server.conftest import port as port
from tests.server.conftest import room as room

FOR = {"everyone": [4, 5, 6], "big_hunt": [2, 3, 4]}


@pytest.mark.parametrize(("seats", "variant"), [(2, "big_hunt"), (3, "big_hunt"), (4, "everyone"), (6, "everyone")])
async def test_a_table_plays_what_is_for_so_many(room: Room, seats: int, variant: str) -> None:
    moderator = await room.create(setup("pechenka", seats))
    agreed = (await room.info(moderator.code)).setup
    assert agreed.options == {"variant": variant, "cycles": 2, "multi_hunter_pays": "each"}
    assert len(agreed.seats) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("variant", list(FOR))
async def test_a_variant_for_others_is_refused_with_the_reason(room: Room, seats: int, variant: str) -> None:
    agreed = setup("pechenka", seats, options={"variant": variant})
    if seats in FOR[variant]:
        moderator = await room.create(agreed)
        assert (await room.info(moderator.code)).setup.options["variant"] == variant
        return
    with pytest.raises(Rejected) as rejected:
        await room.create(agreed)
    assert (rejected.value.status, rejected.value.error) == (400, "bad-setup")
    counts = ", ".join(map(str, FOR[variant]))
    assert rejected.value.detail == f"option variant: {variant} is for {counts} players, not {seats}"


async def test_a_table_that_grows_or_shrinks_is_agreed_anew(room: Room) -> None:
    moderator = await room.create(setup("pechenka", 4, options={"variant": "big_hunt", "cycles": 3}))
    await room.at(moderator, "setup", setup("pechenka", 2, options={"variant": "big_hunt", "cycles": 3}))
    assert (await room.info(moderator.code)).setup.options["cycles"] == 3
    with pytest.raises(Rejected) as rejected:
        await room.at(moderator, "setup", setup("pechenka", 5, options={"variant": "big_hunt"}))
    assert rejected.value.error == "bad-setup"
    assert len((await room.info(moderator.code)).seats) == 2
    await room.at(moderator, "setup", setup("pechenka", 5))
    assert (await room.info(moderator.code)).setup.options["variant"] == "everyone"


async def test_the_list_of_games_says_which_choice_is_for_how_many(room: Room) -> None:
    games = msgspec.json.decode(await room.text("GET", "/api/games", None, ""), type=list[wire.GameInfo])
    game = next(one for one in games if one.id == "pechenka")
    assert game.seats == [2, 3, 4, 5, 6]
    told = {option.id: option for option in game.options}
    assert told["variant"].seats == FOR
    assert (told["cycles"].least, told["cycles"].most, told["cycles"].needs) == (2, 9, {"variant": ["big_hunt"]})
    assert told["cycles"].seats == {}
