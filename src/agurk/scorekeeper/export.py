"""A score sheet as a record: results only, since nobody knows the cards of a real deal."""

import contextlib
from collections.abc import Iterator

from agurk.notation.record import Entry, Record, SheetChange, SheetDeal
from agurk.notation.sheet import enter, open_sheet
from agurk.rules.cards import Card
from agurk.rules.choices import HandRule, Money
from agurk.rules.errors import TextError
from agurk.rules.match import Match
from agurk.rules.scoring import Payment
from agurk.rules.variant import Variant
from agurk.scorekeeper.counting import lowest_matters
from agurk.scorekeeper.rows import Account, Row
from agurk.scorekeeper.sheet import Sheet


def record_of(sheet: Sheet) -> Record:
    """Return a sheet as a record; everybody who has played has a seat in it.

    Where players came or went, the record sets scores and lives by hand.

    Raises:
        PlayersError: if more have played than the rules have seats.
        RecordError: if the sheet cannot be written as a record.
    """
    return Record(
        variant=sheet.variant,
        players=len(sheet.people),
        sheet=tuple(_entries(sheet)),
        names=sheet.people,
        date=sheet.date,
    )


def _entries(sheet: Sheet) -> Iterator[Entry]:
    """Yield the entries of a record, each checked by counting it."""
    sheet.variant.check_players(len(sheet.people))
    match = open_sheet(sheet.variant, len(sheet.people))
    yield from (change := _change(match, sheet.people, sheet.start))
    match = _after(match, change)
    for row in sheet.rows:
        if row.counted is not None:
            deal = _deal(sheet, row)
            match, _ = enter(match, deal)
            yield deal
        yield from (change := _change(match, sheet.people, row.accounts))
        match = _after(match, change)


def _after(match: Match, entries: tuple[Entry, ...]) -> Match:
    for entry in entries:
        match, _ = enter(match, entry)
    return match


def _change(
    match: Match, people: tuple[str, ...], accounts: tuple[Account, ...]
) -> tuple[SheetChange, ...]:
    """Return what has to be set by hand for a record to say how everybody stands."""
    known = {account.player: account for account in accounts}
    told = tuple(known.get(player) or Account(player=player, score=0, lives=0) for player in people)
    change = SheetChange(
        scores=tuple(account.score for account in told),
        lives=tuple(account.lives for account in told),
    )
    standing = match.standing
    same = change.scores == standing.scores and change.lives == standing.lives
    return () if same else (change,)


def _deal(sheet: Sheet, row: Row) -> SheetDeal:
    """Return a row as a record has it."""
    took, counted, variant = row.took, row.counted, sheet.variant
    if took is None or counted is None:
        raise TypeError("This row is no deal.")
    place = sheet.people.index
    seats = [place(player) for player in row.seated]
    # Where an exchange multiplied, a record that knows no exchange would find the card wrong.
    named = _is_card(took.card) and not (took.doubled or took.redoubled)
    matters = _card_matters(variant)
    taker = counted.trick.taker
    payments, bonuses = (
        tuple(
            Payment(
                seats[pay.place],
                pay.points,
                pay.card if matters or (named and pay.place == taker) else None,
            )
            for pay in pays
        )
        for pays in (counted.trick.payments, counted.trick.bonuses)
    )
    return SheetDeal(
        dealer=place(row.dealer),
        kontra=None if took.kontra is None else place(took.kontra),
        payments=payments,
        bonuses=bonuses,
        lowest=seats[counted.lowest] if lowest_matters(variant) else None,
        buy_ins=tuple((place(player), bought) for player, bought in row.answers),
    )


def _is_card(text: str) -> bool:
    """Tell whether a whole card was noted, and not only its rank."""
    with contextlib.suppress(TextError):
        return Card(text).suit is not None
    return False


def _card_matters(variant: Variant) -> bool:
    """Tell whether a match goes on differently after one card than after another."""
    return (
        variant.keep_cards
        or variant.top_card_loses
        or variant.hand_rule is HandRule.LOSER_CARD
        or variant.money is Money.FIRST_OUT
    )
