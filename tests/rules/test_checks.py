"""Every contradiction that rules can have, provoked."""

import ast
import inspect
import re

import pytest

from agurk.rules import checks
from agurk.rules import choices as ch
from agurk.rules.errors import VariantError
from agurk.rules.variant import Variant

ANTE = {"money": ch.Money.ANTE, "buy_in": ch.BuyIn.WHEN_OUT}
ONE_DEAL = {"end": ch.End.ONE_DEAL, "threshold": 0}
NUMBERS = {"pack": ch.Pack.CUCUMBERS}
SETS = {"lead": ch.Lead.SETS}
KEPT = {"keep_cards": True}

CONTRADICTIONS = [
    pytest.param(
        {"least_players": 5, "most_players": 4},
        "least_players=5",
        "most_players=4",
        id="fewest players above most",
    ),
    pytest.param({"jokers": 2}, "jokers=2", "joker_as=none", id="jokers that are nothing"),
    pytest.param(
        NUMBERS | {"jokers": 2, "joker_as": ch.JokerAs.ABOVE_ACE},
        "pack=gurken60",
        "jokers=2",
        id="jokers among numbers",
    ),
    pytest.param(
        NUMBERS | {"top_card": ch.TopCard.CLUB_SIX},
        "pack=gurken60",
        "top_card=club_six",
        id="a club among numbers",
    ),
    pytest.param(
        {"pack": ch.Pack.KILLE, "top_card": ch.TopCard.BLACK_SEVENS_AT_7},
        "pack=kille42",
        "top_card=black_sevens_at_7",
        id="a black seven among Kille cards",
    ),
    pytest.param(
        {"top_card": ch.TopCard.BLACK_SEVENS_AT_7, "values": ch.Values.TIMES_FIVE},
        "top_card=black_sevens_at_7",
        "values=times5",
        id="sevens at 7 where cards cost five times as much",
    ),
    pytest.param(
        {"top_card_loses": True},
        "top_card_loses=yes",
        "top_card=none",
        id="no top card to lose by",
    ),
    pytest.param({"hand": 8}, "most_players=7", "hand=8", id="too large a hand"),
    pytest.param(
        {"hand_rule": ch.HandRule.LOSER_CARD},
        "hand_rule=loser_card",
        "hand_short=refuse",
        id="hands by a card that may be an ace",
    ),
    pytest.param(
        {"hand_rule": ch.HandRule.COUNTDOWN, "hand": 8},
        "hand_rule=countdown",
        "hand_short=refuse",
        id="a countdown from too large a hand",
    ),
    pytest.param(
        {"hand_rule": ch.HandRule.DOWN_AND_UP, "hand": 8},
        "hand_rule=cycle",
        "hand_short=refuse",
        id="up to too large a hand",
    ),
    pytest.param(
        {"hand_rule": ch.HandRule.EQUAL_ALL, "hand_min": 8},
        "most_players=7",
        "hand_min=8",
        id="too large a smallest hand",
    ),
    pytest.param(
        {"hand_rule": ch.HandRule.LOSER_CARD, "hand_min": 3, "hand_max": 2},
        "hand_max=2",
        "hand_min=3",
        id="largest hand below smallest",
    ),
    pytest.param(
        {"hand_rule": ch.HandRule.COUNTDOWN, "hand": 3, "hand_min": 4},
        "hand=3",
        "hand_min=4",
        id="a countdown that goes up",
    ),
    pytest.param(
        {"hand_rule": ch.HandRule.DOWN_AND_UP, "hand": 3, "hand_min": 4},
        "hand=3",
        "hand_min=4",
        id="up before down",
    ),
    pytest.param(
        ONE_DEAL | {"hand_rule": ch.HandRule.LOSER_CARD, "values": ch.Values.NONE},
        "hand_rule=loser_card",
        "values=none",
        id="hands by cards without value",
    ),
    pytest.param(
        {"exchange": ch.Exchange.FREE, "aside": ch.Aside.SHOWN},
        "exchange=free",
        "aside=shown",
        id="an exchange with an open stock",
    ),
    pytest.param(
        SETS | {"follow": ch.Follow.FORCED},
        "lead=sets",
        "follow=forced",
        id="sets, heading compulsory",
    ),
    pytest.param(
        SETS | {"reference": ch.Reference.PREVIOUS},
        "lead=sets",
        "reference=previous",
        id="sets against the card before",
    ),
    pytest.param(
        {"set_follow": ch.SetFollow.EQUAL},
        "set_follow=equal_sets",
        "lead=any",
        id="sets to be headed that nobody leads",
    ),
    pytest.param(SETS | {"ace": ch.Ace.LED}, "lead=sets", "ace=led", id="sets under an ace"),
    pytest.param(
        NUMBERS | {"ace": ch.Ace.ANY}, "pack=gurken60", "ace=any", id="numbers under an ace"
    ),
    pytest.param(
        NUMBERS | {"last_ace": ch.LastAce.LOW},
        "pack=gurken60",
        "last_ace=low",
        id="no ace to be low",
    ),
    pytest.param(
        {"multiplier": ch.Multiplier.ONES}, "multiplier=ones_x2", "pack=std52", id="no 1s to double"
    ),
    pytest.param(
        {"multiplier": ch.Multiplier.EXCHANGE, "exchange": ch.Exchange.FREE},
        "multiplier=rassi",
        "exchange=free",
        id="no turns to double in",
    ),
    pytest.param(ONE_DEAL | {"lives": 2}, "end=one_deal", "lives=2", id="one deal with two lives"),
    pytest.param(
        {"values": ch.Values.NONE}, "end=last_in", "values=none", id="no points to end by"
    ),
    pytest.param({"threshold": 0}, "end=last_in", "threshold=0", id="nothing that is too much"),
    pytest.param(
        {"end": ch.End.ALL_BUT_ONE_OVER, "lives": 2},
        "end=all_but_one_over",
        "lives=2",
        id="lives where nobody leaves",
    ),
    pytest.param(
        {"end": ch.End.TWO_LEFT},
        "end=two_left",
        "least_players=2",
        id="two players who are the last two",
    ),
    pytest.param(
        {"exact_reset": 22}, "exact_reset=22", "threshold=21", id="a reset too high to be met"
    ),
    pytest.param(
        {"exact_reset": 21}, "exact_reset=21", "compare=ge", id="a reset that is too much already"
    ),
    pytest.param(
        {"exact_reset": 5, "values": ch.Values.ONE},
        "exact_reset=5",
        "values=one",
        id="a reset that every score meets",
    ),
    pytest.param(
        {"penalty_tie": ch.PenaltyTie.BONUS, "end": ch.End.ALL_BUT_ONE_OVER},
        "penalty_tie=bonus",
        "end=all_but_one_over",
        id="points off for those who have to be over",
    ),
    pytest.param(
        {"exchange": ch.Exchange.FREE, "hand": 12, "most_players": 3},
        "exchange=free",
        "hand_rule=fixed",
        id="more exchanges of one hand than can be listed",
    ),
    pytest.param(
        SETS | {"hand": 14, "most_players": 5, "decks": 2},
        "lead=sets",
        "hand_rule=fixed",
        id="more sets in one hand than can be listed",
    ),
    pytest.param(
        {"life_lost": ch.LifeLost.MAX_OTHER},
        "life_lost=max_other_active",
        "lives=1",
        id="one life, and what follows",
    ),
    pytest.param(
        {"life_lost": ch.LifeLost.HIGHEST_CARD, "lives": 2},
        "life_lost=keep_highest_card",
        "keep_cards=no",
        id="the highest of no cards",
    ),
    pytest.param(
        KEPT | {"life_lost": ch.LifeLost.MAX_OTHER, "lives": 2},
        "keep_cards=yes",
        "life_lost=max_other_active",
        id="cards kept, score of another",
    ),
    pytest.param(
        KEPT | {"penalty_tie": ch.PenaltyTie.BONUS},
        "keep_cards=yes",
        "penalty_tie=bonus",
        id="cards kept, points off",
    ),
    pytest.param(
        KEPT | ANTE, "keep_cards=yes", "buy_in=on_elimination", id="cards kept, score bought"
    ),
    pytest.param(
        ANTE | {"end": ch.End.FIRST_OUT},
        "buy_in=on_elimination",
        "end=first_out",
        id="buying in when all is over",
    ),
    pytest.param(
        ANTE | ONE_DEAL, "buy_in=on_elimination", "end=one_deal", id="buying in after the only deal"
    ),
    pytest.param(
        ANTE | {"buy_in_others": 7},
        "buy_in_others=7",
        "most_players=7",
        id="more others than there can be",
    ),
    pytest.param(
        {"buy_in": ch.BuyIn.WHEN_OUT}, "buy_in_stakes=1", "money=none", id="a stake without a pot"
    ),
    pytest.param(
        KEPT | {"threshold": 60, "hand_short": ch.HandShort.CAP},
        "keep_cards=yes",
        "threshold=60",
        id="a pack that may all be kept",
    ),
    pytest.param(
        KEPT | {"end": ch.End.ALL_BUT_ONE_OVER},
        "keep_cards=yes",
        "end=all_but_one_over",
        id="cards kept by players who never leave",
    ),
    pytest.param(
        ONE_DEAL | {"money": ch.Money.FIRST_OUT},
        "money=first_out_pays",
        "end=one_deal",
        id="the first out where nobody goes out",
    ),
]


@pytest.mark.parametrize(("changes", "one", "other"), CONTRADICTIONS)
def test_rules_that_contradict_each_other_are_refused(changes, one, other):
    with pytest.raises(VariantError, match=f"^{one} and {other} contradict each other: "):
        Variant(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"most_players": 3, "hand_rule": ch.HandRule.LOSER_CARD}, id="few players"),
        pytest.param({"hand_rule": ch.HandRule.LOSER_CARD, "hand_max": 7}, id="small hands"),
        pytest.param(KEPT | {"threshold": 31, "hand_short": ch.HandShort.CAP}, id="enough cards"),
        pytest.param(
            {"exchange": ch.Exchange.FREE, "hand_rule": ch.HandRule.EQUAL_ALL},
            id="hardly a stock to change with",
        ),
        pytest.param(SETS | {"hand": 13, "most_players": 4}, id="sets of four at most"),
    ],
)
def test_rules_that_can_always_be_dealt_are_no_contradiction(changes):
    assert Variant(**changes).but(name="ours").name == "ours"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        pytest.param(
            {"threshold": "30"}, "threshold cannot be '30'; it is a whole number", id="text"
        ),
        pytest.param({"threshold": True}, "it is a whole number", id="yes for a number"),
        pytest.param({"keep_cards": 1}, "it is yes or no", id="a number for yes"),
        pytest.param(
            {"follow": "forced"}, "it is optional, forced, match_first", id="a bare choice"
        ),
        pytest.param({"follow": ch.Lead.ANY}, "it is optional", id="a choice of another field"),
        pytest.param({"name": 3}, "it is text", id="a number for a name"),
        pytest.param({"lives": 0}, "lives cannot be 0; it is from 1 to 9", id="too small"),
        pytest.param({"decks": 5}, "decks cannot be 5; it is from 1 to 4", id="too large"),
    ],
)
def test_a_value_that_a_field_cannot_have_is_refused(changes, told):
    with pytest.raises(VariantError, match=re.escape(told)):
        Variant(**changes)


def test_every_complaint_is_provoked_above():
    messages = [_complaint(case.values[0]) for case in CONTRADICTIONS]
    patterns = [
        _pattern(node)
        for node in ast.walk(ast.parse(inspect.getsource(checks)))
        if isinstance(node, ast.Yield)
    ]
    assert len(patterns) > 20
    assert not [p for p in patterns if not any(re.fullmatch(p, text) for text in messages)]


def _complaint(changes):
    with pytest.raises(VariantError) as error:
        Variant(**changes)
    return str(error.value)


def _pattern(node: ast.Yield) -> str:
    """Return a pattern for what is said of the two fields and the reason that are yielded."""
    assert isinstance(node.value, ast.Tuple)
    one, other, why = node.value.elts
    assert isinstance(one, ast.Constant)
    assert isinstance(other, ast.Constant)
    parts = why.values if isinstance(why, ast.JoinedStr) else [why]
    reason = "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in parts
    )
    return f"{one.value!s}=.* and {other.value!s}=.*: {reason}\\."
