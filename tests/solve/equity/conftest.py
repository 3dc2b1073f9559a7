"""Matches before deals, in one line each."""

import pytest

from agurk.rules.state import begin
from agurk.sim.courses import BEGINNING, match_of, row_of


@pytest.fixture
def standing():
    """Return a match of some rules with these scores, and perhaps lives and dealer."""

    def make(variant, scores, lives=None, dealer=None, number=1):
        opened = begin(variant, len(scores)).match
        row = row_of(opened)
        row[0] = len(scores) - 1 if dealer is None else dealer
        row[1] = number
        row[BEGINNING : BEGINNING + len(scores)] = scores
        if lives is not None:
            row[BEGINNING + len(scores) : BEGINNING + 2 * len(scores)] = lives
        return match_of(opened, row)

    return make
