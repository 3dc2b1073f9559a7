"""A server under attack: refuses, goes on, and tells nobody what is not theirs.

`make fuzz` does the same with a million messages.
"""

import pytest

from tests.hostile.siege import deluge, siege

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(400)]


async def test_nonsense_hurts_neither_the_server_nor_those_who_play(tmp_path):
    report = await siege(tmp_path, messages=4000, seed=7, quiet=0.5, rounds=2, pace=0.01)
    assert report.told["messages"] >= 4000
    assert report.matches


async def test_a_flood_is_stopped_before_it_reaches_others(tmp_path):
    # How long others wait is measured by `make fuzz`; here it is that they go on at all.
    report = await deluge(tmp_path, seconds=10.0, seed=7, times=1000)
    assert report.matches
    assert any("429" in told for told in report.told)
