"""The types of the protocol as data."""

import pkgutil
from importlib import import_module

import pytest

from agurk.server import wire
from agurk.server.wire import base, orders
from agurk.server.wire.client import Choose, ClientMessage, Command, Hello, Phrase, Topic
from agurk.server.wire.described import MODULES, described, groups, reach, shape_of, shapes
from agurk.server.wire.events import Event, Play
from agurk.server.wire.options import Late, TableOptions
from agurk.server.wire.scene import Chair, Scene
from agurk.server.wire.server import ServerMessage


def test_every_module_with_messages_is_read():
    names = [each.name for each in pkgutil.iter_modules(wire.__path__, f"{wire.__name__}.")]
    found = [import_module(name) for name in names]
    with_parts = {
        module
        for module in found
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, base.Part)
        and value.__module__ == module.__name__
    }
    assert with_parts == {*MODULES, base, orders}


def test_no_two_types_have_the_same_name():
    names = [shape.name for shape in shapes()]
    names += [each.name for module in described() for each in module.choices]
    names += groups()
    assert len(set(names)) == len(names)


def test_groups_hold_what_their_unions_do():
    found = {name: group.members for name, group in groups().items()}
    assert found["Command"] == Command.__args__
    assert found["ClientMessage"] == ClientMessage.__args__
    assert found["ServerMessage"] == ServerMessage.__args__
    assert found["Event"] == Event.__args__


def test_every_message_stands_in_one_direction():
    everything = {shape.cls for shape in shapes() if shape.tag}
    directions = [*ClientMessage.__args__, *ServerMessage.__args__, *Event.__args__]
    assert sorted(map(str, directions)) == sorted(map(str, everything))


def test_the_string_under_a_field_tells_of_it():
    told = {field.name: field.told for field in shape_of(Choose).fields}
    assert told["on"] == "The last entry that was known when this was decided."
    assert told["action"] == "One of the options of `mine`."


def test_a_field_without_a_string_has_that_of_its_type():
    told = {field.name: field.told for field in shape_of(Choose).fields}
    assert told["id"].startswith("The client's own name for a command")


def test_a_string_of_two_lines_is_one_sentence():
    told = [field.told for shape in shapes() for field in shape.fields]
    assert not [each for each in told if "\n" in each or "  " in each]


def test_defaults_are_told_as_json_has_them():
    defaults = {field.name: field.default for field in shape_of(TableOptions).fields}
    assert (defaults["late"], defaults["seats"], defaults["house"]) == ("lowest", 4, [])
    required = {field.name for field in shape_of(Hello).fields if field.required}
    assert required == {"protocol", "table"}


@pytest.mark.parametrize("choices", [Phrase, Topic, Late])
def test_words_of_a_choice_are_all_told(choices):
    (found,) = (each for module in described() for each in module.choices if each.cls is choices)
    assert [word for word, _ in found.words] == [each.value for each in choices]


def test_a_word_keeps_the_string_under_it():
    (found,) = (each for module in described() for each in module.choices if each.cls is Late)
    assert dict(found.words)["bot"] == "A bot takes over the seat until its owner is back."


def test_reach_goes_through_lists_and_what_may_be_null():
    assert reach(Play) == {Play}
    assert {Scene, Chair, Play} <= reach(Scene)


def test_every_message_and_part_says_what_it_is():
    assert all(shape.told.endswith(".") for shape in shapes())
    assert all(group.told.endswith(".") for group in groups().values())
