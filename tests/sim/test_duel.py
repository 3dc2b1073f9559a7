"""Deals of two players who each know their own cards only."""

from itertools import combinations
from statistics import mean

import pytest

from agurk.rules.choices import Follow
from agurk.rules.errors import AgurkError
from agurk.sim.duel import Duel, Hand, Likely, Start
from agurk.sim.plain import duel as plain
from agurk.sim.plain.deal import Deal
from agurk.sim.shape import shape_of
from agurk.solve.asking import ask
from agurk.variants import VARIANTS

DANISH = shape_of(VARIANTS["danish"])
FEW = (0, 1, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1)
"""Eight cards, two of them equal."""

SINGLE = {
    "as one likes": VARIANTS["danish"],
    "an ace that was led binds": VARIANTS["cucumber"],
    "heading is a duty": VARIANTS["danish"].but(follow=Follow.FORCED),
    "the same rank first": VARIANTS["danish"].but(follow=Follow.MATCH_FIRST),
    "a bonus for equals": VARIANTS["diku"],
    "all equals pay": VARIANTS["danish_tie_all"],
    "the lowest is led": VARIANTS["gurka_se_lead_lowest"],
    "the ace is low in the end": VARIANTS["gurka_no"],
}

both = pytest.mark.parametrize("by", ["kernel", "plain"])


@pytest.fixture
def use(monkeypatch):
    """Return a function that chooses who learns."""

    def choose(by):
        monkeypatch.setenv("AGURK_KERNEL", "off" if by == "plain" else "")

    return choose


def told(duel):
    """Return all that a duel says of both places together."""
    return [
        *map(duel.expected, (0, 1)),
        *map(duel.best, (0, 1)),
    ]


def few_of(shape):
    """Return some eight cards of a pack, in ranks."""
    return tuple(FEW[rank] if rank < len(FEW) else 1 for rank in range(shape.ranks))


def learnt(by, use, start, walks, utility=None):
    """Return what somebody learns from some walks."""
    use(by)
    duel = Duel(start, utility=utility)
    duel.train(walks)
    return duel


def check_alike(start, use, hand, utility=None):
    """Make sure that the twin finds the same gains in what the kernel has learnt."""
    kernel = learnt("kernel", use, start, 6, utility)
    twin = learnt("plain", use, start, 0, utility)
    ask(twin, lambda held, history: kernel.chances(history, held))
    assert told(twin) == pytest.approx(told(kernel), abs=1e-4)
    assert twin.chances((), hand) == pytest.approx(kernel.chances((), hand), abs=1e-6)
    assert twin.values(hand) == pytest.approx(kernel.values(hand), abs=1e-4)


@pytest.mark.parametrize("rules", SINGLE.values(), ids=SINGLE)
@pytest.mark.parametrize("lead", [None, 4], ids=["before the lead", "after the lead"])
def test_kernel_and_twin_find_the_same_gains(rules, lead, use):
    shape = shape_of(rules)
    check_alike(Start(shape, few_of(shape), 3, turn=1, lead=lead), use, (1, 4, 8))


def test_kernel_and_twin_mind_what_hands_are_likely(use):
    likely: tuple[Likely, Likely] = (
        {(1, 2): 1.0, (4, 8): 3.0},
        {(2, 4): 1.0, (4, 11): 0.5, (10, 11): 0.0},
    )
    utility = [[[float(place * 7 + payer * 3 + rank) for rank in range(13)] for payer in (0, 1)]
               for place in (0, 1)]  # fmt: skip
    check_alike(Start(DANISH, FEW, 2, likely=likely), use, (4, 8), utility)


def test_kernel_and_twin_learn_alike(use):
    start = Start(DANISH, FEW, 3)
    values = []
    for by in ("kernel", "plain"):
        duel = learnt(by, use, start, 8)
        assert 0 <= duel.best(0) + duel.best(1) < 0.2
        values.append(duel.expected(0))
    assert values[0] == pytest.approx(values[1], abs=0.1)


@both
def test_chances_and_plays_are_those_of_the_engine(by, use):
    """All lay their lowest card; each deal of eight different cards is played by itself."""
    use(by)
    duel = Duel(Start(DANISH, FEW, 3))
    everything = [rank for rank, copies in enumerate(FEW) for _ in range(copies)]
    for place in (0, 1):
        for plays, hand in spots(everything, place):
            duel.set(plays, hand, {hand[0]: 1.0})
    gains = []
    for first in combinations(range(8), 3):
        for second in combinations(sorted({*range(8)} - {*first}), 3):
            deal = Deal(DANISH, [[everything[at] for at in each] for each in (first, second)], 0)
            while not deal.over:
                deal.play(deal.legal()[0])
            pays = deal.last_trick().payments
            gains.append(pays.get(1, 0) - pays.get(0, 0))
    assert duel.expected(0) == pytest.approx(mean(gains), abs=1e-5)
    assert duel.expected(1) == pytest.approx(-mean(gains), abs=1e-5)


def spots(everything, place):
    """Yield each history and hand with a choice that comes of both always playing their lowest."""
    found: dict[tuple[Hand, Hand], None] = {}
    for first in combinations(range(8), 3):
        for second in combinations(sorted({*range(8)} - {*first}), 3):
            deal = Deal(DANISH, [[everything[at] for at in each] for each in (first, second)], 0)
            plays: Hand = ()
            while len(deal.hands[deal.turn]) > 1:
                if deal.turn == place:
                    found[plays, tuple(deal.hands[place])] = None
                lowest = deal.legal()[0]
                deal.play(lowest)
                plays += lowest
    return list(found)


def test_threads_do_not_show():
    found = []
    for threads in (1, 2, 3):
        duel = Duel(Start.whole(DANISH, 3))
        duel.train(3, threads=threads)
        found.append((duel.strategy(), duel.best(0, threads=threads), duel.best(1)))
    assert found[0] == found[1] == found[2]


def test_learning_leaves_less_to_be_gained():
    duel, left = Duel(Start.whole(DANISH, 3)), []
    for _ in range(3):
        duel.train(5)
        left.append(duel.best(0) + duel.best(1))
    assert left[0] > left[1] > left[2] > 0
    assert left[2] < 0.03


def test_a_way_to_play_is_written_and_read():
    learnt, other = Duel(Start.whole(DANISH, 2)), Duel(Start.whole(DANISH, 2))
    learnt.train(20)
    other.set_strategy(learnt.strategy())
    assert other.expected(0) == pytest.approx(learnt.expected(0), abs=0.01)
    assert other.chances((5,), (3, 9)) == pytest.approx(learnt.chances((5,), (3, 9)), abs=1 / 255)
    assert other.strategy() == learnt.strategy()


@both
def test_what_is_known_decides(by, use):
    """The other one has led an 8 and holds one of two cards; a 9 stays under them or does not."""
    use(by)
    certain: tuple[Likely, Likely] = ({(2,): 1.0}, {(7, 9): 1.0})
    duel = Duel(Start(DANISH, (4,) * 13, 2, turn=1, lead=6, likely=certain))
    duel.train(10)
    assert duel.chances((), (7, 9)) == pytest.approx({7: 0.0, 9: 1.0}, abs=0.02)
    assert duel.values((7, 9)) == pytest.approx({7: -11.0, 9: -9.0}, abs=0.01)


REFUSED = {
    "no hands fit what is likely": (
        lambda: Duel(Start(DANISH, FEW, 2, likely=({(0, 0): 1.0}, None))),
        "no-world",
    ),
    "more cards than are told apart": (lambda: Start(DANISH, DANISH.copies, 5), "incorrect-deal"),
    "a place that is none": (lambda: Start(DANISH, FEW, 2, turn=2), "incorrect-deal"),
    "more copies than the pack has": (lambda: Start(DANISH, (5,) * 13, 2), "incorrect-deal"),
    "sets that are led": (
        lambda: Start.whole(shape_of(VARIANTS["gurka_is"]), 2),
        "variant",
    ),
    "more than was to be told apart": (
        lambda: Duel(Start.whole(DANISH, 3), most=1000),
        "position-too-large",
    ),
    "a hand that play has excluded": (
        lambda: Duel(Start.whole(DANISH, 3)).chances((9, 4, 0), (1, 5)),
        "incorrect-deal",
    ),
    "a hand that is not in order": (
        lambda: Duel(Start.whole(DANISH, 2)).chances((), (4, 1)),
        "incorrect-deal",
    ),
    "a play that is not legal": (
        lambda: Duel(Start.whole(DANISH, 2)).set((9,), (1, 5), {5: 1.0}),
        "incorrect-deal",
    ),
    "the way to play another deal": (
        lambda: Duel(Start.whole(DANISH, 2)).set_strategy(b"none"),
        "incorrect-deal",
    ),
}


@pytest.mark.parametrize(("ask_for", "slug"), REFUSED.values(), ids=REFUSED)
def test_it_refuses(ask_for, slug):
    with pytest.raises(AgurkError) as refused:
        ask_for()
    assert refused.value.slug == slug


def test_the_twin_refuses_what_takes_a_kernel(use):
    use("plain")
    with pytest.raises(AgurkError, match="kernel") as refused:
        Duel(Start.whole(DANISH, 3))
    assert refused.value.slug == "position-too-large"
    assert plain.MOST_PAIRS > 91**2


def test_asking_meets_each_turn_that_can_come():
    duel, met = Duel(Start.whole(DANISH, 2)), []

    def lowest(hand, history):
        met.append((history, hand))
        return {hand[0]: 1.0}

    ask(duel, lowest)
    assert len(met) == len(set(met))
    assert len([hand for history, hand in met if not history]) == 91
    assert {history for history, _ in met} == {(), *((rank,) for rank in range(13))}
