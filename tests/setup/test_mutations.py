"""The list of faults is alive: each can still be planted, and names tests that are there."""

from __future__ import annotations

import pytest

from tools.environment import ROOT
from tools.mutate import Mutation, mutations

ALL = mutations()


@pytest.mark.parametrize("mutation", ALL, ids=[one.name for one in ALL])
def test_a_fault_can_be_planted_and_its_tests_are_there(mutation: Mutation) -> None:
    assert mutation.planted() != (ROOT / mutation.file).read_text("utf-8")
    paths = [test for test in mutation.tests if test.startswith(("tests/", "web/"))]
    assert mutation.tests[0] in paths
    assert all((ROOT / path).exists() for path in paths)
