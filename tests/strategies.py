"""Shared generators: ways to play, and random matches of them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from agurk.notation.opened import opened
from agurk.notation.record import Entry, Record, SheetDeal
from agurk.rules.actions import Action, Correct, Redeal
from agurk.rules.dealing import SEED_BYTES, chance
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS

presets = st.sampled_from(list(VARIANTS.values()))
tables = presets.flatmap(
    lambda variant: st.tuples(
        st.just(variant), st.integers(variant.least_players, variant.most_players)
    )
)
"""A preset and a number of players it is for."""

names = st.text(max_size=12)
"""What somebody may be called, or any other free text."""


class Moment(NamedTuple):
    """A state of a match, and the action that led to it."""

    action: Action
    state: State


def play_on(state: State, random: Random, mishaps: float = 0.0) -> Iterator[Moment]:
    """Yield a match played at random to its end; `mishaps` is how often something goes wrong."""
    while state.match.phase is not Phase.OVER:
        action = _mishap(state, random) if random.random() < mishaps else None
        if action is None:
            action = _next(state, random)
        state, _ = state.apply(action)
        yield Moment(action, state)


def _next(state: State, random: Random) -> Action:
    if state.to_act is None:
        return chance(state.match, random.randbytes(SEED_BYTES))
    return random.choice(state.actions)


def _mishap(state: State, random: Random) -> Action | None:
    """Return a redeal before the first card, or an illegal play put right; None if impossible."""
    deal = state.deal
    if deal is None:
        return None
    if not deal.begun:
        return Redeal(random.choice(["", "a card was turned up", 'the "last" card; {lost}']))
    wrong = [card.alone for card in deal.hands[deal.turn] if card.alone not in deal.legal]
    if not wrong:
        return None
    return Correct(random.choice(wrong), random.choice(deal.legal))


def random_record(variant: Variant, players: int, seed: int, most: int = 10**6) -> Record:
    """Return the record of a random match, or of its first `most` actions."""
    random = Random(seed)
    played = zip(range(most), play_on(begin(variant, players), random, 0.03), strict=False)
    actions = tuple(moment.action for _, moment in played)
    return Record(variant=variant, players=players, actions=actions)


@st.composite
def records(draw: st.DrawFn, rules: st.SearchStrategy[tuple[Variant, int]] = tables) -> Record:
    """Return the record of the beginning of a random match, with any headers."""
    variant, players = draw(rules)
    again = draw(names)
    record = random_record(variant, players, draw(st.integers(0, 2**32)), draw(st.integers(0, 80)))
    return replace(
        record,
        names=tuple(draw(st.lists(names, min_size=players, max_size=players))),
        date=draw(names),
        match=draw(names),
        seed=draw(names),
        again=again,
        again_from=draw(st.integers(0, 50)) if again else 0,
        nonces=tuple(
            draw(st.just([]) | st.lists(names, min_size=players, max_size=players)),
        ),
        other=tuple(
            draw(st.dictionaries(st.from_regex(r"X[a-z]{0,5}", fullmatch=True), names)).items()
        ),
    )


@st.composite
def sheets(draw: st.DrawFn) -> Record:
    """Return what a spectator, a seat or a score sheet has of a random match."""
    record = draw(records())
    sheet = opened(record, draw(st.none() | st.integers(0, record.players - 1)))
    if draw(st.booleans()):
        return sheet
    return replace(sheet, sheet=tuple(_forget(draw, entry) for entry in sheet.sheet))


def _forget(draw: st.DrawFn, entry: Entry) -> Entry:
    """Return an entry of which some is not noted."""
    if not isinstance(entry, SheetDeal):
        return entry
    return replace(
        entry,
        hands=draw(st.sampled_from(((), entry.hands))),
        tricks=draw(st.sampled_from(((), entry.tricks))),
        dealer=draw(st.sampled_from((None, entry.dealer))),
        size=draw(st.sampled_from((None, entry.size))),
    )
