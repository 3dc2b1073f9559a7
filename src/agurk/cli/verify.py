"""`agurk verify`: whether a record keeps to the rules, and whether its deals were honest."""

from collections.abc import Iterator
from pathlib import Path

from agurk.cli.options import AsJson
from agurk.cli.output import paragraph, print_json, print_lines
from agurk.notation.either import records_in
from agurk.notation.verify import Finding, Verdict, Verification
from agurk.notation.verify import verify as check
from agurk.rules.errors import RecordError

_WRONG = 1


def verify(file: Path, /, *, json: AsJson = False) -> int:
    """Check that a match was played by the rules, and that its deals are the promised ones.

    Compare the promise with the one that was shown before the first deal: only that proves that
    nobody chose the deals. Deals that could be known are told as what they are: a player named the
    seed that they follow from, or they are those of an earlier match. The exit code is 1 if
    something is wrong.

    Args:
        file: The record.
        json: Print JSON, one line a match: the verdict, and what was found.
    """
    code = 0
    for verification in _checked(file):
        code = code if verification.good else _WRONG
        if json:
            findings = [
                {"slug": found.slug, "text": found.text, "wrong": found.wrong}
                for found in verification.findings
            ]
            print_json({"verdict": verification.verdict.value, "findings": findings})
        else:
            print_lines(_answer(verification))
    return code


def _checked(file: Path) -> Iterator[Verification]:
    """Yield what was found in each match; one that cannot be read is wrong, and the last."""
    try:
        for record in records_in(file):
            yield check(record)
    except RecordError as error:
        found = Finding(error.slug, str(error), wrong=True)
        yield Verification(Verdict.WRONG, (found,))


def _answer(verification: Verification) -> list[str]:
    """Return the lines for people."""
    from agurk.text.catalogue import words

    verdict = words("en", "cli").say(f"verdict-{verification.verdict.value}")
    said = (*(found.text for found in verification.findings), verdict)
    return [line for text in said for line in paragraph(text)]
