"""The page and its assets: few and small, so they are read once and served from memory, packed as they were built."""

from __future__ import annotations

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

from igroteka.server.http.headers import CSP, content_security_policy

STATIC = Path(__file__).parents[2] / "static"
PAGE = STATIC / "index.html"
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

# The paths that the page itself routes; for any other it shows that there is nothing.
PAGE_PATHS = (
    "/",
    "/help",
    "/tv",
    "/new/{game}",
    "/t/{code}",
    "/t/{code}/tv",
    "/t/{code}/replay/{at}",
    "/w/{watch}",
)


class File:
    """A file in memory, plain and (where that is smaller) compressed, with its type and hash."""

    def __init__(self, path: Path, headers: Mapping[str, str] = MappingProxyType({})) -> None:
        self.headers = headers
        self.plain = path.read_bytes()
        packed = path.with_name(f"{path.name}.gz")
        self.compressed = packed.read_bytes() if packed.exists() else None
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.hash = blake2b(self.plain, digest_size=12).hexdigest()

    def response(self, request: Request, status: int = 200) -> Response:
        """The file, compressed if the browser accepts that; 304 if its cached copy is current."""
        compressed = self.compressed if "gzip" in request.headers.get("Accept-Encoding", "") else None
        etag = f'"{self.hash}-gz"' if compressed else f'"{self.hash}"'
        headers = {"ETag": etag, "Vary": "Accept-Encoding", **self.headers}
        if status == 200 and etag in request.headers.get("If-None-Match", "").replace("W/", "").split(", "):
            return Response(status_code=304, headers=headers)
        if compressed:
            headers["Content-Encoding"] = "gzip"
        return Response(compressed or self.plain, status, headers, self.kind)


def inline_scripts(page: bytes) -> list[str]:
    """The hashes of the inline scripts, as a content security policy names them."""
    return [f"sha256-{b64encode(sha256(script).digest()).decode()}" for script in INLINE.findall(page)]


class Page:
    """The built page and its assets, as they were when the server started."""

    def __init__(self) -> None:
        self.index = File(PAGE, {CSP: content_security_policy(*inline_scripts(PAGE.read_bytes()))})
        assets = [
            path
            for path in STATIC.rglob("*")
            if path.is_file() and not path.name.startswith(".") and path.suffix != ".gz"
        ]
        self.assets = {f"/{path.relative_to(STATIC).as_posix()}": File(path) for path in assets if path != PAGE}

    def routes(self) -> list[Route]:
        """One for each path of the page, and one for each asset."""
        return [
            *(Route(path, self.show) for path in PAGE_PATHS),
            *(Route(path, self.asset) for path in self.assets),
        ]

    async def show(self, request: Request) -> Response:
        """The page, which routes the path itself."""
        request.scope["pattern"] = "page"
        return self.index.response(request)

    async def asset(self, request: Request) -> Response:
        """A script, style sheet or image."""
        request.scope["pattern"] = "part"
        return self.assets[request.url.path].response(request)

    def not_found(self, request: Request) -> Response:
        """The page with status 404, for a person who opened a wrong URL."""
        return self.index.response(request, 404)
