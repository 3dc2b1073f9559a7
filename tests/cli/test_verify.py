"""`agurk verify`: whether a record keeps to the rules, and whether its deals were honest."""

import json
from dataclasses import replace
from random import Random

import pytest

from agurk.notation import Record, dumps, dumps_all
from agurk.rules.actions import Action
from agurk.rules.dealing import chance
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.strategies import random_record

SECRET = bytes(range(32))
FAIR = (
    "Fair: it was played by the rules, and the deals are those that were promised. "
    "Nobody chose them, if this promise was shown before the first one.\n"
)
HONESTY_UNKNOWN = "It was played by the rules; whether the deals were honest cannot be seen.\n"


def fair_record():
    """Return a match whose deals follow from a secret that was promised."""
    variant, actions = VARIANTS["danish"], list[Action]()
    random, state, dealt = Random(1), begin(VARIANTS["danish"], 3), 0
    while state.match.phase is not Phase.OVER:
        if state.to_act is None:
            actions.append(chance(state.match, deal_seed(SECRET, "a match", dealt)))
            dealt += 1
        else:
            actions.append(random.choice(state.actions))
        state = state.apply(actions[-1]).state
    return Record(
        variant=variant,
        players=3,
        actions=tuple(actions),
        match="a match",
        promise=promise(SECRET),
        secret=SECRET.hex(),
    )


@pytest.fixture
def file(tmp_path):
    """Return a function that writes a text to a file and returns where it is."""

    def write(text):
        path = tmp_path / "match.agurk"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_an_honest_match_is_called_fair(file, agurk):
    record = fair_record()
    text = agurk(f"verify {file(dumps(record))}")
    assert text.startswith(f"All {len(record.actions)} actions were legal.\n")
    assert " ".join(text.split()).endswith(FAIR.strip())
    assert f"The secret is the one of the promise {promise(SECRET)}." in " ".join(text.split())


def test_a_program_reads_what_was_found(file, answer):
    told = answer(f"verify {file(dumps(fair_record()))}")
    assert told["verdict"] == "fair"
    assert [found["slug"] for found in told["findings"]] == [
        "replayed",
        "promise-kept",
        "deals-fair",
    ]
    assert not any(found["wrong"] for found in told["findings"])


def test_a_match_without_a_promise_is_played_by_the_rules_at_most(file, agurk):
    record = random_record(VARIANTS["danish"], 3, seed=1)
    assert agurk(f"verify {file(dumps(record))}").endswith(HONESTY_UNKNOWN)


def test_another_secret_is_found_out(file, agurk):
    record = replace(fair_record(), secret="00" * 32)
    text = agurk(f"verify {file(dumps(record))}", code=1)
    assert "The secret is not the one that was promised" in text
    assert "Deal 1 is not what the secret gives." in text
    assert text.endswith("Something is wrong.\n")


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        pytest.param(lambda text: text.replace("Trick 2: ", "Trick 3: ", 1), "Line ", id="edited"),
        pytest.param(lambda text: text[: len(text) // 2], "Line ", id="cut short"),
        pytest.param(lambda _: "What is this?", "Line 1: ", id="no record at all"),
        pytest.param(lambda _: "", "There is no match in this file.", id="empty"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_wrong(damage, told, file, agurk):
    text = agurk(f"verify {file(damage(dumps(fair_record())))}", code=1)
    assert text.startswith(told)
    assert text.endswith("Something is wrong.\n")


def test_one_wrong_match_among_several_is_enough(file, agurk):
    fair, wrong = fair_record(), replace(fair_record(), secret="00" * 32)
    lines = agurk(f"verify {file(dumps_all([wrong, fair]))} --json", code=1).splitlines()
    assert [json.loads(line)["verdict"] for line in lines] == ["wrong", "fair"]


def test_bytes_that_are_no_text_are_wrong(tmp_path, agurk):
    path = tmp_path / "match.agurk"
    path.write_bytes(b'[Variant "danish"]\n\xff\n')
    assert agurk(f"verify {path}", code=1).startswith("Line 2: This is not UTF-8 text")


def test_a_missing_file_is_no_verdict(tmp_path, refusal):
    assert refusal(f"verify {tmp_path}/none") == f"{tmp_path}/none: no such file or directory."


def test_deals_of_an_earlier_match_are_told_as_what_they_are(file, agurk):
    record = replace(fair_record(), match="another", again="a match", again_from=2)
    told = " ".join(agurk(f"verify {file(dumps(record))}").split())
    assert "The deals are those of the match 'a match', and could be known from it." in told
    assert "It was played anew from deal 2 on." in told
    assert told.endswith("but they could be known beforehand.")
