"""Whole numbers as vectors do in each lane what plain arithmetic does."""

from random import Random

import pytest

from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.plain.wide import Draws, wide

LANES = 32
OF = wide(LANES)


def packed(numbers):
    return sum(number << 16 * lane for lane, number in enumerate(numbers))


def lanes_of(vector):
    return [vector >> 16 * lane & 0xFFFF for lane in range(LANES)]


def numbers(seed, most, least=0):
    random = Random(seed)
    return [random.choice([least, most, random.randint(least, most)]) for _ in range(LANES)]


@pytest.mark.parametrize(
    ("name", "plain", "least"),
    [
        pytest.param("some", bool, 0, id="whether there is a bit"),
        pytest.param("lowest", lambda x: x & -x, 1, id="the lowest bit"),
        pytest.param("highest", lambda x: 1 << x.bit_length() - 1 if x else 0, 0, id="the highest"),
        pytest.param("count", int.bit_count, 0, id="how many bits"),
    ],
)
@pytest.mark.parametrize("seed", range(20), ids=lambda seed: f"seed {seed}")
def test_each_lane_is_asked_for(name, plain, least, seed):
    asked = numbers(seed, 0xFFFF, least)
    assert lanes_of(getattr(OF, name)(packed(asked))) == [plain(number) for number in asked]


@pytest.mark.parametrize("seed", range(20), ids=lambda seed: f"seed {seed}")
def test_lanes_are_compared(seed):
    one, other = numbers(seed, 0x7FFE), numbers(seed + 100, 0x7FFF)
    told = lanes_of(OF.less(packed(one), packed(other)))
    assert told == [mine < theirs for mine, theirs in zip(one, other, strict=True)]


def test_bits_from_one_up():
    bits = [1 << lane % 16 for lane in range(LANES)]
    assert lanes_of(OF.at_least(packed(bits))) == [0x10000 - bit for bit in bits]


def test_streams_run_side_by_side():
    streams = [Stream(5, Purpose.LANES, number) for number in range(8)]
    draws = Draws(OF, [Stream(5, Purpose.LANES, number) for number in range(8)])
    for _ in range(100):
        assert draws.next() == sum(stream.next() << 64 * at for at, stream in enumerate(streams))


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 11, 16], ids=lambda bound: f"below {bound}")
def test_draws_below_one_bound_and_below_the_bound_of_each_lane_are_the_same(bound):
    one, other = (
        Draws(OF, [Stream(6, Purpose.LANES, number) for number in range(8)]) for _ in "ab"
    )
    for _ in range(2000):
        found = one.below(bound)
        assert found == other.below_each(OF.ones * bound, bound)
        assert max(lanes_of(found)) < bound


def test_a_draw_that_would_favour_some_is_drawn_again_by_its_stream_alone():
    streams = [Stream(7, Purpose.LANES, number) for number in range(8)]
    draws = Draws(OF, [Stream(7, Purpose.LANES, number) for number in range(8)])
    again = 0
    for _ in range(2000):
        expected = []
        for stream in streams:
            found, left = [0] * 4, [0, 1, 2, 3]
            while left:
                word = stream.next()
                for lane in list(left):
                    found[lane], low = divmod((word >> 16 * lane & 0xFFFF) * 49, 1 << 16)
                    if low >= 65536 % 49:
                        left.remove(lane)
                again += bool(left)
            expected += found
        assert lanes_of(draws.below(49)) == expected
    assert again > 10
