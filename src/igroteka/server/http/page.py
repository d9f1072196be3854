"""The page and its parts: few and small, so they are read and packed once and answered from memory."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from collections.abc import Mapping
from hashlib import blake2b, sha256
from pathlib import Path
from types import MappingProxyType

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.server.http.headers import POLICY, policy

STATIC = Path(__file__).parents[2] / "static"
PAGE = STATIC / "index.html"
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

# The page draws all of these itself; whatever else is asked for is not there, and the page says so.
ADDRESSES = (
    "/",
    "/help",
    "/new/{game}",
    "/t/{code}",
    "/t/{code}/tv",
    "/t/{code}/replay/{at}",
    "/w/{watch}",
)


class File:
    """A file as it is sent: plain, or packed for browsers that unpack."""

    def __init__(self, path: Path, headers: Mapping[str, str] = MappingProxyType({})) -> None:
        self.headers = headers
        self.plain = path.read_bytes()
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = blake2b(self.plain, digest_size=12).hexdigest()

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, unless the browser has it already."""
        packed = len(self.packed) < len(self.plain) and "gzip" in request.headers.get("Accept-Encoding", "")
        tag = f'"{self.tag}-gz"' if packed else f'"{self.tag}"'
        headers = {"ETag": tag, "Vary": "Accept-Encoding", **self.headers}
        if status == 200 and tag in request.headers.get("If-None-Match", "").replace("W/", "").split(", "):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.packed if packed else self.plain, status, headers, self.kind)


def inline_scripts(page: bytes) -> list[str]:
    """The hashes by which browsers know the scripts that stand in the page itself."""
    return [f"sha256-{b64encode(sha256(script).digest()).decode()}" for script in INLINE.findall(page)]


class Page:
    """The page as it was built when the server started."""

    def __init__(self) -> None:
        self.page = File(PAGE, {POLICY: policy(*inline_scripts(PAGE.read_bytes()))})
        parts = [path for path in STATIC.rglob("*") if path.is_file() and not path.name.startswith(".")]
        self.parts = {f"/{path.relative_to(STATIC).as_posix()}": File(path) for path in parts if path != PAGE}

    def routes(self) -> list[Route]:
        """One for each address of the page, and one for each of its parts."""
        return [
            *(Route(address, self.show) for address in ADDRESSES),
            *(Route(path, self.part) for path in self.parts),
        ]

    async def show(self, request: Request) -> Response:
        """The page: it reads the address itself."""
        request.scope["pattern"] = "page"
        return self.page.answer(request)

    async def part(self, request: Request) -> Response:
        """A script, a style, a picture."""
        request.scope["pattern"] = "part"
        return self.parts[request.url.path].answer(request)

    def nothing_here(self, request: Request) -> Response:
        """The page tells a person that there is nothing here."""
        return self.page.answer(request, 404)
