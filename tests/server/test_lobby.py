"""Before, after and around a match: who may sit down, stand up, begin, give up and play again."""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec
import pytest

from igroteka.server import wire
from tests.server.client import NAMES, Rejected, Room, deal, setup
from tests.server.driving import Pair
from tests.server.websocket_client import Gone, command_id


async def refused(asking: object) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    with pytest.raises(Rejected) as rejected:
        await asking  # type: ignore[misc]
    return rejected.value.status, rejected.value.error


async def test_a_table_is_made_and_joined_with_nothing_but_a_name(room: Room) -> None:
    owner = await room.create(setup(), "Аня")
    info = await room.info(owner.code)
    assert (info.status, info.match, info.watch) == ("gathering", 1, "")
    assert [(seat.kind, seat.name, seat.owner) for seat in info.seats] == [("person", "Аня", True), ("open", "", False)]
    guest = await room.join(owner.code, "Боря")
    assert guest.code == owner.code
    assert [seat.name for seat in (await room.info(owner.code)).seats] == ["Аня", "Боря"]
    assert (await room.info(owner.code, owner.token)).watch


async def test_a_full_table_and_a_taken_seat_are_told_and_names_are_told_apart(room: Room) -> None:
    owner = await room.create(setup())
    assert await refused(room.join(owner.code, seat=0)) == (409, "seat-taken")
    assert await refused(room.join(owner.code, seat=2)) == (409, "seat-taken")
    await room.join(owner.code, NAMES[0], seat=1)
    assert await refused(room.join(owner.code, "Cat")) == (409, "full")
    assert await refused(room.join("AAAAAA")) == (404, "no-such-table")
    names = [seat.name for seat in (await room.info(owner.code)).seats]
    assert names[0] == NAMES[0] and len(set(names)) == 2


@pytest.mark.parametrize(
    ("agreed", "part"),
    [
        (setup("chess"), "famiglia"),
        (setup(seats=3), "seats"),
        (setup(options={"wings": True}), "wings"),
        (setup(options={"brute_reduction": "none"}), "brute_reduction"),
        (setup(options={"merc_for_merc": "yes"}), "merc_for_merc"),
        (setup(first=2), "first"),
        (setup("candy_mafia", 6, first=0), "first"),
    ],
)
async def test_what_cannot_be_agreed_is_refused_with_the_reason(room: Room, agreed: wire.Setup, part: str) -> None:
    with pytest.raises(Rejected) as rejected:
        await room.create(agreed)
    assert (rejected.value.status, rejected.value.error) == (400, "bad-setup")
    assert part in rejected.value.detail
    owner = await room.create(setup())
    before = (await room.info(owner.code)).setup
    with pytest.raises(Rejected):
        await room.at(owner, "setup", agreed)
    assert (await room.info(owner.code)).setup == before


async def test_a_table_of_bots_alone_is_refused(room: Room) -> None:
    assert await refused(room.create(setup(bots=2))) == (400, "no-people")


async def test_the_owner_agrees_anew_before_the_start(room: Room) -> None:
    owner = await room.create(setup())
    guest = await room.join(owner.code)
    clock = wire.ClockSetup(300, 10)
    assert await refused(room.at(guest, "setup", setup(clock=clock))) == (403, "not-owner")
    await room.at(owner, "setup", setup(clock=clock, options={"hide_hands": True}))
    agreed = (await room.info(owner.code)).setup
    assert agreed.clock == clock
    assert agreed.options["hide_hands"] is True


async def test_leaving_frees_the_seat_and_passes_the_owners_rights_on(room: Room) -> None:
    owner = await room.create(setup())
    guest = await room.join(owner.code)
    device = await room.sit(guest)
    await room.at(owner, "leave")
    await device.until(lambda d: d.table.seats[0].kind == "open")
    assert [seat.owner for seat in device.table.seats] == [False, True]
    assert await refused(room.at(owner, "start")) == (401, "bad-token")
    late = await room.join(owner.code, "Cat")
    await device.until(lambda d: d.table.seats[0].name == "Cat")
    assert await refused(room.at(late, "start")) == (403, "not-owner")
    await room.at(guest, "start")


async def test_only_the_owner_kicks_and_only_before_the_start(room: Room) -> None:
    owner = await room.create(setup())
    guest = await room.join(owner.code)
    device = await room.sit(guest)
    assert await refused(room.at(guest, "kick", wire.KickSeat(0))) == (403, "not-owner")
    await room.at(owner, "kick", wire.KickSeat(1))
    with pytest.raises(Gone) as gone:
        await device.until(lambda d: False)
    assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == ("kicked", False)
    assert (await room.info(owner.code)).seats[1].kind == "open"
    assert await refused(room.at(guest, "leave")) == (401, "bad-token")
    assert await refused(room.join(owner.code, "Cat")) == (409, "owner-away")
    await room.post(f"/api/tables/{owner.code}/join", wire.JoinTable("Cat"), owner.token)
    await room.at(owner, "start")
    assert (await refused(room.at(owner, "kick", wire.KickSeat(1))))[1] == "begun"


async def test_whoever_was_sent_away_comes_back_only_if_the_owner_lets_them_in(room: Room) -> None:
    owner = await room.create(setup())
    device = await room.sit(owner)
    guest = await room.join(owner.code)
    await room.at(owner, "kick", wire.KickSeat(1))
    for yes, reason in ((False, "not-admitted"), (True, "admitted")):
        again = await room.join(owner.code, "Zed")
        assert await refused(room.at(again, "leave")) == (401, "bad-token")
        assert await refused(room.join(owner.code, "Eve")) == (409, "question-open")
        door = await room.device(again).connect()
        await door.send(wire.Hello(token=again.token))
        await door.next(wire.Waiting)
        await device.until(lambda d: d.table.question)
        question = device.table.question
        assert question and (question.kind, question.name, question.waiting) == ("join", "Zed", [owner.person])
        assert device.table.seats[1].kind == "open"
        assert isinstance(await device.do(wire.Answer(command_id(), question.number, yes)), wire.Done)
        with pytest.raises(Gone) as gone:
            await door.until(lambda d: False)
        assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == (reason, yes)
    assert (await room.sit(again)).me.seat == 1
    with pytest.raises(Gone):
        await room.sit(guest)


async def test_a_match_starts_once_everybody_is_there(room: Room) -> None:
    owner = await room.create(setup())
    assert await refused(room.at(owner, "start")) == (409, "seats-open")
    guest = await room.join(owner.code)
    assert await refused(room.at(guest, "start")) == (403, "not-owner")
    devices = [await room.sit(owner), await room.sit(guest)]
    await room.at(owner, "start")
    await room.at(owner, "start")  # a retry does no harm
    await deal(devices)
    assert await refused(room.join(owner.code, "Cat")) == (409, "begun")


async def test_a_bot_fills_a_seat_and_plays_and_whoever_reads_the_score_names_it(room: Room) -> None:
    (person,), (device,) = await room.table(setup(bots=1))
    assert [(seat.kind, seat.level) for seat in device.table.seats] == [("person", None), ("bot", "easy")]
    while not any(entry.seat == 1 and entry.kind == "choice" for entry in device.log):
        assert not device.over
        await device.until(lambda d: d.choices or any(entry.seat == 1 for entry in d.log))
        if device.choices:  # a turn may take many answers
            assert isinstance(await device.choose(device.choices[-1]), wire.Done)
    await room.at(person, "resign", wire.OfMatch(1))
    await device.until(lambda d: d.table.status == "over")
    assert device.table.evening[0].names == ["Ann", ""]


async def test_giving_up_ends_the_match_and_the_evening_goes_on_with_other_seats(room: Room) -> None:
    people, devices = await room.table(setup())
    await room.at(people[0], "resign", wire.OfMatch(1))
    await room.at(people[0], "resign", wire.OfMatch(1))  # a retry does no harm
    for device in devices:
        await device.until(lambda d: d.over and d.table.status == "over")
        assert device.log[-1].kind == "resign"
        assert [(score.match, score.names, score.places) for score in device.table.evening] == [
            (1, ["Ann", "Bob"], [2, 1])
        ]
    await room.at(people[1], "rematch", wire.OfMatch(1))
    await room.at(people[0], "rematch", wire.OfMatch(1))
    await deal_again(devices, 2)
    assert [device.me.seat for device in devices] == [1, 0]
    assert [seat.name for seat in devices[0].table.seats] == ["Bob", "Ann"]
    await room.at(people[1], "resign", wire.OfMatch(2))
    for device in devices:
        await device.until(lambda d: len(d.table.evening) == 2)
        assert (device.table.evening[1].names, device.table.evening[1].places) == (["Bob", "Ann"], [2, 1])


async def deal_again(devices: list, match: int) -> None:
    """Everybody shuffles for the next match."""
    for device in devices:
        await device.until(lambda d: d.table.match == match)
        if device.table.status == "shuffling":
            await device.do(wire.Contribute(command_id(), f"{match:064x}"))
    for device in devices:
        await device.until(lambda d: d.table.status == "playing" and d.play and not d.over)


async def test_a_game_to_the_end_goes_into_the_evening(room: Room) -> None:
    pair = Pair(room, 5)
    await pair.begin()
    while await pair.move():
        pass
    device = await pair.devices[0].until(lambda d: d.table.status == "over")
    (score,) = device.table.evening
    assert device.play and device.play.view["outcome"]["scores"] == score.scores
    assert device.play.view["outcome"]["places"] == score.places
    assert device.play.view["outcome"].get("draw", False) == score.draw


async def test_nobody_gets_a_new_link_for_somebody_who_is_there(room: Room) -> None:
    people, devices = await room.table(setup())
    for name, answer in (("Cat", (404, "no-such-name")), ("Ann", (409, "still-here")), ("Bob", (409, "still-here"))):
        assert await refused(room.post(f"/api/tables/{people[0].code}/mend", wire.MendLink(name))) == answer
    await devices[1].close()
    await devices[0].until(lambda d: d.table.seats[1].devices == 0)
    asking = room.post(f"/api/tables/{people[0].code}/mend", wire.MendLink("Bob"))
    assert await refused(asking) == (409, "still-here")
    assert (await devices[0].sync()).table.question is None


async def test_the_lobby_is_told_to_everybody_at_once(room: Room) -> None:
    owner = await room.create(setup())
    device = await room.sit(owner)
    assert device.play is None and device.log == []
    await room.join(owner.code)
    await device.until(lambda d: d.table.seats[1].name == "Bob")
    assert msgspec.json.decode(device.heard[-1])["type"] == "changed"


async def test_where_nobody_may_watch_there_is_no_link_for_it(room: Room) -> None:
    owner = await room.create(setup(spectators=False))
    assert (await room.info(owner.code, owner.token)).watch == ""


async def test_everybody_may_take_another_name_until_the_game_begins(room: Room) -> None:
    owner = await room.create(setup(), "Аня")
    guest = await room.join(owner.code, "Боря")

    def rename(name: str) -> Awaitable[bytes]:
        return room.post(f"/api/tables/{owner.code}/rename", wire.Rename(name), guest.token)

    await rename("  Вера ")
    await rename("Вера")
    assert [seat.name for seat in (await room.info(owner.code)).seats] == ["Аня", "Вера"]
    await rename("Аня")
    assert [seat.name for seat in (await room.info(owner.code)).seats] == ["Аня", "Аня 2"]
    assert await refused(rename("\u200b")) == (409, "bad-name")
    await room.post(f"/api/tables/{owner.code}/start", {}, owner.token)
    assert (await refused(rename("Гоша")))[1] in ("begun", "shuffling")
