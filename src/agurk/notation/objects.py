"""Actions and entries of a score sheet as objects of JSON, and back.

Programs read these, so seats count from 0, as they do in the engine. Cards are lists of text.

>>> action_object(Play((Card("9c"), Card("9d"))), seat=2)
{'type': 'play', 'seat': 2, 'cards': ['9c', '9d']}
>>> Fields({"type": "play", "cards": ["9c"]}).action()
Play(cards=(Card("9c"),))
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from agurk.notation.actions import shown
from agurk.notation.record import Entry, SheetChange, SheetDeal, SheetTrick
from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    ChooseSize,
    Correct,
    DealOut,
    Exchange,
    Lot,
    Play,
    Redeal,
)
from agurk.rules.cards import Card, Hand
from agurk.rules.errors import TextError
from agurk.rules.match import Match
from agurk.rules.scoring import LastTrick, Payment

Object: TypeAlias = dict[str, Any]
"""An object of JSON."""

_LARGEST = 10**9


def action_object(action: Action, seat: int | None = None) -> Object:
    """Return an action as an object.

    Args:
        action: What was done.
        seat: Who did it; None to leave that out, and for what the table itself does.
    """
    kind, content = _content(action)
    who = {} if seat is None else {"seat": seat}
    return {"type": kind, **who, **content}


def _content(action: Action) -> tuple[str, Object]:
    match action:
        case Lot(dealer):
            return "lot", {"dealer": dealer}
        case ChooseSize(size):
            return "size", {"size": size}
        case DealOut(hands, stock):
            return "deal", {"hands": [texts(hand) for hand in hands], "stock": texts(stock)}
        case Redeal(reason):
            return "redeal", {"reason": reason}
        case Exchange(changed):
            return "exchange", {"cards": texts(changed)}
        case CallKontra(call):
            return "kontra", {"call": call}
        case Play(played):
            return "play", {"cards": texts(played)}
        case Correct(played, instead):
            return "correct", {"played": texts(played), "instead": texts(instead)}
        case BuyIn(accept):
            return "buy_in", {"accept": accept}


def texts(held: Hand) -> list[str]:
    """Return cards as a list of text."""
    return [card.text for card in held]


def counted_object(counted: LastTrick) -> Object:
    """Return what a last trick cost as an object."""
    return {"type": "counted", "taker": counted.taker, **_paid(counted.payments, counted.bonuses)}


def _paid(payments: tuple[Payment, ...], bonuses: tuple[Payment, ...]) -> Object:
    return {
        name: [
            {"seat": pay.place, "card": None if pay.card is None else pay.card.text}
            | {"points": pay.points}
            for pay in pays
        ]
        for name, pays in (("payments", payments), ("bonuses", bonuses))
    }


def standing_object(match: Match) -> Object:
    """Return how a match stands as an object; the score of one who is out is null."""
    standing = match.standing
    scores = [
        score if lives else None
        for score, lives in zip(standing.scores, standing.lives, strict=True)
    ]
    return {
        "type": "standing",
        "scores": scores,
        "lives": list(standing.lives),
        "pot": standing.pot,
        "money": list(standing.money),
    }


def entry_object(entry: Entry) -> Object:
    """Return an entry of a score sheet as an object, without what is not known."""
    if isinstance(entry, SheetChange):
        change: Object = {"scores": list(entry.scores), "lives": list(entry.lives)}
        change |= {"money": list(entry.money)} if entry.money else {}
        change |= {} if entry.pot is None else {"pot": entry.pot}
        return {"type": "sheet_change", **change}
    known: Object = {
        "dealer": entry.dealer,
        "size": entry.size,
        "hands": [{"seat": seat, "cards": texts(held)} for seat, held in entry.hands],
        "exchanged": [{"seat": seat, "count": count} for seat, count in entry.exchanged],
        "kontra": entry.kontra,
        "tricks": [_trick_object(trick) for trick in entry.tricks],
        **_paid(entry.payments, entry.bonuses),
        "lowest": entry.lowest,
        "buy_ins": [{"seat": seat, "accept": accepted} for seat, accepted in entry.buy_ins],
    }
    told = {name: value for name, value in known.items() if value is not None and value != []}
    return {"type": "sheet_deal", **told}


def _trick_object(trick: SheetTrick) -> Object:
    return {"leader": trick.leader, "plays": [action_object(play) for play in trick.plays]}


class Fields:
    """The fields of an object, taken out one by one, each checked.

    Every method raises a `TextError` if the field is missing or something else.
    """

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise TextError(f"{shown(str(data))} is no object.")
        self._left: Object = dict(data)

    def take(self, name: str, wanted: str, test: Callable[[Any], bool], *default: Any) -> Any:  # noqa: ANN401 - JSON
        """Return a field, or a default if it is not there."""
        if name not in self._left and default:
            return default[0]
        value = self._left.pop(name, None)
        if not test(value):
            raise TextError(f"{name} is {wanted}, not {shown(repr(value))}.")
        return value

    def text(self, name: str, *default: str) -> str:
        """Return a text."""
        text = self.take(name, "a text", lambda value: isinstance(value, str), *default)
        return str(text)

    def whole(self, name: str, least: int = 0) -> int:
        """Return a whole number."""
        number = self.take(name, "a whole number", lambda value: _is_whole(value, least))
        return int(number)

    def maybe(self, name: str) -> int | None:
        """Return a whole number, or None where there is none."""
        if self._left.get(name) is not None:
            return self.whole(name)
        self._left.pop(name, None)
        return None

    def flag(self, name: str) -> bool:
        """Return yes or no."""
        return bool(self.take(name, "true or false", lambda value: isinstance(value, bool)))

    def items(self, name: str, *default: list[Any]) -> list[Any]:
        """Return a list."""
        found = self.take(name, "a list", lambda value: isinstance(value, list), *default)
        return list(found)

    def wholes(self, name: str, least: int = 0) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        found = self.items(name, [])
        if not all(_is_whole(value, least) for value in found):
            raise TextError(f"{name} is a list of whole numbers.")
        return tuple(found)

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts."""
        found = self.items(name, [])
        if not all(isinstance(value, str) for value in found):
            raise TextError(f"{name} is a list of texts.")
        return tuple(found)

    def hand(self, name: str) -> Hand:
        """Return cards."""
        return _hand(self.items(name))

    def end(self) -> None:
        """Make sure that nothing is left."""
        for name in self._left:
            raise TextError(f"{shown(name)} means nothing here.")

    def action(self) -> Action:
        """Return the action that the fields left make up."""
        kind = self.text("type")
        if kind not in _ACTIONS:
            raise TextError(f"{shown(kind)} is no action; there are {', '.join(_ACTIONS)}.")
        action = _ACTIONS[kind](self)
        self.end()
        return action

    def entry(self) -> Entry:
        """Return the entry of a score sheet that the fields left make up."""
        made = _change_of(self) if self.text("type") == "sheet_change" else _deal_of(self)
        self.end()
        return made

    def each(self, name: str) -> list["Fields"]:
        """Return the fields of each object in a list."""
        return [Fields(item) for item in self.items(name, [])]

    def done(self, value: Any) -> Any:  # noqa: ANN401 - whatever was made
        """Return what was made of the fields, once it is sure that nothing is left."""
        self.end()
        return value


def _is_whole(value: object, least: int) -> bool:
    return type(value) is int and least <= value <= _LARGEST


def _hand(items: list[Any]) -> Hand:
    if not all(isinstance(item, str) for item in items):
        raise TextError("Cards are texts such as 9c.")
    return tuple(Card(item) for item in items)


def _hands(items: list[Any]) -> tuple[Hand, ...]:
    if not all(isinstance(item, list) for item in items):
        raise TextError("Hands are lists of cards.")
    return tuple(_hand(item) for item in items)


def _change_of(fields: Fields) -> SheetChange:
    return SheetChange(
        scores=fields.wholes("scores"),
        lives=fields.wholes("lives"),
        money=fields.wholes("money", -_LARGEST),
        pot=fields.maybe("pot"),
    )


def _deal_of(fields: Fields) -> SheetDeal:
    return SheetDeal(
        dealer=fields.maybe("dealer"),
        size=fields.maybe("size"),
        hands=tuple(
            each.done((each.whole("seat"), each.hand("cards"))) for each in fields.each("hands")
        ),
        exchanged=tuple(
            each.done((each.whole("seat"), each.whole("count")))
            for each in fields.each("exchanged")
        ),
        kontra=fields.maybe("kontra"),
        tricks=tuple(_trick_of(each) for each in fields.each("tricks")),
        payments=tuple(_payment_of(each) for each in fields.each("payments")),
        bonuses=tuple(_payment_of(each) for each in fields.each("bonuses")),
        lowest=fields.maybe("lowest"),
        buy_ins=tuple(
            each.done((each.whole("seat"), each.flag("accept"))) for each in fields.each("buy_ins")
        ),
    )


def _trick_of(fields: Fields) -> SheetTrick:
    leader = fields.whole("leader")
    plays = [each.action() for each in fields.each("plays")]
    fields.end()
    played = tuple(play for play in plays if isinstance(play, Play | Correct))
    if len(played) < len(plays):
        raise TextError("Only plays and corrections make a trick.")
    return SheetTrick(leader, played)


def _payment_of(fields: Fields) -> Payment:
    seat, points = fields.whole("seat"), fields.whole("points")
    card = fields.take(
        "card", "a card", lambda value: value is None or isinstance(value, str), None
    )
    fields.end()
    return Payment(seat, points, None if card is None else Card(card))


_ACTIONS: Mapping[str, Callable[[Fields], Action]] = {
    "lot": lambda fields: Lot(fields.whole("dealer")),
    "size": lambda fields: ChooseSize(fields.whole("size")),
    "deal": lambda fields: DealOut(_hands(fields.items("hands")), fields.hand("stock")),
    "redeal": lambda fields: Redeal(fields.text("reason", "")),
    "exchange": lambda fields: Exchange(fields.hand("cards")),
    "kontra": lambda fields: CallKontra(fields.flag("call")),
    "play": lambda fields: Play(fields.hand("cards")),
    "correct": lambda fields: Correct(fields.hand("played"), fields.hand("instead")),
    "buy_in": lambda fields: BuyIn(fields.flag("accept")),
}
