"""What can be typed while a score is kept, for the rules that are kept."""

from collections.abc import Iterator

from agurk.rules.choices import BuyIn, Multiplier, PenaltyTie
from agurk.scorekeeper.counting import flat_cost, lowest_matters
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.telling import DOMAIN
from agurk.text.catalogue import words
from agurk.text.names import name_of

_FURTHER = (
    "help-try",
    "help-undo",
    "help-join",
    "help-leave",
    "help-dealer",
    "help-scores",
    "help-sheet",
    "help-save",
    "help-dispute",
    "help-rules",
    "help-rematch",
    "help-quit",
)


def example(sheet: Sheet) -> str:
    """Return how a last trick is typed here, such as `ida 9`."""
    pack = sheet.variant.cards
    return _result(sheet, pack[len(pack) // 2].text)


def help_rows(sheet: Sheet, language: str = "en") -> list[tuple[str, str]]:
    """Return what can be typed, and what each does."""
    say = words(language, DOMAIN).say
    filled: dict[str, str | int] = {
        "name": _short(sheet.players_in[-1]),
        "variant": name_of(sheet.variant, language),
    }
    rows = []
    for name, shown in _messages(sheet):
        filled["example"] = shown
        rows.append((say(name, filled), say(f"{name}.does", filled)))
    return rows


def _messages(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Yield each message that these rules need, and its example."""
    variant, other = sheet.variant, _short(sheet.players_in[-1])
    result = example(sheet)
    yield "help-result", result
    if variant.penalty_tie is not PenaltyTie.LAST:
        yield "help-shared", _result(sheet, "9", f"+{other}")
    if flat_cost(variant) is None:
        yield "help-points", _result(sheet, "9 points")
    if variant.multiplier is Multiplier.KONTRA:
        yield "help-kontra", f"{result} kontra {other}"
    if variant.multiplier is Multiplier.ONES:
        yield "help-one", f"{result} one"
    if variant.multiplier is Multiplier.EXCHANGE:
        yield "help-doubled", f"{result} doubled {_short(sheet.players_in[0])}"
    if lowest_matters(variant):
        yield "help-lowest", f"{result} low {other}"
    if variant.buy_in is not BuyIn.NONE:
        yield "help-buy", ""
    for name in _FURTHER:
        yield name, result


def _result(sheet: Sheet, card: str, others: str = "") -> str:
    who = _short(sheet.players_in[0]) + others
    return who if flat_cost(sheet.variant) is not None else f"{who} {card}"


def _short(name: str) -> str:
    return name.split(maxsplit=1)[0].casefold()
