"""What a record says after each deal: what it cost, the scores, lives and money."""

from collections.abc import Iterator, Sequence

from agurk.notation.actions import number, seat_of, shown
from agurk.rules.cards import Card
from agurk.rules.choices import Money, Multiplier
from agurk.rules.errors import RecordError, TextError
from agurk.rules.match import Match
from agurk.rules.outcome import Outcome
from agurk.rules.scoring import LastTrick, Payment, count_last_trick, exchange_factor
from agurk.rules.variant import Variant

OUT = "out"
_NOBODY = -1


def cost_text(counted: LastTrick) -> str:
    """Return what a last trick cost: `2 Kd +13`, and who took something off, with a minus."""
    parts = [_cost_part(payment, "-") for payment in counted.bonuses]
    parts += [_cost_part(payment, "+") for payment in counted.payments]
    return ", ".join(parts)


def _cost_part(payment: Payment, sign: str) -> str:
    card = "" if payment.card is None else f"{payment.card} "
    return f"{payment.place + 1} {card}{sign}{payment.points}"


def standing_lines(match: Match) -> Iterator[str]:
    """Yield the lines that say how a match stands between two deals."""
    standing, variant = match.standing, match.variant
    scores = [
        str(score) if lives else OUT
        for score, lives in zip(standing.scores, standing.lives, strict=True)
    ]
    yield f"Scores: {' '.join(scores)}"
    if variant.lives > 1:
        yield f"Lives: {' '.join(map(str, standing.lives))}"
    if variant.money is not Money.NONE:
        yield f"Pot: {standing.pot}"
        yield f"Money: {' '.join(map(str, standing.money))}"


def result_text(outcome: Outcome | None) -> str:
    """Return the seats that have won, or `*` for a match that is not decided."""
    return "*" if outcome is None else " ".join(str(seat + 1) for seat in outcome.winners)


def check_standing(match: Match, keyword: str, text: str) -> None:
    """Make sure that a line after a deal says what is so.

    Raises:
        RecordError: if it does not.
    """
    standing = match.standing
    stated = text.split()
    if keyword == "scores":
        actual = [str(score) for score in standing.scores]
        for seat, word in enumerate(stated[: match.players]):
            if word.casefold() in {OUT, "-"} and not standing.lives[seat]:
                stated[seat] = actual[seat]
    else:
        values = {"lives": standing.lives, "money": standing.money, "pot": (standing.pot,)}
        actual = [str(value) for value in values[keyword]]
    if [word.removeprefix("+") for word in stated] != actual:
        raise RecordError(
            f"{keyword.capitalize()} are written as {shown(text)}, "
            f"but by the deals before they are {' '.join(actual)}."
        )


def read_cost(match: Match, text: str) -> LastTrick:
    """Return what a last trick cost from a line such as `1 Ks, 3 Kd +13` or `2 +9`.

    Where every player has a card, the points may be left out.

    Args:
        match: The match in the deal that is over, with the Kontra and the exchanges that are known.
        text: The line.

    Raises:
        AgurkError: if it is no such line, or the points are not what the cards cost.
    """
    variant = match.variant
    parts = [_read_part(variant, part) for part in text.split(",")]
    named = [seat for seat, _, _ in parts]
    for seat in named:
        if seat not in match.seats or named.count(seat) > 1:
            raise RecordError(
                f"Seat {seat + 1} is named twice, or is not among those who play this deal: "
                f"{', '.join(str(other + 1) for other in match.seats)}."
            )
    if any(card is None for _, card, _ in parts):
        return _typed(parts)
    trick = tuple((card,) for _, card, _ in parts if card is not None)
    caller = None if match.kontra is None else _NOBODY
    if match.kontra in named:
        caller = named.index(match.kontra)
    factors = {
        place: exchange_factor(variant, match.changed_by(seat)) for place, seat in enumerate(named)
    }
    counted = _at_seats(count_last_trick(variant, trick, caller, factors), named)
    return _agreed(match, parts, counted)


def check_cost(variant: Variant, counted: LastTrick, text: str) -> None:
    """Make sure that a line such as `2 Kd +13` says what a last trick has cost.

    Raises:
        AgurkError: if it does not.
    """
    due = {payment.place: (payment.card, payment.points) for payment in counted.payments}
    due |= {payment.place: (payment.card, -payment.points) for payment in counted.bonuses}
    parts = [_read_part(variant, part) for part in text.split(",")]
    agreed = sorted(seat for seat, _, _ in parts) == sorted(due) and all(
        card in {None, due[seat][0]} and points in {None, due[seat][1]}
        for seat, card, points in parts
    )
    if not agreed:
        raise RecordError(
            f"The cost is written as {shown(text)}, but the last trick cost {cost_text(counted)}."
        )


_Part = tuple[int, Card | None, int | None]


def _read_part(variant: Variant, text: str) -> _Part:
    words = text.split()
    if not 1 < len(words) < 4:
        raise TextError(
            f"{shown(text.strip())} does not say who paid: write the seat, then the card, "
            "or the points with + or -, or both: 2 Kd +13."
        )
    points = None
    if words[-1][0] in "+-":
        sign = -1 if words[-1][0] == "-" else 1
        points = sign * number(words.pop()[1:], "a number of points")
        if points == 0 and sign < 0:
            raise TextError("Nothing is taken off by -0; leave that player out.")
    if len(words) > 2:
        raise TextError(f"{shown(words[2])} is no number of points: write it with + or -.")
    card = variant.card(words[1]) if len(words) == 2 else None
    return seat_of(words[0]), card, points


def _typed(parts: Sequence[_Part]) -> LastTrick:
    """Return a cost for which points were written and not every card."""
    if any(points is None for _, _, points in parts):
        raise TextError("Write the points with + or -, or the card for every player.")
    paid = [Payment(seat, points or 0, card) for seat, card, points in parts if (points or 0) >= 0]
    taken_off = [
        Payment(seat, -(points or 0), card) for seat, card, points in parts if (points or 0) < 0
    ]
    if not paid:
        raise TextError("Somebody took the last trick: write the points with +.")
    return LastTrick(paid[-1].place, tuple(paid), tuple(taken_off))


def _at_seats(counted: LastTrick, seats: Sequence[int]) -> LastTrick:
    payments, bonuses = (
        tuple(payment._replace(place=seats[payment.place]) for payment in payments)
        for payments in (counted.payments, counted.bonuses)
    )
    return LastTrick(seats[counted.taker], payments, bonuses)


def _agreed(match: Match, parts: Sequence[_Part], counted: LastTrick) -> LastTrick:
    """Return a counted cost once it is sure that the points written beside it agree."""
    due = {payment.place: payment.points for payment in counted.payments}
    due |= {payment.place: -payment.points for payment in counted.bonuses}
    for seat, card, points in parts:
        if seat not in due:
            raise RecordError(f"Seat {seat + 1} pays nothing for {card}; name only who pays.")
        if points is not None and points not in {due[seat] * each for each in _unknown(match)}:
            raise RecordError(f"Seat {seat + 1} pays {due[seat]:+d}, not {points:+d}.")
    written = {seat: points for seat, _, points in parts if points is not None}
    payments, bonuses = (
        tuple(pay._replace(points=abs(written.get(pay.place, pay.points))) for pay in pays)
        for pays in (counted.payments, counted.bonuses)
    )
    return counted._replace(payments=payments, bonuses=bonuses)


def _unknown(match: Match) -> tuple[int, ...]:
    """Return what else may have multiplied a cost: cards and exchanges that nobody noted."""
    if match.variant.multiplier is Multiplier.ONES:
        return 1, 2
    if match.variant.multiplier is Multiplier.EXCHANGE and not match.exchanged:
        return 1, 2, 4
    return (1,)
