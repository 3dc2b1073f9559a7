"""A worked example: a few cards and one count, by the rules of a variant.

The cards are those of Danish Agurk's own example. What may be played, who takes the trick and what
follows is asked of the engine, never decided here.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from agurk.rules import events as ev
from agurk.rules.cards import Card, Hand
from agurk.rules.choices import End, Values
from agurk.rules.scoring import LastTrick, Payment, count_last_trick
from agurk.rules.standing import is_over_threshold, least_too_much, opening, settle
from agurk.rules.trick import Trick, legal_plays, taker
from agurk.rules.variant import Variant
from agurk.text.catalogue import Words, words
from agurk.text.lists import all_of, one_of

_LEAD, _HELD, _THIRD = "9c", ("Kh", "6d", "2s"), "9h"
_NAMES = "ABC"
_WITHOUT_POINTS = frozenset((Values.NONE,))


def example(variant: Variant, language: str = "en") -> tuple[str, ...]:
    """Return the example, sentence by sentence."""
    say = words(language, "example")
    return (*_trick(variant, say), *_count(variant, say))


def _trick(variant: Variant, say: Words) -> list[str]:
    """Return what happens in a trick, and what it would cost as the last."""
    lead, third = _card(variant, _LEAD), _card(variant, _THIRD)
    held = tuple(_card(variant, text) for text in _HELD)
    plays = legal_plays(variant, variant.sort(held), (lead.alone,))
    hand = " ".join(card.pretty for card in held)
    told = [say.say("example-lead", {"lead": lead.pretty})]
    if len(plays) == 1:
        told.append(say.say("example-bound", {"hand": hand, "play": _shown(plays[0])}))
        told.append(say.say("example-plays", {"play": _shown(plays[0])}))
    else:
        choice = one_of([_shown(play) for play in plays], say.language)
        told.append(say.say("example-free", {"hand": hand, "plays": choice}))
        filled = {"play": _shown(plays[0]), "best": _shown(plays[-1])}
        told.append(say.say("example-plays-and-keeps", filled))
    trick = (lead.alone, plays[0], third.alone)
    took = taker(variant, trick)
    if took == 2:
        told.append(say.say("example-takes-as-equal", {"card": third.pretty, "lead": lead.pretty}))
    else:
        told.append(say.say("example-stays", {"card": third.pretty, "taker": _NAMES[took]}))
    if variant.values not in _WITHOUT_POINTS:
        told.append(say.say("example-early"))
    told.append(_as_last(variant, say, trick))
    return told


def _as_last(variant: Variant, say: Words, trick: Trick) -> str:
    """Return what the same cards would cost as the last trick."""
    counted = count_last_trick(variant, trick)
    payers = [_NAMES[payment.place] for payment in counted.payments]
    filled: dict[str, str | int] = {
        "taker": _NAMES[counted.taker],
        "payers": all_of(payers, say.language),
        "points": counted.payments[0].points,
    }
    if variant.values in _WITHOUT_POINTS:
        return say.say(f"example-last-{'loses' if len(payers) == 1 else 'all-lose'}", filled)
    if counted.bonuses:
        others = [_NAMES[bonus.place] for bonus in counted.bonuses]
        return say.say("example-last-bonus", filled | {"others": all_of(others, say.language)})
    return say.say(f"example-last-{'alone' if len(payers) == 1 else 'all'}", filled)


def _count(variant: Variant, say: Words) -> list[str]:
    """Return what becomes of a score that one more price makes too much."""
    card = _card(variant, _THIRD)
    points = variant.cost[card]
    limit = least_too_much(variant)
    if not points or limit is None or limit == 1 or variant.end is End.ONE_DEAL:
        return []
    before = max(0, min(limit - 1, limit - points + 2))
    first, second = (variant.threshold * share // 21 for share in (5, 12))
    kept = _worth(variant, before) if variant.keep_cards else ()
    scores = (first, second, before)
    standing = replace(opening(variant, 3), scores=scores, kept=((), (), kept))
    after, events = settle(variant, standing, LastTrick(2, (Payment(2, points, card),)))
    filled: dict[str, str | int] = {
        "first": first,
        "second": second,
        "before": before,
        "points": points,
        "after": before + points,
        "score": after.scores[2],
    }
    return [
        say.say("example-count", filled),
        say.say(_outcome(variant, before + points, events), filled),
    ]


def _outcome(variant: Variant, score: int, events: Sequence[ev.Event]) -> str:
    """Return the message for what a count has led to."""
    for event in events:
        match event:
            case ev.ScoreReset():
                return "example-count-reset"
            case ev.LifeLost():
                return "example-count-life"
            case ev.WentOut():
                return "example-count-out"
    over = is_over_threshold(variant, score)
    return "example-count-over" if over else "example-count-safe"


def _worth(variant: Variant, points: int) -> Hand:
    """Return a few cards that together cost so many points."""
    cards = [card for card in variant.order if variant.cost[card]]
    for size in (2, 3, 4, 1):
        for few in combinations(cards, size):
            if sum(variant.cost[card] for card in few) == points:
                return few
    return ()


def _card(variant: Variant, text: str) -> Card:
    """Return a card; without suits the number of its rank, or the highest where there is none."""
    card = Card(text)
    choices = (card, Card(str(card.rank)), variant.cards[-1])
    return next(choice for choice in choices if choice in variant.order)


def _shown(play: Hand) -> str:
    return " ".join(card.pretty for card in play)
