from random import Random

import pytest

from agurk.rules.errors import TextError
from scripts import fuzz_parsers

INPUTS = 20_000


def test_parsers_accept_or_refuse_any_nonsense(tmp_path):
    told = fuzz_parsers.fuzz(INPUTS, seed=2026)
    assert sum(told.values()) == INPUTS
    for target in fuzz_parsers.targets(tmp_path):
        assert told[f"{target.name}, accepted"], target.name
        assert told[f"{target.name}, refused"], target.name


def test_damage_is_done_by_chance_alone():
    once, again = (fuzz_parsers.mutate("9c Kd", "2s", Random(5)) for _ in range(2))
    assert once == again


def test_an_error_of_another_kind_is_found():
    def trip(text):
        raise RuntimeError(text)

    target = fuzz_parsers.Target("trap", 1, trip, ["9c"])
    with pytest.raises(fuzz_parsers.Escaped, match="trap: RuntimeError for '9c'"):
        fuzz_parsers._outcome(target, "9c")


def test_an_error_of_ours_is_a_refusal():
    def refuse(text):
        raise TextError(text)

    target = fuzz_parsers.Target("strict", 1, refuse, ["9c"])
    assert fuzz_parsers._outcome(target, "9c") == "refused"
