"""The parts of a visit's time, from Chromium's own trace of the page's main thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from bench.page.devtools import Tab

# The cheapest categories that tell all this; they make the page a little slower (0.63 s became 0.70 s), sampled stacks
# much more.
CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")
TASK, BEGIN, PAINTED = "RunTask", "navigationStart", "firstContentfulPaint"
SCRIPTS, LAYOUT, PAINT, REST, IDLE = "scripts", "style and layout", "painting", "the browser's own", "waiting"
KINDS = {
    TASK: REST,
    **dict.fromkeys(("ParseAuthorStyleSheet", "UpdateLayoutTree", "Layout", "HitTest"), LAYOUT),
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit"), PAINT),
    **dict.fromkeys(("EvaluateScript", "FunctionCall", "RunMicrotasks", "MinorGC", "MajorGC"), SCRIPTS),
    **dict.fromkeys(("v8.compile", "v8.compileModule", "v8.evaluateModule", "v8.produceModuleCache"), SCRIPTS),
}

Event = dict[str, Any]


class Visit(NamedTuple):
    """Seconds from the beginning of a visit to its first paint, and to the mark; and the parts of the latter."""

    interactive: float
    painted: float
    spent: dict[str, float]


@contextmanager
def traced(phone: Tab) -> Iterator[list[Event]]:
    """Trace Chromium; the list is filled with events at the end."""
    phone.ask("Tracing.start", transferMode="ReportEvents", traceConfig={"includedCategories": CATEGORIES})
    events: list[Event] = []
    yield events
    phone.ask("Tracing.end")
    phone.browser.wait("Tracing.tracingComplete")
    for told in phone.happened("Tracing.dataCollected"):
        events += told["value"]


def read(events: list[Event], mark: str) -> Visit:
    """The visit that led to this mark."""
    end = min((event for event in events if event["name"] == mark), key=lambda event: float(event["ts"]))
    main = [event for event in events if (event["pid"], event["tid"]) == (end["pid"], end["tid"])]
    # Pictures are documents too, but have no address.
    begin = next(e["ts"] for e in main if e["name"] == BEGIN and e["args"]["data"]["documentLoaderURL"])
    painted = next(e["ts"] for e in main if e["name"] == PAINTED)
    return Visit(since(begin, end["ts"]), since(begin, painted), spent(main, begin, end["ts"]))


def since(begin: float, then: float) -> float:
    """Seconds between two moments of a trace."""
    return (then - begin) / 1e6


def spent(main: Iterable[Event], begin: float, end: float) -> dict[str, float]:
    """Seconds of each kind: a nested event counts as its own kind, or as the kind around it."""
    total = dict.fromkeys((SCRIPTS, LAYOUT, PAINT, REST), 0.0)
    around: list[tuple[float, str]] = []
    timed = (event for event in main if event["ph"] == "X" and event["name"] in KINDS)
    for event in sorted(timed, key=lambda event: (event["ts"], -event["dur"])):
        start, stop = max(event["ts"], begin), min(event["ts"] + event["dur"], end)
        if start >= stop:
            continue
        while around and around[-1][0] <= start:
            around.pop()
        kind = KINDS[event["name"]]
        total[kind] += since(start, stop)
        if around:
            total[around[-1][1]] -= since(start, stop)
        around.append((stop, kind))
    return {**total, IDLE: since(begin, end) - sum(total.values())}
