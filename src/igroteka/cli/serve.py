"""`igroteka serve`: the page, on this machine."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", help="serve the page", description="Serve the page until Ctrl-C.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="port, 0 for any free one (default: %(default)s)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Listen, tell the link, serve."""
    # here, so that the other commands start quickly
    from igroteka.server.app import PAGE
    from igroteka.server.serve import listen, serve

    if not PAGE.exists():
        print("igroteka: the page is not built; `python3 dev.py serve` builds it", file=sys.stderr)
        return 2
    try:
        listener = listen(args.host, args.port)
    except (OSError, OverflowError) as error:
        print(f"igroteka: cannot listen on {args.host}:{args.port}: {reason(error)}; try another", file=sys.stderr)
        return 2
    serve(listener)
    return 0


def reason(error: Exception) -> str:
    """The system's own words, without Python's additions."""
    number = getattr(error, "errno", None) or 0
    return os.strerror(number) if number > 0 else str(error)
