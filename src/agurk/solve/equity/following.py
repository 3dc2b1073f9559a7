"""What follows in a match: every dealer that the lot may name, and what a deal may lead to."""

from dataclasses import replace

from agurk.rules.cards import Card
from agurk.rules.choices import FirstLead, NextDealer
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.progress import prepare
from agurk.rules.scoring import LastTrick, Payment, count_last_trick, exchange_factor
from agurk.sim.plain.courses import answered, settled


def following(match: Match) -> list[Match]:
    """Return the match with a dealer and all buy-ins answered, each as likely as the others.

    Whoever may buy in does so where it pays.
    """
    if match.phase is Phase.LOT:
        begun = [replace(match, dealer=dealer, number=1) for dealer in range(match.players)]
        return [prepare(each, ())[0] for each in begun]
    return [answered(match)]


def after_deal(match: Match, payer: int, card: Card) -> list[Match]:
    """Return the match after a deal in which one seat alone pays for a card, once for each way.

    There are several, each taken for as likely as the others, only where it matters who had the
    lowest last card.
    """
    variant = match.variant
    kontra = None if match.kontra is None else int(match.kontra != payer)
    factors = {0: exchange_factor(variant, match.changed_by(payer))}
    paid = count_last_trick(variant, ((card,),), kontra, factors).payments[0]
    trick = LastTrick(payer, (Payment(payer, paid.points, card),))
    others = [seat for seat in match.seats if seat != payer]
    if variant.next_dealer is NextDealer.LOWEST_LAST_CARD:
        return [settled(match, Counted(trick, seat)) for seat in others]
    if variant.first_lead is FirstLead.LOWEST_LAST_CARD:
        # Only who leads the next deal hangs on it, and that is read when it begins.
        counted = Counted(trick, others[0])
        after = settled(match, counted)
        if after.counted == counted:
            return [replace(after, counted=Counted(trick, seat)) for seat in others]
        return [after]
    return [settled(match, Counted(trick, payer))]
