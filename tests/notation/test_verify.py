from dataclasses import replace

import pytest

from agurk.notation import Record, dumps, loads
from agurk.notation.opened import opened
from agurk.notation.verify import Verdict, verify
from agurk.rules.actions import DealOut, Lot, Redeal
from agurk.rules.dealing import draw_lot, seed_of
from agurk.rules.fairness import deal_seed, promise
from agurk.variants import VARIANTS
from scripts import gen_deals

GOLDEN = {
    key: loads((gen_deals.TARGET / f"{key}.agurk").read_text(encoding="utf-8")) for key in VARIANTS
}
DANISH = GOLDEN["danish"]


def slugs(record):
    return [finding.slug for finding in verify(record).findings]


@pytest.mark.parametrize("key", VARIANTS)
def test_the_deals_of_a_golden_match_are_fair(key):
    found = verify(GOLDEN[key])
    assert found.verdict is Verdict.FAIR
    assert found.good
    assert [finding.slug for finding in found.findings] == [
        "replayed",
        "promise-kept",
        "deals-fair",
    ]


def test_a_deal_thrown_in_counts_on():
    thrown_in = [
        key
        for key, record in GOLDEN.items()
        if any(isinstance(action, Redeal) for action in record.actions)
    ]
    assert thrown_in


def swapped(record):
    """Return a record in which two players of the first deal have each other's hands."""
    actions = list(record.actions)
    place = next(at for at, action in enumerate(actions) if isinstance(action, DealOut))
    deal = actions[place]
    actions[place] = replace(deal, hands=(deal.hands[1], deal.hands[0], *deal.hands[2:]))
    return replace(record, actions=tuple(actions[: place + 1]))


@pytest.mark.parametrize(
    ("record", "slug", "verdict"),
    [
        pytest.param(
            replace(DANISH, promise="", secret=""), "no-promise", Verdict.REPLAYED, id="no promise"
        ),
        pytest.param(
            replace(DANISH, secret=""), "no-secret", Verdict.REPLAYED, id="a secret kept for now"
        ),
        pytest.param(
            replace(DANISH, promise=""),
            "no-promise",
            Verdict.WRONG,
            id="a secret without a promise",
        ),
        pytest.param(
            replace(DANISH, promise=promise(bytes(32))),
            "promise-broken",
            Verdict.WRONG,
            id="another promise",
        ),
        pytest.param(
            replace(DANISH, secret=DANISH.secret[1:]), "bad-secret", Verdict.WRONG, id="half a byte"
        ),
        pytest.param(
            replace(DANISH, secret=DANISH.secret[2:]),
            "bad-secret",
            Verdict.WRONG,
            id="a short secret",
        ),
        pytest.param(
            replace(DANISH, match="another"), "deal-changed", Verdict.WRONG, id="another match"
        ),
        pytest.param(
            replace(DANISH, nonces=("", "", "")), "deal-changed", Verdict.WRONG, id="other nonces"
        ),
        pytest.param(swapped(DANISH), "deal-changed", Verdict.WRONG, id="two hands swapped"),
        pytest.param(
            replace(DANISH, actions=(Lot(1), Lot(1))),
            "illegal",
            Verdict.WRONG,
            id="no match at all",
        ),
        pytest.param(
            replace(DANISH, actions=DANISH.actions[:9]),
            "undecided",
            Verdict.FAIR,
            id="not over yet",
        ),
        pytest.param(opened(DANISH), "no-hands", Verdict.REPLAYED, id="a score sheet"),
    ],
)
def test_a_record_is_found_to_have(record, slug, verdict):
    found = verify(record)
    assert found.verdict is verdict
    assert slug in [finding.slug for finding in found.findings]
    assert any(finding.wrong for finding in found.findings) is (verdict is Verdict.WRONG)


def seeded(seed):
    """Return a match whose lot and deals follow from a seed; all that was played is its lot."""
    secret = seed_of(seed)
    lot = draw_lot(2, deal_seed(secret, "seeded", 0))
    return Record(
        variant=VARIANTS["danish"],
        players=2,
        actions=(lot,),
        match="seeded",
        seed=seed,
        promise=promise(secret),
        secret=secret.hex(),
    )


@pytest.mark.parametrize("seed", ["x", "two\nlines", "0f" * 32])
def test_deals_from_a_seed_that_was_named_are_not_called_fair(seed):
    found = verify(seeded(seed))
    assert found.verdict is Verdict.NAMED
    assert found.good
    assert "seed-named" in [finding.slug for finding in found.findings]


def test_a_seed_that_does_not_give_the_secret_is_wrong():
    record = replace(seeded("x"), seed="y")
    assert verify(record).verdict is Verdict.WRONG
    assert "seed-false" in slugs(record)


def test_a_seed_does_not_excuse_a_changed_deal():
    record = seeded("x")
    changed = replace(record, actions=(Lot(1 - record.actions[0].dealer),))
    assert verify(changed).verdict is Verdict.WRONG


def test_the_order_of_a_stock_that_nobody_draws_from_is_nobodys_business():
    actions = tuple(
        replace(action, stock=tuple(reversed(action.stock)))
        if isinstance(action, DealOut)
        else action
        for action in DANISH.actions
    )
    assert verify(replace(DANISH, actions=actions)).verdict is Verdict.FAIR


def test_the_order_of_a_stock_that_is_drawn_from_matters():
    record = GOLDEN["diku_exchange"]
    first, second, *_ = record.actions
    assert isinstance(second, DealOut)
    changed = replace(second, stock=tuple(reversed(second.stock)))
    assert "deal-changed" in slugs(replace(record, actions=(first, changed)))


def test_each_changed_deal_is_named():
    found = verify(swapped(DANISH))
    (finding,) = [finding for finding in found.findings if finding.slug == "deal-changed"]
    assert finding.text == "Deal 1 is not what the secret gives."
    assert finding.deal == 1


def again(record, deal=0):
    """Return a record of the same deals under another name, as a table would write it."""
    return replace(record, match="another", again=record.match, again_from=deal)


@pytest.mark.parametrize("key", VARIANTS)
def test_deals_played_again_are_those_of_the_match_that_is_named(key):
    found = verify(loads(dumps(again(GOLDEN[key]))))
    assert found.verdict is Verdict.NAMED
    assert found.good
    assert [finding.slug for finding in found.findings] == [
        "replayed",
        "promise-kept",
        "deals-again",
        "deals-fair",
    ]
    assert f"match {GOLDEN[key].match!r}" in found.findings[2].text


def test_a_match_played_anew_from_a_deal_on_says_from_which():
    assert "anew from deal 3 on" in verify(again(DANISH, 3)).findings[2].text


def test_deals_that_are_not_those_of_the_match_that_is_named_are_wrong():
    changed = replace(DANISH, again="another")
    assert "deal-changed" in slugs(changed)
    assert verify(changed).verdict is Verdict.WRONG


def test_who_leaves_out_that_deals_were_played_again_has_deals_that_are_not_fair():
    assert "deal-changed" in slugs(replace(again(DANISH), again=""))
