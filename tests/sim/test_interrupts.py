"""Ctrl-C is heard at once, whatever is simulated."""

import signal

import pytest

from agurk.rules.errors import WrongTime
from agurk.sim import VectorEnv, native
from agurk.variants import VARIANTS
from tests.sim.interrupting import WORK, delays

SOON, AT_LAST = 0.2, 2.0
"""Seconds within which work ends where the machine has time for it, and where it has not."""

TRIES = 5

PLAIN = (
    "random deals in lanes",
    "random deals by ladder",
    "arrays of deals in lanes",
    "long matches by ladder",
    "deals card by card",
    "hidden hands",
    "a solved position",
    "rollouts",
    "solved worlds",
)
"""Work that is done in plain Python as well."""


def check_heard(name: str, **environment: str) -> None:
    """Check that Ctrl-C ends some work soon in one of some tries, and in none of them late."""
    for delay in delays(name, TRIES, longest=0.3, **environment):
        assert delay < AT_LAST
        if delay < SOON:
            return
    pytest.fail("It never ended soon.")


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize("name", WORK)
def test_ctrl_c_is_heard_at_once(name):
    check_heard(name)


@pytest.mark.parametrize("name", PLAIN)
def test_ctrl_c_is_heard_at_once_in_plain_python(name):
    check_heard(name, AGURK_KERNEL="off")


@pytest.mark.parametrize(
    ("kernel", "n"),
    [pytest.param("on", 4_000_000, id="kernel"), pytest.param("off", 1_000, id="plain")],
)
def test_games_of_which_some_are_ahead_are_not_stepped_on(kernel, n, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", kernel)

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    env = VectorEnv(VARIANTS["danish"], 4, n)
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with pytest.raises(WrongTime, match="Ctrl-C left a step in the middle"):
            step_until_torn(env)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def step_until_torn(env: VectorEnv) -> None:
    """Interrupt steps until one is left in the middle, and make the next, which is refused."""
    for _ in range(1000):
        choices = env.sample()
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.001)
            env.step(choices)
            signal.setitimer(signal.ITIMER_REAL, 0)
        except KeyboardInterrupt:
            # The step may have come to its end before anybody looked.
            env.step(env.sample())
