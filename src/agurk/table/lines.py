r"""An entry of a table's log as one line of JSON, and back.

`act` is what was done: an action as records write it, or an object with one key for what is the
table's own. Seats are counted from 0 in `who` and in such objects.

>>> from agurk.notation.actions import parse_action
>>> dumps(Entry(7, parse_action("9c"), who=2, at=12.5))
'{"number":7,"who":2,"at":12.5,"act":"9c"}'
>>> loads('{"number":8,"who":null,"at":13,"act":{"sit":[2,"Saga","ladder"]}}').act
Sit(seat=2, sitter=Sitter(name='Saga', bot='ladder'))
"""

import json
import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from agurk.notation.actions import action_text, parse_action
from agurk.rules.errors import AgurkError
from agurk.table.acts import (
    Act,
    AddNonce,
    Again,
    Begin,
    DemandRedeal,
    Pause,
    Resume,
    Sit,
    TakeBack,
)
from agurk.table.entries import Entry
from agurk.table.errors import LogError
from agurk.table.sitters import Sitter
from agurk.variants import files

_NOT_LIKE_THAT = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
"""What comes of reading a value that is not made like the one wanted."""


def dumps(entry: Entry) -> str:
    """Return an entry as one line, hidden cards and the secret included."""
    data = {
        "number": entry.number,
        "who": entry.who,
        "at": entry.at,
        "act": act_data(entry.act),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def loads(line: str) -> Entry:
    """Return the entry that a line stands for, without what happened.

    Raises:
        LogError: if it stands for none.
    """
    try:
        data = json.loads(line)
        number, who, at = data["number"], data["who"], _time(data["at"])
        act = act_of(data["act"])
    except AgurkError as error:
        raise LogError(f"This is no entry of a log: {error}") from error
    except _NOT_LIKE_THAT as error:
        raise LogError("This is no entry of a log.") from error
    if type(number) is not int or type(who) not in {int, type(None)}:
        raise LogError("This is no entry of a log: its number or seat is none.")
    return Entry(number, act, who, at)


def _time(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
        raise TypeError("a time is wanted")
    return float(value)


def act_data(act: Act) -> str | dict[str, object]:
    """Return an act as JSON has it, hidden cards and the secret included."""
    match act:
        case Begin():
            return {"begin": _data_of_begin(act)}
        case AddNonce():
            return {"nonce": [act.seat, act.text]}
        case Sit():
            return {"sit": [act.seat, act.sitter.name, act.sitter.bot]}
        case DemandRedeal():
            return {"demand-redeal": [act.seat, act.reason]}
        case TakeBack():
            return {"take-back": [act.seat]}
        case Pause():
            return {"pause": []}
        case Resume():
            return {"resume": []}
        case _:
            return action_text(act)


def _data_of_begin(act: Begin) -> dict[str, Any]:
    data = {
        "variant": files.dumps(act.variant),
        "revision": act.variant.revision,
        "name": act.name,
        "secret": act.secret.hex(),
        "sitters": [[sitter.name, sitter.bot] for sitter in act.sitters],
    }
    if act.seed:
        data["seed"] = act.seed
    if act.again is not None:
        data["again"] = [act.again.match, act.again.deal, list(act.again.nonces)]
    return data


def act_of(data: object) -> Act:
    """Return the act that a value read from JSON stands for.

    Raises:
        AgurkError: if it stands for none.
    """
    if isinstance(data, str):
        return parse_action(data)
    try:
        ((kind, value),) = _object(data).items()
        return _READERS[kind](value)
    except AgurkError:
        raise
    except _NOT_LIKE_THAT as error:
        raise LogError("This is no act of a table.") from error


def _begin(data: Any) -> Begin:  # noqa: ANN401 - JSON
    variant = _variant(_text(data["variant"]))
    if variant.revision != data["revision"]:
        raise LogError(
            f"It was begun under revision {data['revision']} of {variant.key}; "
            f"this program plays revision {variant.revision}."
        )
    sitters = tuple(Sitter(_text(name), _text(bot)) for name, bot in data["sitters"])
    secret, seed = bytes.fromhex(data["secret"]), _text(data.get("seed", ""))
    again = None if data.get("again") is None else _again(data["again"])
    return Begin(variant, _text(data["name"]), secret, sitters, seed, again)


def _again(data: Any) -> Again:  # noqa: ANN401 - JSON
    match, deal, nonces = data
    return Again(_text(match), _whole(deal), tuple([_text(nonce) for nonce in nonces]))


# Most matches are played by the same few rules; to read them takes milliseconds.
_variant = lru_cache(maxsize=64)(files.loads)


def _sit(data: Any) -> Sit:  # noqa: ANN401 - JSON
    seat, name, bot = data
    return Sit(_whole(seat), Sitter(_text(name), _text(bot)))


def _nonce(data: Any) -> AddNonce:  # noqa: ANN401 - JSON
    seat, text = data
    return AddNonce(_whole(seat), _text(text))


def _demand(data: Any) -> DemandRedeal:  # noqa: ANN401 - JSON
    seat, reason = data
    return DemandRedeal(_whole(seat), _text(reason))


def _take_back(data: Any) -> TakeBack:  # noqa: ANN401 - JSON
    (seat,) = data
    return TakeBack(_whole(seat))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("text is wanted")
    return value


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("an object is wanted")
    return value


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError("a whole number is wanted")
    return value


_READERS: dict[str, Callable[[Any], Act]] = {
    "begin": _begin,
    "nonce": _nonce,
    "sit": _sit,
    "demand-redeal": _demand,
    "take-back": _take_back,
    "pause": lambda _: Pause(),
    "resume": lambda _: Resume(),
}
