"""What may be played and who takes, position by position."""

import pytest

from agurk.rules.cards import cards, text_of
from agurk.rules.trick import How, bound_to_lowest, how_played, legal_plays, taker
from agurk.variants import VARIANTS


def plays(text):
    """Return the plays of a trick from `9c 9d` or, where sets are played, `9c+9d Th+Jh`."""
    return tuple(cards(word.replace("+", " ")) for word in text.split())


@pytest.mark.parametrize(
    ("key", "trick", "hand", "allowed"),
    [
        pytest.param("danish", "", "2s 6d Kh", "2s 6d Kh", id="any card is led"),
        pytest.param("danish", "9c", "2s 6d Kh", "2s Kh", id="head or play the lowest"),
        pytest.param("danish", "9c", "9s Kh", "9s Kh", id="an equal card heads"),
        pytest.param("danish", "9c", "2d 2s 6d", "2d 2s", id="any of the lowest"),
        pytest.param("danish", "9c Kd 2h", "3s Qh Ah", "3s Ah", id="the highest so far counts"),
        pytest.param("danish", "Ac", "2s Kh Ad", "2s Ad", id="an ace equals an ace"),
        pytest.param("danish", "9c", "6d", "6d", id="the last card"),
        pytest.param("cucumber", "9c", "2s 6d Jd Kh", "Jd Kh", id="heading is a duty"),
        pytest.param("cucumber", "9c", "2s 6d 8d", "2s", id="the lowest where nothing heads"),
        pytest.param("cucumber", "Ac", "2s Kh Ad", "2s", id="an ace led obliges"),
        pytest.param("cucumber", "9c Ac", "2s Kh Ad", "Ad", id="an ace that was not led does not"),
        pytest.param("cucumber_free", "9c Ac 3d", "2s Kh Ad", "2s", id="any ace obliges everyone"),
        pytest.param("gurka_se_modern", "9c Ac", "2s Kh", "2s", id="an ace obliges the next"),
        pytest.param("gurka_se_modern", "9c Ac 3d", "2s 4h Kh", "4h Kh", id="and only the next"),
        pytest.param("gurka_se_previous", "Kc 3d", "2s 4h 9h", "2s 4h 9h", id="the card before"),
        pytest.param("gurka_se_match", "9c", "9d 9h Kc", "9d 9h", id="the same rank first"),
        pytest.param("gurka_se_match", "9c", "2c Td Kc", "Td Kc", id="then a higher one"),
        pytest.param("gurka_se_lead_lowest", "", "2c 2d Kc", "2c 2d", id="the lowest is led"),
        pytest.param("gurka_is", "", "5c 5d Kc", "5c 5d Kc 5c+5d", id="sets may be led"),
        pytest.param("gurka_is", "", "5c 5d", "5c 5d", id="one card stays for the last trick"),
        pytest.param("gurka_is", "9c+9d", "3h 8c Td Jd", "3h+8c Td+Jd", id="sets card by card"),
        pytest.param("gurka_is", "6d", "5h 6c Kd", "5h Kd 6c", id="the six of clubs on top"),
        pytest.param("diku_jokers", "Ac", "2h Kd X1", "2h X1", id="a joker above the ace"),
    ],
)
def test_a_player_may_play(key, trick, hand, allowed):
    variant = VARIANTS[key]
    found = legal_plays(variant, variant.hand_of(hand), plays(trick))
    assert [text_of(play).replace(" ", "+") for play in found] == allowed.split()


@pytest.mark.parametrize(
    ("key", "trick", "place"),
    [
        pytest.param("danish", "9c Kd 2h", 1, id="the highest"),
        pytest.param("danish", "9c Kd Kh 2h", 2, id="the last of equals"),
        pytest.param("cucumber", "Ac 2d Ah", 0, id="an ace obliged does not take over"),
        pytest.param("cucumber", "9c Ad Ah", 2, id="an ace that was free does"),
        pytest.param("gurka_se_modern", "9c Ad Ah", 1, id="obliged by the ace before"),
        pytest.param("gurka_se_modern", "9c Ad 3h Ah", 3, id="no longer obliged"),
        pytest.param("gurka_is", "9c+9d Th+Jh 3c+Ac", 1, id="the best set"),
        pytest.param("gurka_is", "9c+9d 9h+9s", 1, id="the last of equal sets"),
    ],
)
def test_a_trick_goes_to(key, trick, place):
    assert taker(VARIANTS[key], plays(trick)) == place


@pytest.mark.parametrize(
    ("key", "trick", "place"),
    [
        pytest.param("cucumber", "Ac 2d Ah", 2, id="the last of equals, aces too"),
        pytest.param("ogorek", "9c Ad 3h", 0, id="an ace is low where it ranks low at the end"),
        pytest.param("ogorek", "Ac Ad", 1, id="aces alone"),
        pytest.param("gurka_is", "Ac 6c", 1, id="the six of clubs"),
    ],
)
def test_the_last_trick_goes_to(key, trick, place):
    assert taker(VARIANTS[key], plays(trick), last=True) == place


@pytest.mark.parametrize(
    ("key", "trick", "last", "how"),
    [
        pytest.param("danish", "9c", False, How.LED, id="alone"),
        pytest.param("danish", "9c Td", False, How.HEADED, id="higher"),
        pytest.param("danish", "9c 9d", False, How.HEADED, id="equal"),
        pytest.param("danish", "9c 3d", False, How.THROWN, id="lower"),
        pytest.param("danish", "9c Td 9d", False, How.THROWN, id="under the best"),
        pytest.param("gurka_se_previous", "Kc 3d 9h", False, How.THROWN, id="over the one before"),
        pytest.param("cucumber", "Ac Ad", False, How.THROWN, id="an ace that had to be played"),
        pytest.param("cucumber", "Ac Ad", True, How.HEADED, id="an ace in the last trick"),
        pytest.param("ogorek", "2c Ad", True, How.THROWN, id="an ace that is low at last"),
        pytest.param("gurka_is", "9c+9d Th+Td", False, How.HEADED, id="a higher set"),
        pytest.param("gurka_is", "9c+9d 2h+Kd", False, How.THROWN, id="a set in part higher"),
    ],
)
def test_a_play_does_this_to_its_trick(key, trick, last, how):
    assert how_played(VARIANTS[key], plays(trick), last=last) is how


@pytest.mark.parametrize(
    ("key", "trick", "bound"),
    [
        pytest.param("danish", "3c", False, id="a lead"),
        pytest.param("danish", "9c 3d", True, id="under what has to be headed"),
        pytest.param("danish", "9c 9d", False, id="an equal card"),
        pytest.param("cucumber", "Ac Ad", True, id="an ace that an ace obliged"),
        pytest.param("gurka_se_previous", "Kc 3d 5d", False, id="above the card that counts"),
        pytest.param("gurka_se_previous", "Kc 3d 2h", True, id="under the card that counts"),
        pytest.param("diku_jokers", "X1 Ad", True, id="an ace under a joker"),
        pytest.param("gurka_is", "9c 6c", False, id="the six on top"),
        pytest.param("gurka_is", "6c Ad", True, id="an ace under that six"),
        pytest.param("gurka_is", "9c+9d 3h+8c", True, id="a set that heads nothing"),
        pytest.param("gurka_is", "9c+9d Th+Jh", False, id="a set that heads"),
        pytest.param("gurka_is", "9c+9d 3c+Ac", True, id="a set with one card that is high"),
    ],
)
def test_everybody_knows_a_card_to_be_the_lowest_of_its_hand(key, trick, bound):
    assert bound_to_lowest(VARIANTS[key], plays(trick)) is bound
