"""What an entry makes of a score sheet."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from agurk.rules.actions import BuyIn
from agurk.rules.choices import BuyIn as BuyInRule
from agurk.rules.progress import prepare, settle_deal
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.scorekeeper.coming import check_between, check_goes_on, join, leave, with_row
from agurk.scorekeeper.counting import Noted, count_noted
from agurk.scorekeeper.entries import Answered, Dealing, Entry, Joined, Left, Opened, Rematch, Took
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.happenings import DealerNamed, Happening, SheetBegun
from agurk.scorekeeper.names import check_names
from agurk.scorekeeper.rows import Row
from agurk.scorekeeper.sheet import Sheet, Step
from agurk.variants.house import from_header


def enter(sheet: Sheet, entry: Entry) -> Step:
    """Return the sheet after one more entry, and what happened.

    >>> sheet, _ = opened(Opened(variant="danish", players=("Ida", "Bo", "Saga")))
    >>> sheet, happened = enter(sheet, Took(takers=("Saga",), card="9"))
    >>> happened, sheet.dealer, sheet.match.size
    ((Paid(seat=2, points=9, score=9),), 'Bo', 7)

    Raises:
        EntryError: if the entry is not possible now.
        TextError: if a card named is none of the pack.
        PlayersError: if the rules do not allow so many players.
    """
    return _STEPS[type(entry)](sheet, entry)


def opened(entry: Opened) -> Step:
    """Return a new sheet.

    Raises:
        EntryError: if two players have the same name, or one has none.
        PlayersError: if the rules are not for so many.
        UnknownVariant: if there are no such rules.
        VariantError: if a house rule means nothing.
    """
    names = check_names(entry.players)
    variant = from_header(entry.variant, entry.house)
    if entry.name:
        variant = variant.but(name=entry.name)
    return _begun(variant, names, entry.date)


def _begun(
    variant: Variant, players: tuple[str, ...], date: str, earlier: tuple[Sheet, ...] = ()
) -> Step:
    """Return a sheet before its first deal; the first player deals."""
    match = replace(begin(variant, len(players)).match, dealer=0, number=1)
    match, _ = prepare(match, ())
    sheet = Sheet(match=match, seated=players, people=players, date=date, earlier=earlier)
    return Step(replace(sheet, start=sheet.accounts), (SheetBegun(players),))


def _opened(_: Sheet, __: Opened) -> Step:
    raise EntryError("opened-already")


def _took(sheet: Sheet, entry: Took) -> Step:
    """Count a deal; whoever could still have bought in has declined."""
    check_goes_on(sheet)
    sheet, declined = _decline_all(sheet)
    if sheet.over:
        raise EntryError("no-further-deal")
    counted = count_noted(sheet.match, _noted(sheet, entry))
    match, happened = settle_deal(sheet.match, counted)
    row = Row(
        number=sheet.match.number,
        dealer=sheet.dealer,
        took=entry,
        counted=counted,
        seated=sheet.seated,
    )
    after = with_row(replace(sheet, match=match), row.with_events(happened))
    return Step(after, (*declined, *happened))


def _noted(sheet: Sheet, entry: Took) -> Noted:
    """Return what is entered by seat."""
    return Noted(
        takers=tuple(sheet.seat_in(player) for player in entry.takers),
        card=entry.card,
        points=entry.points,
        kontra=None if entry.kontra is None else sheet.seat_in(entry.kontra),
        one=entry.one,
        doubled=tuple(sheet.seat_in(player) for player in entry.doubled),
        redoubled=tuple(sheet.seat_in(player) for player in entry.redoubled),
        lowest=None if entry.lowest is None else sheet.seat_in(entry.lowest),
    )


def _decline_all(sheet: Sheet) -> Step:
    happened: tuple[Happening, ...] = ()
    while sheet.asked is not None:
        sheet, declined = _answer(sheet, bought=False)
        happened += declined
    return Step(sheet, happened)


def _answered(sheet: Sheet, entry: Answered) -> Step:
    """Let a player buy in or decline; players still in who are asked before have declined."""
    seat = sheet.seat(entry.player)
    check_goes_on(sheet)
    if seat not in sheet.match.waiting:
        raise _no_buy_in(sheet, entry.player)
    happened: tuple[Happening, ...] = ()
    while sheet.asked != entry.player:
        if sheet.asked not in sheet.players_in:
            raise EntryError("asked-first", name=str(sheet.asked))
        sheet, declined = _answer(sheet, bought=False)
        happened += declined
        if sheet.asked is None:
            raise _no_buy_in(sheet, entry.player)
    sheet, answered = _answer(sheet, bought=entry.bought)
    return Step(sheet, (*happened, *answered))


def _no_buy_in(sheet: Sheet, player: str) -> EntryError:
    variant = sheet.variant
    if variant.buy_in is BuyInRule.NONE:
        return EntryError("no-buy-in", variant=variant)
    times, others = variant.buy_in_times, variant.buy_in_others
    return EntryError("no-buy-in-now", name=player, times=times, others=others)


def _answer(sheet: Sheet, *, bought: bool) -> Step:
    """Answer for whoever is asked; that somebody still in declines goes without saying."""
    silent = not bought and sheet.asked in sheet.players_in
    state, happened = State(sheet.match).apply(BuyIn(accept=bought))
    *before, last = sheet.rows
    sheet = replace(sheet, match=state.match, rows=tuple(before))
    told = happened[1:] if silent else happened
    return Step(with_row(sheet, last.with_events(happened)), told)


def _dealing(sheet: Sheet, entry: Dealing) -> Step:
    check_between(sheet)
    match = replace(sheet.match, dealer=sheet.seat_in(entry.player))
    return Step(replace(sheet, match=match), (DealerNamed(entry.player),))


def _rematch(sheet: Sheet, _: Rematch) -> Step:
    if not sheet.over:
        raise EntryError("not-over")
    dealer = sheet.match.clockwise(range(len(sheet.seated)), sheet.match.dealer)[0]
    step = _begun(
        sheet.variant,
        sheet.seated,
        sheet.date,
        (*sheet.earlier, replace(sheet, earlier=())),
    )
    match = replace(step.sheet.match, dealer=dealer)
    return Step(replace(step.sheet, match=match), step.happened)


def _joined(sheet: Sheet, entry: Joined) -> Step:
    return join(sheet, entry.player, entry.after)


def _left(sheet: Sheet, entry: Left) -> Step:
    return leave(sheet, entry.player)


_STEPS: dict[type[Entry], Callable[[Sheet, Any], Step]] = {
    Opened: _opened,
    Took: _took,
    Answered: _answered,
    Joined: _joined,
    Left: _left,
    Dealing: _dealing,
    Rematch: _rematch,
}
