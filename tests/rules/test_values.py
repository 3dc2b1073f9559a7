"""Variants, matches and views as values: copied, sent to other processes, and looked up there."""

import copy
import pickle
import subprocess
import sys

import pytest

from agurk.rules.actions import Lot
from agurk.rules.errors import IllegalAction
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS

SENT = """
import pickle, sys
from agurk.variants import VARIANTS
view = pickle.loads(sys.stdin.buffer.read())
print(view.variant in {VARIANTS["danish"]})
"""


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_a_variant_is_the_same_when_copied_or_sent(variant):
    for twin in (
        copy.copy(variant),
        copy.deepcopy(variant),
        pickle.loads(pickle.dumps(variant)),  # noqa: S301 - our own bytes
    ):
        assert twin == variant
        assert list(twin.fields()) == list(variant.fields())


def test_a_variant_sent_to_another_process_is_found_there():
    view = begin(VARIANTS["danish"], 3).apply(Lot(0)).state.view(1)
    done = subprocess.run(
        [sys.executable, "-c", SENT], input=pickle.dumps(view), stdout=subprocess.PIPE, check=True
    )
    assert done.stdout.decode().strip() == "True"


@pytest.mark.parametrize("action", ["9c", None, Lot], ids=str)
def test_what_is_no_action_is_refused(action):
    with pytest.raises(IllegalAction, match="is no action"):
        begin(Variant(), 2).apply(action)
