"""A pytest plugin: a test that passes without having checked anything fails.

It must reach a check of its own or, where it has none, one of a function of tests/ that it calls. Most tests cannot end
without one, as their source shows; the others are traced until the first, and no further.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Generator, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

FOLDER = str(Path(__file__).parent)
# Calls that check: the suites that PettingZoo and OpenSpiel have for games.
CHECKS = {"api_test", "seed_test", "random_sim_test"}
# Those of pytest, around a block or with what is to be called.
REFUSALS = {"raises", "warns"}
# What helpers raise where they do not assert.
COMPLAINTS = {"AssertionError", "Broken"}
# What is in there runs for each of perhaps none, or when somebody calls it.
PERHAPS = (ast.Lambda, ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)
# What a check that fails raises.
FAILURES = {"AssertionError", "Exception", "BaseException"}
Test = ast.FunctionDef | ast.AsyncFunctionDef


def checks(inside: ast.AST) -> Iterator[ast.stmt | ast.expr]:
    """Every check in there; one that says nothing is none: `assert True`, `expect(it)` alone, `raises(E)` around
    nothing."""
    match inside:
        case ast.Assert(test=test) if not isinstance(test, ast.Constant):
            yield inside
        case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="expect")))):
            yield inside
        case ast.Call(func=func, args=[_, _, *_]) if name_of(func) in REFUSALS:
            yield inside
        case ast.withitem(context_expr=ast.Call(func=func) as call) if name_of(func) in REFUSALS:
            yield call
        case ast.Call(func=func) if name_of(func) in CHECKS:
            yield inside
        case ast.If(body=[ast.Raise(exc=ast.Call(func=ast.Name(id=name)))]) if name in COMPLAINTS:
            yield inside.test
    for node in surely(inside):
        yield from checks(node)


def surely(inside: ast.AST) -> Iterable[ast.AST]:
    """The parts in which a check can be one."""
    match inside:
        case ast.BoolOp(values=[first, *_]) | ast.IfExp(test=first):
            return (first,)
        case ast.Try(handlers=handlers) if any(map(forgives, handlers)):
            return (*handlers, *inside.orelse, *inside.finalbody)
        case ast.With(items=items) if any(map(forgives, items)):
            return ()
    return () if isinstance(inside, PERHAPS) else ast.iter_child_nodes(inside)


def forgives(around: ast.ExceptHandler | ast.withitem) -> bool:
    """Whether a check that fails in there is passed over."""
    match around:
        case ast.ExceptHandler(type=ast.expr() as what):
            caught = [what]
        case ast.withitem(context_expr=ast.Call(func=func, args=caught)) if name_of(func) == "suppress":
            pass
        case _:
            return False
    return any(isinstance(node, ast.Name) and node.id in FAILURES for one in caught for node in ast.walk(one))


def name_of(func: ast.expr) -> str:
    """What is called, without what it is of."""
    match func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def narrows(check: ast.AST) -> bool:
    """Whether this only tells mypy what is there, as helpers do on their way."""
    match check:
        case ast.Assert(test=test):
            return narrows(test)
        case ast.BoolOp(values=values):
            return all(map(narrows, values))
        case ast.Compare(ops=[ast.IsNot()]) | ast.Call(func=ast.Name(id="isinstance")):
            return True
    return isinstance(check, (ast.Name, ast.Attribute))


def is_certain(body: list[ast.stmt]) -> bool:
    """Whether these statements cannot be run to their end without a check."""
    for statement in body:
        match statement:
            case ast.Assert() | ast.Expr():
                found = any(checks(statement))
            case ast.With(items=[ast.withitem(context_expr=ast.Call(func=func))]) if name_of(func) == "suppress":
                found = False  # what it suppresses may come first
            case ast.With() | ast.AsyncWith():
                found = any(any(checks(item)) for item in statement.items) or is_certain(statement.body)
            case ast.If():
                found = is_certain(statement.body) and is_certain(statement.orelse)
            case _:
                found = False
        if found:
            return True
        if any(isinstance(node, ast.Return) for node in ast.walk(statement)):
            return False
    return False


@cache
def parsed(file: str) -> ast.Module:
    """The source of a test or helper."""
    return ast.parse(Path(file).read_bytes())


@cache
def source_of(file: str, name: str) -> Test:
    """The source of one test."""
    return next(node for node in ast.walk(parsed(file)) if isinstance(node, Test) and node.name == name)


def lines(found: Iterable[ast.stmt | ast.expr]) -> frozenset[int]:
    """The lines of these checks."""
    return frozenset(line for node in found for line in range(node.lineno, (node.end_lineno or node.lineno) + 1))


@cache
def lines_of_file(file: str) -> frozenset[int]:
    """The lines of all checks of a test or helper."""
    return lines(one for one in checks(parsed(file)) if not narrows(one)) if file.startswith(FOLDER) else frozenset()


@cache
def lines_of_test(file: str, name: str) -> frozenset[int]:
    """The lines of all checks of one test."""
    return lines(checks(source_of(file, name)))


@cache
def needs_watching(file: str, name: str) -> bool:
    """Whether one test could end without a check."""
    return not is_certain(source_of(file, name).body)


@cache
def lines_of_code(code: CodeType) -> frozenset[int]:
    """All lines of a function."""
    return frozenset(line for _, _, line in code.co_lines() if line)


class Watch:
    """Traces one test until its first check."""

    def __init__(self, file: str, name: str) -> None:
        self.file = file
        self.own = lines_of_test(file, name)
        self.wanted: dict[CodeType, frozenset[int]] = {}
        self.reached = False

    def called(self, frame: FrameType, event: str, arg: object) -> Any:
        """A function begins or goes on: follow its lines if there is a check among them."""
        code = frame.f_code
        if code not in self.wanted:
            self.wanted[code] = self.among(code)
        return self.line if self.wanted[code] else None

    def among(self, code: CodeType) -> frozenset[int]:
        """The lines of a function that count."""
        if self.own and code.co_filename != self.file:
            return frozenset()
        counting = self.own or lines_of_file(code.co_filename)
        return counting and counting & lines_of_code(code)

    def line(self, frame: FrameType, event: str, arg: object) -> Any:
        """A line is about to run."""
        if frame.f_lineno in self.wanted[frame.f_code]:
            self.reached = True
            sys.settrace(None)
        return self.line


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, object, object]:
    """Run a test, and see that it checks something."""
    file = str(item.path)
    if not needs_watching(file, item.originalname) or sys.gettrace():  # a debugger's, which goes first
        return (yield)
    watch = Watch(file, item.originalname)
    sys.settrace(watch.called)
    try:
        result = yield
    finally:
        sys.settrace(None)
    if not watch.reached:
        pytest.fail("passed without having checked anything", pytrace=False)
    return result
