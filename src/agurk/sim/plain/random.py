"""Streams of random numbers, equal to the bit to those of kernel/random.hpp."""

from enum import IntEnum

from agurk.rules.errors import AgurkError

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


State = tuple[int, int, int, int]
"""The state of a stream."""


class SeedError(AgurkError, ValueError):
    """A number that is none for a seed."""

    slug = "seed"


class Purpose(IntEnum):
    """What a stream is for; streams of one seed and different purposes have nothing in common."""

    LANES = 1
    DEALS = 2
    MATCHES = 3
    WORLDS = 4
    ROLLOUTS = 5
    GAMES = 6
    BELIEF = 7


def check_seed(seed: int) -> None:
    """Make sure that a number can be a seed.

    Raises:
        SeedError: if it is out of range.
    """
    if not 0 <= seed <= _MASK:
        raise SeedError(f"A seed is a number from 0 to {_MASK}, not {seed}.")


def mixed(z: int) -> int:
    """Return a number with its bits mixed: the finalizer of splitmix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Stream:
    """The stream of one purpose and number under a seed: xoshiro256++, begun by splitmix64."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, seed: int, purpose: int, number: int) -> None:
        at = mixed((mixed((seed + _STEP * purpose) & _MASK) + _STEP * number) & _MASK)
        self._a, self._b, self._c, self._d = [
            mixed((at + _STEP * place) & _MASK) for place in range(1, 5)
        ]

    @classmethod
    def resumed(cls, state: State) -> "Stream":
        """Return a stream in the middle, from what `state` told of it."""
        made = cls(0, 0, 0)
        made.state = state
        return made

    @property
    def state(self) -> State:
        """All that decides what comes next."""
        return self._a, self._b, self._c, self._d

    @state.setter
    def state(self, state: State) -> None:
        self._a, self._b, self._c, self._d = state

    def next(self) -> int:
        """Return the next word of 64 bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        found = (_turned((a + d) & _MASK, 23) + a) & _MASK
        t = (b << 17) & _MASK
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ t
        self._d = _turned(d, 45)
        return found

    def below(self, n: int) -> int:
        """Return a number under n, each with the same chance."""
        product = (self.next() >> 32) * n
        if product & 0xFFFFFFFF < n:
            least = (1 << 32) % n
            while product & 0xFFFFFFFF < least:
                product = (self.next() >> 32) * n
        return product >> 32


def _turned(x: int, k: int) -> int:
    return ((x << k) | (x >> (64 - k))) & _MASK
