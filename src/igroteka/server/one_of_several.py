"""One of several server processes that another one has started: `python -m igroteka.server.one_of_several`."""

from __future__ import annotations

import os
import pickle
import signal
import socket
import sys
from logging import ERROR
from threading import Thread

from igroteka.core.errors import IgrotekaError
from igroteka.registry import Shelf
from igroteka.server import logs
from igroteka.server.processes import Order
from igroteka.server.serve import Listeners, listen, serve


def main() -> int:
    """Serve as the order on stdin says, until stdin ends or SIGTERM; say on stdout that it has begun, or why not."""
    order = pickle.load(sys.stdin.buffer)
    assert isinstance(order, Order)
    Thread(target=stop_with_parent, name="stop with parent", daemon=True).start()
    logs.configure(order.log_level, process=order.number)
    settings = order.settings._replace(shelf=Shelf(order.data))
    public, *metrics = [socket.socket(fileno=file) for file in order.files]
    listeners = Listeners(public, metrics[0] if metrics else None, listen("127.0.0.1", 0))
    try:
        serve(listeners, settings, lambda: tell(""))
    except IgrotekaError as error:
        logs.note("server cannot start", level=ERROR, error=error)
        tell(str(error))
        return 2
    return 0


def tell(line: str) -> None:
    """One line for whoever started us, if it still listens."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def stop_with_parent() -> None:
    """Stop in order when the process that started us has ended, however it ended."""
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
