"""Small deals of two players at best, and what can be gained against how somebody plays."""

from itertools import combinations

import pytest

from agurk.bots import find as bot
from agurk.rules.cards import cards
from agurk.rules.errors import AgurkError, PlayersError, VariantError
from agurk.sim.shape import ranks_of, shape_of
from agurk.solve.equilibrium import Equilibrium, Exploited, exploitability_of, find
from agurk.solve.kept import kept, place_of
from agurk.solve.situation import policy_of, view_of_deal
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def single(variant):
    """Tell whether two players can play small deals by these rules."""
    try:
        find(variant, 1)
    except (VariantError, PlayersError):
        return False
    return True


SINGLE = {key: variant for key, variant in VARIANTS.items() if single(variant)}


def lowest(hand, history):
    """Play the lowest card, whatever came before."""
    assert len(history) < 4
    return {hand[0]: 1.0}


def test_one_card_each_is_all_chance():
    """The higher card pays; of equals the follower's, so leading is worth the equals alone."""
    equals = [(rank + 2) * 4 * 3 / (52 * 51) for rank in range(13)]
    found = find(DANISH, 1)
    assert found.value == pytest.approx(sum(equals))
    assert found.exploitability == 0
    assert found.play((5,)) == {5: 1.0}


def test_two_cards_each_are_solved_by_hand():
    """Keeping the lower card for the last trick is never worse, so all else is chance.

    The leader plays its higher card. Who can head it does and leads the lower card to the last
    trick; who cannot throws the lower one and is left with the higher.
    """
    pack = [rank for rank in range(13) for _ in range(4)]
    total = weight = 0.0
    pairs: dict[tuple[int, int], int] = {}
    for pair in combinations(pack, 2):
        pairs[pair] = pairs.get(pair, 0) + 1
    for (low, high), ways in pairs.items():
        left = [4 - (low, high).count(rank) for rank in range(13)]
        for least, most in pairs:
            others = (
                left[least] * left[most] if least < most else left[least] * (left[least] - 1) / 2
            )
            heads = most >= high
            mine, theirs = low, least if heads else most
            leads = not heads
            pays = mine > theirs or (mine == theirs and not leads)
            total += ways * others * (-(mine + 2) if pays else theirs + 2)
            weight += ways * others
    assert find(DANISH, 2).value == pytest.approx(total / weight, abs=0.002)


@pytest.mark.parametrize("key", SINGLE)
def test_each_variant_of_single_cards_comes_close_to_an_equilibrium(key):
    found = find(SINGLE[key], 2, target=0.01)
    assert 0 <= found.exploitability <= 0.01
    leader, follower = found.measured.best
    assert -follower - 1e-4 <= found.value <= leader + 1e-4


def test_three_cards_are_within_the_limit_at_once():
    found = find(DANISH, 3, target=0.02)
    assert found.exploitability <= 0.02
    assert found.value == pytest.approx(1.33, abs=0.03)


def test_threads_and_progress_do_not_show():
    told = []
    alone = find(DANISH, 3, target=0.02, threads=1)
    together = find(
        DANISH, 3, target=0.02, threads=2, progress=lambda done, whole: told.append((done, whole))
    )
    assert together.measured == alone.measured
    assert together.strategy() == alone.strategy()
    assert told[-1][0] == together.walks
    assert all(0 < done <= whole for done, whole in told)


def test_what_is_gained_against_an_equilibrium_is_what_was_measured():
    found = find(DANISH, 2)
    again = exploitability_of(DANISH, 2, found.play)
    assert again.value == pytest.approx(found.value, abs=1e-5)
    assert again.best == pytest.approx(found.measured.best, abs=1e-5)


def test_who_always_plays_the_lowest_can_be_exploited():
    against = exploitability_of(DANISH, 2, lowest)
    assert against.exploitability > 1
    assert against.best[0] >= against.value >= -against.best[1]


def test_a_bot_is_asked_by_views():
    ladder = exploitability_of(DANISH, 2, policy_of(bot("ladder"), DANISH))
    uniform = exploitability_of(DANISH, 2, policy_of(bot("uniform"), DANISH, samples=5, seed=1))
    assert 0 <= ladder.exploitability < uniform.exploitability


def test_both_numbers_follow_from_the_best_answers():
    found = Exploited(1.0, (1.5, -0.75))
    assert found.nash_conv == 0.75
    assert found.exploitability == 0.375


def test_a_view_is_answered():
    found, ranks = find(DANISH, 2), ranks_of(DANISH)
    view = view_of_deal(DANISH, cards("3c 9d"), played=cards("5s"))
    three, nine = (ranks[card] for card in cards("3c 9d"))
    assert found.answer(view) == pytest.approx({(three,): 0.0, (nine,): 1.0}, abs=0.01)
    with pytest.raises(AgurkError, match="2 cards each") as refused:
        found.answer(view_of_deal(DANISH, cards("3c 9d Kc")))
    assert refused.value.slug == "incorrect-deal"


def test_it_is_kept_in_a_file_and_read_again(tmp_path, monkeypatch):
    first = kept(DANISH, 2, tmp_path)
    assert place_of(DANISH, 2, tmp_path).is_file()
    monkeypatch.setattr("agurk.solve.kept.find", None)
    again = kept(DANISH, 2, tmp_path)
    assert again.exploitability == pytest.approx(first.exploitability, abs=0.02)
    assert again.play((3, 9), (5,)) == pytest.approx(first.play((3, 9), (5,)), abs=1 / 255)


def test_a_broken_file_is_written_anew(tmp_path):
    place_of(DANISH, 2, tmp_path).parent.mkdir(parents=True, exist_ok=True)
    place_of(DANISH, 2, tmp_path).write_bytes(b"nothing of the kind")
    found = kept(DANISH, 2, tmp_path)
    assert kept(DANISH, 2, tmp_path).strategy() == found.strategy()


def test_rules_that_play_otherwise_are_kept_apart(tmp_path):
    places = {place_of(SINGLE[key], 2, tmp_path) for key in ("danish", "cucumber", "diku")}
    assert len(places) == 3
    assert shape_of(DANISH) != shape_of(SINGLE["cucumber"])


def test_it_is_found_once(tmp_path, monkeypatch):
    monkeypatch.setenv("AGURK_CACHE", str(tmp_path))
    variant = DANISH.but(threshold=77)
    assert Equilibrium.of(variant, 2) is Equilibrium.of(variant, 2)
    assert list((tmp_path / "equilibrium").iterdir()) == [place_of(variant, 2)]


REFUSED = {
    "sets": (VARIANTS["gurka_is"], 2, "sets can be led", "variant"),
    "changing cards": (VARIANTS["diku_exchange"], 2, "changed before play", "variant"),
    "a game for three": (VARIANTS["parlett"], 2, "not 2", "players"),
    "five cards": (DANISH, 5, "1 to 4", "count"),
    "no card": (DANISH, 0, "1 to 4", "count"),
}


@pytest.mark.parametrize(("variant", "number", "says", "slug"), REFUSED.values(), ids=REFUSED)
def test_it_refuses(variant, number, says, slug):
    with pytest.raises(AgurkError, match=says) as refused:
        find(variant, number)
    assert refused.value.slug == slug


WRONG = {
    "a play that is not held": lambda hand: {(hand[0] + 1) % 13: 1.0},
    "less than never": lambda hand: {hand[0]: -1.0, hand[-1]: 2.0},
    "nothing": lambda _: {},
}


@pytest.mark.parametrize("policy", WRONG.values(), ids=WRONG)
def test_a_policy_that_makes_no_sense_is_refused(policy):
    with pytest.raises(AgurkError) as refused:
        exploitability_of(DANISH, 2, lambda hand, _: policy(hand))
    assert refused.value.slug == "incorrect-deal"


IMPOSSIBLE = {
    "a card that comes twice": ("3c 9d", "3c"),
    "a nine thrown by who held lower ones": ("3c 4d", "Kc 9d Qc"),
}


@pytest.mark.parametrize(("hand", "played"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_view_that_cannot_be_is_refused(hand, played):
    with pytest.raises(AgurkError) as refused:
        view_of_deal(DANISH, cards(hand), played=cards(played))
    assert refused.value.slug in {"incorrect-deal", "illegal-action"}
