"""Every language says what English says, with the same arguments, in words of its own."""

import itertools
import random
import re
from enum import Enum
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from agurk.rules.trick import Trick, legal_plays
from agurk.rules.variant import RULES, Variant
from agurk.text import catalogue
from agurk.text.catalogue import DOMAINS, LANGUAGES, domains, words, written
from agurk.text.lists import all_of, one_of
from agurk.text.reasons import duty_text, reason_text
from agurk.text.rules import rules_sections
from agurk.text.sentences import arguments
from agurk.text.variants import describe, diff
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]
FILES = [
    (language, domain) for language in written() for domain in domains(language) if language != "en"
]
OTHERS = [language for language in written() if language != "en"]
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 25}
MOST = 120
"""In how many ways a message is filled at most."""

PASSED = {
    "rules": set(arguments(DANISH)),
    "reasons": {"play", "Play", "lowest", "cards", "asked", "led", "equal", "sets"},
    "review": {"better", "Better", "worse"},
}
"""What the code fills in for most messages of a file, whether English uses it there or not."""
HEADED = {"head", "even", "reach"}
"""What is filled in together, wherever cards have to be headed."""

TYPED = ("result", "shared", "points", "kontra", "one", "doubled", "lowest", "buy", "try", "undo")
WORDLESS = {
    *(f"cards/letter-{rank}" for rank in (11, 12, 13, 14)),
    "play/help-why",
    "tui/percent",
    "fields/field-multiplier.kontra",
    "play/seat-bot",
    "rules/rules-setting",
    *(f"scorekeeper/help-{name}" for name in TYPED),
    *(f"scorekeeper/help-{name}" for name in ("join", "leave", "dealer", "scores", "sheet")),
    *(f"scorekeeper/help-{name}" for name in ("dispute", "rules", "rematch", "quit")),
    *(f"table/phrase-{name}" for name in ("smile", "laugh", "cry", "clap", "cucumber")),
    *(f"table/{name}" for name in ("log-said", "part-card", "part-title", "text-seat")),
    *(f"table/{name}" for name in ("chip-price", "place-thinks", "text-card", "title-table")),
}
"""What may be as in English in any language: letters, names, pictures, and what is typed."""

UNTOLD = {
    *(f"refused-{slug}" for slug in ("bad-request", "error", "illegal-action", "incorrect-deal")),
    *(f"refused-{slug}" for slug in ("media-type", "method-not-allowed", "not-here", "not-now")),
    *(f"refused-{slug}" for slug in ("players", "text", "variant", "wrong-time")),
}
"""English shows the server's own sentence here; other languages have a sentence instead."""

VARIANT = {"cli/simulated-variant", "cli/plotted-variant", "tui/form-variant"}
BOT = {"tui/chip-bot", "table/chip-bot"}
KONTRA = {"table/chip-kontra"}
PASS = {"tui/choice-no-kontra", "table/choice-no-kontra"}
ALIKE: dict[str, set[str]] = {
    "da": VARIANT | BOT,
    "de": KONTRA,
    "fi": KONTRA,
    "is": PASS | KONTRA,
    "nb": VARIANT | BOT,
    "pl": BOT,
    "sv": VARIANT | {"tui/bot-expert"},
}
"""What a language happens to say just as English does."""


class Asked(Visitor):
    """What a part of a message asks for."""

    def __init__(self):
        self.variables = set()
        self.keys = {}
        self.references = set()

    def visit_VariableReference(self, node):  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - named by Fluent
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802 - named by Fluent
        selector = Asked()
        selector.visit(node.selector)
        for name in selector.variables:
            for key in (variant.key for variant in node.variants):
                number = isinstance(key, ast.NumberLiteral)
                self.keys.setdefault(name, set()).add(int(key.value) if number else key.name)
        self.generic_visit(node)

    def take(self, other):
        """Add what another part asks for."""
        self.variables |= other.variables
        for name, keys in other.keys.items():
            self.keys[name] = self.keys.get(name, set()) | keys


@cache
def parsed(language, domain):
    """Return what each message and attribute of a file asks for, and what it refers to does."""
    source = files("agurk.text") / language / f"{domain}.ftl"
    found = {}
    for entry in FluentResource(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = {f".{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in {"": entry.value, **parts}.items():
                if pattern is not None:
                    found[entry.id.name + name] = Asked()
                    found[entry.id.name + name].visit(pattern)
    for asked in found.values():
        for reference in sorted(asked.references):
            asked.take(found[reference])
    return found


@cache
def known(domain):
    """Return the words that each variable of a file may be, by English and by the rules."""
    keys: dict[str, set[str]] = {}
    for asked in parsed("en", domain).values():
        for name, some in asked.keys.items():
            keys[name] = keys.get(name, set()) | some
    if domain == "rules":
        for field in RULES:
            if isinstance(value := getattr(Variant(), field), Enum):
                keys[field] = {choice.value for choice in type(value)}
            elif isinstance(value, bool):
                keys[field] = {"yes", "no"}
    return keys


def values(keys):
    """Return what a variable is filled with, for the keys that are told apart."""
    if not keys:
        return ["X"]
    if all(isinstance(key, int) or key in PLURALS for key in keys):
        return sorted({PLURALS.get(key, key) for key in keys} | {1, 5, 22})
    return sorted(str(key) for key in keys)


def fillings(language, domain, name):
    """Yield the ways to fill a message, as English and this language tell them apart."""
    english, own = parsed("en", domain)[name], parsed(language, domain)[name]
    variables = sorted(english.variables | own.variables)
    all_values = [
        values(english.keys.get(each, set()) | own.keys.get(each, set())) for each in variables
    ]
    ways = list(itertools.islice(itertools.product(*all_values), 20_000))
    if len(ways) > MOST:
        ways = random.Random(name).sample(ways, MOST)
    for way in ways:
        yield dict(zip(variables, way, strict=True))


def sentences(variant, language):
    """Return all that the rules of a variant say."""
    return {text for part in rules_sections(variant, language) for text in part.sentences}


def test_a_language_is_offered_once_it_has_every_file(tmp_path, monkeypatch):
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    for language in ("en", "sv"):
        (tmp_path / language).mkdir()
        for domain in DOMAINS:
            (tmp_path / language / f"{domain}.ftl").touch()
    assert written.__wrapped__() == ("en", "sv")
    (tmp_path / "sv" / "rules.ftl").unlink()
    assert written.__wrapped__() == ("en",)
    assert domains("da") == ()


def test_english_has_every_file_that_a_language_needs():
    assert set(DOMAINS) <= set(domains("en"))
    assert written()[0] == LANGUAGES[0] == "en"


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_file_has_the_messages_and_attributes_of_english(language, domain):
    assert sorted(parsed(language, domain)) == sorted(parsed("en", domain))


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_file_asks_for_nothing_that_is_not_passed(language, domain):
    for name, asked in parsed(language, domain).items():
        passed = parsed("en", domain)[name].variables | PASSED.get(domain, set())
        if passed & HEADED:
            passed |= HEADED
        assert asked.variables <= passed, name


@pytest.mark.parametrize("domain", ["refusals", "table"])
@pytest.mark.parametrize("language", OTHERS)
def test_what_a_table_says_leaves_out_nothing_that_english_says(language, domain):
    for name, asked in parsed(language, domain).items():
        left_out = parsed("en", domain)[name].variables - asked.variables
        assert left_out <= ({"told"} if name in UNTOLD else set()), name


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_file_tells_apart_only_what_there_is(language, domain):
    for name, asked in parsed(language, domain).items():
        for variable, keys in asked.keys.items():
            strange = {key for key in keys if isinstance(key, str)} - set(PLURALS)
            assert strange <= known(domain).get(variable, set()), name


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_every_message_can_be_said_in_whatever_way_it_is_filled(language, domain):
    say = words(language, domain)
    for name in parsed(language, domain):
        for filled in fillings(language, domain, name):
            said = say.say(name, filled)
            assert said == said.strip() != "", name
            assert not re.search(r"[{}]|  |\s[.,;:](?![\w.])", said), said


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_no_message_is_left_in_english(language, domain):
    own, english = words(language, domain), words("en", domain)
    left = {
        f"{domain}/{name}"
        for name in parsed(language, domain)
        if domain != "names"  # names of the game are alike in many languages
        for filled in fillings(language, domain, name)
        if own.say(name, filled) == english.say(name, filled)
    }
    assert left - WORDLESS - ALIKE.get(language, set()) == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", VARIANTS)
def test_the_rules_of_every_preset_are_told_without_english(language, key):
    variant = VARIANTS[key]
    assert sentences(variant, language) & sentences(variant, "en") == set()
    own, english = describe(variant, language), describe(variant)
    alike = {f"fields/field-{name.replace('_', '-')}" for name in RULES} & ALIKE.get(
        language, set()
    )
    for one, other in zip(own, english, strict=True):
        assert one.sentence != other.sentence
        assert one.label != other.label or f"fields/field-{one.field}" in alike


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", VARIANTS)
def test_what_a_preset_changes_is_told_in_every_language(language, key):
    told, english = diff(DANISH, VARIANTS[key], language), diff(DANISH, VARIANTS[key])
    assert [entry.field for entry in told] == [entry.field for entry in english]
    assert all(entry.label and entry.one != entry.other for entry in told)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_every_play_has_its_reason_in_every_language(language, variant):
    dice = random.Random(variant.key)
    for _ in range(10):
        pack = dice.sample(variant.cards, 4 * variant.least_players + 12)
        trick: Trick = ()
        for turn in range(dice.randint(0, 3)):
            held = variant.sort(pack[3 * turn : 3 * turn + 3])
            trick = (*trick, dice.choice(legal_plays(variant, held, trick)))
        hand = variant.sort(pack[9 : dice.randint(10, 14)])
        told = [(duty_text(variant, hand, trick, language), duty_text(variant, hand, trick))]
        for play in (card.alone for card in (*hand, pack[-1])):
            for spoken in (False, True):
                asked = variant, hand, trick, play
                told.append(
                    (reason_text(*asked, language, told=spoken), reason_text(*asked, told=spoken))
                )
        for own, english in told:
            assert own.endswith(".")
            assert own[0] == own[0].upper()
            assert own != english


@pytest.mark.parametrize("language", OTHERS)
def test_several_things_are_listed_in_every_language(language):
    things = ["A", "B", "C"]
    for listed in (all_of, one_of):
        assert re.fullmatch(r"A, B,? \w+ C", listed(things, language))
        assert listed(things, language) != listed(things)
