"""A program that is asked by lines on its input and answers by lines on its output, in time."""

import os
import queue
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import IO

LONGEST = 1 << 16
"""How many characters an answer has at most."""

_TAIL = 400
_GRACE = 1.0


class Late(Exception):
    """No answer came in time."""


class Ended(Exception):
    """The program can be asked nothing more; says why."""


class Process:
    """A running program, in a process group of its own so that Ctrl-C is not for it."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it.

        Raises:
            OSError: if it cannot be started.
        """
        self._process = subprocess.Popen(  # noqa: S603 - the user names the program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._lines: queue.Queue[str] = queue.Queue(maxsize=4)
        self._complaint = ""
        self._readers = [
            Thread(target=self._read_answers, args=(self._pipe(self._process.stdout),)),
            Thread(target=self._read_complaints, args=(self._pipe(self._process.stderr),)),
        ]
        for reader in self._readers:
            reader.daemon = True
            reader.start()
        self._input = self._pipe(self._process.stdin)
        if os.name == "posix":
            os.set_blocking(self._input.fileno(), False)

    def ask(self, question: str, seconds: float) -> str:
        """Return the line that answers a line.

        Raises:
            Late: if none comes within so many seconds.
            Ended: if the program has ended, answers what was not asked, or reads nothing.
        """
        if self._lines.qsize() and self._process.poll() is None:
            raise Ended("answered before it was asked.")
        try:
            self._input.write(question + "\n")
            self._input.flush()
        except BlockingIOError:
            raise Ended("does not read what it is asked.") from None
        except (OSError, ValueError):
            raise Ended(self._why()) from None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Late from None
        if not line:
            raise Ended(self._why())
        if len(line) >= LONGEST:
            raise Ended(f"gave an answer of {LONGEST} characters or more.")
        return line

    def end(self) -> None:
        """End it: a program that reads to the end of its input ends by itself."""
        with suppress(OSError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._kill()
        self._process.wait()
        for reader in self._readers:
            reader.join(_GRACE)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None and not any(reader.is_alive() for reader in self._readers):
                pipe.close()

    def _kill(self) -> None:
        """Kill it and all that it has started."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _why(self) -> str:
        """Return how it ended, and its last words."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        self._readers[1].join(_GRACE)
        code, said = self._process.poll(), " ".join(self._complaint.split())
        how = "closed its output" if code is None else f"ended with code {code}"
        return f"{how}; its last words were: {said}" if said else f"{how}."

    def _read_answers(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                self._put(line)
        self._put("")

    def _put(self, line: str) -> None:
        """Keep a line for whoever asks; what comes unasked and in plenty is dropped."""
        with suppress(queue.Full):
            self._lines.put_nowait(line)

    def _read_complaints(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError):
            while said := pipe.readline(_TAIL):
                self._complaint = (self._complaint + said)[-_TAIL:]

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        if pipe is None:
            raise OSError("There is no pipe.")
        return pipe
