"""The parts of a made-up game whose positions bring their functions with them, so that a twin differs in one method."""

from __future__ import annotations

from typing import Any

from igroteka.core.parts import Parts


def by_methods(lot: bool = False) -> Parts[Any]:
    """Each part asks the position itself."""
    return Parts(
        lambda s, viewer: s.look(viewer),
        lambda s, seat: s.observe(seat),
        lambda s: s.score(),
        lambda s: s.save(),
        lambda s, source: s.restore(source),
        lambda s, seat, rng: s.redeal(seat, rng),
        gist=lambda s: s.gist() if hasattr(s, "gist") else s.save(),
        all_see_alike=lambda s: hasattr(s, "all_see_alike") and s.all_see_alike(),
        hindsight=lambda s, seat, action: s.hindsight(seat, action) if hasattr(s, "hindsight") else None,
        lot=lot,
    )
