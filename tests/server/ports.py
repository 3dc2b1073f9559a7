"""Ports for servers that tests start."""

import random
import socket
from contextlib import suppress


def free_port() -> int:
    """Return a port that stays free while its server is away: no client is given one below."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
