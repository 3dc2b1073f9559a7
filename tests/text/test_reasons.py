"""A player who asks why gets a sentence, whatever the rules and the cards."""

import random

import pytest

from agurk.rules.cards import cards
from agurk.rules.reasons import Reason, explain
from agurk.rules.trick import Trick, legal_plays
from agurk.text.cards import named
from agurk.text.catalogue import words
from agurk.text.reasons import duty_text, reason_text
from agurk.variants import VARIANTS, find


def plays(text):
    return tuple(cards(play) for play in text.split("|")) if text else ()


SENTENCES = [
    ("danish", "3c 8d Kh", "", "8d", Reason.LEAD, "You lead, and any card may be led."),
    (
        "gurka_is",
        "8c 8d Kh",
        "",
        "8c 8d",
        Reason.LEAD,
        "You lead, and equal cards may be led together.",
    ),
    (
        "gurka_se_lead_lowest",
        "3c 8d",
        "",
        "3c",
        Reason.LEAD_LOWEST,
        "You lead, and the lowest must be led: the 3.",
    ),
    (
        "gurka_se_lead_lowest",
        "3c 8d",
        "",
        "8d",
        Reason.MUST_LEAD_LOWEST,
        "Only the lowest may be led, and yours is the 3.",
    ),
    (
        "danish",
        "3c",
        "9c",
        "3c",
        Reason.ONLY,
        "It is your last card, so it has to be played.",
    ),
    (
        "danish",
        "3c 8d Kh",
        "9c",
        "3c",
        Reason.LOWEST,
        "Your lowest, the 3, is always allowed.",
    ),
    (
        "danish",
        "3c 8d",
        "9c|Jh",
        "3c",
        Reason.LOWEST,
        "Nothing you hold reaches the jack, so the lowest has to go: the 3.",
    ),
    (
        "gurka_is",
        "8c 8d Kh",
        "9c 9d",
        "8c 8d",
        Reason.LOWEST,
        "You cannot head 9♣ 9♦, so the lowest have to go: 8♣ 8♦.",
    ),
    (
        "cucumber",
        "3c Ad",
        "Ac|2d",
        "3c",
        Reason.LOWEST_UNDER_ACE,
        "An ace was led, so the lowest has to go: the 3.",
    ),
    (
        "cucumber",
        "3c Ad",
        "Ac",
        "Ad",
        Reason.MUST_OBEY_ACE,
        "An ace was led, so only your lowest may follow: the 3.",
    ),
    (
        "cucumber_free",
        "3c Ad",
        "9c|Ac|2d",
        "Ad",
        Reason.MUST_OBEY_ACE,
        "An ace is in the trick, so only your lowest may follow: the 3.",
    ),
    (
        "danish",
        "3c 9d Kh",
        "9c",
        "9d",
        Reason.EQUALS,
        "It equals the 9, and that is enough.",
    ),
    ("danish", "3c 9d Kh", "9c", "Kh", Reason.BEATS, "It is higher than the 9."),
    (
        "gurka_is",
        "3c 9h Kh",
        "9c 9d",
        "9h Kh",
        Reason.BEATS,
        "Each is at least as high as 9♣ 9♦.",
    ),
    ("danish", "3c 9d Kh", "9c", "7s", Reason.NOT_HELD, "You do not hold the 7."),
    (
        "danish",
        "3c 8d Kh",
        "9c",
        "8d",
        Reason.UNDER,
        "The 8 is under the 9, and your lowest is the 3.",
    ),
    (
        "gurka_is",
        "3c 4c 8d Kh",
        "9c 9d",
        "8d Kh",
        Reason.UNDER,
        "Not each of 8♦ K♥ is at least as high as 9♣ 9♦, and your lowest are 3♣ 4♣.",
    ),
    (
        "vidivellir",
        "3c 4c Td Kh",
        "9c 9d",
        "Td Kh",
        Reason.UNDER,
        "Only equal cards at least as high as 9♣ 9♦ head it, and your lowest are 3♣ 4♣.",
    ),
    (
        "vidivellir",
        "Tc Jd Kh",
        "9c 9d",
        "Tc Jd",
        Reason.LOWEST,
        "You cannot head 9♣ 9♦, so the lowest have to go: 10♣ J♦.",
    ),
    (
        "agurk_server",
        "3c 4c Jd Kh",
        "9c 9d|Qc Qd",
        "Jd Kh",
        Reason.UNDER,
        "Not each of J♦ K♥ is at least as high as the queen, and your lowest are 3♣ 4♣.",
    ),
    (
        "krypkille",
        "Blaren 5 Kuku",
        "7",
        "Kuku",
        Reason.BEATS,
        "It is higher than the 7.",
    ),
    (
        "krypkille",
        "Blaren 5 Kuku",
        "Kavall",
        "5",
        Reason.UNDER,
        "The 5 is under Kavall, and your lowest is Blaren.",
    ),
    (
        "cucumber",
        "3c 9d",
        "9c",
        "3c",
        Reason.MUST_HEAD,
        "The 3 is under the 9, and you hold a card that is not.",
    ),
    (
        "gurka_se_match",
        "3c 9d Kh",
        "9c",
        "Kh",
        Reason.MUST_MATCH,
        "You hold a card that equals the 9, so it is due before the king.",
    ),
    (
        "gurka_is",
        "9c 9d",
        "",
        "9c 9d",
        Reason.KEEP_ONE,
        "One card has to be kept for the last trick.",
    ),
    (
        "gurka_is",
        "8c 9d Kh",
        "",
        "8c 9d",
        Reason.UNEQUAL,
        "Cards led together must be equal, and 8♣ 9♦ are not.",
    ),
    (
        "gurka_is",
        "8c 9d Kh",
        "5c 5d",
        "Kh",
        Reason.NUMBER,
        "2 cards were led, so 2 must follow, not 1.",
    ),
    (
        "danish",
        "8c 9d Kh",
        "",
        "8c 9d",
        Reason.NUMBER,
        "One card is played at a time, not 2.",
    ),
]


@pytest.mark.parametrize(
    ("variant", "hand", "trick", "play", "reason", "told"),
    [pytest.param(*case, id=case[-1]) for case in SENTENCES],
)
def test_a_reason_is_told_in_a_sentence(variant, hand, trick, play, reason, told):
    asked = find(variant), cards(hand), plays(trick), cards(play)
    assert explain(*asked) is reason
    assert reason_text(*asked) == told


def test_every_reason_has_a_case_above():
    assert {case[-2] for case in SENTENCES} == set(Reason)


def test_a_card_that_lies_is_spoken_of_in_another_way():
    asked = find("danish"), cards("2s 6d Kh"), plays("9c"), cards("6d")
    assert reason_text(*asked, told=True) == (
        "The 6 is under the 9, and the lowest in hand was the 2."
    )


@pytest.mark.parametrize(
    ("variant", "hand", "trick", "told"),
    [
        ("danish", "3c 8d Kh", "", "Lead any card."),
        ("gurka_se_lead_lowest", "3c 8d", "", "Lead your lowest, the 3."),
        (
            "gurka_is",
            "3c 8d",
            "",
            "Lead one card, or several equal ones, and keep one for the last trick.",
        ),
        ("danish", "3c", "9c", "Play your last card, the 3."),
        ("danish", "3c 8d Kh", "2c", "Play any card."),
        ("danish", "3c 8d", "9c", "Play the 3."),
        ("cucumber", "3c 9d Kh", "9c", "Play 9 or higher."),
        ("danish", "3c 8d Kh", "9c|Jd", "Play jack or higher, or the 3."),
        ("danish", "3c 8d Ah", "Ad", "Play a card as high as the ace, or the 3."),
        ("gurka_se_match", "3c 9d Kh", "9c", "Play a card that equals the 9."),
        ("gurka_se_match", "3c Td Kh", "9c", "Play 9 or higher."),
        (
            "gurka_is",
            "3c 4d Kh Kd",
            "9c 9d",
            "Play 2 cards, each at least as high as 9♣ 9♦, or your lowest, 3♣ 4♦.",
        ),
        ("five_cucumbers", "3 7 12", "11", "Play 11 or higher, or the 3."),
        (
            "vidivellir",
            "3c 4d Kh Kd",
            "9c 9d",
            "Play 2 equal cards, at least as high as 9♣ 9♦, or your lowest, 3♣ 4♦.",
        ),
        (
            "agurk_server",
            "3c 4d Kh Kd",
            "9c 9d|9h Jc",
            "Play 2 cards, each at least as high as the jack, or your lowest, 3♣ 4♦.",
        ),
        ("krypkille", "Blaren 5 12", "9", "Play 9 or higher, or Blaren."),
        ("krypkille", "2 12 Kuku", "Värdshus", "Play Värdshus or higher, or the 2."),
        ("krypkille", "2 Kuku Harlekin", "Harlekin", "Play a card as high as Harlekin, or the 2."),
    ],
)
def test_what_may_be_played_is_told_in_a_sentence(variant, hand, trick, told):
    assert duty_text(find(variant), cards(hand), plays(trick)) == told


@pytest.mark.parametrize(
    ("variant", "card", "name"),
    [
        ("danish", "Td", "the 10"),
        ("danish", "As", "the ace"),
        ("gurka_is", "6c", "the 6 of clubs"),
        ("gurka_is", "6d", "the 6"),
        ("sjuer", "X1", "the joker"),
        ("five_cucumbers", "11", "the 11"),
    ],
)
def test_a_card_has_a_name(variant, card, name):
    assert named(find(variant), cards(card)) == name


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_whatever_is_held_and_played_has_a_sentence(variant):
    dice = random.Random(variant.key)
    for _ in range(20):
        pack = dice.sample(variant.cards, 4 * variant.least_players + 12)
        trick: Trick = ()
        for turn in range(dice.randint(0, 3)):
            held = variant.sort(pack[3 * turn : 3 * turn + 3])
            trick = (*trick, dice.choice(legal_plays(variant, held, trick)))
        hand = variant.sort(pack[9 : dice.randint(10, 14)])
        for play in (card.alone for card in (*hand, pack[-1])):
            assert reason_text(variant, hand, trick, play).endswith(".")
            assert reason_text(variant, hand, trick, play, told=True).endswith(".")
        assert duty_text(variant, hand, trick).endswith(".")


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_every_reason_can_be_told_of_somebody_else(reason):
    assert words("en", "reasons").has(f"reason-{reason.value}.told")


def test_unequal_cards_are_headed_each_by_its_counterpart():
    variant, held = VARIANTS["gurka_is"], cards("3c 4d Kh Kd")
    trick = (cards("9c 9d"), cards("Td Jd"))
    assert duty_text(variant, held, trick) == (
        "Play 2 cards, each at least as high as its counterpart in 10♦ J♦, or your lowest, 3♣ 4♦."
    )
