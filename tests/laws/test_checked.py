"""Every test checks something: whatever passes unchecked is found, in its source or while it runs."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.checked import FOLDER, Test, Watch, is_certain, needs_watching, parsed
from tests.laws.cases import require

TESTS = sorted(map(str, Path(FOLDER).rglob("test_*.py")))
Numbers = list[int]


def returns_at_once(file: str) -> list[int]:
    """The lines where a block of a test begins with `return`: the case is none, or a skip that gives no reason."""
    tests = [node for node in parsed(file).body if isinstance(node, Test) and node.name.startswith("test_")]
    blocks = [getattr(node, name, ()) for test in tests for node in ast.walk(test) for name in ("body", "orelse")]
    first = [block[0] for block in blocks if isinstance(block, list) and block]
    return [node.lineno for node in first if isinstance(node, ast.Return) and node.value is None]


def test_no_test_returns_at_once() -> None:
    assert not {file: lines for file in TESTS if (lines := returns_at_once(file))}


def asserts(numbers: Numbers) -> None:
    for number in numbers:
        assert number


def returns(numbers: Numbers) -> None:
    asserts([1])
    if not numbers:
        return
    assert numbers


def requires(numbers: Numbers) -> None:
    for number in numbers:
        require(number > 0, "one is more than nothing")


def expects_an_error(numbers: Numbers) -> None:
    for number in numbers:
        with pytest.raises(ZeroDivisionError):
            number //= 0


def asserts_inside(numbers: Numbers) -> None:
    def check(number: int) -> None:
        assert number

    list(map(check, numbers))


def narrowing(numbers: Numbers) -> int:
    """A helper that only tells mypy what there is."""
    assert numbers
    assert numbers is not None and numbers
    return len(numbers)


def asks_a_helper(numbers: Numbers) -> None:
    narrowing([1])
    requires(numbers)


def swallows(numbers: Numbers) -> None:
    try:
        assert not numbers
    except AssertionError:
        assert numbers


@pytest.mark.parametrize(
    "test", [asserts, returns, asks_a_helper, swallows, requires, expects_an_error, asserts_inside]
)
def test_a_check_that_is_reached_is_told_from_one_that_is_not(test: Callable[[Numbers], None]) -> None:
    def reached(numbers: Numbers) -> bool:
        watch = Watch(__file__, test.__name__)
        sys.settrace(watch.called)
        try:
            test(numbers)
        finally:
            sys.settrace(None)
        return watch.reached

    assert needs_watching(__file__, test.__name__)
    assert reached([1])
    assert not reached([])


CERTAIN = {
    "assert x": True,
    "f(x)": False,
    "with pytest.raises(E):\n    f(x)": True,
    "with f(x):\n    assert x": True,
    "await expect(x).to_be_visible()": True,
    "expect(x)": False,
    "assert True": False,
    "pytest.raises(E)": False,
    "pytest.raises(E, f, x)": True,
    "[expect(y).to_be_visible() for y in x]": False,
    "sort(x, key=lambda y: expect(y).to_be_visible())": False,
    "x and expect(x).to_be_visible()": False,
    "expect(x).to_be_visible() and x": True,
    "with suppress(E):\n    f(x)\n    assert x": False,
    "with suppress(AssertionError):\n    assert x": False,
    "try:\n    assert x\nexcept AssertionError:\n    pass": False,
    "for y in x:\n    assert y": False,
    "if x:\n    assert x": False,
    "if x:\n    assert x\nelse:\n    assert not x": True,
    "if x:\n    return\nassert x": False,
    "def inside():\n    assert x": False,
}


@pytest.mark.parametrize(("text", "certain"), CERTAIN.items())
def test_what_cannot_end_unchecked_need_not_be_watched(text: str, certain: bool) -> None:
    assert is_certain(ast.parse(text).body) == certain
