"""Whole numbers as vectors: sixteen bits a lane, and four lanes a stream of random numbers.

What holds in some lanes is a number with a 1 in each of them.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from agurk.sim.plain.random import Stream

_WORD = (1 << 64) - 1


class Wide:
    """What can be done with vectors of so many lanes."""

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes
        self.ones = _repeated(1, 16, lanes)
        self.high, self.under = self.ones << 15, self.ones * 0x7FFF
        self.every = self.ones * 0xFFFF
        self.even = _repeated(0xFFFF, 32, lanes // 2)
        self.odd = self.even << 16
        self.carry = self.ones & self.even
        self.bits = [(self.ones * part, shift) for part, shift in ((0x5555, 1), (0x3333, 2))]
        self.nibbles, self.five = self.ones * 0x0F0F, self.ones * 0x1F
        self.smears = [(self.ones * (0xFFFF >> shift), shift) for shift in (1, 2, 4, 8)]

    def where(self, mask: int, yes: int, no: int) -> int:
        """Return one or the other, lane by lane."""
        return no ^ (((mask << 16) - mask) & (yes ^ no))

    def less(self, x: int, y: int) -> int:
        """Tell where x is under y, both under 0x8000."""
        return ((y | self.high) - (x + self.ones)) >> 15 & self.ones

    def some(self, x: int) -> int:
        """Tell where x is not 0."""
        return (((x & self.under) + self.under) | x) >> 15 & self.ones

    def lowest(self, x: int) -> int:
        """Return the lowest bit of each lane; none may be 0."""
        return x ^ (x & (x - self.ones))

    def at_least(self, bit: int) -> int:
        """Return a bit in each lane and all bits above it."""
        return self.every ^ (bit - self.ones)

    def highest(self, x: int) -> int:
        """Return the highest bit of each lane."""
        for mask, shift in self.smears:
            x |= x >> shift & mask
        mask, _ = self.smears[0]
        return x ^ (x >> 1 & mask)

    def count(self, x: int) -> int:
        """Return how many bits each lane has."""
        (fives, _), (threes, _) = self.bits
        x -= x >> 1 & fives
        x = (x & threes) + (x >> 2 & threes)
        x = (x + (x >> 4)) & self.nibbles
        return (x + (x >> 8)) & self.five


@lru_cache(maxsize=64)
def wide(lanes: int) -> Wide:
    """Return what can be done with so many lanes."""
    return Wide(lanes)


def _repeated(part: int, size: int, times: int) -> int:
    return part * (((1 << size * times) - 1) // ((1 << size) - 1))


class Draws:
    """Streams side by side, one in each 64 bits."""

    def __init__(self, of: Wide, streams: Iterable[Stream]) -> None:
        self._of = of
        states = [stream.state for stream in streams]
        self._state = [
            sum(state[part] << 64 * at for at, state in enumerate(states)) for part in range(4)
        ]
        every = len(states)
        self._low = _repeated(_WORD >> 1, 64, every)
        self._top = _repeated(1 << 63, 64, every)
        self._turns = {
            by: (
                _repeated(_WORD >> by << by, 64, every),
                _repeated((1 << by) - 1, 64, every),
            )
            for by in (17, 23, 45)
        }

    def next(self) -> int:
        """Return the next word of every stream."""
        a, b, c, d = self._state
        low, top = self._low, self._top
        total = ((a & low) + (d & low)) ^ ((a ^ d) & top)
        upper, lower = self._turns[23]
        total = (total << 23 & upper) | (total >> 41 & lower)
        found = ((total & low) + (a & low)) ^ ((total ^ a) & top)
        t = b << 17 & self._turns[17][0]
        c ^= a
        d ^= b
        upper, lower = self._turns[45]
        self._state = [a ^ d, b ^ c, c ^ t, (d << 45 & upper) | (d >> 19 & lower)]
        return found

    def below(self, n: int) -> int:
        """Return numbers under n, one a lane, each with the same chance."""
        of, words = self._of, self.next()
        even = of.even
        first, second = (words & even) * n, (words >> 16 & even) * n
        found = (first >> 16 & even) | (second & of.odd)
        again = (1 << 16) % n
        if again:
            bad = self._under(first, second, again)
            if bad:
                return self._again(words, found, bad, lambda _: n)
        return found

    def below_each(self, bounds: int, most: int) -> int:
        """Return numbers under the bound of each lane, which is at most `most`."""
        of, words = self._of, self.next()
        even = of.even
        first = second = 0
        for bit in range(most.bit_length()):
            mask = bounds >> bit & of.ones
            part = ((mask << 16) - mask) & words
            first += (part & even) << bit
            second += (part >> 16 & even) << bit
        found = (first >> 16 & even) | (second & of.odd)
        # None of these draws is drawn again from 9 on (65536 % 11).
        bad = self._under(first, second, 9)
        if bad:
            return self._again(words, found, bad, lambda lane: bounds >> 16 * lane & 0xFFFF)
        return found

    def _under(self, first: int, second: int, least: int) -> int:
        """Tell where the low half of a product is under `least`; even lanes and odd ones."""
        of = self._of
        even, carry = of.even, of.carry << 16
        enough = of.carry * (0x10000 - least)
        bad = (carry ^ (((first & even) + enough) & carry)) >> 16
        return bad | (carry ^ (((second & even) + enough) & carry))

    def _again(self, words: int, found: int, bad: int, bound: Callable[[int], int]) -> int:
        """Draw again where the low half is under what its bound leaves of 65536.

        Args:
            words: What was drawn.
            found: What that made.
            bad: Where the low half may be too low.
            bound: The bound of a lane.
        """
        streams: dict[int, list[int]] = {}
        for lane in _lanes(bad):
            n = bound(lane)
            if (words >> 16 * lane & 0xFFFF) * n % 0x10000 < 0x10000 % n:
                streams.setdefault(lane // 4, []).append(lane)
        for at, lanes in streams.items():
            a, b, c, d = [part >> 64 * at & _WORD for part in self._state]
            before = a, b, c, d
            stream, left = Stream.resumed(before), lanes
            while left:
                word, still = stream.next(), []
                for lane in left:
                    n = bound(lane)
                    product = (word >> 16 * (lane % 4) & 0xFFFF) * n
                    found ^= ((found >> 16 * lane & 0xFFFF) ^ (product >> 16)) << 16 * lane
                    if product % 0x10000 < 0x10000 % n:
                        still.append(lane)
                left = still
            self._state = [
                part ^ (was ^ now) << 64 * at
                for part, was, now in zip(self._state, before, stream.state, strict=True)
            ]
        return found


def _lanes(mask: int) -> Iterator[int]:
    """Yield the lanes where something holds."""
    while mask:
        bit = mask & -mask
        yield (bit.bit_length() - 1) // 16
        mask ^= bit
