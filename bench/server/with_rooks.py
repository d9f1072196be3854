"""`igroteka` with the made-up game of the tests on its shelf: it has windows, covert ones too, and up to 20 seats."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pytest

from igroteka.cli import main
from tests.laws.cases import ROOKS
from tests.shelf import put_on_the_shelf

if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        put_on_the_shelf(patch, ROOKS)
        sys.exit(main())
