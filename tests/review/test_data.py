"""A review as data."""

import json

from agurk.review.data import as_data
from tests.review.test_reviewing import pytestmark, reviewed

__all__ = ["pytestmark"]


def test_the_data_says_what_it_is_and_goes_through_json():
    data = as_data(reviewed())
    assert json.loads(json.dumps(data)) == data
    assert (data["format"], data["version"]) == ("agurk-review", 1)


def test_it_holds_every_card_and_what_each_was_worth():
    found = reviewed()
    for deal, told in zip(found.deals, as_data(found)["deals"], strict=True):
        assert len(told["plays"]) == len(deal.plays)
        for play, card in zip(deal.plays, told["plays"], strict=True):
            assert card["loss"] == play.loss
            assert [each["chance"] for each in card["worths"]] == [
                each.chance for each in play.worths.plays
            ]
            assert ("reason" in card) == play.costly


def test_its_reasons_speak_a_language():
    english, german = [
        [play["reason"]["text"] for deal in as_data(reviewed(), language)["deals"]
         for play in deal["plays"] if "reason" in play]
        for language in ("en", "de")
    ]  # fmt: skip
    assert english
    assert not set(english) & set(german)
