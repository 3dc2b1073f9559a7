"""`agurk legal`: what may be played, and why."""

import pytest

from agurk.rules.cards import cards, text_of
from agurk.rules.reasons import explain
from agurk.rules.trick import legal_plays
from agurk.variants import VARIANTS


def test_the_answer_for_a_program(agurk):
    assert agurk('legal --variant danish --hand "Kh 6d 2s" --trick "9c" --json') == (
        '{"legal": ["2s", "Kh"], "reasons": {"2s": "Your lowest, the 2, is always allowed.", '
        '"Kh": "It is higher than the 9."}}\n'
    )


def test_the_answer_for_people_also_says_why_not(agurk):
    assert agurk('legal --hand "Kh 6d 2s" --trick "9c"') == (
        "Play 9 or higher, or the 2.\n"
        "  2♠  Your lowest, the 2, is always allowed.\n"
        "  K♥  It is higher than the 9.\n"
        "Not now:\n"
        "  6♦  The 6 is under the 9, and your lowest is the 2.\n"
    )


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        pytest.param('--hand "Kh 6d 2s"', "2s 6d Kh", id="to lead, any card"),
        pytest.param('--hand "10d"', "Td", id="one card left"),
        pytest.param('--hand "9h,9♦,K♥" --trick "8c, 9♣"', "9d 9h Kh", id="other ways to write"),
        pytest.param(
            '--variant gurka --hand "Kh 6d 2s" --trick 9c --tricks-left 3',
            "2s Kh",
            id="a variant by its name, and the tricks left",
        ),
        pytest.param(
            '--variant cucumber --hand "Kh 6d 2s" --trick 9c', "Kh", id="heading as a duty"
        ),
        pytest.param('--variant cucumber --hand "Ah 6d 6s" --trick "Ac 2d"', "6d 6s", id="an ace"),
        pytest.param(
            '--hand "Kh 6d 2s" --trick 9c --house follow=forced lives=1 life_lost=none',
            "Kh",
            id="house rules",
        ),
        pytest.param('--variant five-cucumbers --hand "12 3 7" --trick "9"', "3 12", id="numbers"),
        pytest.param(
            '--variant sjuer --hand "X1 3c 7d" --trick "Ac"', "X1", id="a joker above the ace"
        ),
    ],
)
def test_cards_that_may_be_played(line, legal, answer):
    assert answer(f"legal {line}")["legal"] == legal.split()


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        pytest.param(
            '--hand "5c 5d 7h 7s 9d" --trick "6d 6h"', ["5c 5d", "7h 7s", "7h 9d", "7s 9d"], id="2"
        ),
        pytest.param(
            '--hand "5c 5d 7h 7s Kd" --trick "8c 8d | 9c 9d"', ["5c 5d"], id="two sets, a bar"
        ),
        pytest.param('--hand "5c 5d Kd" --trick "8c+8d 9c+9d"', ["5c 5d"], id="as in records"),
        pytest.param('--hand "5c 5d Kd" --trick "8c/9c"', ["5c", "5d", "Kd"], id="single, a slash"),
        pytest.param('--hand "5c Kd" --trick "8c;9c"', ["5c", "Kd"], id="single, a semicolon"),
        pytest.param('--hand "5c 5d Kd"', ["5c", "5d", "Kd", "5c 5d"], id="to lead"),
    ],
)
def test_sets_that_may_be_played(line, legal, answer):
    assert answer(f"legal --variant gurka_is {line}")["legal"] == legal


def test_a_card_that_fits_no_set_is_explained_beside_the_best_others(agurk):
    text = agurk('legal --variant gurka_is --hand "5c 5d 7h Kd" --trick "9c 9d"')
    assert text.endswith(
        "Not now:\n"
        "  7♥ K♦  Not each of 7♥ K♦ is at least as high as 9♣ 9♦, and your lowest are 5♣\n"
        "         5♦.\n"
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            '--hand "Kh 1d"',
            "--hand: '1d' is not a card: write rank and suit such as 9c, ",
            id="no card",
        ),
        pytest.param(
            '--hand "Kh X1"',
            "--hand: X1 is not in the pack of Danish Agurk, which has 2c to As.",
            id="a card of another pack",
        ),
        pytest.param(
            '--hand "Kh Kh"',
            "--hand: Kh comes 2 times, more often than the pack has it.",
            id="a card held twice",
        ),
        pytest.param(
            '--hand "Kh 2s" --trick Bube',
            "--trick: 'Bube' is not a card: write rank and suit such as 9c, ",
            id="no card in the trick",
        ),
        pytest.param(
            '--hand "Kh 2s" --trick Kh',
            "Kh is named twice; the pack of Danish Agurk has it once.",
            id="a card in hand and trick",
        ),
        pytest.param(
            '--hand ""',
            "The hand has no cards: write them with spaces between, such as Kh 6d 2s.",
            id="no hand",
        ),
        pytest.param(
            '--hand "Kh 2s" --tricks-left 3',
            "A hand has one card for each trick left, so 3 tricks left do not go with 2 cards in "
            "hand.",
            id="too few cards",
        ),
        pytest.param(
            '--hand "Kh 2s" --tricks-left 0',
            "--tricks-left counts this trick too, so it is at least 1, not 0.",
            id="no trick left",
        ),
        pytest.param(
            '--variant gurka_is --hand "Kh 2s" --tricks-left 1',
            "A hand has a card for each trick left and one alone for the last, so 1 tricks left "
            "do not go with 2 cards in hand.",
            id="two cards for the last trick",
        ),
        pytest.param(
            '--hand "Kh" --trick "2c 3c 4c 5c 6c 7c 8c"',
            "The trick with one more has 8 plays, and Danish Agurk is for at most 7 players.",
            id="too many plays",
        ),
        pytest.param(
            '--hand "Kh 2s" --trick "9c 9d | 8c"',
            "9c 9d was led, so 8c cannot have followed: everybody plays as many cards as were led.",
            id="a set and a card",
        ),
        pytest.param(
            '--hand "Kh 2s" --trick "9c 9d | Tc Td"',
            "9c 9d cannot have been led together: in Danish Agurk each plays one card.",
            id="sets where there are none",
        ),
        pytest.param(
            '--variant gurka_is --hand "Kh 2s 3c" --trick "9c Td"',
            "9c Td cannot have been led together: only equal cards are; write | between the "
            "plays, such as 9c | 2s.",
            id="cards without a mark between plays",
        ),
        pytest.param(
            '--variant gurka_is --hand "Kh 2s" --trick "9c 9d"',
            "2 cards were led and one is kept for the last trick, so a hand has more than 2 "
            "cards, not 2.",
            id="a hand too small for the set",
        ),
        pytest.param(
            '--hand "Kh 2s" --trick "9c | | 8c"',
            "Between two marks of the trick there is no card.",
            id="a bar too many",
        ),
    ],
)
def test_a_mistake_is_told(line, told, refusal):
    assert refusal(f"legal {line}").startswith(told)


def test_one_of_two_equal_cards_is_explained_alone(agurk):
    text = agurk('legal --variant krypkille --hand "Blaren 5 Kuku 5" --trick "Värdshus"')
    assert text.endswith("Not now:\n  5  The 5 is under Värdshus, and your lowest is Blaren.\n")


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_the_cards_are_those_of_the_engine(variant, answer):
    hand = variant.sort(variant.cards[5::11])
    trick = ((variant.cards[len(variant.cards) // 2 + 2],),)
    line = f'legal --variant {variant.key} --hand "{text_of(hand)}" --trick {text_of(trick[0])}'
    told = answer(line)
    assert told["legal"] == [text_of(play) for play in legal_plays(variant, hand, trick)]
    assert list(told["reasons"]) == told["legal"]
    assert all(explain(variant, hand, trick, cards(play)).legal for play in told["legal"])
