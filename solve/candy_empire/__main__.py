"""Print both bounds, in less than half an hour on one core.

`--check` is quick and only shows that they can be computed.
"""

from __future__ import annotations

import sys

from bench.report import show
from solve.candy_empire.bounds import run

show("candy_empire", run("--check" in sys.argv[1:]))
