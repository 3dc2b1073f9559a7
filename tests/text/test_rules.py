import re
from enum import Enum

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from agurk.rules.choices import Pack
from agurk.rules.errors import VariantError
from agurk.rules.variant import RULES, Variant
from agurk.text.catalogue import written
from agurk.text.rules import rules_sections, rules_text
from agurk.text.sentences import without_effect
from agurk.text.variants import describe, value_of
from agurk.variants import VARIANTS
from agurk.variants.house import with_rules
from tests.variants.strategies import house_rules, presets, values

DANISH = VARIANTS["danish"]
CHOICES = [
    field
    for field in RULES
    if isinstance(getattr(DANISH, field), Enum) and field not in {"pack", "joker_as"}
]
SUITED = re.compile(r"\b(aces?|kings?|queens?|jacks?|clubs|spades)\b")


def section(variant, key):
    found = {part.key: " ".join(part.sentences) for part in rules_sections(variant)}
    return found.get(key, "")


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("key", VARIANTS)
def test_the_rules_of_every_preset_are_whole_sentences(language, key):
    for part in rules_sections(VARIANTS[key], language):
        assert part.title
        for sentence in part.sentences:
            assert re.fullmatch(r"[^\s{}][^{}]*[.:!]", sentence), sentence
            assert "  " not in sentence
            assert not re.search(r"\s[.,;:]", sentence), sentence


@pytest.mark.parametrize("key", VARIANTS)
def test_no_preset_sets_what_has_no_effect(key):
    assert without_effect(VARIANTS[key]) == ()


@settings(deadline=None)  # the first example loads Fluent
@given(presets, st.sampled_from(RULES), st.data())
def test_changing_one_field_of_a_preset_changes_its_rules(variant, field, data):
    try:
        changed = variant.but(**{field: data.draw(values(field))})
    except VariantError:
        assume(False)
    assume(changed != variant)
    assert rules_text(changed) != rules_text(variant)


@settings(deadline=None)  # the first example loads Fluent
@given(house_rules(), st.sampled_from(RULES), st.data())
def test_changing_one_field_of_house_rules_changes_their_rules(variant, field, data):
    try:
        changed = variant.but(**{field: data.draw(values(field))})
    except VariantError:
        assume(False)
    assume(changed != variant)
    assert rules_text(changed) != rules_text(variant)


def test_the_same_rules_are_told_in_plain_text_and_in_markdown():
    plain, marked = rules_text(DANISH), rules_text(DANISH, markdown=True)
    assert plain.startswith("Danish Agurk\n\nPlayers and cards\n")
    assert marked.startswith("# Danish Agurk\n\n## Players and cards\n\n")
    assert marked.replace("# ", "").replace("#", "").split() == plain.split()


def test_what_does_not_apply_is_not_said():
    text = rules_text(DANISH)
    for word in ("joker", "pot", "stake", "stock", "Kontra", "buy", "set ", "multipl"):
        assert word not in text.replace("No jokers.", "")


@pytest.mark.parametrize("pack", [Pack.CUCUMBERS, Pack.KILLE], ids=lambda pack: pack.value)
@pytest.mark.parametrize("field", CHOICES)
def test_nothing_is_said_of_cards_that_a_pack_lacks(pack, field):
    plain = Variant(pack=pack, most_players=5)
    for value in type(getattr(plain, field)):
        try:
            variant = plain.but(**{field: value})
        except VariantError:
            continue
        for entry in describe(variant):
            assert not SUITED.search(entry.sentence), entry.sentence


@pytest.mark.parametrize("pack", Pack, ids=lambda pack: pack.value)
def test_the_first_and_the_last_card_of_a_pack_are_told_with_their_prices(pack):
    variant = Variant(pack=pack, most_players=5)
    told = section(variant, "cards") + section(variant, "last")
    assert str(variant.cost[variant.cards[0]]) in told
    assert str(variant.cost[variant.cards[-1]]) in told


def test_a_setting_without_effect_is_named_as_such():
    variant = with_rules(DANISH, ["stake=5"])
    assert section(variant, "idle") == "Also set, without effect here: units in a stake: 5."


@pytest.mark.parametrize(
    ("rules", "key", "said"),
    [
        pytest.param(["threshold=30"], "score", "30 points or more loses a life", id="threshold"),
        pytest.param(["compare=gt"], "score", "Exactly 21 is not yet too much", id="more than"),
        pytest.param(["ace=led"], "play", "When an ace is led, everybody else", id="an ace led"),
        pytest.param(["players=3"], "cards", "For 3 players.", id="one number of players"),
        pytest.param(["penalty_tie=all", "all_out=rampo"], "end", "Rampo", id="rampo"),
        pytest.param(["penalty_tie=all"], "end", "the lowest score among them wins", id="all out"),
        pytest.param(
            ["lives=1", "life_lost=none", "keep_cards=yes"],
            "deal",
            "as the pack still gives",
            id="kept",
        ),
        pytest.param(["jokers=1", "joker_as=above_ace"], "last", "A joker costs 15", id="a joker"),
        pytest.param(
            ["jokers=1", "joker_as=above_ace", "values=times5"],
            "last",
            "costs 75",
            id="joker by five",
        ),
        pytest.param(
            ["hand_rule=cycle", "hand_min=3"],
            "deal",
            "down to 3, then one more, up to 7",
            id="cycle",
        ),
        pytest.param(["exchange=rassi"], "before", "a hand without king", id="whole hands"),
        pytest.param(
            ["exchange=rassi", "multiplier=rassi"], "before", "pays double", id="hands at a price"
        ),
        pytest.param(["lead=sets"], "play", "lowest against lowest", id="sets by their cards"),
        pytest.param(
            ["lead=sets", "set_follow=equal_sets"], "play", "unequal ones take nothing", id="equals"
        ),
        pytest.param(
            ["lead=sets", "set_follow=all_ge_max"],
            "play",
            "highest single card takes",
            id="one card",
        ),
        pytest.param(["top_card=black_sevens"], "last", "clubs costs 16", id="black sevens"),
        pytest.param(
            ["top_card=black_sevens_at_7"], "last", "of clubs costs 7", id="black sevens at 7"
        ),
        pytest.param(["values=one"], "last", "one point, whatever the card", id="one point"),
        pytest.param(["last_ace=low"], "last", "below the 2, and costs 1", id="a low ace"),
    ],
)
def test_a_house_rule_explains_itself(rules, key, said):
    assert said in section(with_rules(DANISH, rules), key)


def test_the_example_of_danish_agurk():
    assert section(DANISH, "example") == (
        "A leads 9♣. B holds K♥ 6♦ 2♠ and may play 2♠ or K♥. B plays 2♠ and keeps K♥. C plays 9♥. "
        "It equals the 9♣, and C, the last to play it, takes the trick. In an early trick this "
        "costs nothing. Were these the last cards, C would pay 9. In another deal A has 5, B has "
        "12, C has 14 and pays 9 more. 14 + 9 = 23. That is too much: C loses a life and goes on "
        "with 12."
    )


@pytest.mark.parametrize(
    ("key", "said"),
    [
        pytest.param("cucumber", "must play K♥", id="heading is compulsory"),
        pytest.param("cucumber", "B would pay 13", id="the king pays"),
        pytest.param("cucumber", "23 + 9 = 32. That is too much: C is out.", id="out at 30"),
        pytest.param("danish_tie_all", "A and C would each pay 9", id="all equals pay"),
        pytest.param("diku", "C would pay 9, and A would take 9 off", id="a bonus"),
        pytest.param("matapesa", "C would have lost.", id="no points"),
        pytest.param("five_cucumbers", "A leads 9. B holds 13 6 2", id="plain numbers"),
        pytest.param("five_cucumbers", "C would pay 2", id="cucumbers"),
        pytest.param("kurko", "C is over, and plays on", id="nobody leaves"),
        pytest.param("concombre", "C loses a life and goes on with 12", id="highest card kept"),
        pytest.param("sjuer", "B would pay 65", id="five times the rank"),
        pytest.param("krypkille", "B holds Harlekin 6 2 and may play 2 or", id="Kille cards"),
        pytest.param("rassi", "43 + 9 = 52. That is too much", id="out at 50"),
    ],
)
def test_the_example_is_played_by_the_rules_of_the_variant(key, said):
    assert said in section(VARIANTS[key], "example")


@settings(deadline=None)  # the first example loads Fluent
@given(house_rules())
def test_any_house_rules_can_be_told(variant):
    assert rules_text(variant).startswith(variant.name)


def test_the_plain_game_has_no_source():
    assert "After" not in section(Variant(), "about")
    assert "source" not in section(Variant(), "about")


def test_a_single_point_that_is_too_much_is_told_once():
    told = rules_text(VARIANTS["krypkille"])
    assert "Whoever has one point or more is out" in told
    assert "Exactly" not in told


def test_cards_left_over_from_a_whole_pack_are_put_aside():
    told = rules_text(VARIANTS["krypkille"])
    assert "The pack is dealt out as far as it goes, equally many cards to everybody" in told
    assert "Cards left over are put aside face down" in told


def test_one_life_and_more_are_told_alike():
    assert value_of(VARIANTS["ogorek"], "life_lost") == "from 0, if one is left"
