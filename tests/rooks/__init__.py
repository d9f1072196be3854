"""Rooks: a tiny made-up game of windows and secrets for 4 to 20 birds; it keeps the core's time, eyes and sides honest.

Some birds are secretly rooks and know each other; one may be an owl. At night the owl is called to guard a bird (the
call comes also when there is no owl), then the rooks agree on a bird to drive away, each seeing what the others point
at. By day all speak, then all vote, and the player whom most point at leaves. The flock wins when no rook is left, the
rooks when they are as many as the rest.
"""

from tests.rooks.game import FACTS, Rooks

__all__ = ["FACTS", "Rooks"]
