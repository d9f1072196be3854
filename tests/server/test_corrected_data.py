"""An owner's corrected facts are played at the table: checked at the start, seen by everybody, known to bots and
records."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from igroteka.core.errors import BadData
from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.registry import Shelf, folder
from igroteka.server import wire
from igroteka.server.bots.bot_pool import BotPool
from tests.server.client import Room, setup
from tests.server.process import QUICK, Served, embedded

POINTS = [7, 7, 7, 7, 7]


def corrected(tmp_path: Path, points: list[int] | None = None) -> Path:
    """A folder in which the Italians have other points."""
    text = (folder("famiglia") / "data.toml").read_text(encoding="utf-8")
    changed = re.sub(r"(\[points\.I\][^[]*value = )\[[^\]]*\]", rf"\g<1>{points or POINTS}", text)
    assert changed != text
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "famiglia.toml").write_text(changed, encoding="utf-8")
    return tmp_path / "mine"


async def test_everybody_sees_and_plays_the_corrected_facts(tmp_path: Path) -> None:
    data = corrected(tmp_path)
    with Served(embedded(tmp_path), tmp_path / "log", *QUICK, "--data", str(data)) as served:
        async with served.start() as room:
            people, devices = await room.table(setup(bots=1))
            whole = await devices[0].sync()
            assert whole.facts["points.I"] == POINTS
            italians = [card for card in whole.play.view["street"] if card["card"][0] == "I"] if whole.play else []
            assert all(card["points"] == 7 for card in italians)
            await seen_in_the_catalogue(room)
            await room.at(people[0], "resign", wire.OfMatch(1))
            frame = await room.get(f"/api/tables/{people[0].code}/replay/last", wire.Snapshot, people[0].token)
            assert frame.facts["points.I"] == POINTS
            address = f"/api/tables/{people[0].code}/record?everything=true"
            record = read_record((await room.text("GET", address, None, people[0].token)).decode())
    mine = igroteka.game("famiglia", data)
    assert record.header["data"] == mine.data.fingerprint != igroteka.game("famiglia").data.fingerprint
    assert record.header["changes"] == mine.data.changes and mine.data.changes
    assert replay(record, mine).state.over


async def seen_in_the_catalogue(room: Room) -> None:
    """The list of games and the rules say what is corrected."""
    games = await room.get("/api/games", list[wire.GameInfo])
    others: dict[str, list[str]] = {name: [] for name in igroteka.names() if name != "famiglia"}
    assert {game.id: game.corrected for game in games} == {"famiglia": ["points.I"], **others}
    facts = (await room.get("/api/games/famiglia/rules", wire.Rules)).facts
    shipped = igroteka.game("famiglia").data.facts["points.I"]
    assert [(fact.id, fact.value, fact.shipped) for fact in facts if fact.corrected] == [("points.I", POINTS, shipped)]


async def test_a_bot_in_its_worker_plays_with_them(tmp_path: Path) -> None:
    shelf = Shelf(corrected(tmp_path))
    world = shelf.game("famiglia").new(seed=3)
    seat = world.turn()[0]
    pool = BotPool(1, shelf.data)
    try:
        assert await pool.answer("strong", world, seat, igroteka.seeded(1)) in world.legal(seat)
        assert pool.executor is not None, "a worker was asked, and did not fail"
        stranger = BotPool(1)
        with pytest.raises(igroteka.BadRecord, match="data"):
            await stranger.answer("strong", world, seat, igroteka.seeded(1))
        stranger.close()
    finally:
        pool.close()


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda path: corrected(path, [7, 7, 7, 7, 700]), r"points\.I\[4\]: must be from 0 to 99"),
        (lambda path: path / "nowhere", "is no folder"),
        (lambda path: path, "no file <game>.toml"),
    ],
)
def test_a_mistake_is_told_before_anybody_sits_down(make: object, complaint: str, tmp_path: Path) -> None:
    data = make(tmp_path)  # type: ignore[operator]
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--database", "memory", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert re.search(complaint, done.stderr), done.stderr


def test_a_file_for_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "famigla.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=rf"famigla.toml is for no game; there are: {', '.join(igroteka.names())}"):
        Shelf(tmp_path)


def test_what_is_not_corrected_is_as_it_ships(tmp_path: Path) -> None:
    shelf = Shelf(corrected(tmp_path))
    assert shelf.game("pechenka") is igroteka.game("pechenka")
    assert Shelf().game("famiglia") is igroteka.game("famiglia")
