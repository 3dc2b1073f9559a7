"""How long the processes of a server wait for each other."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Times in seconds."""

    lives: float = 4.0
    """How long a process counts as living after it last showed that it does."""
    beat: float = 1.0
    """How often it shows that."""
    settle: float = 1.0
    """How long claims wait for others to come back, once the bus's server has lost its memory."""
    answer: float = 2.0
    """How long the bus's server may take for one answer."""
    patience: float = 4.0
    """How long a question waits for a server that is away to come back."""


PACE = Pace()
"""The pace of a real server."""
