"""Games stepped from Python: the kernel's and the plain twin."""

from copy import copy, deepcopy
from itertools import islice
from random import Random

import pytest

from agurk.rules.errors import IllegalAction, PlayersError, WrongTime
from agurk.sim import native
from agurk.sim.plain.deal import Game as PlainGame
from agurk.sim.plain.random import SeedError
from agurk.variants import VARIANTS
from tests.sim.equality import tables

FIELDS = (
    *("legal", "numbered", "choices", "over", "phase", "players", "turn", "taker"),
    *("hands", "trick", "payments"),
)

kinds = [pytest.param(PlainGame, id="in plain Python")]
if native.available():
    kinds.append(pytest.param(native.kernel.Game, id="by the kernel"))


@pytest.fixture(params=kinds)
def game_of(request):
    return request.param


def play_out(game, random=None):
    """Play to the end, the lowest or at random, and return the choices made."""
    made = []
    while game.legal:
        bits = [number for number in range(game.legal.bit_length()) if game.legal >> number & 1]
        made.append(random.choice(bits) if random else bits[0])
        game.apply(made[-1])
    return made


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_the_kernel_and_its_twin_play_the_same_games():
    random = Random(3)
    for table in islice(tables(random), 220):
        words = {"seed": random.getrandbits(64), "number": table.number, "hand": table.size}
        both = [
            kind(table.variant, table.players, **words) for kind in (native.kernel.Game, PlainGame)
        ]
        while not both[0].over:
            for name in FIELDS:
                one, other = (getattr(game, name) for game in both)
                assert one == other, (table, name)
            bits = [
                number
                for number in range(both[0].legal.bit_length())
                if both[0].legal >> number & 1
            ]
            choice = random.choice(bits)
            answers = [game.apply(choice) for game in both]
            assert answers[0] == answers[1] == both[0].legal
        assert [getattr(both[0], name) for name in FIELDS] == [
            getattr(both[1], name) for name in FIELDS
        ]


def test_a_game_of_single_cards_is_stepped_by_ranks(game_of):
    game = game_of(VARIANTS["danish"], 4, seed=1)
    assert (game.players, game.turn, game.phase, game.numbered) == (4, 0, "play", False)
    held = game.hands[0]
    assert game.legal == sum(1 << rank for rank in set(held))
    following = game.apply(held[-1])
    low, *_ = game.hands[1]
    assert (
        following
        == game.legal
        == sum(1 << rank for rank in set(game.hands[1]) if rank == low or rank >= held[-1])
    )
    assert (game.trick, game.turn, game.payments) == ((held[-1],), 1, ())


def test_who_takes_the_last_trick_pays_for_it(game_of):
    game = game_of(VARIANTS["danish"], 3, seed=8)
    play_out(game, Random(1))
    assert game.over
    assert not game.legal
    assert not game.choices
    assert [place for place, points in enumerate(game.payments) if points] == [game.taker]


def test_a_copy_goes_its_own_way(game_of):
    game = game_of(VARIANTS["diku_exchange"], 3, seed=5)
    for twin in (game.copy(), copy(game), deepcopy(game)):
        before = [getattr(game, name) for name in FIELDS]
        play_out(twin)
        assert twin.over
        assert before == [getattr(game, name) for name in FIELDS]
    one, other = game.copy(), game.copy()
    assert play_out(one, Random(2)) == play_out(other, Random(2))
    assert one.payments == other.payments


def test_a_game_deals_anew(game_of):
    game, other = (game_of(VARIANTS["gurka_is"], 2, seed=9, number=at) for at in (0, 7))
    first = game.hands
    play_out(game)
    assert game.deal(7) == other.legal
    assert game.hands == other.hands != first
    game.deal(0)
    assert game.hands == first


@pytest.mark.parametrize(
    ("key", "players", "asked"),
    [
        pytest.param("diku_exchange", 3, ["exchange", "play", "over"], id="cards are changed"),
        pytest.param("ogorek_kontra", 3, ["kontra", "play", "over"], id="Kontra may be called"),
        pytest.param("gurka_is", 2, ["play", "over"], id="sets are led"),
    ],
)
def test_choices_are_numbers_where(key, players, asked, game_of):
    game = game_of(VARIANTS[key], players, seed=3)
    assert game.numbered
    phases = [game.phase]
    while game.legal:
        game.apply(game.legal.bit_length() - 1)
        phases.append(game.phase)
    assert list(dict.fromkeys(phases)) == asked


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        pytest.param(31, "Place 0 may play the ranks .*, not 31", id="a rank of no pack"),
        pytest.param(-1, "not -1", id="less than nothing"),
        pytest.param(2**70, "not 1180591620717411303424", id="more than a word holds"),
    ],
)
def test_what_is_not_legal_is_refused(choice, told, game_of):
    game = game_of(VARIANTS["danish"], 4)
    before = game.hands
    with pytest.raises(IllegalAction, match=told):
        game.apply(choice)
    assert game.hands == before


def test_a_number_that_is_no_choice_is_refused(game_of):
    game = game_of(VARIANTS["ogorek_kontra"], 4)
    with pytest.raises(IllegalAction, match="Place 0 may choose 0 to 1, not 2"):
        game.apply(2)


def test_after_the_last_card_nothing_can_be_played(game_of):
    game = game_of(VARIANTS["danish"], 2, hand=1)
    play_out(game)
    with pytest.raises(WrongTime, match="All cards of this deal are played"):
        game.apply(0)


@pytest.mark.parametrize(
    ("words", "error", "told"),
    [
        pytest.param({"players": 8}, PlayersError, "2 to 7", id="too many players"),
        pytest.param({"seed": -1}, SeedError, "not -1", id="a seed under nothing"),
        pytest.param({"seed": 2**64}, SeedError, "from 0 to", id="a seed too long"),
        pytest.param(
            {"hand": 0}, PlayersError, "from 1 to 13 cards each of 52, not 0", id="no cards"
        ),
        pytest.param(
            {"hand": 14}, PlayersError, "from 1 to 13 cards", id="more cards than there are"
        ),
    ],
)
def test_a_game_that_cannot_be_is_refused(words, error, told, game_of):
    with pytest.raises(error, match=told):
        game_of(VARIANTS["danish"], **({"players": 4} | words))


def test_the_dealer_leads_where_that_is_the_rule(game_of):
    game = game_of(VARIANTS["norwegian_vidargas"], 3)
    while game.phase == "exchange":
        game.apply(0)
    assert game.turn == 2


def test_a_dealer_who_may_choose_deals_the_usual_number(game_of):
    assert len(game_of(VARIANTS["cucumber_dealers_choice"], 4).hands[0]) == 7
    assert len(game_of(VARIANTS["cucumber_dealers_choice"], 17).hands[0]) == 3
