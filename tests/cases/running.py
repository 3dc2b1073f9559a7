"""Putting cases to the engine and saying how they came out."""

from collections.abc import Iterable
from typing import NamedTuple

from agurk.rules.errors import AgurkError
from agurk.variants import find
from tests.cases.answers import ANSWERS
from tests.cases.comparing import differences
from tests.cases.reading import Case


class Failure(NamedTuple):
    """A case that did not come out as expected."""

    case: Case
    came: str

    def __str__(self) -> str:
        return f"{self.case.id}: expected {self.case.expect}, came {self.came}"


def fault(case: Case) -> Failure | None:
    """Return what is wrong with the engine's answer to a case, or None."""
    if case.kind not in ANSWERS:
        return Failure(case, f"no answer: the kind {case.kind!r} is not known")
    try:
        came = ANSWERS[case.kind](find(case.variant), case.given)
    except (
        AgurkError,
        AssertionError,
        ArithmeticError,
        LookupError,
        TypeError,
        ValueError,
    ) as error:
        return Failure(case, f"{type(error).__name__}: {error}")
    wrong = differences(case.kind, case.expect, came)
    return Failure(case, str(wrong)) if wrong else None


def run(cases: Iterable[Case]) -> int:
    """Print each failure and then how many passed and failed; return the exit code."""
    passed, failed = 0, 0
    for case in cases:
        failure = fault(case)
        if failure is None:
            passed += 1
        else:
            failed += 1
            print(failure)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0
