"""What a last trick costs of which only the top is known."""

import pytest

from agurk.rules.errors import AgurkError, TextError
from agurk.scorekeeper.entries import Took
from agurk.scorekeeper.errors import EntryError
from tests.scorekeeper.sheets import sheet_of


def scores(log):
    return log.sheet.match.standing.scores


@pytest.mark.parametrize(
    ("variant", "took", "expected"),
    [
        pytest.param("danish", Took(takers=("Ida",), card="king"), (13, 0, 0), id="in words"),
        pytest.param("danish", Took(takers=("Ida",), card="10♦"), (10, 0, 0), id="a suit drawn"),
        pytest.param("danish", Took(takers=("Ida",), card="t"), (10, 0, 0), id="a ten as T"),
        pytest.param("danish", Took(takers=("Ida",), points=5), (5, 0, 0), id="points"),
        pytest.param("cucumber", Took(takers=("Ida", "Bo"), card="9"), (9, 9, 0), id="all pay"),
        pytest.param("cucumber", Took(takers=("Ida", "Bo"), points=7), (7, 7, 0), id="all points"),
        pytest.param("ogorek", Took(takers=("Bo",), card="A"), (0, 1, 0), id="an ace that is low"),
        pytest.param("sjuer", Took(takers=("Bo",), card="x"), (0, 75, 0), id="a joker"),
        pytest.param("gurka_is", Took(takers=("Bo",), card="6h"), (0, 6, 0), id="a plain six"),
        pytest.param("krypkille", Took(takers=("Bo",), card="Husar"), (0, 1, 0), id="a picture"),
        pytest.param("krypkille", Took(takers=("Bo",)), (0, 1, 0), id="all cards cost the same"),
        pytest.param(
            "ogorek_kontra",
            Took(takers=("Ida", "Bo"), card="K", kontra="Bo"),
            (26, 52, 0),
            id="the caller pays four times",
        ),
        pytest.param(
            "ogorek_kontra", Took(takers=("Ida",), card="9", kontra="Bo"), (18, 0, 0), id="doubled"
        ),
        pytest.param(
            "five_cucumbers", Took(takers=("Ida",), card="9", one=True), (4, 0, 0), id="by a 1"
        ),
        pytest.param(
            "five_cucumbers", Took(takers=("Ida",), card="1", one=True), (0, 0, 0), id="only 1s"
        ),
        pytest.param(
            "rassi",
            Took(takers=("Ida", "Bo"), card="9", doubled=("Ida",), redoubled=("Bo",)),
            (18, 36, 0),
            id="exchanges multiply",
        ),
    ],
)
def test_it_costs(variant, took, expected):
    assert scores(sheet_of("Ida Bo Saga", variant).enter(took)) == expected


def test_of_equals_the_last_one_named_pays_and_the_others_gain():
    log = sheet_of("Ida Bo Saga | Ida 9 | Bo 8", "diku")
    assert scores(log.enter(Took(takers=("Bo", "Ida", "Saga"), card="5"))) == (4, 3, 5)


def test_kept_cards_are_cards_of_that_rank():
    log = sheet_of("Ida Bo | Ida 2 | Bo 2h | Ida 2 | Bo 2", "danish_kept")
    kept = [card.text for cards in log.sheet.match.standing.kept for card in cards]
    assert {text[0] for text in kept} == {"2"}
    assert len(log.sheet.match.kept) == 4
    with pytest.raises(EntryError, match="lies before a player"):
        log.enter(Took(takers=("Ida",), card="2"))


@pytest.mark.parametrize(
    ("variant", "took", "told"),
    [
        pytest.param("danish", Took(takers=(), card="9"), "Somebody must", id="nobody"),
        pytest.param("cucumber", Took(takers=("Bo", "Bo"), card="9"), "only one card", id="twice"),
        pytest.param("danish", Took(takers=("Ida", "Bo"), card="9"), "only the last", id="two pay"),
        pytest.param("danish", Took(takers=("Ida",)), "Name the card", id="no card"),
        pytest.param("danish", Took(takers=("Ida",), card="9", points=9), "either", id="both"),
        pytest.param("danish", Took(takers=("Ida",), points=-1), "0 to", id="below nothing"),
        pytest.param("danish", Took(takers=("Ida",), points=10**6), "0 to", id="a slip"),
        pytest.param(
            "danish", Took(takers=("Ida",), card="9", kontra="Bo"), "no Kontra", id="call"
        ),
        pytest.param("danish", Took(takers=("Ida",), card="9", one=True), "doubles", id="a 1"),
        pytest.param(
            "danish", Took(takers=("Ida",), card="9", doubled=("Bo",)), "doubles", id="an exchange"
        ),
        pytest.param("matapesa", Took(takers=("Ida",), points=3), "no points", id="no points"),
        pytest.param("gurka_is", Took(takers=("Ida",), card="6"), "name the suit", id="which six"),
        pytest.param(
            "ogorek_kontra",
            Took(takers=("Ida",), points=9, kontra="Bo"),
            "multiplied already",
            id="points and Kontra",
        ),
        pytest.param("agurk_server", Took(takers=("Ida",), card="9"), "lowest", id="who goes on"),
        pytest.param("sjuer", Took(takers=("Ida", "Bo", "Saga"), card="X1"), "few", id="jokers"),
    ],
)
def test_what_cannot_be_is_refused(variant, took, told):
    with pytest.raises(EntryError, match=told):
        sheet_of("Ida Bo Saga", variant).enter(took)


@pytest.mark.parametrize(
    ("variant", "card"),
    [
        pytest.param("danish", "1c", id="no card at all"),
        pytest.param("danish", "X1", id="a joker in a pack without"),
        pytest.param("danish", "15", id="a number of another pack"),
        pytest.param("five_cucumbers", "K", id="a king among numbers"),
        pytest.param("krypkille", "Ks", id="a king among Kille cards"),
    ],
)
def test_a_card_of_another_pack_is_refused(variant, card):
    with pytest.raises(TextError):
        sheet_of("Ida Bo Saga", variant).enter(Took(takers=("Ida",), card=card))


def test_refusals_are_our_own_errors():
    assert issubclass(EntryError, AgurkError)
