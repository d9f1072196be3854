"""Run by builds.py with the uncompiled sources first on the path: the in-module loop, decisions a CPU second."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import igroteka
from bench.engines import ours
from bench.engines.measure import lap
from igroteka.cli.build import build

assert build() == "uncompiled", "the compiled build was found first"
job = (igroteka.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
print(lap(ours.in_module(*job), partial(ours.in_module, *job))())
