"""The whole matches of the specification, kept on a sheet."""

from pathlib import Path

import pytest

from agurk.scorekeeper.entries import Answered, Opened, Took
from agurk.scorekeeper.log import begin_log
from tests.cases.reading import read

SPEC = Path(__file__).parents[2] / "spec" / "cases.jsonl"
MATCHES = [case for case in read(SPEC) if case.kind == "game" and case.given.get("stake", 1) == 1]


def test_the_two_matches_of_the_rule_texts_are_among_them():
    assert {"S0-54", "S3-60"} <= {case.id for case in MATCHES}


@pytest.mark.parametrize("case", MATCHES, ids=lambda case: case.id)
def test_a_whole_match_is_kept(case):
    log = begin_log(Opened(variant=case.variant, players=tuple(case.given["seats"])))
    trace, dealers, pot = [], [], 0
    for step in case.given["steps"]:
        dealers.append(log.sheet.dealer)
        log = log.enter(Took(takers=tuple(step["takers"]), card=step["card"]))
        while log.sheet.asked is not None:
            bought = log.sheet.asked in step.get("buy", ())
            log = log.enter(Answered(log.sheet.asked, bought))
        pot = log.sheet.match.standing.pot or pot
        trace.append([account.score for account in log.sheet.accounts])
    assert trace == case.expect["trace"]
    assert dealers == case.expect.get("dealers", dealers)
    assert sorted(log.sheet.winners) == sorted(case.expect["winners"])
    assert pot == case.expect.get("pot", pot)
