import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files

import pytest

from agurk.text.catalogue import MissingMessage, UnknownLanguage, domains, words

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def names(language, domain):
    source = (files("agurk.text") / language / f"{domain}.ftl").read_text(encoding="utf-8")
    return MESSAGE.findall(source)


def test_a_message_is_said():
    assert words("en", "fields").say("value-yes") == "yes"


def test_an_attribute_is_said():
    assert words("en", "fields").say("field-follow.forced") == "head if able"


def test_numbers_choose_their_words():
    assert words("en", "rules").say("rules-cards-each", {"hand": 1}) == "one card"
    assert words("en", "rules").say("rules-cards-each", {"hand": 5}) == "5 cards"


@pytest.mark.parametrize(
    ("language", "units", "said"),
    [
        pytest.param("fi", 1, "Bo saa yhden pelimerkin.", id="one in Finnish"),
        pytest.param("fi", 21, "Bo saa 21 pelimerkkiä.", id="more in Finnish"),
        pytest.param("is", 1, "Bo fær eina einingu.", id="one in Icelandic"),
        pytest.param("is", 11, "Bo fær 11 einingar.", id="more in Icelandic"),
        pytest.param("is", 21, "Bo fær 21 einingu.", id="twenty-one in Icelandic, as one"),
    ],
)
def test_numbers_choose_their_words_as_a_language_does(language, units, said):
    assert words(language, "scorekeeper").say("won-units", {"name": "Bo", "units": units}) == said


@pytest.mark.parametrize("name", ["nothing", "value-yes.nothing", "field-follow.nothing", ""])
def test_a_message_that_is_not_there_is_refused(name):
    with pytest.raises(MissingMessage, match="no message") as error:
        words("en", "fields").say(name)
    assert error.value.slug == "missing-message"


def test_a_place_left_empty_is_refused():
    with pytest.raises(MissingMessage, match="hand"):
        words("en", "rules").say("rules-cards-each")


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage, match="en") as error:
        words("tlh", "rules")
    assert error.value.slug == "unknown-language"


def test_an_unknown_file_is_refused():
    with pytest.raises(MissingMessage, match=r"no nothing\.ftl"):
        words("en", "nothing")


@pytest.mark.parametrize("domain", domains("en"))
def test_no_message_has_two_meanings_in_one_file(domain):
    counted = Counter(names("en", domain))
    assert [name for name, count in counted.items() if count > 1] == []


def test_fluent_is_loaded_only_when_something_is_said():
    code = (
        "import sys, agurk.text.rules, agurk.text.variants\n"
        "print('fluent.runtime' in sys.modules)\n"
        "from agurk.text.catalogue import words\n"
        "words('en', 'fields')\n"
        "print('fluent.runtime' in sys.modules)\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]
