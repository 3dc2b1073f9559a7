"""The deals of a match that is over, once more: what is done at a table until it stands as then."""

from collections.abc import Iterator

from agurk.notation.record import Record
from agurk.rules.actions import Action, DealOut, Lot, Redeal
from agurk.table.acts import Again, DemandRedeal
from agurk.table.commands import Command
from agurk.table.errors import NoDeal
from agurk.table.table import Table


def again(record: Record, deal: int = 0) -> Again:
    """Return how a match begins that has the deals of a record.

    Args:
        record: A match that is over. If its own deals are those of an earlier one, so are these.
        deal: The deal from which it is played anew; 0 for all of it.

    Raises:
        NoDeal: if the match had no such deal.
    """
    dealt = sum(isinstance(action, DealOut) for action in record.actions)
    if deal and not 1 <= deal <= dealt:
        raise NoDeal(f"The match had deals 1 to {dealt}, so it cannot be played from {deal} on.")
    return Again(record.again or record.match, deal, record.nonces)


def steps(table: Table, record: Record, deal: int) -> Iterator[Command | None]:
    """Yield what is to be done at a table that has just begun, until a deal has been handed out.

    Each step is to be done before the next is asked for.

    Args:
        table: The table.
        record: The match that is over.
        deal: The deal; nothing is to be done before deal 0.

    Yields:
        What somebody did; None where the table draws or deals.
    """
    left = deal
    actions = iter(record.actions)
    while left:
        action = next(actions)
        left -= isinstance(action, DealOut)
        yield from _step(table, action)


def _step(table: Table, action: Action) -> Iterator[Command | None]:
    match action:
        case Lot() | DealOut():
            yield None
        case Redeal(reason):
            seats = table.match.seats
            people = [seat for seat in seats if not table.sitters[seat].bot]
            for seat in people or seats[:1]:
                yield Command(DemandRedeal(seat, reason))
        case _:
            yield Command(action, table.to_act)
