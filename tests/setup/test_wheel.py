"""The wheel is complete: it runs without this repository, where nothing is installed but what the lock of running
names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
import igroteka
from tests.setup.test_compile import ENGINE, played, root

__all__ = ["root"]
ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "igroteka"

# what is run there, and a part of what it must print
COMMANDS = {
    "--version": f"igroteka {igroteka.__version__} (uncompiled)",
    "games": igroteka.names()[0],
    "selfplay famiglia greedy random --seed 1": "greedy",
}


# every module but the adapters, which have requirements of their own, and the one that Alembic alone can run
IMPORT_ALL = """
import importlib, pkgutil, igroteka
for module in pkgutil.walk_packages(igroteka.__path__, "igroteka."):
    if not module.name.startswith("igroteka.adapters") and not module.name.endswith(("__main__", "migrations.env")):
        importlib.import_module(module.name)
"""
# a project as small as can be, with our hook
SMALL = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "igroteka"
version = "0"
[tool.hatch.build.targets.wheel]
packages = ["src/igroteka"]
[tool.hatch.build.hooks.custom]
path = "hatch_build.py"
"""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


def outside(*command: object, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command outside the repository's environment, with some variables."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV", "IGROTEKA_MYPYC")}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**env, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )


def run(*command: object, cwd: Path) -> str:
    """What a command printed that went well, compiling nothing."""
    done = outside(*command, cwd=cwd, IGROTEKA_MYPYC="0")
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_an_isolated_build_is_compiled_or_fails(tmp_path: Path) -> None:
    """Where there is nothing but what the hook asks for all C is written; when compiling it fails, so does pip, which
    would hide a warning."""
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    # `false` is a C compiler that fails at once: the real one would take minutes
    done = outside(*PIP, "wheel", tmp_path, "--no-deps", "-w", tmp_path, cwd=tmp_path, CC="false")
    assert "… the C is written" in done.stdout, done.stdout
    assert done.returncode == 1
    assert "RuntimeError: mypyc failed, see above" in done.stdout
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.long
@pytest.mark.usefixtures("compiler")
def test_a_wheel_built_in_isolation_holds_what_was_compiled(root: Path) -> None:
    """Of a small project, which is compiled to the end: pip brings what the hook asks for, and not what the modules
    import."""
    package = root / "src" / "igroteka"
    (package / "core" / "plain.py").write_text("# not compiled\nimport msgspec\n")
    (package / "core" / "engine.py").write_text(f"from igroteka.core import plain\n\n{ENGINE}")
    (root / "pyproject.toml").write_text(SMALL)
    shutil.copy(ROOT / "hatch_build.py", root)
    (root / "web").mkdir()
    (package / "static").mkdir()
    (package / "static" / ".inputs").write_text(hatch_build.page_digest(root))
    done = outside(*PIP, "wheel", root, "--no-deps", "-w", root / "dist", cwd=root)
    assert done.returncode == 0, done.stdout
    (wheel,) = (root / "dist").glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    ZipFile(wheel).extractall(root / "box")
    assert played(root / "box", "chess") == "43 .so"


@pytest.mark.long
def test_the_wheel_runs_in_an_empty_environment(tmp_path: Path) -> None:
    run(*PIP, "wheel", ROOT, "--no-deps", "--no-build-isolation", "-q", "-w", tmp_path, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"igroteka-{igroteka.__version__}-py3-none-any.whl"

    files = {p.relative_to(PACKAGE.parent).as_posix() for p in PACKAGE.rglob("*") if p.is_file()}
    wanted = {name for name in files if "__pycache__" not in name}
    assert "igroteka/static/index.html" in wanted
    assert wanted <= set(ZipFile(wheel).namelist())

    box = tmp_path / "box"
    run(sys.executable, "-m", "venv", "--without-pip", box, cwd=tmp_path)
    install(box / "bin" / "python", "--require-hashes", "-r", ROOT / "requirements" / "run.txt", cwd=tmp_path)
    install(box / "bin" / "python", "--no-deps", wheel, cwd=tmp_path)
    for command, answer in COMMANDS.items():
        assert answer in run(box / "bin" / "igroteka", *command.split(), cwd=tmp_path)
    run(box / "bin" / "python", "-c", IMPORT_ALL, cwd=tmp_path)


def install(python: Path, *what: object, cwd: Path) -> None:
    """Install something there, with uv or, where it cannot, with pip."""
    try:
        run(sys.executable, "-m", "uv", "pip", "install", "-q", "--python", python, *what, cwd=cwd)
    except AssertionError:  # uv reads no pip.conf
        run(*PIP, "--python", python, "install", "-q", *what, cwd=cwd)
