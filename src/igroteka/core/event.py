"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SPECTATOR = -1
MODERATOR = -2


class Event:
    """Something that happened: public words, and secret ones each with its readers."""

    def __init__(
        self,
        id: str,
        public: Mapping[str, object],
        secret: Mapping[str, tuple[object, Sequence[int]]] | None = None,
        audience: Sequence[int] | None = None,
    ) -> None:
        self.id = id
        self.public = dict(public)
        self.secret = dict(secret) if secret else {}
        # None: all may know that it happened.
        self.audience = audience

    def is_known_to(self, viewer: int) -> bool:
        """May this viewer know that it happened?"""
        return self.audience is None or viewer == MODERATOR or viewer in self.audience

    def seen_by(self, viewer: int) -> dict[str, object] | None:
        """What this viewer learns of it; None if not even that it happened."""
        if not self.is_known_to(viewer):
            return None
        seen: dict[str, object] = {"event": self.id, **self.public}
        for name, (value, readers) in self.secret.items():
            if viewer == MODERATOR or viewer in readers:
                seen[name] = value
        return seen

    def dump(self) -> dict[str, object]:
        """The whole event as plain JSON, for the record."""
        d: dict[str, object] = {"event": self.id, "public": dict(self.public)}
        if self.secret:
            d["secret"] = {k: [v, list(readers)] for k, (v, readers) in self.secret.items()}
        if self.audience is not None:
            d["audience"] = list(self.audience)
        return d
