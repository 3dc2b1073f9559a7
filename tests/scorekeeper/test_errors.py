"""Whatever can be wrong about an entry is told in every language, with all that it names."""

import ast
import copy
from functools import cache
from pathlib import Path

import pytest

import agurk.scorekeeper
from agurk.scorekeeper.errors import EntryError
from agurk.text.catalogue import words, written
from agurk.text.problems import problem_text
from agurk.variants import VARIANTS
from tests.text.test_languages import parsed

OTHERS = [language for language in written() if language != "en"]
LEFT_OUT = {("record-seats", "why")}
"""What only English says: it is an English sentence."""


@cache
def made():
    """Return the messages of which errors are made anywhere in the package, and what fills each."""
    found: dict[str, list[set[str | None]]] = {}
    for file in Path(agurk.scorekeeper.__file__).parent.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "EntryError":
                [message] = [ast.literal_eval(each) for each in node.args]
                found.setdefault(message, []).append({each.arg for each in node.keywords})
    return found


def test_every_error_has_a_message_and_every_message_an_error():
    assert len(made()) > 40
    assert sorted(made()) == sorted(parsed("en", EntryError.domain))


@pytest.mark.parametrize("language", written())
def test_every_place_is_filled_and_nothing_is_left_out(language):
    for message, places in made().items():
        told = parsed(language, EntryError.domain)[message].variables
        unsaid = {place for name, place in LEFT_OUT if name == message and language != "en"}
        assert all(told == filled - unsaid for filled in places), message


def test_an_error_says_it_in_english_unless_asked():
    error = EntryError("is-out", name="Ida", names="Bo, Saga")
    assert str(error) == problem_text(error, "en") == "Ida is out; still in are Bo, Saga."
    assert str(copy.copy(error)) == str(error)


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_tells_it_in_the_language_of_the_reader(language):
    error = EntryError("name-unclear", said="I", names=("Ida", "Ib"))
    either = words(language, "lists").say("one-of", {"before": "Ida", "last": "Ib"})
    assert either in problem_text(error, language)


def test_rules_are_called_as_a_language_calls_them():
    error = EntryError("no-kontra", variant=VARIANTS["danish"])
    assert str(error) == "Danish Agurk has no Kontra."
    assert error.told("da") == "Dansk Agurk: Her meldes der ikke kontra."


@pytest.mark.parametrize(
    ("times", "others", "told"),
    [
        pytest.param(1, 1, "höchstens einmal, wenn mindestens ein anderer dabei ist", id="one"),
        pytest.param(2, 3, "höchstens 2 Mal, wenn mindestens 3 andere dabei sind", id="more"),
    ],
)
def test_numbers_choose_their_words(times, others, told):
    error = EntryError("no-buy-in-now", name="Ida", times=times, others=others)
    assert told in error.told("de")
