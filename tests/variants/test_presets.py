"""Every preset against a table of all variants that shares no code with them."""

import subprocess
import sys
from typing import Any

import pytest

from agurk.rules.choices import BuyIn, HandRule, HandShort
from agurk.rules.variant import RULES, Variant, as_data
from agurk.variants import VARIANTS
from tests.checker import presets

SAME_NAME = {
    "pack", "decks", "jokers", "joker_as", "next_dealer", "first_lead", "lead", "follow",
    "set_follow", "reference", "ace", "last_ace", "last_reveal", "penalty_tie", "values",
    "multiplier", "keep_cards", "compare", "lives", "all_out", "exchange", "grade",
}  # fmt: skip
ENDS = {
    "last_in": "last_in",
    "six_ends": "last_in",
    "first_over_loses": "first_out",
    "first_over_lowest_wins": "first_out",
    "first_out_loses": "first_out",
    "parlett_three": "two_left",
    "all_but_one_over": "all_but_one_over",
    "per_deal": "one_deal",
    "last_trick_out": "last_in",
}
TOP_CARDS = {
    "none": "none",
    "6C": "club_six",
    "black7_15_16": "black_sevens",
    "7C_7S": "black_sevens_at_7",
}
MONEY = {"rokkar": "first_out_pays"}
SAID_ELSEWHERE: dict[str, dict[str, Any]] = {
    "bga": {"most_players": 17, "hand_short": "cap"},
    "danish_kept": {"hand_short": "cap"},
    "danish_exact_reset": {"hand_short": "cap"},
    "krypkille": {"values": "one", "threshold": 1, "all_out": "replay", "aside": "hidden"},
}
"""Readings that the table does not hold.

Hands are cut when players or kept cards are many. In Krypkille one point puts a player out, a deal
that would put out everybody does not count, and cards left over are not shown.
"""


def expected(key: str) -> dict[str, Any]:
    """Return the fields that the table asks for, with those it does not fix at their defaults."""
    table = presets.load(key)
    fields: dict[str, Any] = {name: table.pop(name) for name in SAME_NAME}
    fields["least_players"], fields["most_players"] = table.pop("players")
    fields["threshold"] = 0 if table["threshold"] == "none" else table["threshold"]
    fields["exact_reset"] = 0 if table["exact_reset"] == "none" else table["exact_reset"]
    fields["life_lost"] = table.pop("on_life_lost")
    end = table.pop("game_end")
    fields["end"], fields["top_card_loses"] = ENDS[end], end == "six_ends"
    fields["top_card"] = TOP_CARDS[table.pop("top_card")]
    money = table.pop("money")
    fields["money"] = MONEY.get(money, money)
    fields |= hand(table.pop("hand")) | buy_in(table.pop("buy_in"))
    if fields["set_follow"] == "none":
        assert fields["lead"] != "sets"
        fields["set_follow"] = "elementwise"
    constant = {"first_dealer": "lot", "trick_tie": "last", "history": "open"}
    assert {name: table.pop(name) for name in constant} == constant
    assert set(table) <= {"threshold", "exact_reset"}, "the table says more than is compared"
    return {**fields, **SAID_ELSEWHERE.get(key, {})}


def hand(table: dict[str, Any]) -> dict[str, Any]:
    match table:
        case {"kind": "fixed", "n": number}:
            return {"hand_rule": "fixed", "hand": number, "hand_short": "refuse", "hand_max": 0}
        case {"kind": "dealer_choice", "min": least, "max": "fit"}:
            return {
                "hand_rule": "dealer_choice", "hand_min": least, "hand_short": "cap", "hand_max": 0
            }  # fmt: skip
        case {"kind": "loser_card", "first": first, "max": "fit" | "fallback7" as most}:
            short = "cap" if most == "fit" else "first"
            return {"hand_rule": "loser_card", "hand": first, "hand_short": short, "hand_max": 0}
        case {"kind": "loser_card", "first": first, "max": int() as most}:
            return {"hand_rule": "loser_card", "hand": first, "hand_max": most}
        case {"kind": "countdown", "start": first, "end": last, "then": "restart"}:
            return {
                "hand_rule": "countdown", "hand": first, "hand_min": last, "hand_short": "cap"
            }  # fmt: skip
        case {"kind": "cycle", "list": [first, *_] as numbers}:
            last = min(numbers)
            assert numbers == [*range(first, last, -1), *range(last, first)]
            return {"hand_rule": "cycle", "hand": first, "hand_min": last, "hand_short": "cap"}
        case {"kind": "equal_all"}:
            return {"hand_rule": "equal_all", "hand_short": "cap", "aside": "shown"}
    raise AssertionError(table)


def buy_in(table: Any) -> dict[str, Any]:
    if table == "none":
        return {"buy_in": "none"}
    assert table["score"] == "max_other_in"
    return {
        "buy_in": table["when"],
        "buy_in_others": table["min_others"],
        "buy_in_times": table["times"],
        "buy_in_stakes": table["stake"],
    }


@pytest.mark.parametrize("key", VARIANTS)
def test_a_preset_has_the_rules_of_the_table(key):
    wanted = expected(key)
    found = as_data(VARIANTS[key])
    assert {name: found[name] for name in wanted} == wanted


@pytest.mark.parametrize("key", VARIANTS)
def test_what_the_table_does_not_say_is_left_at_its_default(key):
    silent = set(RULES) - set(expected(key)) - {"hand_short", "hand_min", "hand_max"}
    plain = as_data(Variant())
    found = as_data(VARIANTS[key])
    assert {name: found[name] for name in silent} == {name: plain[name] for name in silent}


def test_every_variant_of_the_table_is_there():
    assert set(VARIANTS) == set(presets.keys())


def test_danish_agurk_is_listed_first():
    assert next(iter(VARIANTS)) == "danish"


def test_each_preset_has_a_name_and_a_source_of_its_own_key():
    assert all(variant.key == key for key, variant in VARIANTS.items())
    assert all(variant.name and variant.source for variant in VARIANTS.values())
    assert len({variant.name for variant in VARIANTS.values()}) == len(VARIANTS)


def test_a_preset_that_keeps_cards_says_what_happens_when_the_pack_gets_short():
    assert all(
        variant.hand_short is not HandShort.REFUSE
        for variant in VARIANTS.values()
        if variant.keep_cards
    )


def test_presets_differ_from_each_other_except_where_two_sources_agree():
    rules = [
        (variant.key, tuple(getattr(variant, name) for name in RULES))
        for variant in VARIANTS.values()
    ]
    same = {
        (first, second)
        for place, (first, mine) in enumerate(rules)
        for second, theirs in rules[place + 1 :]
        if mine == theirs
    }
    assert same == {("gurka_se", "kurkku_sandgren"), ("cucumber_plain_aces", "agurk_no_wiki")}


def test_where_one_may_buy_in_three_others_must_be_in():
    assert {v.buy_in_others for v in VARIANTS.values() if v.buy_in is not BuyIn.NONE} == {3}


def test_a_countdown_ends_with_one_card():
    counting = (HandRule.COUNTDOWN, HandRule.DOWN_AND_UP)
    downs = [v for v in VARIANTS.values() if v.hand_rule in counting]
    assert downs
    assert {v.hand_min for v in downs} == {1}


def test_the_presets_load_nothing_but_the_standard_library_and_not_even_difflib():
    code = (
        "import sys, agurk.variants\n"
        "outside = {name.split('.')[0] for name in sys.modules} - sys.stdlib_module_names\n"
        "print(sorted(name for name in outside if not name.startswith('_')))\n"
        "print([name for name in ('difflib', 'tomllib', 'unicodedata') if name in sys.modules])\n"
    )
    told = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    packages, late = told.stdout.splitlines()
    assert late == "[]"
    assert packages == "['agurk']"
