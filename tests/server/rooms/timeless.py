"""An event loop whose clock does not run: it jumps to the next moment at which something is due."""

import asyncio
import selectors


class _Skipping(selectors.DefaultSelector):
    """Waits for nothing; the time that would have passed is only added up."""

    def __init__(self):
        super().__init__()
        self.passed = 0.0

    def select(self, timeout=None):
        events = super().select(0)
        if events:
            return events
        if timeout is None:
            raise AssertionError("Everybody waits, and nothing is due: this would never end.")
        self.passed += max(0.0, timeout)
        return events


class TimelessLoop(asyncio.SelectorEventLoop):
    """Hours pass here in no time; for what uses neither threads nor other processes."""

    def __init__(self):
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self):
        return 1000.0 + self._skipping.passed

    def run_in_executor(self, _, func, *args):  # type: ignore[override]
        """Do at once what is meant for a thread."""
        done = self.create_future()
        done.set_result(func(*args))
        return done


def run(main):
    """Run what `main` returns to its end on a loop of its own."""
    with asyncio.Runner(loop_factory=TimelessLoop) as runner:
        return runner.run(main())
