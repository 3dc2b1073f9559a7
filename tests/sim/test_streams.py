"""Deals card by card, as arrays."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from agurk.rules.cards import Card
from agurk.rules.deal import start
from agurk.rules.errors import PlayersError
from agurk.rules.scoring import count_last_trick
from agurk.sim import native
from agurk.sim.plain.random import SeedError
from agurk.sim.policies import POLICIES, UnknownPolicy
from agurk.sim.running import CountError
from agurk.sim.shape import ranks_of, shape_of
from agurk.sim.streams import Plays, deals
from agurk.variants import VARIANTS


@pytest.fixture(params=[pytest.param("on", id="by the kernel"), pytest.param("off", id="in plain")])
def kind(request, monkeypatch):
    if request.param == "on" and not native.available():
        pytest.skip("there is no kernel")
    monkeypatch.setenv("AGURK_KERNEL", request.param)


def one(variant, players, **words):
    return next(deals(variant, players, **words))


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize("key", VARIANTS)
def test_kernel_and_twin_write_the_same(key, monkeypatch):
    variant = VARIANTS[key]
    random = Random(key)
    players = random.randint(variant.least_players, variant.most_players)
    policies = [random.choice(POLICIES[:3]) for _ in range(players)]
    words = {"seed": random.getrandbits(64), "policies": policies, "batch": 4, "first": 11}
    natively = one(variant, players, **words)
    monkeypatch.setenv("AGURK_KERNEL", "off")
    for name, mine, theirs in zip(
        Plays._fields, natively, one(variant, players, **words), strict=True
    ):
        assert mine.dtype == theirs.dtype
        assert np.array_equal(mine, theirs), name


def cards_for(variant, hands):
    """Return hands of cards that have these ranks."""
    left: dict[int, list[Card]] = {}
    for card in variant.cards:
        left.setdefault(ranks_of(variant)[card], []).append(card)
    return tuple(tuple(left[rank].pop() for rank in hand) for hand in hands)


@pytest.mark.parametrize("key", ["danish", "cucumber", "ogorek", "gurka_is"])
def test_the_engine_plays_them_again(key, kind):
    variant = VARIANTS[key]
    rank = ranks_of(variant)
    plays = one(variant, 3, seed=4, batch=12)
    for at in range(12):
        deal = start(variant, cards_for(variant, plays.hands[at]), leader=0)
        rows = list(zip(plays.ranks[at], plays.places[at], plays.tricks[at], strict=True))
        while rows:
            together = [row for row in rows if row[1:] == rows[0][1:]]
            assert (deal.turn, len(deal.tricks)) == rows[0][1:]
            wanted = [row[0] for row in together]
            deal = deal.play(
                next(play for play in deal.legal if [rank[card] for card in play] == wanted)
            )
            del rows[: len(together)]
        assert deal.over
        assert deal.tricks[-1].taker == plays.taker[at]
        counted = count_last_trick(variant, deal.tricks[-1].plays)
        assert sorted(plays.paid[at][plays.paid[at] > 0]) == sorted(
            pay.points for pay in counted.payments if pay.points
        )


def test_a_deal_is_the_same_in_any_batch(kind):
    variant = VARIANTS["diku_exchange"]
    whole = one(variant, 3, seed=1, batch=30)
    parts = list(islice(deals(variant, 3, seed=1, batch=10), 3))
    for name, field in zip(Plays._fields, whole, strict=True):
        assert np.array_equal(field, np.concatenate([getattr(part, name) for part in parts])), name
    later = one(variant, 3, seed=1, batch=5, first=12)
    assert np.array_equal(later.ranks, whole.ranks[12:17])


def test_a_batch_is_not_written_over(kind):
    stream = deals(VARIANTS["danish"], 2, batch=3)
    first = next(stream)
    kept = first.ranks.copy()
    next(stream)
    assert np.array_equal(first.ranks, kept)


def test_who_changed_cards_and_called_kontra_is_told(kind):
    changed = one(VARIANTS["diku_exchange"], 3, seed=3, batch=40)
    assert changed.changed.any()
    assert (changed.kontra == -1).all()
    called = one(VARIANTS["ogorek_kontra"], 3, seed=3, batch=40)
    assert set(called.kontra.tolist()) == {-1, 0, 1, 2}


@pytest.mark.parametrize(
    ("words", "error", "told"),
    [
        pytest.param({"players": 8}, PlayersError, "2 to 7", id="too many players"),
        pytest.param({"seed": -1}, SeedError, "not -1", id="a seed under nothing"),
        pytest.param({"first": 2**64}, SeedError, "from 0 to", id="a number too long"),
        pytest.param({"hand": 14}, PlayersError, "from 1 to 13", id="too many cards"),
        pytest.param({"policies": "clever"}, UnknownPolicy, "clever", id="an unknown policy"),
        pytest.param({"batch": 0}, CountError, "at least one deal, not 0", id="an empty batch"),
    ],
)
def test_what_cannot_be_is_refused_at_once(words, error, told):
    with pytest.raises(error, match=told):
        deals(VARIANTS["danish"], **({"players": 4} | words))


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_arrays_that_do_not_fit_are_refused():
    plays = one(VARIANTS["danish"], 2, batch=4)
    shape = shape_of(VARIANTS["danish"]).native()
    for wrong in range(1, 8):
        fields = [field[:3] if at == wrong else field for at, field in enumerate(plays)]
        with pytest.raises(ValueError, match="do not fit each other"):
            native.kernel.fill_plays(shape, [0, 0], 0, 0, *fields)
