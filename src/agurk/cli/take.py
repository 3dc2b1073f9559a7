"""`agurk take`: who takes a trick, and what it costs whom."""

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json, print_lines
from agurk.play.given import check_cards, check_seats, named, read_trick
from agurk.rules.choices import Multiplier, Values
from agurk.rules.scoring import LastTrick, count_last_trick
from agurk.rules.trick import Trick, taker
from agurk.rules.variant import Variant

_STANDARD = Rules()


def take(
    trick: str,
    /,
    *,
    last: bool = False,
    kontra: int | None = None,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Say who takes a trick, and who pays what.

    Args:
        trick: The cards in order of play, such as "9c 2s 9h"; sets with | between them.
        last: It is the last trick, the only one that costs anything.
        kontra: The place of the player who called Kontra, where that is known.
        rules: The rules.
        json: Print JSON: the place of the taker, counted from 0, and the payers.
    """
    variant = rules.chosen()
    plays = _read(variant, trick, last=last)
    if kontra is not None:
        _check_kontra(variant, len(plays), kontra, last=last)
    counted = count_last_trick(variant, plays, kontra) if last else None
    took = counted.taker if counted else taker(variant, plays)
    if json:
        payments = counted.payments if counted else ()
        payers = [{"place": payment.place, "points": payment.points} for payment in payments]
        print_json({"taker": took, "payers": payers})
    else:
        print_lines(_answer(variant, plays, took, counted))


def _read(variant: Variant, text: str, *, last: bool) -> Trick:
    """Return a whole trick; a space separates plays unless a mark does."""
    with named("TRICK"):
        plays = read_trick(variant, text, spaced=True, single=last)
    if len(plays) < 2:
        raise Misused(f"A trick has a card of each of two players at least, not {len(plays)}.")
    check_seats(variant, len(plays), "The trick")
    check_cards(variant, plays)
    return plays


def _check_kontra(variant: Variant, players: int, place: int, *, last: bool) -> None:
    if variant.multiplier is not Multiplier.KONTRA:
        raise Misused(f"{variant.name} knows no Kontra; --house multiplier=kontra adds it.")
    if not last:
        raise Misused("Kontra counts in the last trick only: add --last.")
    if not 0 <= place < players:
        raise Misused(f"The places in this trick are 0 to {players - 1}, not {place}.")


def _answer(variant: Variant, plays: Trick, took: int, counted: LastTrick | None) -> list[str]:
    """Return the lines for people."""
    from agurk.text.catalogue import words

    say = words("en", "cli")
    card = " ".join(card.pretty for card in plays[took])
    lines = [say.say("takes", {"place": str(took), "card": card})]
    if counted is None:
        lines.append(say.say("early"))
    else:
        pays = "loses" if variant.values is Values.NONE else "pays"
        lines += [
            say.say(message, {"place": str(payment.place), "points": payment.points})
            for message, payments in ((pays, counted.payments), ("takes-off", counted.bonuses))
            for payment in payments
        ]
    return [*lines, say.say("places")]
