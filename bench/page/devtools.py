"""Chromium driven directly: the scripts that a driver such as Playwright adds to every page slow down a phone."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.chromium import chromium

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--remote-debugging-port=0",
)
BLANK = "about:blank"
# Seconds for which a browser at rest uses no more than this of a processor.
WHILE, AT_REST, PATIENCE = 0.5, 0.02, 60


class Browser:
    """A running Chromium."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.sent = 0
        self.events: list[dict[str, Any]] = []

    def ask(self, method: str, params: dict[str, Any], session: str = "") -> dict[str, Any]:
        """Send a command and wait for its answer; events that come meanwhile are kept."""
        self.sent += 1
        message = {"id": self.sent, "method": method, "params": params}
        self.line.send(json.dumps(message | ({"sessionId": session} if session else {})))
        while True:
            told = self._hear(30)
            if told.get("id") == self.sent:
                if "error" in told:
                    raise RuntimeError(f"{method}: {told['error']}")
                return dict(told["result"])

    def listen(self, seconds: float) -> None:
        """Keep the events of this number of seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self._hear(left)
            except TimeoutError:
                return

    def wait(self, method: str) -> None:
        """Keep events until this one comes."""
        while self._hear(30).get("method") != method:
            pass

    def rest(self) -> None:
        """Wait until it has no work left: a tab of its own is a window, whose address bar loads pages too."""
        before = self._used()
        for _ in range(PATIENCE):
            self.listen(WHILE)
            now = self._used()
            if now - before <= AT_REST:
                return
            before = now
        raise TimeoutError("Chromium does not come to rest")

    def _used(self) -> float:
        processes = self.ask("SystemInfo.getProcessInfo", {})["processInfo"]
        return sum(float(process["cpuTime"]) for process in processes)

    def _hear(self, patience: float) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.line.recv(patience))
        if "method" in told:
            self.events.append(told)
        return told

    @contextmanager
    def tab(self) -> Iterator[Tab]:
        """A tab that shares neither cache nor storage with others."""
        context = self.ask("Target.createBrowserContext", {})["browserContextId"]
        target = self.ask("Target.createTarget", {"url": BLANK, "browserContextId": context})["targetId"]
        session = self.ask("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        self.rest()
        yield Tab(self, session)
        self.ask("Target.disposeBrowserContext", {"browserContextId": context})
        self.events.clear()


class Tab:
    """One page of the browser."""

    def __init__(self, browser: Browser, session: str) -> None:
        self.browser = browser
        self.session = session

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command to this page."""
        return self.browser.ask(method, params, self.session)

    def value(self, expression: str) -> Any:
        """The value of a script; promises are awaited."""
        told = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in told:
            raise RuntimeError(f"{expression}: {told['exceptionDetails']}")
        return told["result"].get("value")

    def happened(self, method: str) -> list[dict[str, Any]]:
        """All events of this name so far."""
        return [
            e["params"] for e in self.browser.events if e["method"] == method and e.get("sessionId") == self.session
        ]


@contextmanager
def browser(*flags: str) -> Iterator[Browser]:
    """Start one, and end it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [chromium(), *FLAGS, *flags, f"--user-data-dir={folder}", BLANK]
        # In a process group of its own: Debian's Chromium is the child of a shell script, which would end alone.
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            with connect(address(Path(folder, "DevToolsActivePort")), max_size=None, compression=None) as line:
                yield Browser(line)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(20)


def address(told: Path) -> str:
    """The address on which it listens: it writes down its port and path when it is ready."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if told.exists() and len(lines := told.read_text().split()) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        time.sleep(0.05)
    raise RuntimeError("Chromium did not start")
