"""The program as people start it: in a real terminal, and through a pipe."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest

import igroteka
from igroteka.texts import words
from tests.child import PATIENCE, child
from tests.cli.conftest import LONGEST, last_of


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.mine, theirs = pty.openpty()
        env = {**os.environ, "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "igroteka", *args]
        self.running = child(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True)
        self.program = self.running.__enter__()
        os.close(theirs)
        self.letters = codecs.getincrementaldecoder("utf-8")()
        self.shown = ""
        self.asked = 0

    def read(self) -> bool:
        """What the program shows next; false at its end."""
        ready, _, _ = select.select([self.mine], [], [], PATIENCE)
        assert ready, self.shown
        try:
            part = os.read(self.mine, 65536)
        except OSError:  # how Linux says that nobody is at the other end
            return False
        self.shown += self.letters.decode(part)
        return bool(part)

    def question(self) -> str:
        """Wait until the program asks; empty at its end."""
        while not (found := re.search(r"([^\r\n]+) › ", plain(self.shown[self.asked :]))):
            if not self.read():
                return ""
        self.asked = len(self.shown)  # it waits for an answer: nothing can come after the question
        return found[1]

    def rest(self) -> None:
        """Wait until the program sleeps over its question: Python forgets a signal that comes just before it does."""
        while " S " not in Path(f"/proc/{self.program.pid}/stat").read_text():
            os.sched_yield()

    def end(self) -> int:
        """The exit code."""
        while self.read():
            pass
        return self.program.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.running.__exit__(None, None, None)
        os.close(self.mine)


def plain(text: str) -> str:
    """Without colours and movements of the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.mark.parametrize("id", igroteka.names())
def test_a_whole_match_in_a_terminal(id: str) -> None:
    with Terminal("play", id, "--against", "random", "--seed", "5", "--lang", "ru") as terminal:
        for _ in range(LONGEST):
            question = terminal.question()
            if not question:
                break
            os.write(terminal.mine, f"{last_of(question)}\n".encode())
        assert terminal.end() == 0
    assert "igroteka replay " in plain(terminal.shown)
    assert "Traceback" not in terminal.shown


def test_ctrl_c_in_a_terminal() -> None:
    with Terminal("play", igroteka.names()[0], "--hotseat", "--seed", "5", "--lang", "en") as terminal:
        assert terminal.question()
        terminal.rest()
        terminal.program.send_signal(signal.SIGINT)
        assert terminal.end() == 130
    assert "Nothing was played" in terminal.shown
    assert "Traceback" not in terminal.shown


def piped(*args: str, text: str, more: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The program with a pipe at each end."""
    command = [sys.executable, "-m", "igroteka", *args]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", **(more or {})}
    return subprocess.run(
        command, input=text, capture_output=True, text=True, encoding="utf-8", env=env, timeout=PATIENCE
    )


@pytest.mark.parametrize(("id", "answer"), [*((id, "\n1\n") for id in igroteka.names()), (igroteka.names()[0], "\n")])
def test_a_match_through_a_pipe(id: str, answer: str) -> None:
    done = piped("play", id, "--against", "random", "--seed", "5", text=answer * LONGEST)
    assert done.returncode == 0
    advice = {f"igroteka: {words(id, 'en').advice(one)}" for one in igroteka.game(id).words.advices}
    assert {*done.stderr.splitlines()} <= advice
    assert "\x1b" not in done.stdout


def test_letters_that_the_terminal_does_not_have() -> None:
    done = piped("games", "--lang", "ru", text="", more={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0
    assert "?" in done.stdout


@pytest.mark.parametrize("line", ["rules", "rules --json", "data"])
def test_a_reader_who_has_read_enough(line: str) -> None:
    command = [sys.executable, "-m", "igroteka", *line.split(), igroteka.names()[0]]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout and program.stderr
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(PATIENCE) == 1
