"""Feed nonsense to everything that reads text: `make fuzz`, with ARGS="--inputs 50000 --seed 7".

Each input is a valid sample that was cut, spliced and scribbled over. A parser may only accept it
or raise one of our own errors; a record that is accepted must be the same once written and read.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from agurk.notation import Record, dumps, jsonl, loads, read  # noqa: E402 - needs the path above
from agurk.notation.actions import action_text, parse_action  # noqa: E402
from agurk.notation.count import position  # noqa: E402
from agurk.notation.lines import decode  # noqa: E402
from agurk.rules.cards import Card, cards, text_of  # noqa: E402
from agurk.rules.dealing import seed_of  # noqa: E402
from agurk.rules.errors import AgurkError  # noqa: E402
from agurk.scorekeeper.codec import from_json  # noqa: E402
from agurk.table import lines as table_lines  # noqa: E402
from agurk.variants import VARIANTS, files, find, house  # noqa: E402
from tests.cases.reading import CaseFileError  # noqa: E402
from tests.cases.reading import read as read_cases  # noqa: E402

INPUTS = 1_000_000
PART = 20_000
"""How many inputs come from one seed, so that any number of cores does the same."""
OURS = (AgurkError, CaseFileError)
WORDS = (
    *("9c", "Kd", "T♠", "X1", "15", "+", "|", "/", "(", ")", "#", "*", "-1", "0", "999999999999"),
    *("Trick 1:", "Last trick:", "Cost:", "Hand 2:", "Deal 1:", "Scores:", "Lives:", "Lot:"),
    *("Result: *", "Set scores:", "Set lives:", "Buy-in:", "Kontra:", "Exchange:", "Redeal:"),
    *("Hands: unknown", "dealer 1", "7 cards", "2 leads", ", 1 takes", "calls", "accepts", "none"),
    *('[Variant "danish"]', '[House "lives=2"]', '[Players "3"]', '[Result "*"]', "{", "}", ";"),
    *('"', "\\", "\\ud800", "\n", "\r", "\t", "\0", "\ufeff", "²", "٣", "İ", "null", "true", "1e9"),
    *("[", "]", "{}", "[]", '"type":', "=", "players=2-5", "threshold=0", "[rules]", "seat", "NaN"),
)


class Target(NamedTuple):
    """Something that reads text."""

    name: str
    share: int
    """How many of a hundred inputs it gets."""
    read: Callable[[str], object]
    samples: list[str]


class Escaped(Exception):
    """A parser let something through that is no error of ours."""


def targets(folder: Path) -> list[Target]:
    """Return everything that reads text, with valid samples; `folder` is for files."""
    danish = VARIANTS["danish"]
    texts, lines = _records()
    hands = ["2s Kh", "3c,9d 10h", "A♠ X1", "1 15 7", "6c 6c"]
    actions = [
        *("lot 3", "size 5", "deal 2s Kh | 3c 9d / 5c", 'redeal "why"', "exchange 2c 3d"),
        *("exchange none", "kontra", "no kontra", "buy-in", "no buy-in", "9c", "9c+9d", "(7s)3c"),
    ]
    rules = ["threshold=30", "players=3-5", "ace=led", "keep-cards=yes", "hand_rule=countdown"]
    toml = ['base = "danish"\nname = "x"\n[rules]\nthreshold = 30\nkeep_cards = true\n']
    return [
        Target("cards", 12, lambda text: Card(text) is Card(Card(text).text), hands),
        Target("hands", 12, lambda text: cards(text_of(cards(text))), hands),
        Target("hands of a pack", 8, danish.hand_of, hands),
        Target("actions", 16, lambda text: parse_action(action_text(parse_action(text))), actions),
        Target("positions", 6, lambda text: position(danish, text), ["2s Kh | 3c 9d", "2s|3s"]),
        Target("records", 14, _record, texts),
        Target("record files", 2, _record_file, texts),
        Target("records as JSON", 9, _json_record, lines),
        Target("house rules", 7, lambda text: house.with_rules(danish, text.split(",")), rules),
        Target("rule files", 3, files.loads, toml),
        Target("names of variants", 3, find, ["danish", "Gúrka", "five-cucumbers", "ogórek"]),
        Target("seeds", 2, seed_of, ["1", "00" * 32]),
        Target("logs of a table", 3, table_lines.loads, ['{"number":7,"who":2,"at":1,"act":"9c"}']),
        Target("entries of a sheet", 2, _entry, ['{"entry":"took","takers":["Ida"],"card":"9"}']),
        Target("cases", 1, _cases(folder), _case_lines()),
    ]


def _records() -> tuple[list[str], list[str]]:
    """Return records of many kinds, as text and as JSON Lines, short ones more often."""
    golden = [path.read_text(encoding="utf-8") for path in (ROOT / "spec/deals").glob("*.agurk")]
    whole = sorted(golden, key=len)[:3]
    sheet = "".join(
        f'[Seat{seat} "{name}"]\n' for seat, name in enumerate(("Ida", "Bo", "Saga"), 1)
    )
    sheet = (
        f'[Variant "danish"]\n[House "threshold=30"]\n{sheet}Cost: 2 Kd\nCost: 1 +9 ; a comment\n'
    )
    sheet += "Scores: 9 13 0\nSet scores: 1 2 3\nLast trick: 2 leads Kd 9d 2d\nCost: 2 +13\n"
    short = [_start(text) for text in golden]
    texts = [*whole, *short, *[sheet] * 20]
    return texts, [jsonl.dumps(loads(text)) for text in [*whole, *short, *[sheet] * 10]]


def _start(text: str) -> str:
    """Return a record of the first moments of a match."""
    record = loads(text)
    first = Record(
        variant=record.variant,
        players=record.players,
        actions=record.actions[:9],
        sheet=record.sheet[:1],
        names=record.names,
        other=(("Round", "3"),),
    )
    return dumps(first)


def _record(text: str) -> object:
    record = loads(text)
    if loads(dumps(record)) != record:
        raise Escaped("A record is not the same once written and read.")
    return record


def _json_record(text: str) -> object:
    record = jsonl.loads(text)
    if jsonl.loads(jsonl.dumps(record)) != record:
        raise Escaped("A record is not the same once written and read.")
    return record


def _record_file(text: str) -> object:
    """Read a record out of bytes; in one of four some are no text."""
    data = text.encode(errors="surrogatepass")
    if len(data) % 4 == 0:
        data = data.replace(b"9", b"\xc3")
    return list(read(decode(data.splitlines(keepends=True))))


def _entry(text: str) -> object:
    try:
        told: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return from_json(told)


def _cases(folder: Path) -> Callable[[str], object]:
    def read_text(text: str) -> object:
        path = folder / ("cases.jsonl" if text.startswith("{") else "cases.yaml")
        path.write_text(text, encoding="utf-8", errors="replace")
        return list(read_cases(path))

    return read_text


def _case_lines() -> list[str]:
    with (ROOT / "spec/cases.jsonl").open(encoding="utf-8") as file:
        return [line for line, _ in zip(file, range(40), strict=False)]


def mutate(sample: str, other: str, random: Random) -> str:
    """Return a sample with some damage done to it."""
    text = sample
    for _ in range(random.choice((0, 1, 1, 1, 2, 3, 8))):
        at, to = sorted((random.randint(0, len(text)), random.randint(0, len(text))))
        to = min(to, at + random.choice((0, 1, 2, 5, 20, 10**6)))
        match random.randrange(7):
            case 0:
                text = text[:at] + text[to:]
            case 1:
                text = text[:at] + random.choice(WORDS) + text[to:]
            case 2:
                text = text[:at] + text[at:to] * 2 + text[to:]
            case 3:
                text = text[:at] + chr(random.choice((random.randrange(32, 127), 0xD800, 0x2660)))
                text += sample[at + 1 :]
            case 4:
                text = text[:at] + other[at:to] + text[to:]
            case 5:
                text = _shuffled_lines(text, random)
            case _:
                text = text.swapcase() if random.random() < 0.2 else text[:to]
    return text[:20_000]


def _shuffled_lines(text: str, random: Random) -> str:
    """Return a text with two lines in each other's place, or one doubled."""
    lines = text.split("\n")
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    if random.random() < 0.3:
        lines.insert(one, lines[two])
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def fuzz(inputs: int, seed: int) -> Counter[str]:
    """Return how many inputs each parser accepted and refused.

    Raises:
        Escaped: if one raised anything but our own errors; says the input.
    """
    random = Random(seed)
    told: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        aims = targets(Path(folder))
        weights = list(accumulate(target.share for target in aims))
        for _ in range(inputs):
            (target,) = random.choices(aims, cum_weights=weights)
            text = mutate(random.choice(target.samples), random.choice(target.samples), random)
            told[f"{target.name}, {_outcome(target, text)}"] += 1
    return told


def _outcome(target: Target, text: str) -> str:
    try:
        target.read(text)
    except OURS:
        return "refused"
    except Exception as error:
        raise Escaped(f"{target.name}: {type(error).__name__} for {text!r}") from error
    return "accepted"


def main() -> None:
    """Run as many inputs as asked for, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=int, default=INPUTS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = time.perf_counter()
    told: Counter[str] = Counter()
    parts = range(0, asked.inputs, PART)
    sizes = [min(PART, asked.inputs - done) for done in parts]
    with ProcessPoolExecutor() as pool:
        for found in pool.map(fuzz, sizes, range(asked.seed, asked.seed + len(sizes))):
            told += found
    seconds = time.perf_counter() - start
    for name, number in sorted(told.items()):
        print(f"{number:9} {name}")
    print(f"{asked.inputs} inputs in {seconds:.0f} s, nothing but our own errors")


if __name__ == "__main__":
    main()
