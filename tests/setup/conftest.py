"""What tests of the set-up share."""

from __future__ import annotations

import pytest

import hatch_build


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that compile: skips them where that cannot be done, and says why."""
    monkeypatch.delenv("IGROTEKA_MYPYC", raising=False)
    if hindrance := hatch_build.why_not_compile():
        pytest.skip(hindrance)
