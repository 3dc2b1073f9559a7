"""Whether what came is what was expected.

Only the keys named in `expect` count. Cards under `legal` and players under `out`, `winners` and
`losers` are sets; a penalty of nothing is no penalty; scores and lives name only some players.
"""

from typing import Any

from agurk.rules.cards import Card
from agurk.rules.errors import TextError

SETS = {"legal", "out", "losers", "life_lost", "eliminated", "candidates", "ranks", "heads"}
CARDS = {"legal", "witnesses", "high_to_low", "card"}
PENALTIES = {"penalty", "bonus", "paid"}
PARTLY = {"scores", "lives", "allowed"}


def differences(kind: str, expect: dict[str, Any], came: dict[str, Any]) -> dict[str, Any]:
    """Return the expected keys whose values came differently, with what came."""
    wrong = {}
    for key, wanted in expect.items():
        if key not in came:
            wrong[key] = "nothing of that name"
        elif _plain(kind, key, wanted) != _plain(kind, key, _named(key, wanted, came[key])):
            wrong[key] = came[key]
    return wrong


def _named(key: str, wanted: Any, got: Any) -> Any:
    """Return of what came only what is named, where not everybody has to be."""
    if key in PARTLY and isinstance(wanted, dict) and isinstance(got, dict):
        return {name: value for name, value in got.items() if name in wanted}
    return got


def _plain(kind: str, key: str, value: Any) -> Any:
    """Return a value in a form in which equal answers are equal."""
    if isinstance(value, dict):
        value = {name: _plain(kind, name, inner) for name, inner in value.items()}
        return (
            {name: points for name, points in value.items() if points}
            if key in PENALTIES
            else value
        )
    if key in CARDS:
        value = [_card(each) for each in value] if isinstance(value, list) else _card(value)
    if isinstance(value, list) and (key in SETS or (key == "winners" and kind != "game")):
        return sorted(value, key=repr)
    return sorted(value) if key == "winners" and isinstance(value, list) else value


def _card(text: Any) -> Any:
    try:
        return Card(str(text)).text
    except TextError:
        return text
