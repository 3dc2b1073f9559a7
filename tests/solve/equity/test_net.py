"""The net that estimates chances, and how it is fitted."""

import numpy as np
import pytest

from agurk.sim.courses import match_courses
from agurk.solve.equity.fit import Rows, chances_of_rows, fit, inputs_of_rows
from agurk.solve.equity.learning import lessons
from agurk.solve.equity.net import INPUTS, Net, Scale, inputs_of
from agurk.solve.equity.situation import Situation
from agurk.variants import VARIANTS

KEYS = ["danish", "gurka_se", "five_cucumbers", "danish_kept", "kurko"]


def lessons_of(key, players=4):
    variant = VARIANTS[key]
    courses = match_courses(variant, players, 60, seed=2)
    return [rows for rows in lessons(variant, players, courses, {}) if len(rows.scores)]


def scale_of(key):
    return Scale.of(VARIANTS[key], {3: 0.25, 8: 0.5, 14: 0.25})


def situation(rows, at):
    return Situation(
        seats=tuple(range(rows.scores.shape[1])),
        scores=tuple(rows.scores[at].tolist()),
        lives=tuple(rows.lives[at].tolist()),
        bought=tuple(rows.bought[at].tolist()),
        kept=tuple(rows.kept[at].tolist()),
        leader=int(rows.leader[at]),
        size=int(rows.size[at]),
        players=int(rows.players[at]),
    )


@pytest.mark.parametrize("key", KEYS)
def test_the_net_sees_the_same_of_one_match_and_of_many(key):
    scale = scale_of(key)
    for rows in lessons_of(key):
        many = inputs_of_rows(scale, rows)
        for at in range(0, len(rows.scores), 7):
            assert many[at] == pytest.approx(np.array(inputs_of(scale, situation(rows, at))))
            assert many.shape[2] == INPUTS


@pytest.mark.parametrize("key", KEYS)
def test_one_match_has_the_chances_it_has_among_many(key):
    groups, scale = lessons_of(key), scale_of(key)
    net = fit(scale, groups, epochs=1, losers=True)
    for rows in groups:
        wins, losses = chances_of_rows(net, rows)
        for at in range(0, len(rows.scores), 11):
            won, lost = net.chances(situation(rows, at))
            assert won == pytest.approx(wins[at])
            assert lost == pytest.approx(losses[at])
            assert sum(won) == pytest.approx(1)


def test_the_same_seed_fits_the_same_net():
    groups, scale = lessons_of("danish"), scale_of("danish")
    one, same, other = (fit(scale, groups, epochs=1, losers=False, seed=seed) for seed in (1, 1, 2))
    assert one.weights == same.weights != other.weights


def test_a_net_learns_what_is_simple():
    random = np.random.default_rng(5)
    scores = random.integers(0, 21, (8_000, 3), dtype=np.int32)
    nothing = np.zeros((8_000, 3), np.int32)
    odds = np.exp(-scores / 6)
    rows = Rows(
        scores=scores,
        lives=nothing + 1,
        bought=nothing,
        kept=nothing,
        leader=nothing[:, 0],
        size=nothing[:, 0] + 7,
        players=nothing[:, 0] + 3,
        wins=odds / odds.sum(axis=1, keepdims=True),
        losses=np.zeros((8_000, 3)),
    )
    net = fit(scale_of("danish"), [rows], epochs=25, losers=False)
    wins, _ = chances_of_rows(net, rows)
    assert float(np.sqrt(((wins - rows.wins) ** 2).mean())) < 0.02


def test_a_seat_is_worth_as_much_wherever_it_sits():
    groups, scale = lessons_of("gurka_no"), scale_of("gurka_no")
    net = fit(scale, groups, epochs=1, losers=False)
    here = Situation((0, 1, 2), (3, 3, 17), (1, 1, 1), (0,) * 3, (0,) * 3, 0, 7, 3)
    turned = here._replace(scores=(17, 3, 3), leader=1)
    assert net.chances(here)[0][2] == pytest.approx(net.chances(turned)[0][0])


def test_tails_tell_how_soon_a_life_may_be_lost():
    scale = Scale.of(VARIANTS["danish"], {10: 0.5, 14: 0.5})
    assert scale.tails[20] == (1.0, 1.0, 1.0)
    assert scale.tails[7][0] == pytest.approx(0.5)
    assert scale.tails[0][:2] == pytest.approx((0.0, 0.75))


def test_what_comes_of_a_deal_is_told_by_a_table_where_it_knows():
    from agurk.solve.equity.building import Effort, exact_tables

    variant = VARIANTS["danish"]
    tables = exact_tables(variant, Effort(deals=5_000, exact=2))
    courses = match_courses(variant, 3, 40, seed=2)
    *_, two, three = lessons(variant, 3, courses, tables)
    table = tables[2]
    for at in range(0, len(two.scores), 5):
        row = table.grid.row(situation(two, at))
        assert two.wins[at] == pytest.approx(table.wins[0, row])
    assert three.wins.sum(axis=1) == pytest.approx(np.ones(len(three.wins)))
    assert ((three.wins > 0) & (three.wins < 1)).any()


@pytest.mark.parametrize("weights", [pytest.param([[0.0]], id="a net without layers")])
def test_a_net_has_all_its_layers(weights):
    with pytest.raises((ValueError, IndexError)):
        Net(scale_of("danish"), tuple(weights)).chances(
            Situation((0, 1), (0, 0), (2, 2), (0, 0), (0, 0), 0, 7, 2)
        )
