"""Exact tables against a tree that is gone through whole, and against matches that are played."""

from itertools import product

import numpy as np
import pytest

from agurk.rules.choices import LifeLost, PenaltyTie
from agurk.rules.match import Counted
from agurk.rules.scoring import LastTrick, Payment
from agurk.sim.courses import deal_ends, match_courses
from agurk.sim.plain.courses import settled
from agurk.sim.shape import ranks_of
from agurk.solve.equity.building import Effort, exact_tables
from agurk.solve.equity.exact import Opening, Table, build, grid_of, names_losers
from agurk.solve.equity.situation import situation_of
from agurk.variants import VARIANTS

TINY = VARIANTS["danish"].but(key="custom", name="Tiny", threshold=5, hand=2)
SHARED = TINY.but(lives=1, life_lost=LifeLost.NONE, penalty_tie=PenaltyTie.ALL, threshold=6)
FIRST = VARIANTS["danish_first_over"].but(key="custom", name="First", threshold=6, hand=3)

EVERY_HOUSE = [
    pytest.param(TINY, id="two lives and the score of another"),
    pytest.param(SHARED, id="equals who all pay"),
    pytest.param(FIRST, id="a match that the first one out loses"),
]


def tables_of(variant, ends):
    """Return the tables for two and three of a variant whose deals end like this."""
    tables: dict[int, Table] = {}
    for seats in ends:
        grid = grid_of(variant, seats, seats)
        assert grid is not None
        tables[seats] = build(variant, grid, {variant.hand: ends[seats]}, tables)
    return tables


def by_hand(match, ends, known):
    """Return the chances of all seats by going through every deal to the end of the match."""
    ended = match.outcome
    if ended is not None:
        seats = range(match.players)
        wins = [(seat in ended.winners) / len(ended.winners) for seat in seats]
        return np.array([wins, [float(seat in ended.losers) for seat in seats]])
    key = (match.standing.scores, match.standing.lives, match.dealer)
    if key not in known:
        order = match.from_dealer()
        cards = {rank: card for card, rank in ranks_of(match.variant).items()}
        ways, chances = ends[len(order)], 0.0
        for end, times in ways.items():
            paid = tuple(
                Payment(seat, end.points[place], cards[end.rank])
                for place, seat in enumerate(order)
                if end.payers >> place & 1
            )
            after = settled(match, Counted(LastTrick(order[end.taker], paid), order[end.lowest]))
            chances = chances + by_hand(after, ends, known) * (times / sum(ways.values()))
        known[key] = chances
    return known[key]


@pytest.mark.parametrize("variant", EVERY_HOUSE)
def test_a_table_is_what_going_through_the_whole_tree_gives(variant, standing):
    ends = {seats: deal_ends(variant, seats, 40, seed=1) for seats in (2, 3)}
    tables = tables_of(variant, ends)
    known: dict[object, object] = {}
    most = variant.threshold - 1
    every_score = [(0, 0, 0), (most, 0, 3), (2, 4, most), (most, most, most)]
    every_life = [(variant.lives,) * 3, (1, 1, 1), (variant.lives, 1, 1)]
    for scores, lives, dealer in product(every_score, every_life, range(3)):
        match = standing(variant, scores, lives, dealer)
        situation = situation_of(match)
        row = tables[3].grid.row(situation)
        wanted = by_hand(match, ends, known)[:, list(situation.seats)]
        assert tables[3].wins[0, row] == pytest.approx(wanted[0], abs=1e-8)
        if names_losers(variant):
            assert tables[3].losses[0, row] == pytest.approx(wanted[1], abs=1e-8)


@pytest.mark.parametrize(
    "key", ["danish", "cucumber", "diku", "norwegian_vidargas", "five_cucumbers", "parlett"]
)
def test_in_a_table_every_match_has_one_winner(key):
    found = exact_tables(VARIANTS[key], Effort(deals=2_000, exact=2 if key != "parlett" else 3))
    for table in found.values():
        assert np.allclose(table.wins.sum(axis=2), 1, atol=1e-6)
        assert table.wins.min() >= 0
    assert found


def test_more_points_are_never_better_with_one_life():
    table = exact_tables(VARIANTS["gurka_no"], Effort(deals=20_000, exact=2))[2]
    wins = table.wins[0].reshape(21, 21, 2)
    assert (np.diff(wins[..., 0], axis=0) <= 1e-12).all()
    assert (np.diff(wins[..., 0], axis=1) >= -1e-12).all()


def test_a_table_tells_what_share_of_matches_is_won(standing):
    variant = VARIANTS["danish"]
    table = exact_tables(variant, Effort(deals=100_000, exact=2))[2]
    for scores, lives in (((0, 0), (2, 2)), ((18, 3), (2, 1)), ((20, 20), (1, 2))):
        match = standing(variant, scores, lives, dealer=1)
        won = match_courses(variant, 2, 8_000, seed=3, begun=[match] * 8_000).winners.mean(axis=0)
        chances = table.wins[0, table.grid.row(situation_of(match))]
        assert won == pytest.approx(chances, abs=0.025)


def test_where_points_do_not_only_rise_a_table_is_found_as_well(standing):
    variant = VARIANTS["diku"].but(key="custom", name="Reset", exact_reset=20)
    table = exact_tables(variant, Effort(deals=20_000, exact=2))[2]
    match = standing(variant, (17, 4), (1, 1))
    won = match_courses(variant, 2, 8_000, seed=3, begun=[match] * 8_000).winners.mean(axis=0)
    chances = table.wins[0, table.grid.row(situation_of(match))]
    assert [won[seat] for seat in situation_of(match).seats] == pytest.approx(chances, abs=0.03)


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        pytest.param("danish_kept", 2, id="cards that lie before players"),
        pytest.param("kurko", 2, id="a match that nobody leaves"),
        pytest.param("rokkar", 3, id="a match that all may begin again"),
        pytest.param("gurka_se", 4, id="players who may come back"),
        pytest.param("danish", 4, id="too many sets of scores and lives"),
    ],
)
def test_there_is_no_table_for(key, seats):
    variant = VARIANTS[key].but(least_players=2)
    assert grid_of(variant, seats, seats) is None


def test_a_grid_knows_all_openings_of_its_rules(standing):
    loser = VARIANTS["danish_loser_card"]
    leads = VARIANTS["five_cucumbers"]
    two, three = grid_of(loser, 2, 2), grid_of(leads, 3, 3)
    assert two is not None
    assert three is not None
    assert {opening.size for opening in two.openings} == set(range(2, 15))
    assert [opening.leader for opening in three.openings] == [0, 1, 2]
    here = situation_of(standing(leads, (0, 1, 2)))
    assert three.row(here) is not None
    assert three.row(here._replace(size=5)) is None
    assert Opening(5, 0) not in three.openings
