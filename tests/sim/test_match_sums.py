"""Many whole matches, and their plain twin."""

from collections import Counter
from random import Random

import pytest

from agurk.bots import BOTS
from agurk.rules.errors import PlayersError
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim import native
from agurk.sim.match_sums import MatchSums, matches
from agurk.sim.plain import matches as plain
from agurk.sim.plain.matches import EndlessMatch
from agurk.sim.plain.random import SeedError
from agurk.sim.policies import POLICIES, UnknownPolicy, policies_of
from agurk.sim.running import CountError
from agurk.variants import VARIANTS
from tests.sim.interrupting import NEVER_OVER
from tests.sim.replaying import house_rules

DANISH = VARIANTS["danish"]


@pytest.fixture
def plainly(monkeypatch):
    monkeypatch.setenv("AGURK_KERNEL", "off")


def some(variant, random):
    """Return the arguments of a few matches."""
    players = random.randint(variant.least_players, max(variant.least_players, 4))
    players = min(players, variant.most_players)
    return (variant, players, 2), {
        "seed": random.getrandbits(64),
        "policies": [random.choice(POLICIES) for _ in range(players)],
    }


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize("key", VARIANTS)
def test_the_plain_twin_plays_the_same_matches(key, monkeypatch):
    given, named = some(VARIANTS[key], Random(f"twin {key}"))
    natively = matches(*given, **named)
    monkeypatch.setenv("AGURK_KERNEL", "off")
    assert matches(*given, **named) == natively


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize("share", [pytest.param(k, id=f"share {'abc'[k]}") for k in range(3)])
def test_the_plain_twin_plays_the_same_by_house_rules(share, monkeypatch):
    random = Random(f"twin house rules {share}")
    every = [some(house_rules(random), random) for _ in range(8)]
    natively = [matches(*given, **named) for given, named in every]
    monkeypatch.setenv("AGURK_KERNEL", "off")
    assert [matches(*given, **named) for given, named in every] == natively


@pytest.mark.parametrize("kernel", ["on", "off"])
def test_neither_threads_nor_parts_show_in_the_sums(kernel, monkeypatch):
    if kernel == "off":
        monkeypatch.setenv("AGURK_KERNEL", "off")
    n = 2000 if native.available() else 40
    alone, together = (matches(DANISH, 4, n, seed=3, threads=number) for number in (1, 4))
    assert alone == together
    assert alone.matches == n


def test_sums_tell_who_won_and_how_long_it_took():
    found = matches(VARIANTS["cucumber"], 3, 60, seed=5, policies=["ladder", "uniform", "sharp"])
    assert found.players == 3
    assert sum(found.lengths.values()) == 60
    assert found.deals == sum(deals * number for deals, number in found.lengths.items())
    assert found.deals_a_match == found.deals / 60
    assert sum(found.shares) == pytest.approx(1)
    assert found.wins[0] > max(found.wins[1:])


def test_what_is_won_is_lost_by_others():
    found = matches(VARIANTS["cucumber_hard"], 5, 60, seed=5)
    assert sum(found.money) == 0
    assert sum(found.buy_ins) > 0
    assert found.deals > 60


def test_no_match_comes_to_nothing():
    assert matches(DANISH, 3, 0) == MatchSums.none(3)


def test_random_matches_are_as_long_and_as_fair_as_those_of_the_engine():
    random, played = Random("lengths"), 150
    lengths, winners = Counter[int](), Counter[int]()
    for _ in range(played):
        deals, seat = engine_match(random)
        lengths[deals] += 1
        winners[seat] += 1
    found = matches(DANISH, 3, 20_000 if native.available() else 150, seed=11)
    mean = sum(deals * number for deals, number in lengths.items()) / played
    spread = sum((deals - mean) ** 2 * number for deals, number in lengths.items()) / played
    assert abs(mean - found.deals_a_match) < 5 * (spread / played) ** 0.5
    assert all(abs(wins / found.matches - 1 / 3) < 5 * 0.5 / played**0.5 for wins in found.wins)


def engine_match(random):
    """Return how many deals a match of the uniform bot had, and who won."""
    from agurk.rules.dealing import chance

    state, deals = begin(DANISH, 3), 0
    while state.match.phase is not Phase.OVER:
        if state.to_act is None:
            deals += state.match.phase is Phase.DEAL
            state = state.apply(chance(state.match, random.randbytes(32))).state
        else:
            view = state.view(state.to_act)
            state = state.apply(BOTS["uniform"].choose(view, random)).state
    assert state.match.outcome is not None
    return deals, state.match.outcome.winners[0]


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        pytest.param({"players": 1}, PlayersError, "2 to 7", id="too few players"),
        pytest.param({"seed": -1}, SeedError, "from 0", id="a seed that is none"),
        pytest.param({"n": -1}, CountError, "-1", id="fewer than none"),
        pytest.param({"policies": "deep"}, UnknownPolicy, "deep", id="no such policy"),
        pytest.param({"policies": ["sharp"]}, UnknownPolicy, "1 policies", id="too few policies"),
        pytest.param({"threads": 0}, CountError, "threads", id="no thread"),
    ],
)
def test_matches_that_cannot_be_played_are_refused(changes, error, said):
    with pytest.raises(error, match=said):
        matches(**({"variant": DANISH, "players": 3, "n": 5} | changes))


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_a_match_that_does_not_end_is_stopped():
    with pytest.raises(EndlessMatch, match=r"Krypkille .* lowest, lowest .* 1,000,000 deals"):
        matches(NEVER_OVER, 3, 1, policies="lowest")


@pytest.mark.usefixtures("plainly")
def test_a_match_that_does_not_end_is_stopped_in_plain_python(monkeypatch):
    monkeypatch.setattr(plain, "MOST_DEALS", 50)
    with pytest.raises(EndlessMatch, match=r"Krypkille .* lowest, lowest .* 50 deals"):
        matches(NEVER_OVER, 3, 1, policies="lowest")


@pytest.mark.usefixtures("plainly")
def test_a_match_may_have_as_many_deals_as_there_may_be(monkeypatch):
    (deals,) = matches(DANISH, 3, 1, seed=4).lengths
    monkeypatch.setattr(plain, "MOST_DEALS", deals)
    assert matches(DANISH, 3, 1, seed=4).deals == deals
    monkeypatch.setattr(plain, "MOST_DEALS", deals - 1)
    with pytest.raises(EndlessMatch):
        matches(DANISH, 3, 1, seed=4)


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_the_kernel_stops_where_its_twin_does():
    assert native.kernel.most_deals == plain.MOST_DEALS


def test_matches_are_a_function_of_the_package_even_when_their_module_was_loaded():
    import agurk.sim

    assert agurk.sim.matches is matches


def test_policies_are_the_first_bots_in_their_order():
    assert tuple(BOTS)[: len(POLICIES)] == POLICIES
    assert policies_of(("sharp", "ladder"), 2) == ("sharp", "ladder")
