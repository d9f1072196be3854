"""`dev.py serve` shows the page before anything is compiled, and compiles beside for its next start."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.child import child
from tests.setup.quick_compiler import quick_compiler
from tools import environment
from tools.builds import remove_old_builds

ROOT = Path(__file__).parents[2]
ENGINE = "class Engine:\n    def answer(self) -> int:\n        return 42\n"
# A program in place of ours: tells from which build it and a process of its own run, as often as it is asked.
PROGRAM = """
import subprocess, sys
from igroteka.core import engine

def main() -> None:
    print("serving from", engine.__file__, flush=True)
    ask = "from igroteka.core import engine; print('child from', engine.__file__, flush=True)"
    while sys.stdin.readline():
        subprocess.run([sys.executable, "-c", ask])
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project like ours, set up already, with one small engine that is not compiled yet."""
    for name in ("IGROTEKA_MYPYC", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    if hatch_build.compiler():
        monkeypatch.setenv("CC", quick_compiler(tmp_path))
    for name in ("dev.py", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, tmp_path / name)
    # Or the real .venv would be changed to that of `serve`, under the feet of this very test.
    installed = (ROOT / ".venv" / ".installed").read_text()
    assert installed == environment.lock_state("dev"), "bring .venv up to date first: python3 dev.py test"
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    package = tmp_path / "src" / "igroteka"
    for name, text in (("__init__", ""), ("core/__init__", ""), ("core/engine", ENGINE), ("cli/__init__", PROGRAM)):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / f"{name}.py").write_text(text)
    (package / "static").mkdir()
    (package / "static" / ".inputs").write_text(hatch_build.page_digest(tmp_path))
    return tmp_path


def dev(project: Path, *args: str) -> list[str]:
    """How `dev.py` is called there."""
    return [str(ROOT / ".venv" / "bin" / "python"), str(project / "dev.py"), *args]


def serve(project: Path) -> list[str]:
    """How `dev.py serve` is called there."""
    return dev(project, "serve")


PIPES = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_the_first_start_is_uncompiled_the_next_is_not_and_the_two_never_meet(project: Path) -> None:
    with child(serve(project), **PIPES) as first:
        assert first.stdin and first.stdout and first.stderr
        assert first.stdout.readline() == f"serving from {project}/src/igroteka/core/engine.py\n"
        said = ""
        while "The next start of the server is compiled." not in said:
            line = first.stderr.readline()
            assert line, said
            said += line
        assert "Serving uncompiled" in said and "compiled in" in said
        first.stdin.write("\n")
        first.stdin.flush()
        assert first.stdout.readline() == f"child from {project}/src/igroteka/core/engine.py\n"

        with child(serve(project), **PIPES) as second:
            assert second.stdin and second.stdout
            told = second.stdout.readline()
            assert told.startswith(f"serving from {project}/.compiled/") and told.endswith(f"{hatch_build.LIBRARY}\n")
            # a server that runs from a build keeps it, though the sources have moved on
            engine = project / "src" / "igroteka" / "core" / "engine.py"
            engine.write_text(ENGINE.replace("42", "52"))
            subprocess.run(dev(project, "compile"), check=True, capture_output=True)
            second.stdin.write("\n")
            second.stdin.flush()
            assert second.stdout.readline() == told.replace("serving", "child")
        current = hatch_build.find_compiled(project)
        assert current
        remove_old_builds(current)
        assert [tree for tree in (project / ".compiled").iterdir() if tree.is_dir()] == [current]


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_when_the_server_is_killed_the_compilers_go_too(project: Path) -> None:
    with child(serve(project), **PIPES) as server:
        assert server.stdout and server.stderr and server.stdout.readline()
        server.kill()
        server.stderr.read()  # to its end: nobody is left who could write
    assert hatch_build.find_compiled(project) is None


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_a_failure_leaves_python_and_says_why(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "src" / "igroteka" / "core" / "engine.py").write_text(ENGINE.replace("42", "'x'"))

    def done(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(dev(project, *args), stdin=subprocess.DEVNULL, capture_output=True, text=True)

    ran, by_parts = done("run"), done("compile", "--parts")
    assert ran.stdout == f"serving from {project}/src/igroteka/core/engine.py\n"
    assert by_parts.returncode == 1
    for told in (ran.stderr, by_parts.stderr):
        assert "core/engine.py:3: error: Incompatible return value type" in told
        assert "running uncompiled (slower, same behaviour)" in told
    monkeypatch.setenv("IGROTEKA_MYPYC", "1")
    insisted = done("run")
    assert insisted.returncode == 1 and insisted.stdout == ""
    assert insisted.stderr.endswith("This failed: mypyc\n")


def test_a_build_that_somebody_runs_is_not_removed(tmp_path: Path) -> None:
    used, idle, current, parts, old_parts = (tmp_path / n for n in ("used", "idle", "current", "parts-1", "parts-0"))
    for tree in (used, idle, current, parts, old_parts):
        tree.mkdir()
    hatch_build.hold(used)
    remove_old_builds(current)
    assert {*tmp_path.iterdir()} == {used, current, parts, old_parts}
    remove_old_builds(parts)
    assert {*tmp_path.iterdir()} == {used, current, parts}


def test_what_an_interrupted_build_left_is_removed_by_the_next(tmp_path: Path) -> None:
    program = f"import hatch_build, pathlib; print(hatch_build.new_folder(pathlib.Path({str(tmp_path)!r})), flush=True)"
    command = [sys.executable, "-c", f"{program}; input()"]
    with child(command, cwd=ROOT, **PIPES) as build:
        assert build.stdout
        its = Path(build.stdout.readline().strip())
        mine = hatch_build.new_folder(tmp_path)
        remove_old_builds(tmp_path / ".compiled" / "current")
        assert its.exists() and mine.exists()
        build.kill()
        build.wait()
        assert its.exists()
        hatch_build.new_folder(tmp_path)
        assert mine.exists() and not its.exists()


@pytest.mark.long
def test_what_tests_need_of_npm_is_there_for_quick_ones_too(project: Path) -> None:
    web = project / "web"
    packages: dict[str, dict[str, object]] = {
        "": {"devDependencies": {"kit": "file:kit"}},
        "kit": {},
        "node_modules/kit": {"resolved": "kit", "link": True, "dev": True},
    }
    (web / "kit").mkdir(parents=True)
    (web / "kit" / "package.json").write_text("{}")
    (web / "package.json").write_text(json.dumps(packages[""]))
    (web / "package-lock.json").write_text(json.dumps({"lockfileVersion": 3, "packages": packages}))
    (project / "src" / "igroteka" / "static" / ".inputs").write_text(hatch_build.page_digest(project))
    subprocess.run(dev(project, "test", "--quick"), capture_output=True)  # whose checks find nothing to check here
    assert (web / "node_modules" / "kit").exists()


def test_a_wrong_word_is_told(project: Path) -> None:
    done = subprocess.run([sys.executable, project / "dev.py", "compile", "--part"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "takes nothing, or --parts" in done.stderr
