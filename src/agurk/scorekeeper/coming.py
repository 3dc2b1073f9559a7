"""Players who sit down and get up between two deals."""

from dataclasses import replace

from agurk.rules.choices import End
from agurk.rules.errors import PlayersError
from agurk.rules.match import Match
from agurk.rules.outcome import Outcome, outcome
from agurk.rules.progress import Progress, finish, prepare
from agurk.rules.scoring import LastTrick
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.happenings import GotUp, SatDown
from agurk.scorekeeper.names import check_name, listed
from agurk.scorekeeper.rows import Account, Cell, Mark, Row
from agurk.scorekeeper.seats import add_seat, newcomers_terms, remove_seat
from agurk.scorekeeper.sheet import Gone, Sheet, Step


def check_goes_on(sheet: Sheet) -> None:
    """Make sure that the match is not decided.

    Raises:
        EntryError: if it is.
    """
    if sheet.over:
        raise EntryError("is-over", names=listed(sheet.winners))


def check_between(sheet: Sheet) -> None:
    """Make sure that the match waits for a deal.

    Raises:
        EntryError: if it does not.
    """
    check_goes_on(sheet)
    if sheet.asked is not None:
        raise EntryError("answer-first", name=sheet.asked)


def with_row(sheet: Sheet, row: Row) -> Sheet:
    """Return a sheet with one more row, which says how everybody stands now."""
    money = tuple(zip(sheet.people, sheet.money, strict=True))
    row = replace(row, accounts=sheet.accounts, money=money)
    return replace(sheet, rows=(*sheet.rows, row))


def join(sheet: Sheet, player: str, after: str | None = None) -> Step:
    """Let a player sit down, or come back to the old place.

    Args:
        sheet: The sheet.
        player: Who.
        after: Whose left the new seat is on; None for the end of the row.

    Raises:
        EntryError: if that is not possible now, or the name is taken.
        PlayersError: if the rules do not allow so many players.
    """
    check_between(sheet)
    name = check_name(player, sheet.seated)
    old = next((each for each in sheet.gone if each.player.casefold() == name.casefold()), None)
    name = name if old is None else old.player
    _check_room(sheet)
    people = _with_person(sheet, name, after, back=old is not None)
    seated = tuple(person for person in people if person in sheet.seated or person == name)
    score, lives = newcomers_terms(sheet.match)
    if old is not None:
        score, lives = max(score, old.score), min(lives, old.lives)
    place = seated.index(name)
    match = add_seat(sheet.match, place, score, lives, pays=old is None)
    if old is not None:
        match = _with_past(match, place, old)
    after_all = replace(
        sheet,
        match=_prepared(match),
        seated=seated,
        people=people,
        gone=tuple(each for each in sheet.gone if each is not old),
    )
    cell = Cell(player=name, score=score, mark=Mark.JOINED)
    return Step(_noted(after_all, cell), (SatDown(name, score, lives, back=old is not None),))


def _noted(sheet: Sheet, cell: Cell) -> Sheet:
    """Return a sheet with a row about somebody who came or went.

    Before the first deal that is no news: the sheet begins with who is there then.
    """
    if _nothing_counted(sheet):
        return replace(sheet, start=sheet.accounts)
    return with_row(_with_start(sheet), Row(cells=(cell,)))


def _with_person(sheet: Sheet, name: str, after: str | None, *, back: bool) -> tuple[str, ...]:
    """Return everybody, clockwise, with one who sits down."""
    if after is None:
        return sheet.people if back else (*sheet.people, name)
    others = tuple(person for person in sheet.people if person != name)
    place = others.index(sheet.seated[sheet.seat(after)]) + 1
    return (*others[:place], name, *others[place:])


def _with_start(sheet: Sheet) -> Sheet:
    """Return a sheet whose start names everybody; who came later was not in."""
    known = {account.player: account for account in sheet.start}
    start = tuple(
        known.get(player) or Account(player=player, score=0, lives=0) for player in sheet.people
    )
    return replace(sheet, start=start)


def _with_past(match: Match, seat: int, old: Gone) -> Match:
    """Return a match in which a player who is back has the purchases and the money of before."""
    bought, money = list(match.standing.bought), list(match.standing.money)
    bought[seat], money[seat] = old.bought, old.money
    standing = replace(match.standing, bought=tuple(bought), money=tuple(money))
    return replace(match, standing=standing)


def _check_room(sheet: Sheet) -> None:
    most, players = sheet.variant.most_players, len(sheet.match.seats) + 1
    if players > most:
        raise PlayersError(f"{sheet.variant.name} is for at most {most} players, not {players}.")


def _prepared(match: Match) -> Match:
    """Return a match before its next deal, which may have another size than before."""
    return prepare(match, ())[0]


def leave(sheet: Sheet, player: str) -> Step:
    """Let a player get up; before the first deal it is as if the player had never been there.

    Raises:
        EntryError: if that is not possible now.
        PlayersError: if too few would begin.
    """
    seat = sheet.seat(player)
    check_between(sheet)
    sheet.seat_in(player)
    if _nothing_counted(sheet):
        sheet.variant.check_players(len(sheet.seated) - 1)
    left_behind = _left_behind(sheet, seat)
    match, happened = _after_leaving(remove_seat(sheet.match, seat))
    after = replace(
        sheet, match=match, seated=tuple(other for other in sheet.seated if other != player)
    )
    if _nothing_counted(sheet):
        after = replace(after, people=after.seated)
    else:
        after = replace(after, gone=(*sheet.gone, left_behind))
    after = _noted(after, Cell(player=player, score=left_behind.score, mark=Mark.LEFT))
    return Step(after, (GotUp(player, left_behind.score), *happened))


def _nothing_counted(sheet: Sheet) -> bool:
    return sheet.match.counted is None


def _left_behind(sheet: Sheet, seat: int) -> Gone:
    had = sheet.match.standing
    return Gone(
        player=sheet.seated[seat],
        score=had.scores[seat],
        lives=had.lives[seat],
        bought=had.bought[seat],
        money=had.money[seat],
    )


def _after_leaving(match: Match) -> Progress:
    """Return the match with one player fewer: before its next deal, or decided by that."""
    nothing_paid = LastTrick(-1, ())
    ended: Outcome | None = None
    if len(match.seats) == 1:
        ended = Outcome(match.seats)
    elif match.variant.end is not End.ONE_DEAL:
        ended = outcome(match.variant, match.standing, nothing_paid)
    return (_prepared(match), ()) if ended is None else finish(match, ended)
