"""Three processes, PostgreSQL and a proxy: whatever happens to one, no move is lost, doubled or told unwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster import play_at_cluster
from tests.server.postgres import Postgres, postgres

__all__ = ["postgres"]

# `dev.py bench many` does this more often, with more tables and longer pauses.
FAULTS, TABLES, LONGEST_PAUSE = 20, 10, 5.0


@pytest.mark.long
async def test_faults_of_many_processes_lose_and_double_nothing(postgres: Postgres, tmp_path: Path) -> None:
    shown = await play_at_cluster(postgres, tmp_path, "caddy", FAULTS, TABLES, LONGEST_PAUSE, seed=1)
    assert all(shown.played), shown.played
    assert len(shown.injected) == FAULTS
    assert len(shown.recoveries) > 2, "tables have moved"
