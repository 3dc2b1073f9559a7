"""What all tests share."""

import os
import signal

from hypothesis import settings

# A first example imports what it tests, and a busy machine is slow: time is no property.
settings.register_profile("agurk", deadline=None)
settings.load_profile("agurk")


def pytest_configure():
    """Let programs under test be interrupted, also where this run was started to ignore it.

    Nor do tests leave processes behind that make tables for house rules.
    """
    os.environ["AGURK_BACKGROUND"] = "off"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
