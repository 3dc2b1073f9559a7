"""`agurk legal`: what may be played, and why."""

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import columns, print_json, print_lines
from agurk.play.given import check_cards, check_seats, named, read_hand, read_trick
from agurk.rules.cards import Card, Hand, text_of, without
from agurk.rules.choices import Lead
from agurk.rules.trick import Trick, legal_plays
from agurk.rules.variant import Variant
from agurk.text.reasons import duty_text, reason_text

_STANDARD = Rules()


def legal(
    *,
    hand: str,
    trick: str = "",
    tricks_left: int | None = None,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Say which cards may be played, and why.

    Args:
        hand: The cards held, such as "Kh 6d 2s".
        trick: The cards played to the trick so far, such as "9c 2d"; sets with | between them.
        tricks_left: How many tricks are left, this one included: a check on the hand.
        rules: The rules.
        json: Print JSON.
    """
    variant = rules.chosen()
    with named("--hand"):
        held = read_hand(variant, hand, "The hand")
    with named("--trick"):
        plays = read_trick(variant, trick)
    check_seats(variant, len(plays) + 1, "The trick with one more")
    check_cards(variant, (held, *plays))
    _check_size(held, plays)
    if tricks_left is not None:
        _check_tricks(variant, len(held), tricks_left)
    allowed = tuple(dict.fromkeys(legal_plays(variant, held, plays)))
    if json:
        reasons = {text_of(play): reason_text(variant, held, plays, play) for play in allowed}
        print_json({"legal": list(reasons), "reasons": reasons})
    else:
        print_lines(_answer(variant, held, plays, allowed))


def _answer(variant: Variant, held: Hand, trick: Trick, allowed: tuple[Hand, ...]) -> list[str]:
    """Return the lines for people: what may be played, then why nothing else may."""
    from agurk.text.catalogue import words

    lines = [duty_text(variant, held, trick), *_explained(variant, held, trick, allowed)]
    useful = {card for play in allowed for card in play}
    refused = tuple(
        dict.fromkeys(_with(variant, held, card, trick) for card in held if card not in useful)
    )
    if refused:
        lines += [words("en", "cli").say("refused"), *_explained(variant, held, trick, refused)]
    return lines


def _explained(variant: Variant, held: Hand, trick: Trick, plays: tuple[Hand, ...]) -> list[str]:
    """Return a line for each play."""
    return columns(
        (" ".join(card.pretty for card in play), reason_text(variant, held, trick, play))
        for play in plays
    )


def _with(variant: Variant, held: Hand, card: Card, trick: Trick) -> Hand:
    """Return a card with the highest others beside it that make as many as were led."""
    others = without(held, card.alone)
    beside = others[len(others) - len(trick[0]) + 1 :] if trick else ()
    return variant.sort((card, *beside))


def _check_size(held: Hand, trick: Trick) -> None:
    """Make sure that the hand is large enough to follow a set."""
    led = len(trick[0]) if trick else 1
    if led > 1 and len(held) <= led:
        raise Misused(
            f"{led} cards were led and one is kept for the last trick, so a hand has more than "
            f"{led} cards, not {len(held)}."
        )


def _check_tricks(variant: Variant, cards: int, left: int) -> None:
    """Make sure that a hand can be left with so many tricks to come."""
    if left < 1:
        raise Misused(f"--tricks-left counts this trick too, so it is at least 1, not {left}.")
    if variant.lead is not Lead.SETS and left != cards:
        raise Misused(
            f"A hand has one card for each trick left, so {left} tricks left do not go with "
            f"{cards} cards in hand."
        )
    if left > cards or (left == 1) != (cards == 1):
        raise Misused(
            f"A hand has a card for each trick left and one alone for the last, so {left} tricks "
            f"left do not go with {cards} cards in hand."
        )
