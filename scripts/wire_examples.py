"""One example of each message: values from a danish match, put together by the types.

A field's value is what its type's own line below says, or else what fields of that name usually
hold, or else the plainest value of its type: a message that is new has an example at once.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, cast

import msgspec
from msgspec import inspect

from agurk.bots.levels import LEVELS
from agurk.rules.fairness import promise
from agurk.server.wire import PROTOCOL, typescript
from agurk.server.wire.base import Part
from agurk.server.wire.described import Field, Shape, bodies, groups, shape_of

TABLE = "Vb1xk0QmC3yTnW8rZpLd4A"
MATCH = "1b7de93c5f0842a6d3e9c071"
SECRET = sha256(b"an example").digest()
NONCE = "k9Zq"
HAND = ["3d", "3s", "5c", "7d", "9s", "Jd"]
SIGNED = "Qbt7yW0mJx4eLs9dKf2uNg.an-example.that-signs-nothing"
AT = 1796205600.0

CHAIRS = [
    {"name": "Ida", "bot": "", "person": True, "present": True, "owner": True},
    {"name": "Bo", "bot": "practised", "person": True, "present": False, "owner": False},
    {"name": "Saga", "bot": "", "person": True, "present": True, "owner": False},
    {"name": "Ladder", "bot": "practised", "person": False, "present": False, "owner": False},
]


def _finished(name: str, bot: str, won: float, points: int) -> dict[str, object]:
    """Return how a match of eight deals ended for one seat."""
    return {
        "name": name,
        "bot": bot,
        "won": won,
        "lost": points == 31,
        "points": points,
        "last_tricks": 2,
        "you": name == "Ida",
    }


def _worth(card: str, chance: float, loss: float) -> dict[str, object]:
    """Return what a play is worth."""
    return {
        "cards": [card],
        "chance": chance,
        "error": 0.012,
        "loss": loss,
        "loss_error": 0.004 if loss else 0.0,
        "pays": 0.375,
    }


USUAL: Mapping[str, object] = {
    "action": "Jd",
    "at": AT + 312.25,
    "begun": AT + 60.5,
    "bot": "practised",
    "cards": ["9c"],
    "deal": 1,
    "dealer": 3,
    "deals": 9,
    "ended": AT + 1284.75,
    "expires": AT + 604800.0,
    "id": "c7",
    "leader": 0,
    "losers": [1],
    "match": MATCH,
    "matches": 3,
    "name": "Saga",
    "names": ["Ida", "Bo", "Saga", "Ladder"],
    "number": 15,
    "on": 15,
    "opened": AT,
    "person": True,
    "player": "Qbt7yW0mJx4eLs9dKf2uNg",
    "points": 11,
    "present": True,
    "promise": promise(SECRET),
    "protocol": PROTOCOL,
    "rules": "Danish Agurk",
    "score": 18,
    "seat": 2,
    "seats": 4,
    "secret": SECRET.hex(),
    "size": 7,
    "table": TABLE,
    "token": SIGNED,
    "units": 3,
    "variant": "danish",
    "what": "undo",
    "winners": [2],
    "you": 0,
}
"""What a field of this name holds."""

OWN: Mapping[str, Mapping[str, object]] = {
    "Hello": {"since": 15},
    "Nonce": {"on": 6, "text": NONCE},
    "Start": {"on": 5},
    "Redeal": {"on": 9, "reason": "Bo has only six cards."},
    "Explain": {"cards": "7d"},
    "Say": {"phrase": "well-played"},
    "Hinted": {
        "plays": [
            _worth("3d", 0.231, 0.034),
            _worth("3s", 0.231, 0.034),
            _worth("9s", 0.258, 0.007),
            _worth("Jd", 0.265, 0.0),
        ],
        "best": ["Jd"],
        "exact": False,
        "told": "The jack keeps the 3 for the end. Chance to win: 27 %, not 23 %.",
    },
    "Mute": {"on": True},
    "Welcome": {"missed": []},
    "Done": {"number": 16},
    "Refused": {
        "slug": "stale",
        "told": "That was asked for on entry 15; the match has moved on at 16.",
        "number": 16,
    },
    "Explained": {
        "legal": False,
        "reason": "under",
        "told": "The 7 is under the 9, and your lowest is the 3.",
    },
    "Presence": {"present": [0, 2], "spectators": 1, "away": [{"seat": 1, "left": 48000}]},
    "Said": {"phrase": "well-played", "text": ""},
    "Bye": {
        "slug": "restart",
        "told": "The server starts again; the table goes on in a moment.",
        "again": True,
    },
    "Entry": {
        "seat": 3,
        "events": [
            {
                "type": "played",
                "seat": 3,
                "cards": ["9h"],
                "how": "led",
                "lowest": False,
                "last": False,
            }
        ],
    },
    "Scene": {
        "stage": "playing",
        "chairs": CHAIRS,
        "spectators": 1,
        "paused": False,
        "question": None,
        "clock": {"seat": 0, "left": 41250, "total": 60000},
        "away": [],
    },
    "May": {
        "pause": True,
        "undo": 3,
        "rematch": False,
        "redeal": [],
        "dispute": [0, 1, 2, 3],
        "sit": True,
        "hint": False,
    },
    "MatchScene": {
        "name": MATCH,
        "phase": "play",
        "to_act": 0,
        "leader": 3,
        "counts": [6, 6, 6, 5],
        "trick": [{"seat": 3, "cards": ["9h"]}],
        "holding": 3,
        "tricks": [
            {
                "plays": [
                    {"seat": 0, "cards": ["Qd"]},
                    {"seat": 1, "cards": ["3c"]},
                    {"seat": 2, "cards": ["3h"]},
                    {"seat": 3, "cards": ["Kd"]},
                ],
                "taker": 3,
            }
        ],
        "tricks_left": 6,
        "last_trick": False,
        "stock": 24,
        "aside": [],
        "exchanged": [],
        "kontra": None,
        "shown": [],
        "demands": [],
        "price": None,
        "scores": [0, 0, 0, 0],
        "threshold": 21,
        "lives": [2, 2, 2, 2],
        "all_lives": 2,
        "bought": [0, 0, 0, 0],
        "kept": [[], [], [], []],
        "money": [0, 0, 0, 0],
        "pot": 0,
        "result": None,
    },
    "Mine": {
        "seat": 0,
        "hand": HAND,
        "options": [
            {"action": "3d", "why": "lowest"},
            {"action": "3s", "why": "lowest"},
            {"action": "9s", "why": "equals"},
            {"action": "Jd", "why": "beats"},
        ],
        "bar": {"card": "9h", "higher": True},
        "discards": [],
        "forced": False,
        "claim": False,
    },
    "BotPlaced": {"seat": 3, "name": "Ladder"},
    "SeatLeft": {"seat": 1, "removed": False},
    "OwnerChanged": {"seat": 2},
    "Answered": {"seat": 1, "yes": True},
    "Settled": {"seat": 3, "by": 0, "cards": ["9h"], "legal": True},
    "NonceAdded": {"seat": 0, "text": NONCE},
    "Seated": {"seat": 1, "name": "Bo"},
    "RedealDemanded": {"reason": "Bo has only six cards."},
    "TakenBack": {"seat": 3, "cards": ["9h"]},
    "DealerDrawn": {"seat": 3},
    "Redealt": {"reason": "Bo has only six cards."},
    "Exchanged": {"count": 2},
    "KontraAnswered": {"called": True},
    "Corrected": {"seat": 0, "cards": ["7d"], "hand": HAND},
    "Played": {"seat": 3, "cards": ["9h"], "how": "led", "lowest": False, "last": False},
    "TrickTaken": {"seat": 3, "cards": ["Kd"], "last": False},
    "Paid": {"seat": 1},
    "Deducted": {"points": 11, "score": 7},
    "ScoreReset": {"score": 21},
    "LifeLost": {"seat": 1, "score": 24, "returns_on": 14, "left": 1},
    "WentOut": {"seat": 1, "score": 24},
    "DealVoid": {"how": "replay"},
    "BuyInAnswered": {"seat": 1, "bought": True, "score": 14},
    "MatchOver": {"end": "last_in", "top_card": None},
    "Failure": {
        "slug": "seat-taken",
        "told": "Seat 2 is Saga's; free are 1 and 3.",
    },
    "Again": {"deal": 3},
    "NewTable": {"name": "Ida", "bots": ["practised"], "start": False, "seat": None},
    "TakeSeat": {"seat": 2},
    "TableLook": {"stage": "playing", "chairs": CHAIRS, "spectators": 1},
    "TableSummary": {
        "house": ["threshold=30"],
        "stage": "waiting",
        "people": ["Ida", "Saga"],
        "bots": 1,
        "free": 2,
        "pace": "relaxed",
    },
    "SeatLink": {"path": f"/t/{TABLE}#seat={SIGNED}", "code": "<svg/>"},
    "Rules": {
        "name": "Danish Agurk",
        "sections": [["Play", ["Play a card that is as high or higher, or your lowest."]]],
    },
    "FinishedSeat": {"bot": "", "won": 1.0, "lost": False, "last_tricks": 1, "you": True},
    "FinishedMatch": {
        "house": ["threshold=30"],
        "seats": [
            _finished("Ida", "", 0.0, 22),
            _finished("Bo", "practised", 0.0, 25),
            _finished("Saga", "", 1.0, 11),
            _finished("Ladder", "practised", 0.0, 31),
        ],
    },
    "Because": {
        "kind": "keep-low",
        "better": ["Jd"],
        "worse": ["3d"],
        "chances": [0.265, 0.231],
        "pays": [0.375, 0.5],
    },
    "ReviewedPlay": {
        "trick": 2,
        "seat": 0,
        "cards": ["3d"],
        "forced": False,
        "corrected": False,
        "exact": False,
        "loss": 0.034,
        "good": False,
        "costly": True,
        "best": ["Jd"],
        "worths": [_worth("3d", 0.231, 0.034), _worth("Jd", 0.265, 0.0)],
    },
    "SeatShare": {
        "seat": 0,
        "before": 0.25,
        "deal": 0.015,
        "own": -0.034,
        "others": 0.02,
        "after": 0.251,
    },
    "TurningPoint": {
        "trick": 2,
        "seat": 0,
        "change": -0.034,
        "cause": "own",
        "by": 0,
        "cards": ["3d"],
    },
    "SeatAccuracy": {
        "seat": 0,
        "choices": 31,
        "best": 24,
        "loss": 0.118,
        "deal": -0.021,
        "others": 0.089,
    },
    "Review": {"own_chances": True},
    "Reviewing": {"done": 96, "of": 224},
    "Finding": {
        "slug": "deals-fair",
        "told": "The lot and 8 deals are what the secret gives.",
        "wrong": False,
        "deal": None,
        "line": None,
    },
    "Verification": {"verdict": "fair", "good": True},
    "VariantLook": {
        "key": "danish",
        "name": "Danish Agurk",
        "grade": "A",
        "least": 2,
        "most": 7,
        "family": "danish",
        "national": True,
        "usual": 4,
    },
    "Bots": {"bots": [{"name": name, "rating": level.rating} for name, level in LEVELS.items()]},
    "Statistics": {"won": 1.5, "lost": 1, "points": 61, "last_tricks": 7},
    "VariantStatistics": {
        "players": 4,
        "matches": 3,
        "won": 1.5,
        "deals": 9,
        "points": 61,
        "last_tricks": 7,
    },
}
"""What fields hold in one type."""


def files() -> dict[str, str]:
    """Return the text of every file, by name: one message a line, and the types."""
    by_group = {
        "client.jsonl": "ClientMessage",
        "server.jsonl": "ServerMessage",
        "events.jsonl": "Event",
    }
    found = {
        name: _lines(line(shape_of(cls)) for cls in groups()[group].members)
        for name, group in by_group.items()
    }
    found["http.jsonl"] = _lines(
        msgspec.json.encode({"type": shape.name, "body": msgspec.Raw(line(shape))})
        for shape in bodies()
    )
    found["wire.ts"] = typescript.text()
    return found


def line(shape: Shape) -> bytes:
    """Return the example of a message or body as it is sent."""
    return msgspec.json.encode(msgspec.convert(example(shape), shape.cls, strict=True))


def example(shape: Shape) -> dict[str, Any]:
    """Return the example of a message, a part or a body as data."""
    data: dict[str, Any] = {"type": shape.tag} if shape.tag else {}
    return data | {field.name: _value(shape, field) for field in shape.fields}


def _value(shape: Shape, field: Field) -> object:
    own = OWN.get(shape.name, {})
    if field.name in own:
        return own[field.name]
    if field.name in USUAL and _fits(USUAL[field.name], field):
        return USUAL[field.name]
    return _plain(field.type) if field.required else field.default


def _fits(value: object, field: Field) -> bool:
    try:
        msgspec.convert(value, field.hint)
    except msgspec.ValidationError:
        return False
    return True


def _plain(kind: inspect.Type) -> object:
    """Return the plainest value of a type that is not empty."""
    match kind:
        case inspect.BoolType():
            return True
        case inspect.IntType(ge=least):
            return max(1, least or 0)
        case inspect.FloatType():
            return 1.0
        case inspect.StrType():
            return "text"
        case inspect.EnumType(cls=cls):
            return next(iter(cls)).value
        case inspect.StructType(cls=cls):
            return example(shape_of(cast("type[Part]", cls)))
        case inspect.VarTupleType(item_type=item):
            return [_plain(item)]
        case inspect.TupleType(item_types=items):
            return [_plain(item) for item in items]
        case inspect.UnionType(types=types):
            return next(_plain(each) for each in types if not isinstance(each, inspect.NoneType))
        case _:
            raise TypeError(f"There is no example of {kind}.")


def _lines(lines: Iterator[bytes]) -> str:
    return "".join(f"{each.decode()}\n" for each in lines)
