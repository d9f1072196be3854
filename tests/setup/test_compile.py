"""Compiling: what is compiled, when, and what happens where it cannot be."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

import hatch_build
import igroteka
from tests.setup.quick_compiler import quick_compiler

ROOT = Path(__file__).parents[2]
# The server's own modules that every move runs through.
MOVES = ("alarms", "change", "choices", "clock", "commands", "log", "messages", "presence", "publish", "table", "undo")
HOT = {"server/socket/mailbox.py", "server/socket/frames.py", *(f"server/table/{name}.py" for name in MOVES)}
ENGINE = "class Engine:\n    def answer(self) -> int:\n        return 42\n"
GAME = "from igroteka.core.engine import Engine\n\ndef play() -> int:\n    return Engine().answer() + 1\n"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project: an engine, two games, one module that stays as it is, and one file of data."""
    monkeypatch.delenv("IGROTEKA_MYPYC", raising=False)
    if hatch_build.compiler():
        monkeypatch.setenv("CC", quick_compiler(tmp_path))
    package = tmp_path / "src" / "igroteka"
    for folder in ("", "core", "games", "games/chess", "games/go"):
        (package / folder).mkdir(parents=True, exist_ok=True)
        (package / folder / "__init__.py").write_text("")
    (package / "core" / "engine.py").write_text(ENGINE)
    (package / "core" / "plain.py").write_text("# not compiled\n" + ENGINE)
    (package / "core" / "data.toml").write_text("x = 1\n")
    for game in ("chess", "go"):
        (package / "games" / game / "rules.py").write_text(GAME)
    return tmp_path


def compiled(tree: Path | None) -> list[str]:
    """The names of the modules with a compiled library."""
    assert tree
    return sorted(p.name.split(".")[0] for p in hatch_build.libraries(tree))


def written(tree: Path, part: str) -> int:
    """When a part was compiled."""
    return (tree / f"{part}__mypyc{hatch_build.LIBRARY}").stat().st_mtime_ns


def played(tree: Path | None, game: str) -> str:
    """What a game of this build says, in a process of its own, and which kind of file it lies in."""
    program = f"from igroteka.games.{game} import rules; print(rules.play(), rules.__file__[-3:])"
    command = [sys.executable, "-c", program]
    env = {"PYTHONPATH": str(tree)}
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.strip()


def let_a_second_pass(tree: Path) -> None:
    """mypyc dates its C a second ahead, so that it looks newer than a library made of it in less."""
    for file in (tree / "build").rglob("*.[ch]"):
        at = file.stat().st_mtime - 1
        os.utime(file, (at, at))


def never(tree: Path, *, by_parts: bool) -> None:
    """Compile nothing."""
    raise AssertionError("nothing to compile")


def test_what_is_compiled_holds_no_coroutine() -> None:
    package = ROOT / "src" / "igroteka"
    modules = hatch_build.engine_modules(package)
    for module in modules:
        found = [type(node).__name__ for node in ast.walk(ast.parse(module.read_text("utf-8")))]
        assert not {"AsyncFunctionDef", "Await", "AsyncWith", "AsyncFor"} & {*found}, module
    names = {module.relative_to(package).as_posix() for module in modules}
    assert names >= HOT
    for folder in ("core", *(f"games/{game}" for game in igroteka.names())):
        assert f"{folder}/state.py" in names


def test_a_module_with_a_coroutine_is_left_out(root: Path) -> None:
    core = root / "src" / "igroteka" / "core"
    (core / "waits.py").write_text("class Waits:\n    async def wait(self) -> None:\n        pass\n")
    assert "waits.py" not in {module.name for module in hatch_build.engine_modules(core.parent)}


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_as_one_group_only_when_an_engine_changed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hatch_build.find_compiled(root) is None
    first = hatch_build.compile_engines(root)
    assert compiled(first) == ["engine", "igroteka__mypyc", "rules", "rules"]
    assert not list((root / "src").rglob("*.so"))
    assert hatch_build.find_compiled(root) == first
    assert played(first, "chess") == "43 .so"

    monkeypatch.setattr(hatch_build, "mypyc", never)
    data = root / "src" / "igroteka" / "core" / "data.toml"
    data.rename(data.with_name("facts.toml"))
    assert hatch_build.compile_engines(root) == first
    assert first and {p.name for p in (first / "igroteka" / "core").glob("*.toml")} == {"facts.toml"}
    (data.parent / "engine.py").write_text(ENGINE.replace("42", "52"))
    with pytest.raises(AssertionError, match="nothing to compile"):
        hatch_build.compile_engines(root)
    assert hatch_build.find_compiled(root) is None, "an old build never runs with new sources"


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_two_builds_at_once_do_not_meet(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` compiles beside while pip makes a wheel."""
    both, mypyc, folders = Barrier(2), hatch_build.mypyc, []

    def compile_with_the_other(tree: Path, *, by_parts: bool) -> None:
        folders.append(tree)
        both.wait(60)
        mypyc(tree, by_parts=by_parts)

    monkeypatch.setattr(hatch_build, "mypyc", compile_with_the_other)
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(hatch_build.compile_engines, (root, root))
    assert one == other == hatch_build.find_compiled(root)
    assert played(one, "go") == "43 .so"
    assert len({*folders}) == 2 and not any(folder.exists() for folder in folders)


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_what_is_installed_here_changes_nothing(root: Path) -> None:
    """An isolated build, which has no package but the compiler's own, compiles what this one does."""
    # a port is an int, as uvicorn's types say, and its class takes no such word
    engine = "import uvicorn\n\nfrom igroteka.core.plain import Plain\n\n"
    engine += (
        "def port() -> str:\n    return uvicorn.Config('app').port\n\ndef plain() -> Plain:\n    return Plain('app')\n"
    )
    plain = "# not compiled\nimport uvicorn\n\nclass Plain(uvicorn.Config, word=1):\n    pass\n"
    for name, text in (("engine", engine), ("plain", plain)):
        (root / "src" / "igroteka" / "core" / f"{name}.py").write_text(text)
    shutil.rmtree(root / "src" / "igroteka" / "games")
    assert compiled(hatch_build.compile_engines(root)) == ["engine", "igroteka__mypyc"]


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_by_parts_only_the_game_that_changed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = hatch_build.compile_parts(root)
    assert tree
    assert compiled(tree) == ["chess__mypyc", "engine", "go__mypyc", "rest__mypyc", "rules", "rules"]
    let_a_second_pass(tree)
    before = [written(tree, part) for part in ("chess", "go", "rest")]
    chess = root / "src" / "igroteka" / "games" / "chess"
    (chess / "rules.py").write_text(GAME.replace("+ 1", "+ 2"))
    assert hatch_build.compile_parts(root) == tree
    assert [played(tree, game) for game in ("chess", "go")] == ["44 .so", "43 .so"]
    after = [written(tree, part) for part in ("chess", "go", "rest")]
    assert [new > old for old, new in zip(before, after, strict=True)] == [True, False, False]

    # a base that changes reaches the games that were compiled against it, and a module that is gone stays gone
    engine = root / "src" / "igroteka" / "core" / "engine.py"
    engine.write_text(
        "class Engine:\n    x: int = 7\n\n    def other(self) -> int:\n        return 1\n\n"
        + ENGINE[14:].replace("42", "52")
    )
    (chess / "rules.py").rename(chess / "moves.py")
    assert hatch_build.compile_parts(root) == tree
    assert played(tree, "go") == "53 .so"
    assert compiled(tree).count("rules") == 1
    monkeypatch.setattr(hatch_build, "mypyc", never)
    assert hatch_build.compile_parts(root) == tree


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
