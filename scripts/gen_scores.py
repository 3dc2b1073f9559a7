"""Write spec/scores.jsonl: random score sheets of every variant, and how all stand after each.

A line is a sheet: `entries` as the scorekeeper keeps them; `after`, what each of them changes in
how all stand (null for one that is refused); `rows`, what is written down at the end; and `record`,
the sheet as a record, null where it cannot be one.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from agurk.notation import dumps
from agurk.rules.choices import BuyIn, Multiplier, PenaltyTie, Values
from agurk.rules.errors import AgurkError, VariantError
from agurk.rules.standing import buy_in_score
from agurk.rules.variant import Variant
from agurk.scorekeeper.codec import to_json
from agurk.scorekeeper.entries import Answered, Dealing, Entry, Joined, Left, Opened, Rematch, Took
from agurk.scorekeeper.export import record_of
from agurk.scorekeeper.log import Log, begin_log
from agurk.scorekeeper.rows import Row
from agurk.scorekeeper.sheet import Sheet
from agurk.variants import VARIANTS
from agurk.variants.house import house_text, with_rules

TARGET = Path(__file__).parent.parent / "spec" / "scores.jsonl"

NAMES = ("Ida", "Bo", "Saga", "Mikkel", "Åse", "Wiktor", "Aino", "Jón", "Lis", *"ABCDEFGHIJK")
HOUSE = (
    ("threshold=30",),
    ("threshold=15", "exact_reset=0"),
    ("lives=2", "life_lost=max_other_active"),
    ("lives=3", "life_lost=none"),
    ("money=ante_pot", "stake=2", "buy_in=on_elimination", "buy_in_others=1"),
    ("money=ante_pot", "buy_in=any_time", "buy_in_times=2", "buy_in_others=2"),
    ("money=pay_difference",),
    ("money=first_out_pays",),
    ("penalty_tie=all", "all_out=replay"),
    ("penalty_tie=all", "all_out=rampo"),
    ("penalty_tie=bonus",),
    ("exact_reset=21", "compare=gt"),
    ("end=first_out",),
    ("end=all_but_one_over",),
)
STEPS = 14


def sheets() -> Iterator[dict[str, Any]]:
    """Yield every sheet."""
    for variant in VARIANTS.values():
        for number in range(4):
            random = Random(f"{variant.key} {number}")
            yield sheet(_changed(variant, random) if number > 1 else variant, random, number)


def _changed(variant: Variant, random: Random) -> Variant:
    """Return a variant with house rules that fit it."""
    while True:
        try:
            return with_rules(variant, random.choice(HOUSE))
        except VariantError:
            continue


def sheet(variant: Variant, random: Random, number: int) -> dict[str, Any]:
    """Return one sheet; the even ones are played without anybody coming or going."""
    least = max(variant.least_players, 1 + variant.buy_in_others * (variant.buy_in.value != "none"))
    most = min(variant.most_players, max(least, 5))
    log = begin_log(
        Opened(
            variant=variant.key,
            house=house_text(variant),
            players=NAMES[: random.randint(min(least, most), most)],
            date="2026-11-29",
        )
    )
    entries: list[Entry] = [log.entries[0]]
    stands = _standing(log.sheet)
    after: list[dict[str, Any] | None] = [stands]
    for _ in range(STEPS):
        entry = _sensible(log.sheet, random) if number % 2 == 0 else _any(log.sheet, random)
        entries.append(entry)
        before, log = log, _entered(log, entry)
        last, stands = stands, _standing(log.sheet)
        changed = {name: value for name, value in stands.items() if value != last[name]}
        after.append(None if log is before else changed)
    return {
        "entries": [to_json(entry) for entry in entries],
        "after": after,
        "rows": [_row(row) for row in log.sheet.rows],
        "record": _record(log.sheet),
    }


def _entered(log: Log, entry: Entry) -> Log:
    try:
        return log.enter(entry)
    except AgurkError:
        return log


def _sensible(sheet: Sheet, random: Random) -> Entry:
    """Return what is entered next on an ordinary evening."""
    if sheet.over:
        return Rematch()
    if sheet.asked is not None:
        return Answered(sheet.asked, random.random() < 0.6)
    return _took(sheet, random)


def _any(sheet: Sheet, random: Random) -> Entry:
    """Return an entry of any kind, sensible or not."""
    somebody = random.choice(sheet.people)
    others = (
        Joined(random.choice(NAMES[:9]), random.choice([None, somebody])),
        Left(somebody),
        Dealing(somebody),
        Answered(somebody, random.random() < 0.5),
    )
    return random.choice(others) if random.random() < 0.3 else _sensible(sheet, random)


def _took(sheet: Sheet, random: Random) -> Took:
    """Return a last trick that these rules allow."""
    variant, here = sheet.variant, sheet.players_in
    shared = random.randint(1, 3) if variant.penalty_tie is not PenaltyTie.LAST else 1
    takers = tuple(random.sample(here, min(shared, len(here))))
    took = Took(takers=takers, lowest=random.choice(here))
    if variant.values is Values.NONE:
        return took
    if random.random() < 0.15:
        return replace(took, points=random.randint(0, 15))
    card = random.choice(variant.cards)
    return replace(
        took,
        card=card.text if random.random() < 0.6 or card.suit is None else card.text[0],
        kontra=random.choice(here) if variant.multiplier is Multiplier.KONTRA else None,
        one=variant.multiplier is Multiplier.ONES and random.random() < 0.3,
        doubled=takers[:1] if variant.multiplier is Multiplier.EXCHANGE else (),
        redoubled=takers[1:2] if variant.multiplier is Multiplier.EXCHANGE else (),
    )


def _standing(sheet: Sheet) -> dict[str, Any]:
    """Return how a sheet stands, players by name and by seat."""
    match, standing = sheet.match, sheet.match.standing
    seat = match.waiting[0] if match.waiting and match.variant.buy_in is not BuyIn.NONE else None
    return {
        "seated": sheet.seated,
        "scores": standing.scores,
        "lives": standing.lives,
        "money": standing.money,
        "pot": standing.pot,
        "dealer": sheet.dealer,
        "deal": match.number,
        "size": match.size,
        "asked": sheet.asked,
        "at": None if seat is None else buy_in_score(match.variant, standing, seat),
        "winners": sheet.winners,
        "losers": sheet.losers,
    }


def _row(row: Row) -> list[Any]:
    """Return what a row says: deal, dealer, whether it is void, and what it says of each player."""
    cells = [
        [cell.player, cell.score, cell.mark.value, cell.after, cell.bought] for cell in row.cells
    ]
    return [row.number, row.dealer, None if row.void is None else row.void.value, cells]


def _record(sheet: Sheet) -> str | None:
    try:
        return dumps(record_of(sheet))
    except AgurkError:
        return None


def text() -> str:
    """Return the file as it should be."""
    return "".join(
        json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in sheets()
    )


def main() -> None:
    """Write the file."""
    TARGET.write_text(text(), encoding="utf-8")
    print(f"{TARGET.name}: {len(VARIANTS)} variants")


if __name__ == "__main__":
    main()
