"""Fed with the last trick of every deal, a sheet says what the engine says."""

from random import Random

import pytest

from agurk.rules.actions import BuyIn, Lot, Play
from agurk.rules.choices import HandRule, PenaltyTie
from agurk.rules.match import Phase
from agurk.rules.scoring import exchange_factor
from agurk.rules.state import begin
from agurk.scorekeeper.entries import Answered, Dealing, Opened, Took
from agurk.scorekeeper.log import begin_log
from agurk.variants import VARIANTS
from tests.scorekeeper.sheets import NAMES
from tests.strategies import play_on


def noted(before, action, after, random):
    """Return what a table would note of a deal that ended with this play."""
    variant, deal, seats = before.match.variant, before.deal, before.match.seats
    plays = (*deal.trick, action.cards)
    strength = [variant.last_strength[play[0]] for play in plays]
    order = [NAMES[seats[(deal.leader + turn) % len(seats)]] for turn in range(len(seats))]
    takers = [name for name, mine in zip(order, strength, strict=True) if mine == max(strength)]
    if variant.penalty_tie is PenaltyTie.LAST:
        takers = takers[-1:]
    top = [play[0] for play, mine in zip(plays, strength, strict=True) if mine == max(strength)][-1]
    kontra = before.match.kontra
    return Took(
        takers=tuple(takers),
        card=top.text,
        kontra=None if kontra is None else NAMES[kontra],
        doubled=times(before, 2),
        redoubled=times(before, 4),
        one=variant.multiplier.value == "ones_x2" and any(play[0].rank == 1 for play in plays),
        lowest=NAMES[after.match.counted.lowest],
    )


def times(state, factor):
    match = state.match
    changed = {seat: exchange_factor(match.variant, match.changed_by(seat)) for seat in match.seats}
    return tuple(NAMES[seat] for seat in match.seats if changed[seat] == factor)


def entries_of(variant, players, random):
    """Yield what a table notes of a random match, and how the match then stands."""
    state = begin(variant, players)
    for action, after in play_on(state, random):
        if isinstance(action, Lot):
            yield Dealing(NAMES[action.dealer]), after.match
        elif isinstance(action, BuyIn):
            yield Answered(NAMES[state.match.waiting[0]], action.accept), after.match
        elif isinstance(action, Play) and after.deal is None:
            yield noted(state, action, after, random), after.match
        state = after


def facts(match):
    standing = match.standing
    sized = 0 if match.variant.hand_rule is HandRule.DEALER_CHOICE else match.size
    return {
        "scores": standing.scores,
        "lives": standing.lives,
        "money": standing.money,
        "pot": standing.pot,
        "bought": standing.bought,
        "phase": match.phase,
        "dealer": match.dealer,
        "number": match.number,
        "size": sized,
        "waiting": match.waiting,
        "outcome": match.outcome,
        "leader": None if match.phase is Phase.OVER else match.leader(),
    }


@pytest.mark.parametrize("key", VARIANTS)
def test_a_sheet_agrees_with_the_engine(key):
    variant, random = VARIANTS[key], Random(key)
    for players in (variant.least_players, variant.most_players):
        log = begin_log(Opened(variant=key, players=NAMES[:players]))
        for entry, match in entries_of(variant, players, random):
            log = log.enter(entry)
            assert facts(log.sheet.match) == facts(match)
        assert log.sheet.over
