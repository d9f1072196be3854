"""A test that fails leaves nothing running that could disturb another."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.child import PATIENCE, child

SLEEPER = [sys.executable, "-c", "print('here', flush=True); import time; time.sleep(600)"]


def test_the_child_of_a_failed_test_is_gone_before_the_next() -> None:
    with pytest.raises(AssertionError, match="as a test would"), child(SLEEPER) as process:
        raise AssertionError("fail as a test would")
    assert process.returncode == -signal.SIGKILL


def test_a_child_hears_ctrl_c_where_its_parent_does_not() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with child(SLEEPER, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            assert process.stdout and process.stdout.readline() == "here\n"
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == -signal.SIGINT
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
