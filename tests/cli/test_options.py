"""The rules that a command is asked to follow."""

import pytest

from agurk.cli.options import House, Misused, Rules, spread
from agurk.rules.errors import UnknownVariant, VariantError
from agurk.variants import VARIANTS

FILE = """
base = "cucumber"
name = "At the Hansens'"

[rules]
threshold = 21
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "hansen.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_nothing_asked_for_is_danish_agurk():
    assert Rules().chosen() is VARIANTS["danish"]


def test_a_variant_is_found_by_any_of_its_names():
    assert Rules(variant="Kurkku").chosen().key.startswith("kurkku")


def test_house_rules_change_the_variant():
    chosen = Rules(variant="cucumber", house=("threshold=21 ace=none", "ace=any")).chosen()
    assert chosen.key == "cucumber"
    assert (chosen.threshold, chosen.ace.value) == (21, "any")


def test_a_file_says_the_variant_and_further_rules_change_it(file):
    chosen = Rules(house_file=file, house=("ace=none",)).chosen()
    assert (chosen.name, chosen.threshold, chosen.ace.value) == ("At the Hansens'", 21, "none")


def test_a_file_and_a_variant_do_not_go_together(file):
    with pytest.raises(Misused, match="says which variant it changes"):
        House(house_file=file).variant_of("danish")


@pytest.mark.parametrize(
    ("rules", "error"),
    [
        pytest.param(Rules(variant="whist"), UnknownVariant, id="another game"),
        pytest.param(Rules(house=("treshold=21",)), VariantError, id="a rule misspelt"),
        pytest.param(Rules(house=("lives=1",)), VariantError, id="a contradiction"),
    ],
)
def test_rules_that_nothing_can_follow_are_refused(rules, error):
    with pytest.raises(error):
        rules.chosen()


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        pytest.param("--house a=1 b=2 9c", "--house a=1 --house b=2 9c", id="two after one"),
        pytest.param("--house a=1 --json b=2", "--house a=1 --json b=2", id="not after another"),
        pytest.param("--house a=1 --x=2", "--house a=1 --x=2", id="not an option"),
        pytest.param("a=1 b=2", "a=1 b=2", id="not without the option"),
        pytest.param("--house a=1 --house b=2", "--house a=1 --house b=2", id="one after each"),
    ],
)
def test_one_option_takes_several_house_rules(typed, read):
    assert spread(typed.split()) == read.split()
