"""The database that is used if none is named."""

from __future__ import annotations

from pathlib import Path

from igroteka.server.store.default_database import default_database


def test_the_environment_says_where() -> None:
    assert default_database({"IGROTEKA_DATABASE": "postgresql://127.0.0.1/x"}) == "postgresql://127.0.0.1/x"
    assert default_database({"XDG_DATA_HOME": "/data"}) == "sqlite+aiosqlite:////data/igroteka/igroteka.db"


def test_else_it_is_in_the_users_home() -> None:
    own = f"sqlite+aiosqlite:///{Path.home()}/.local/share/igroteka/igroteka.db"
    assert default_database({}) == own
    assert default_database({"IGROTEKA_DATABASE": "", "XDG_DATA_HOME": "not/absolute"}) == own
