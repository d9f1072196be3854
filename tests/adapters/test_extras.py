"""The adapters are extras: without their library they say what to install, and nothing else needs them."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(("adapter", "library"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_library_is_named(adapter, library, monkeypatch):
    monkeypatch.delitem(sys.modules, f"igroteka.adapters.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"pip install igroteka\[{adapter}\]"):
        import_module(f"igroteka.adapters.{adapter}")


def test_the_games_need_no_extra():
    wanted = "import sys, igroteka; [igroteka.game(id).new() for id in igroteka.names()]; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", wanted], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "pyspiel", "pettingzoo", "gymnasium"} & set(loaded)
