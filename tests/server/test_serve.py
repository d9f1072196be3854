"""`igroteka serve` as a program."""

from __future__ import annotations

import signal
import subprocess
import sys

SERVE = (sys.executable, "-m", "igroteka", "serve")


def test_a_taken_port_is_told_and_exits_with_2(server: int) -> None:
    done = subprocess.run([*SERVE, "--port", str(server)], capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1:{server}: Address already in use" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_host_is_told_and_exits_with_2() -> None:
    done = subprocess.run([*SERVE, "--host", "256.0.0.1", "--port", "0"], capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert "cannot listen on 256.0.0.1" in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_it_quietly() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*SERVE, "--port", "0"], stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=10)
    assert (process.returncode, told) == (0, "")
