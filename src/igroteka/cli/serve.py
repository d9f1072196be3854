"""`igroteka serve`: tables for this machine, the room, or the world."""

from __future__ import annotations

import io
import os
import re
import sys
from argparse import BooleanOptionalAction, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from ipaddress import ip_address

from igroteka.cli.arena import cores, number
from igroteka.cli.arguments import Commands, add_data, add_language, command
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadOptions
from igroteka.registry import Shelf

DESCRIPTION = """\
Serve the tables until Ctrl-C. Everybody in the same network can come in with a phone: the link and its QR code are
printed. Matches are kept in a database and outlive the server, also one that was killed. How to put https in front,
and how to run it for long, is told in docs/serving.md."""

EXAMPLES = """
igroteka serve                          for the room
igroteka serve --host 127.0.0.1         for this machine only
igroteka serve --data mine              with your corrected card facts in mine/<game>.toml
igroteka serve --host 127.0.0.1 --proxy --public-url https://games.example    behind a proxy on this machine
igroteka serve --processes 4            on several cores, with PostgreSQL
"""

NO_POSTGRESQL = (
    "processes: several need a PostgreSQL, as `--database postgresql://user@host/name`: install your system's"
    " (`apt-get install postgresql`; docs/serving.md)"
)
ONE_MACHINE = "processes: several on one machine reach each other by themselves; leave out peer-url"
# Where a proxy is if nothing else is said.
THIS_MACHINE = ("127.0.0.1", "::1")
LOG_LEVELS = ("debug", "info", "warning", "error")


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "serve", "serve tables to browsers", DESCRIPTION, EXAMPLES, run)
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (default: %(default)s, all of them)")
    parser.add_argument("--port", type=int, default=8000, help="port, 0 for any free one (default: %(default)s)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE, postgresql://…, or memory, which forgets (default: the"
        " environment's IGROTEKA_DATABASE, else a file in your data folder)",
    )
    parser.add_argument(
        "--processes",
        default="1",
        metavar="N",
        help="server processes on this machine, which need a PostgreSQL (default: %(default)s)",
    )
    parser.add_argument(
        "--workers", metavar="N", help="processes in which bots think (default: one for each core but one)"
    )
    parser.add_argument(
        "--bot-delay", default="1", metavar="SECONDS", help="about how long a bot seems to think (default: %(default)s)"
    )
    parser.add_argument(
        "--keep-days",
        default="90",
        metavar="N",
        help="forget tables untouched for so long, 0: never (default: %(default)s)",
    )
    parser.add_argument("--public-url", default="", metavar="URL", help="the address that people type, if not ours")
    parser.add_argument(
        "--peer-url",
        default="",
        metavar="URL",
        help="where other servers on the same PostgreSQL reach this one (default: on this machine)",
    )
    parser.add_argument(
        "--metrics",
        default="",
        metavar="HOST:PORT",
        help="tell Prometheus here how the server fares, best at 127.0.0.1 (default: nowhere)",
    )
    parser.add_argument(
        "--proxy",
        nargs="?",
        const=",".join(THIS_MACHINE),
        default="",
        metavar="ADDRESS,…",
        help="believe a proxy who the visitors are: on this machine, or at these addresses",
    )
    parser.add_argument(
        "--limits",
        action=BooleanOptionalAction,
        default=True,
        help="limit how often one address may ask; without limits a single machine can measure (default: limited)",
    )
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, default="warning", help="lines of JSON on stderr (default: %(default)s)"
    )
    add_data(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Listen, tell the links, serve."""
    # here, so that the other commands start quickly
    from igroteka.server import logs
    from igroteka.server.addresses import local_link
    from igroteka.server.http.page import PAGE
    from igroteka.server.processes import serve_together
    from igroteka.server.serve import Listeners, Settings, listen, serve
    from igroteka.server.store.default_database import default_database

    settings = Settings(
        database=args.database or default_database(),
        workers=number("workers", args.workers, 1) if args.workers else max(1, cores() - 1),
        bot_delay=seconds(args.bot_delay),
        keep_days=number("keep-days", args.keep_days, 0),
        public_url=public("public-url", args.public_url),
        peer_url=public("peer-url", args.peer_url).rstrip("/"),
        proxies=addresses(args.proxy),
        limited=args.limits,
        shelf=Shelf(args.data),
    )
    processes = number("processes", args.processes, 1)
    if processes > 1:
        check_several(settings.database, settings.peer_url)
    if not PAGE.exists():
        print("igroteka: the page is not built; `python3 dev.py serve` builds it", file=sys.stderr)
        return 2
    with ExitStack() as opened:
        listeners = []
        for host, port in [(args.host, args.port), *metrics_at(args.metrics, processes)]:
            try:
                listeners.append(opened.enter_context(listen(host, port)))
            except (OSError, OverflowError) as error:
                print(f"igroteka: cannot listen on {host}:{port}: {reason(error)}; try another", file=sys.stderr)
                return 2
        listener, metrics = listeners[0], listeners[1:]
        logs.configure(args.log_level)
        host, port = listener.getsockname()[:2]
        measured = [each.getsockname()[:2] for each in metrics]
        words = TerminalWords(None, args.lang)

        def started() -> None:
            told = [*links_told(host, port, settings.public_url, words), *corrections_told(settings.shelf, words)]
            told += [words.say("cli-serve-metrics", link=local_link(*each)) for each in measured]
            # In one piece: whoever has read the first line may close the pipe.
            sys.stdout.write("\n".join([*told, *root_told(words), ""]))
            sys.stdout.flush()

        if processes > 1:
            serve_together(listener, metrics, settings, processes, args.log_level, started)
        else:
            serve(Listeners(*listeners), settings, started)
        return 0


def metrics_at(text: str, processes: int) -> list[tuple[str, int]]:
    """Where each process tells its metrics: at the address that was typed, and at the ports after it."""
    if not text:
        return []
    typed = re.fullmatch(r"\[?([^\[\]/\s]+)\]?:([0-9]{1,5})", text)
    if not typed:
        raise BadOptions(f"metrics: must be like 127.0.0.1:9100, not {text[:40]!r}")
    host, port = typed[1], int(typed[2])
    return [(host, port and port + each) for each in range(processes)]


def check_several(database: str, peer_url: str) -> None:
    """BadOptions if these settings are not for several processes."""
    if not database.startswith("postgresql"):
        raise BadOptions(NO_POSTGRESQL)
    if peer_url:
        raise BadOptions(ONE_MACHINE)
    if os.name == "nt":
        raise BadOptions("processes: Windows has only one")


def links_told(host: str, port: int, public_url: str, words: TerminalWords) -> Iterator[str]:
    """Where to go; a person at the screen can point a phone at it."""
    from igroteka.server.addresses import WILDCARDS, lan_links, local_link

    yield words.say("cli-serve-here", link=local_link(host, port))
    links = [public_url] if public_url else lan_links(host, port)
    for link in links:
        yield words.say("cli-serve-room", link=link)
    if host in WILDCARDS:
        yield words.say("cli-serve-open")
    if links and can_draw():
        yield qr(links[0])


def corrections_told(shelf: Shelf, words: TerminalWords) -> Iterator[str]:
    """Which printed facts are played otherwise here."""
    for game in shelf.corrected.values():
        for change in game.data.changes:
            yield words.say("cli-serve-corrected", game=game.id, change=change)


def root_told(words: TerminalWords) -> Iterator[str]:
    """A warning if the server may do everything on this machine, which it never needs; Windows has no such user."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        yield words.say("cli-serve-root")


def can_draw() -> bool:
    """Is this a terminal with blocks and colours?"""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return sys.stdout.isatty() and encoding == "utf8" and os.environ.get("TERM", "dumb") != "dumb"


def qr(link: str) -> str:
    """The link for a phone's camera: white on black whatever the terminal's colours are."""
    import segno

    drawn = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())


def seconds(text: str) -> float:
    """The seconds that were typed."""
    if re.fullmatch(r"[0-9]{1,2}([.][0-9]{1,3})?", text):
        return float(text)
    raise BadOptions(f"bot-delay: must be a number of seconds below 100, not {text[:40]!r}")


def addresses(text: str) -> tuple[str, ...]:
    """The addresses of proxies that were typed."""
    try:
        return tuple(str(ip_address(part.strip())) for part in text.split(",")) if text else ()
    except ValueError:
        raise BadOptions(f"proxy: must be addresses like 192.0.2.1, with commas between, not {text[:80]!r}") from None


def public(name: str, text: str) -> str:
    """The address that was typed: a host under http or https, for the page lives at its root."""
    if text and not re.fullmatch(r"https?://[^/?#@\s]+/?", text):
        raise BadOptions(f"{name}: must be like https://games.example, not {text[:40]!r}")
    return text.rstrip("/") + "/" if text else ""


def reason(error: Exception) -> str:
    """The system's own words, without Python's additions."""
    number = getattr(error, "errno", None) or 0
    return os.strerror(number) if number > 0 else str(error)
