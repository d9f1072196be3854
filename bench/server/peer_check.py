"""A check that boardgame.io's game is ours: in games of our greedy bot and of chance every view and option is equal."""

from __future__ import annotations

import subprocess
from random import Random

from msgspec.json import encode

import igroteka
from bench.engines.ours import PEER
from bench.server.games import played
from bench.server.processes import installed, node
from igroteka.bots import bot


def check(games: int) -> int:
    """The number of games compared; an error shows the first difference."""
    greedy, rng, random = bot("greedy"), igroteka.seeded(1), Random(1)
    transcripts = [played(seed, lambda state, seat: greedy.choose(state, seat, rng)) for seed in range(games)]
    transcripts += [played(seed, lambda state, seat: random.choice(state.legal(seat))) for seed in range(games)]
    installed()
    told = subprocess.run([node(), PEER / "check.js"], input=encode(transcripts), capture_output=True, check=False)
    if told.returncode:
        raise AssertionError(f"boardgame.io plays another game:\n{told.stderr.decode()}")
    return int(told.stdout)
