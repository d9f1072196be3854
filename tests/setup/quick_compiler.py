"""A C compiler that does not optimise: what small projects are compiled for in tests is not their speed."""

from __future__ import annotations

from pathlib import Path

import hatch_build


def quick_compiler(folder: Path) -> str:
    """The value of CC for it: the compiler of this machine, behind a script in this folder."""
    script = folder / "quick-cc"
    script.write_text(f'#!/bin/sh\nexec {hatch_build.compiler()} "$@" -O0\n')
    script.chmod(0o755)
    return str(script)
