"""`agurk deal`: the lot and the deal that a seed gives."""

from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import columns, print_json, print_lines
from agurk.rules.actions import ChooseSize, DealOut, Lot
from agurk.rules.dealing import deal_out, draw_lot, seed_of
from agurk.rules.fairness import deal_seed
from agurk.rules.match import Match, Phase
from agurk.rules.progress import prepare
from agurk.rules.sizes import choosable_sizes
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant

_STANDARD = Rules()


def deal(
    *,
    seed: str,
    players: int,
    dealer: int | None = None,
    number: int = 1,
    size: int | None = None,
    of_match: Annotated[bool, Parameter(name="--match", negative="")] = False,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Show the first dealer and the cards that a seed gives.

    A seed itself gives one lot and one deal. `agurk play` makes of it a
    seed for the lot and for each deal of a match: --match shows those deals,
    where all are still in and none was thrown in.

    Args:
        seed: Any text, or 64 hexadecimal digits.
        players: How many play.
        dealer: The seat that deals, counted from 0; the first is drawn by lot if none is named.
        number: Which deal of the match it is, where the number of cards depends on that.
        size: How many cards each gets, where the dealer chooses.
        of_match: Show the deal of that number in the match that `agurk play` makes of the seed.
        rules: The rules.
        json: Print JSON: seats count from 0, and the stock is in the order it is drawn.
    """
    variant, made = rules.chosen(), seed_of(seed)
    state = begin(variant, players)
    lot = made
    if of_match:
        _check_known(variant, dealer, number)
        lot, made = _seeds(variant, made, number)
    state = state.apply(draw_lot(players, lot) if dealer is None else Lot(dealer)).state
    match = _ready(state, number, size)
    dealt = deal_out(match, made)
    if json:
        print_json(
            {
                "seed": made.hex(),
                "dealer": match.dealer,
                "leader": match.leader(),
                "hands": [[card.text for card in hand] for hand in dealt.hands],
                "stock": [card.text for card in dealt.stock],
            }
        )
    else:
        print_lines(_answer(match, dealt, drawn=dealer is None))


def _seeds(variant: Variant, secret: bytes, number: int) -> tuple[bytes, bytes]:
    """Return the seeds of the lot and of one deal in the match that a seed gives."""
    from agurk.play.opening import name_from

    name = name_from(variant, secret)
    return deal_seed(secret, name, 0), deal_seed(secret, name, number)


def _check_known(variant: Variant, dealer: int | None, number: int) -> None:
    """Make sure that what comes before a deal of a match does not matter, or is said.

    Raises:
        Misused: if it matters.
    """
    _check_number(number)
    if number > 1 and variant.keep_cards:
        raise Misused(
            f"{variant.name}: cards kept from one deal are missing in the next, so a seed alone "
            "shows deal 1 only."
        )
    if number > 1 and dealer is None:
        raise Misused(
            "Who deals after the first deal follows from the play: name the seat by --dealer."
        )


def _check_number(number: int) -> None:
    if number < 1:
        raise Misused(f"Deals are counted from 1, so there is no deal {number}.")


def _ready(state: State, number: int, size: int | None) -> Match:
    """Return the match that waits for the cards of this deal."""
    _check_number(number)
    match, _ = prepare(replace(state.match, number=number), ())
    if match.phase is not Phase.SIZE:
        if size is not None:
            raise Misused(
                f"{match.variant.name}: nobody chooses the number of cards, so no --size."
            )
        return match
    if size is None:
        sizes = choosable_sizes(match.variant, match.players)
        raise Misused(
            f"{match.variant.name}: the dealer chooses the number of cards, so add --size, from "
            f"{sizes[0]} to {sizes[-1]}."
        )
    return State(match).apply(ChooseSize(size)).state.match


def _answer(match: Match, dealt: DealOut, *, drawn: bool) -> list[str]:
    """Return the lines for people."""
    from agurk.text.catalogue import words

    say = words("en", "cli")
    seats = {"dealer": str(match.dealer), "leader": str(match.leader())}
    return [
        say.say("deals-by-lot" if drawn else "deals", seats),
        *columns(
            (say.say("seat", {"seat": str(seat)}), " ".join(card.pretty for card in hand))
            for seat, hand in enumerate(dealt.hands)
        ),
        say.say("left", {"cards": len(dealt.stock)}),
        say.say("seats"),
    ]
