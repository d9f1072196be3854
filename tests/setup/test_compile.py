"""Compiling: what is compiled, when, and what happens where it cannot be."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import pytest

import hatch_build

ENGINE = "class Engine:\n    def answer(self) -> int:\n        return 42\n"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one engine, one module that stays as it is, and one file of data."""
    monkeypatch.delenv("IGROTEKA_MYPYC", raising=False)
    core = tmp_path / "src" / "igroteka" / "core"
    core.mkdir(parents=True)
    for folder in (core, core.parent):
        (folder / "__init__.py").write_text("")
    (core / "engine.py").write_text(ENGINE)
    (core / "plain.py").write_text("# not compiled\n" + ENGINE)
    (core / "data.toml").write_text("x = 1\n")
    (tmp_path / "hatch_build.py").write_text("")
    return tmp_path


def compiled(root: Path) -> list[str]:
    """The names of the modules with a compiled library."""
    return sorted(p.name.split(".")[0] for p in hatch_build.libraries(root / ".compiled"))


def test_only_what_changed_is_done_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if hatch_build.why_not_compile():
        assert not hatch_build.compile_engines(root)
        return
    assert hatch_build.compile_engines(root)
    assert compiled(root) == ["engine", "igroteka__mypyc"]
    assert not list((root / "src").rglob("*.so"))

    def never(tree: Path) -> None:
        raise AssertionError("nothing to compile")

    monkeypatch.setattr(hatch_build, "mypyc", never)
    data = root / "src" / "igroteka" / "core" / "data.toml"
    data.rename(data.with_name("facts.toml"))
    assert hatch_build.compile_engines(root)
    copies = {p.name for p in (root / ".compiled" / "igroteka" / "core").glob("*.toml")}
    assert copies == {"facts.toml"}
    (data.parent / "engine.py").write_text(ENGINE + "\n")
    with pytest.raises(AssertionError, match="nothing to compile"):
        hatch_build.compile_engines(root)


def test_a_failure_leaves_python_and_says_why(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(tree: Path) -> None:
        raise subprocess.CalledProcessError(1, "mypyc", "engine.py:3: error: Incompatible types")

    monkeypatch.setattr(hatch_build, "mypyc", fail)
    monkeypatch.setattr(hatch_build, "why_not_compile", lambda: None)
    assert not hatch_build.compile_engines(root)
    told = capsys.readouterr().err
    assert "engine.py:3: error: Incompatible types" in told
    assert "running uncompiled (slower, same behaviour)" in told
    monkeypatch.setenv("IGROTEKA_MYPYC", "1")
    with pytest.raises(subprocess.CalledProcessError):
        hatch_build.compile_engines(root)


def test_compiling_can_be_turned_off(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("IGROTEKA_MYPYC", "0")
    assert not hatch_build.compile_engines(root)
    assert "running uncompiled" in capsys.readouterr().err


def test_without_the_headers_of_python_it_stays_python(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compiler", lambda: "cc")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(root))
    assert hatch_build.why_not_compile() == "no Python headers (Debian: python3-dev)"
    assert not hatch_build.compile_engines(root)


def test_without_a_compiler_it_stays_python(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "compiler", lambda: None)
    assert not hatch_build.compile_engines(root)
    assert capsys.readouterr().err == "no C compiler: running uncompiled (slower, same behaviour)\n"
    monkeypatch.setenv("IGROTEKA_MYPYC", "1")
    with pytest.raises(RuntimeError, match="no C compiler"):
        hatch_build.compile_engines(root)
