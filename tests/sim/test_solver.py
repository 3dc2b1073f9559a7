"""The solver of open hands against its plain twin, and against trying everything in the engine."""

import signal
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from agurk.rules.cards import cards
from agurk.rules.deal import Deal, start
from agurk.rules.errors import DealError, PlayersError, TextError, WrongTime
from agurk.rules.scoring import count_last_trick
from agurk.sim import native
from agurk.sim.plain import solver as plain
from agurk.sim.position import Position
from agurk.sim.shape import ranks_of
from agurk.sim.solver import MOST_PLAYS, Method, TooLarge, flat, solve
from agurk.variants import VARIANTS

NEEDS_KERNEL = pytest.mark.skipif(not native.available(), reason="there is no kernel")
ENGINES = pytest.mark.parametrize(
    "engine", [pytest.param("on", marks=NEEDS_KERNEL, id="kernel"), pytest.param("off", id="plain")]
)
DANISH = VARIANTS["danish"]


def some_deals(seed: int, most: dict[int, int]) -> Iterator[Deal]:
    """Yield moments of small deals without end, many of them with equal cards.

    Args:
        seed: What they come from.
        most: The most cards to each, by number of players.
    """
    random = Random(seed)
    while True:
        variant = random.choice(list(VARIANTS.values()))
        players = random.choice(list(most))
        size = random.randint(1, most[players])
        pack = list(variant.cards)
        if random.random() < 0.6:
            low = random.randrange(len(pack) - players * size - 3)
            pack = pack[low : low + players * size + 4]
        random.shuffle(pack)
        hands = tuple(tuple(pack[at * size : (at + 1) * size]) for at in range(players))
        deal = start(variant, hands, random.randrange(players))
        for _ in range(random.randrange(players * size)):
            after = deal.play(random.choice(deal.legal))
            deal = deal if after.over else after
        yield deal


def some_utility(random, players, ranks):
    """Return points times a price for each place, or any numbers."""
    if random.random() < 0.5:
        prices = [
            [random.random() - (place == payer) for payer in range(players)]
            for place in range(players)
        ]
        return [[[price * rank for rank in range(ranks)] for price in row] for row in prices]
    return [
        [
            [random.choice([-2.0, 0.0, random.random()]) for _ in range(ranks)]
            for _ in range(players)
        ]
        for _ in range(players)
    ]


def methods(players):
    return [method for method in Method if players == 2 or method is not Method.MINIMAX]


@NEEDS_KERNEL
@pytest.mark.parametrize("method", Method)
def test_kernel_and_plain_python_find_the_same(method):
    random = Random(8)
    for deal in islice(some_deals(method.value, {2: 4, 3: 3, 4: 3}), 250):
        players = len(deal.hands)
        if method not in methods(players):
            continue
        position = Position.of(deal)
        if random.random() < 0.3:
            factors = tuple(random.choice([1, 2, 4]) for _ in range(players))
            position = replace(position, kontra=random.randrange(players), factors=factors)
        ranks = position.shape.ranks
        utility = some_utility(random, players, ranks) if random.random() < 0.5 else None
        found = solve(position, method=method, utility=utility)
        assert found == plain.solve(position, method, flat(utility, players, ranks), MOST_PLAYS), (
            deal
        )


def best(deal, place, *, difference):
    """Return what a place can make sure of, by trying everything in the engine."""
    if deal.over:
        gains = paid(deal)
        return gains[place] - (gains[1 - place] if difference else 0)
    values = [best(deal.play(play), place, difference=difference) for play in deal.legal]
    return max(values) if deal.turn == place else min(values)


def all_for_themselves(deal):
    if deal.over:
        return paid(deal)
    found = [all_for_themselves(deal.play(play)) for play in reversed(deal.legal)]
    return max(found, key=lambda gains: gains[deal.turn])


def paid(deal):
    last, players = deal.tricks[-1], len(deal.hands)
    gains = [0] * players
    counted = count_last_trick(deal.variant, last.plays)
    for pay in counted.payments:
        gains[(last.leader + pay.place) % players] -= pay.points
    for bonus in counted.bonuses:
        gains[(last.leader + bonus.place) % players] += bonus.points
    return gains


@ENGINES
def test_what_is_found_is_found_by_trying_everything_in_the_engine(engine, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", engine)
    for deal in islice(some_deals(3, {2: 3, 3: 2}), 150):
        ranks, turn = ranks_of(deal.variant), deal.turn
        plays = {tuple(sorted(ranks[card] for card in play)): play for play in deal.legal}
        for method in methods(len(deal.hands)):
            found = solve(Position.of(deal), method=method)
            assert set(found.plays) == set(plays)
            if method is Method.MAX_N:
                assert list(found.results) == all_for_themselves(deal)
                for play, gains in zip(found.plays, found.gains, strict=True):
                    assert list(gains) == all_for_themselves(deal.play(plays[play]))
                continue
            difference = method is Method.MINIMAX
            for play, value in zip(found.plays, found.values, strict=True):
                after = deal.play(plays[play])
                assert value == best(after, turn, difference=difference), (deal, play)
            for place, result in enumerate(found.results):
                assert result == best(deal, place, difference=difference)


@pytest.mark.parametrize(
    ("hands", "trick", "values"),
    [
        pytest.param("2s Kh | 3c Ad", "", (-13.0, 3.0), id="the king first, for the deuce keeps"),
        pytest.param("2s Kh | 3c 9d", "9d", (-13.0, 3.0), id="heading keeps the deuce"),
    ],
)
def test_two_players_play_their_best(hands, trick, values):
    held = tuple(cards(hand) for hand in hands.split("|"))
    deal = start(DANISH, held, leader=1 if trick else 0)
    for card in cards(trick):
        deal = deal.play(card.alone)
    assert solve(Position.of(deal)).values == values


def test_points_and_a_table_of_points_come_to_the_same():
    deal = next(deal for deal in some_deals(1, {2: 3}) if deal.variant.key == "danish")
    position = Position.of(deal)
    cost = position.shape.cost
    points = [[[-c * (place == payer) for c in cost] for payer in range(2)] for place in range(2)]
    assert solve(position, utility=points) == solve(position)


def test_minimax_is_for_two():
    deal = start(DANISH, (cards("2s 9h"), cards("3s 4s"), cards("5s 6s")), 0)
    with pytest.raises(PlayersError):
        solve(Position.of(deal), method=Method.MINIMAX)


def test_a_deal_that_is_over_has_no_solution():
    deal = start(DANISH, (cards("2s"), cards("3s")), 0).play(cards("2s")).play(cards("3s"))
    with pytest.raises(WrongTime):
        solve(Position.of(deal))


@pytest.mark.parametrize(
    "utility",
    [
        pytest.param([[[0.0] * 13] * 2], id="one place"),
        pytest.param([[[0.0] * 12] * 2] * 2, id="a rank too few"),
        pytest.param([[[0.0] * 26], [[0.0] * 13] * 2], id="uneven rows"),
    ],
)
def test_a_utility_of_another_size_is_refused(utility):
    with pytest.raises(TextError):
        solve(Position.of(start(DANISH, (cards("2s"), cards("3s")), 0)), utility=utility)


def large() -> Position:
    pack = DANISH.cards
    return Position.of(start(DANISH, tuple(pack[at::6][:8] for at in range(6)), 0))


@ENGINES
def test_a_position_too_large_is_given_up(engine, monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", engine)
    with pytest.raises(TooLarge) as refused:
        solve(large(), most=10_000)
    assert refused.value.slug == "position-too-large"


@NEEDS_KERNEL
def test_an_interrupt_ends_a_long_search():
    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(KeyboardInterrupt):
            solve(large(), most=10**12)
    finally:
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"leader": 2}, id="a leader who is not there"),
        pytest.param({"trick": ((0,), (1,))}, id="a trick that is complete"),
        pytest.param({"trick": ((13,),)}, id="a rank that is not there"),
        pytest.param({"trick": ((0, 0),)}, id="a set where cards are played singly"),
        pytest.param({"trick": ((0,),)}, id="hands of different sizes"),
        pytest.param({"hands": ((1,) * 13, (1,) * 12)}, id="hands of different ranks"),
        pytest.param({"hands": ((3,) * 13, (3,) * 13)}, id="more cards than the pack has"),
        pytest.param({"hands": ((2, -1, *(0,) * 11), (1, *(0,) * 12))}, id="less than no card"),
    ],
)
def test_a_position_that_no_deal_comes_to_is_refused(changes):
    position = Position.of(start(DANISH, (cards("2s 9h"), cards("3s 4s")), 0))
    with pytest.raises(DealError):
        replace(position, **changes)
