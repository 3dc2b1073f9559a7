"""`agurk deal`: the lot and the deal that a seed gives."""

from random import Random

import pytest

from agurk.play.opening import begin, players_of, sitters
from agurk.rules.actions import DealOut
from agurk.rules.cards import text_of
from agurk.rules.dealing import chance, deal_out, seed_of
from agurk.rules.match import Phase
from agurk.rules.state import begin as begin_state
from agurk.table.commands import Command
from agurk.table.table import Table
from agurk.variants import VARIANTS


def test_the_answer_for_people(agurk):
    assert agurk("deal --seed hello --players 3") == (
        "The lot makes seat 0 the dealer; seat 1 leads.\n"
        "  Seat 0  2♠ 3♠ 6♣ 10♠ J♣ A♣ A♦\n"
        "  Seat 1  2♦ 2♥ 5♦ 6♠ J♥ J♠ Q♣\n"
        "  Seat 2  3♣ 3♦ 4♥ 7♣ 8♣ 10♣ Q♥\n"
        "31 cards are left.\n"
        "Seats count from 0, clockwise.\n"
    )


def test_a_dealer_who_is_named_deals(agurk):
    text = agurk("deal --seed hello --players 3 --dealer 2")
    assert text.startswith("Seat 2 deals, seat 0 leads.\n")


@pytest.mark.parametrize(
    "variant",
    [pytest.param(variant, id=key) for key, variant in VARIANTS.items()],
)
def test_the_cards_are_those_that_a_match_is_dealt(variant, answer):
    state, seed = begin_state(variant, variant.least_players), seed_of("a seed")
    line = f"deal --seed 'a seed' --players {variant.least_players} --variant {variant.key}"
    state = state.apply(chance(state.match, seed)).state
    if state.match.phase is Phase.SIZE:
        state = state.apply(state.actions[2]).state
        line += f" --size {state.match.size}"
    told, dealt = answer(line), deal_out(state.match, seed)
    assert [" ".join(hand) for hand in told["hands"]] == [text_of(hand) for hand in dealt.hands]
    assert " ".join(told["stock"]) == text_of(dealt.stock)
    assert (told["dealer"], told["leader"]) == (state.match.dealer, state.match.leader())
    assert told["seed"] == seed.hex()


@pytest.mark.parametrize("key", ["danish", "gurka_se", "cucumber_dealers_choice"])
def test_a_match_of_a_seed_is_dealt_what_is_played(key, answer):
    table = Table(begin(VARIANTS[key], sitters(VARIANTS[key], 3, None, None), "x"))
    players, dealt = players_of(table.sitters), 0
    while dealt < 4:
        if (seat := table.to_act) is not None:
            choice = players[seat].choose(table.view(seat), Random(1))
            table.do(Command(choice, seat), at=0)
            continue
        before = table.match
        (entry,) = table.deal(at=0)
        if isinstance(entry.act, DealOut):
            dealt += 1
            line = f"deal --match --seed x --players 3 --variant {key} --number {dealt}"
            line += f" --dealer {before.dealer}" if dealt > 1 else ""
            line += f" --size {before.size}" if key == "cucumber_dealers_choice" else ""
            told = answer(line)
            assert told["dealer"] == before.dealer
            assert [" ".join(hand) for hand in told["hands"]] == [
                text_of(hand) for hand in entry.act.hands
            ]
            assert " ".join(told["stock"]) == text_of(entry.act.stock)


def test_a_later_deal_has_its_own_number_of_cards(answer):
    dealt = answer("deal --seed x --players 3 --variant gurka_is --number 3")
    assert [len(hand) for hand in dealt["hands"]] == [8, 8, 8]


def test_a_seed_may_be_given_in_hexadecimal(answer):
    told = answer("deal --seed hello --players 2")
    assert answer(f"deal --seed {told['seed']} --players 2") == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(
            "--seed x --players 8",
            "Danish Agurk is for 2 to 7 players, not 8.",
            id="too many players",
        ),
        pytest.param(
            "--seed '' --players 3",
            "A seed cannot be empty: write any text, or 64 hexadecimal digits.",
            id="an empty seed",
        ),
        pytest.param(
            "--seed x --players 3 --variant 'qqqq\nqqqq'",
            r'There is no variant named "qqqq\nqqqq". `agurk variants` lists all '
            f"{len(VARIANTS)}.",
            id="two lines",
        ),
        pytest.param(
            "--seed x --players 3 --dealer 3",
            "The lot draws a seat from 0 to 2, not 3.",
            id="a dealer who is not there",
        ),
        pytest.param(
            "--seed x --players 3 --number 0",
            "Deals are counted from 1, so there is no deal 0.",
            id="a deal before the first",
        ),
        pytest.param(
            "--seed x --players 3 --match --number 2",
            "Who deals after the first deal follows from the play: name the seat by --dealer.",
            id="a later deal of a match without its dealer",
        ),
        pytest.param(
            "--seed x --players 3 --variant gurka_is --match --number 2 --dealer 2",
            "Gúrka: cards kept from one deal are missing in the next, so a seed alone shows deal "
            "1 only.",
            id="a later deal of a match that keeps cards",
        ),
        pytest.param(
            "--seed x --players 3 --size 5",
            "Danish Agurk: nobody chooses the number of cards, so no --size.",
            id="a size that nobody chooses",
        ),
        pytest.param(
            "--seed x --players 3 --variant cucumber_dealers_choice",
            "Cucumber, dealer's choice: the dealer chooses the number of cards, so add --size, "
            "from 3 to 17.",
            id="a size to be chosen",
        ),
        pytest.param(
            "--seed x --players 3 --variant cucumber_dealers_choice --size 2",
            "The dealer may give each 3 to 17 cards, not 2.",
            id="a size too small",
        ),
    ],
)
def test_a_mistake_is_told(line, told, refusal):
    assert refusal(f"deal {line}") == told
