"""Write spec/deals: for every variant a whole match at random, its deals fair, with results."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from agurk.notation import Record, dumps, jsonl
from agurk.notation.opened import opened
from agurk.rules.actions import Action, Correct, DealOut, Lot, Redeal
from agurk.rules.dealing import chance
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS

TARGET = Path(__file__).parent.parent / "spec" / "deals"

NAMES = ("Ida", "Bo", "Saga", "Ole", "Åse", "Wiktor", "Aino", "Jón", "Lis")
MISHAPS = 0.02
"""How often a deal is thrown in, or an illegal play put right."""


def match(variant: Variant) -> Record:
    """Return a whole match of a variant."""
    players = max(3, variant.least_players)
    secret = sha256(f"secret of {variant.key}".encode()).digest()
    name, nonces = f"golden {variant.key}", tuple(NAMES[:players])
    actions = tuple(_play(begin(variant, players), Random(variant.key), secret, name, nonces))
    return Record(
        variant=variant,
        players=players,
        actions=actions,
        names=NAMES[:players],
        date="2026-11-29",
        match=name,
        promise=promise(secret),
        secret=secret.hex(),
        nonces=nonces,
    )


def _play(
    state: State, random: Random, secret: bytes, name: str, nonces: tuple[str, ...]
) -> Iterator[Action]:
    """Yield the actions of a match."""
    number = 0
    while state.match.phase is not Phase.OVER:
        action = _mishap(state, random)
        if action is None and state.to_act is None:
            action = chance(state.match, deal_seed(secret, name, number, nonces))
        action = action or random.choice(state.actions)
        number += isinstance(action, Lot | DealOut)
        state, _ = state.apply(action)
        yield action


def _mishap(state: State, random: Random) -> Action | None:
    """Return a redeal or a correction, now and then; None otherwise."""
    deal = state.deal
    if deal is None or random.random() > MISHAPS:
        return None
    if not deal.begun:
        return Redeal("a card was turned up")
    wrong = [card.alone for card in deal.hands[deal.turn] if card.alone not in deal.legal]
    return Correct(random.choice(wrong), random.choice(deal.legal)) if wrong else None


def files() -> dict[str, str]:
    """Return every file as it should be, by name."""
    found = {f"{key}.agurk": dumps(match(variant)) for key, variant in VARIANTS.items()}
    danish = match(VARIANTS["danish"])
    found["danish.jsonl"] = jsonl.dumps(danish)
    found["danish-spectator.agurk"] = dumps(opened(danish))
    found["danish-spectator.jsonl"] = jsonl.dumps(opened(danish))
    return found


def main() -> None:
    """Write the files."""
    TARGET.mkdir(exist_ok=True)
    wanted = files()
    for stale in TARGET.iterdir():
        if stale.name not in wanted:
            stale.unlink()
    for name, text in wanted.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    print(f"{TARGET.name}: {len(wanted)} records")


if __name__ == "__main__":
    main()
