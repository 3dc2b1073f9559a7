"""docs/envs.md: it tells every option, feature and parameter."""

import inspect
import re
from pathlib import Path

import pytest

from agurk.envs import agurk_v0
from agurk.envs.features import Features
from agurk.envs.numbering import Numbering
from agurk.envs.open_spiel.game import PARAMETERS
from agurk.envs.plan import plan_of
from agurk.variants import VARIANTS

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", sorted(set(inspect.signature(agurk_v0.raw_env).parameters)))
def test_every_option_is_told(option):
    assert f"| `{option}` |" in TEXT


@pytest.mark.parametrize("parameter", sorted(PARAMETERS))
def test_every_parameter_of_open_spiel_is_told(parameter):
    assert f"| `{parameter}` |" in TEXT


@pytest.mark.parametrize("key", VARIANTS)
def test_every_part_beside_the_first_features_is_told(key):
    plan = plan_of(key, VARIANTS[key].least_players, episode="match")
    features = Features(plan, Numbering(plan))
    told = re.findall(r"`([^`]+)`", "".join(re.split(r"```\w*", TEXT)[::2]))
    for name in features.names[features.base :]:
        assert any(part in name for part in told), name
