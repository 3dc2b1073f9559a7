"""What simulated deals and matches came to, as text for people and as data for programs."""

import csv
import io
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from agurk.cli.output import paragraph
from agurk.cli.progress import short
from agurk.sim.results import CONFIDENT, Estimate
from agurk.text.catalogue import words

if TYPE_CHECKING:
    from agurk.rules.variant import Variant
    from agurk.sim.match_sums import MatchSums
    from agurk.sim.results import DealSums

Data = dict[str, object]


def deals_as_data(
    sums: "Sequence[DealSums]", policies: str | list[str], seed: int, hand: int | None
) -> Data:
    """Return what deals came to as data: the first variant's, and the others' beside it."""
    first, *others = [_deals(each) for each in sums]
    asked: Data = {"policy": policies, "seed": seed}
    if hand is not None:
        asked["hand"] = hand
    return first | asked | ({"beside": others} if others else {})


def _deals(sums: "DealSums") -> Data:
    taken, led = _by_rank(sums)
    return {
        "variant": sums.variant.key,
        "players": sums.players,
        "deals": sums.deals,
        "last_trick": _estimate(sums.price),
        "places": [
            _share(number, sums.deals) | {"cost": _estimate(cost)}
            for number, cost in zip(sums.taken_by, sums.costs, strict=True)
        ],
        "ranks": [
            {"rank": name, "takes": _share(takes, sums.deals), "led": _share(leads, sums.deals)}
            | {"cost_if_led": _estimate(cost) if cost.deals else None}
            for name, takes, leads, cost in zip(sums.ranks, taken, led, sums.by_lead, strict=True)
        ],
    }


def matches_as_data(
    variant: "Variant", sums: "MatchSums", policies: str | list[str], seed: int
) -> Data:
    """Return what matches came to as data."""
    return {
        "variant": variant.key,
        "players": sums.players,
        "matches": sums.matches,
        "deals_a_match": sums.deals_a_match,
        "lengths": {str(deals): number for deals, number in sums.lengths.items()},
        "seats": [
            {"wins": wins, "share": share, "margin": _margin(share, sums.matches)}
            | {"losses": losses, "buy_ins": buy_ins, "lives_lost": lives, "money": money}
            for wins, share, losses, buy_ins, lives, money in zip(
                sums.wins,
                sums.shares,
                sums.losses,
                sums.buy_ins,
                sums.lives_lost,
                sums.money,
                strict=True,
            )
        ],
        "policy": policies,
        "seed": seed,
    }


def as_csv(data: Data) -> str:
    """Return data as lines of three values: the variant, what is told, and the number."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(("variant", "what", "value"))
    beside = data.pop("beside", [])
    for each in (data, *(beside if isinstance(beside, list) else ())):
        for name, value in _flat(each):
            if name != "variant":
                writer.writerow((each["variant"], name, value))
    return written.getvalue()


def _flat(value: Any, name: str = "") -> Iterator[tuple[str, object]]:  # noqa: ANN401 - any data
    """Yield all numbers and words of nested data under dotted names."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        for at, inner in enumerate(value, 1):
            yield from _flat(inner, f"{name}.{at}")
    else:
        yield name, "" if value is None else value


def deals_as_text(
    sums: "Sequence[DealSums]", policy: str, hand: int | None, seconds: float
) -> list[str]:
    """Return what deals came to as lines for people."""
    first, say = sums[0], words("en", "cli").say
    cards = "" if hand is None else str(hand)
    asked: dict[str, str | int] = {
        "variant": first.variant.name,
        "players": first.players,
        "deals": f"{first.deals:,}",
        "policy": policy.replace(",", ", "),
    }
    lines = paragraph(say("simulated-hand" if cards else "simulated", asked | {"hand": cards}))
    costs = say("simulated-last-trick", {"cost": _plus_minus(first.price)})
    lines += [*paragraph(costs), ""]
    lines += table_lines(
        (say("simulated-place"), say("simulated-takes"), say("simulated-cost")),
        [
            (str(place), _percent(number, first.deals), _plus_minus(cost))
            for place, (number, cost) in enumerate(zip(first.taken_by, first.costs, strict=True), 1)
        ],
    )
    lines += [*paragraph(say("simulated-places")), "", *_ranks_as_text(first)]
    if len(sums) > 1:
        rows = [(each.variant.name, str(each.players), _plus_minus(each.price)) for each in sums]
        heads = ("simulated-variant", "simulated-players", "simulated-price")
        lines += ["", *table_lines([say(head) for head in heads], rows)]
    return [*lines, "", _rate(sum(each.deals for each in sums), seconds)]


def _ranks_as_text(sums: "DealSums") -> list[str]:
    say = words("en", "cli").say
    taken, led = _by_rank(sums)
    return table_lines(
        [say(f"simulated-{head}") for head in ("card", "with", "led", "price-led")],
        [
            (name, _percent(takes, sums.deals), _percent(leads, sums.deals), _plus_minus(cost))
            for name, takes, leads, cost in zip(sums.ranks, taken, led, sums.by_lead, strict=True)
        ],
    )


def matches_as_text(
    variant: "Variant", sums: "MatchSums", policy: str, seconds: float
) -> list[str]:
    """Return what matches came to as lines for people."""
    say = words("en", "cli").say
    asked: dict[str, str | int] = {
        "variant": variant.name,
        "players": sums.players,
        "matches": f"{sums.matches:,}",
        "policy": policy.replace(",", ", "),
    }
    lines = paragraph(say("simulated-matches", asked))
    lines += paragraph(say("simulated-length", {"deals": f"{sums.deals_a_match:.2f}"}))
    money = any(sums.money)
    heads = ["seat", "wins", "lives", "buy-ins", *(["money"] if money else [])]
    rows = [
        (
            str(seat + 1),
            f"{share:.2%} ± {_margin(share, sums.matches):.2%}",
            *(
                f"{each[seat] / (sums.matches or 1):.3f}"
                for each in (sums.lives_lost, sums.buy_ins, *([sums.money] if money else []))
            ),
        )
        for seat, share in enumerate(sums.shares)
    ]
    lines += ["", *table_lines([say(f"simulated-{head}") for head in heads], rows)]
    return [*lines, "", _rate(sums.matches, seconds)]


def _by_rank(sums: "DealSums") -> tuple[list[int], list[int]]:
    """Return how many last tricks each rank took, and was led to."""
    ranks = len(sums.ranks)
    taken = [sum(row[rank] for row in sums.taken_with) for rank in range(ranks)]
    led = [sum(sums.counts[rank::ranks]) for rank in range(ranks)]
    return taken, led


def _rate(number: int, seconds: float) -> str:
    rate = short(number / seconds) if seconds else "0"
    return words("en", "cli").say("simulated-rate", {"seconds": f"{seconds:.2f}", "rate": rate})


def table_lines(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows under their heads, aligned to the right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return [
        "  ".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
        for row in (heads, *rows)
    ]


def _margin(share: float, number: int) -> float:
    """Return how far off a share may be, with a chance of 95 %."""
    return CONFIDENT * sqrt(share * (1 - share) / number) if number else 0.0


def _share(number: int, whole: int) -> Data:
    share = number / whole if whole else 0.0
    return {"deals": number, "share": share, "margin": _margin(share, whole)}


def _percent(number: int, whole: int) -> str:
    share = number / whole if whole else 0.0
    return f"{share:.3%} ± {_margin(share, whole):.3%}"


def _estimate(found: Estimate) -> Data:
    return {"mean": found.mean, "margin": found.margin}


def _plus_minus(found: Estimate) -> str:
    return f"{found.mean:.4f} ± {found.margin:.4f}" if found.deals else "–"
