"""Commands that documents show: whether the program that is called would accept them."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from collections.abc import Sequence

import dev
from bench.run import BENCHES, GAMES, arguments
from igroteka.cli import parser
from tests.docs.documents import ROOT
from tools.mutate import mutations

# What stands for something of the reader's own.
PLACES = {
    "GAME": "famiglia",
    "ID": "famiglia",
    "<id>": "famiglia",
    "<game>": "famiglia",
    "N": "3",
    "P": "3",
    "M": "basic",
    "PORT": "8000",
    "NAME": "engine",
}


def fault(line: str) -> str:
    """Why a command line would be refused; empty if it would not, or if it is none of ours."""
    try:
        words = shlex.split(re.sub(r"\s[#>]\s.*", "", line).translate(str.maketrans("", "", "[]")))
    except ValueError:
        return ""
    while words and re.fullmatch(r"[A-Z_0-9]+=.*", words[0]):
        del words[0]
    words = [PLACES.get(word, word) for word in words]
    match words:
        case ["python3", "dev.py", *args] | ["dev.py", *args]:
            return of_dev(args)
        case [program, "bench/run.py", *args] if program.endswith("python"):
            return of_bench(args)
        case [program, "-m", "pytest", *args] if program.endswith("python"):
            return of_pytest(args)
        case [program, *args] if program.endswith("igroteka") and args:
            return of_program(args)
    return ""


def of_dev(args: Sequence[str]) -> str:
    """A command of dev.py."""
    if not args:
        return ""
    name, *rest = args
    if name not in (*dev.COMMANDS, "help"):
        return f"dev.py has no command {name}"
    match name:
        case "run":
            return of_program(rest)
        case "serve":
            return of_program(["serve", *rest])
        case "bench":
            return of_bench(rest)
        case "test":
            return of_pytest([word for word in rest if word not in ("--quick", "--times")])
        case "mutate":
            return "" if {*rest} <= {one.name for one in mutations()} else "no such fault in tests/mutations.toml"
    return of_flags(name, rest)


def of_flags(name: str, args: Sequence[str]) -> str:
    """A command of dev.py that has no parser: its flags are written somewhere in what it runs."""
    sources = [
        ROOT / "dev.py",
        *ROOT.glob("tools/*.py"),
        *ROOT.glob("solve/*/*.py"),
        *ROOT.glob("src/igroteka/cli/*.py"),
    ]
    written = "".join(source.read_text("utf-8") for source in sources)
    unknown = [word for word in args if word.startswith("--") and word not in written and name != "lock"]
    return f"dev.py {name} knows no {', '.join(unknown)}" if unknown else ""


def of_bench(args: Sequence[str]) -> str:
    """The measurements."""
    return parsed(lambda: arguments().parse_args(args)) or (
        ", ".join(f"no bench {name}" for name in {*arguments().parse_args(args).names} - {*BENCHES, *GAMES})
    )


def of_program(args: Sequence[str]) -> str:
    """A command of igroteka."""
    return parsed(lambda: parser().parse_args(args))


def of_pytest(args: Sequence[str]) -> str:
    """The tests: every path that is named is there."""
    paths = [word.partition("::")[0] for word in args if word.startswith("tests/")]
    missing = [path for path in paths if not (ROOT / path).exists()]
    return f"no such file: {', '.join(missing)}" if missing else ""


def parsed(parse) -> str:
    """What a parser says against it."""
    with contextlib.redirect_stderr(io.StringIO()) as told, contextlib.redirect_stdout(io.StringIO()):
        try:
            parse()
        except SystemExit as end:
            why = told.getvalue().strip()
            return why if end.code and "arguments are required" not in why else ""
    return ""
