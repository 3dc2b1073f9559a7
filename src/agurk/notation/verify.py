"""A finished match checked: every action was legal, and the deals are those that were promised.

The promise, published before the first deal, has to be the hash of the secret; the lot and every
deal have to be what the secret gives. That proves something only if the promise was seen before
the first deal: whoever writes a record can try secrets. A redeal is a deal of its own. A secret
that follows from a seed somebody named was known to him, which a record tells by its `Seed`. Deals
of a match that was over were known to whoever cared to look, which it tells by its `Again`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from agurk.notation.actions import shown
from agurk.notation.record import Record
from agurk.notation.replay import fold, state_after
from agurk.notation.sheet import count_sheet
from agurk.rules.actions import Action, DealOut, Lot
from agurk.rules.choices import Exchange
from agurk.rules.dealing import SEED_BYTES, chance, seed_of
from agurk.rules.errors import RecordError
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.match import Match
from agurk.rules.state import begin


class Verdict(Enum):
    """What came of a check."""

    FAIR = "fair"
    """Everything was played by the rules, and every deal is the promised one."""
    NAMED = "named"
    """Everything was played by the rules, and every deal is what it should be, but could be known:
    somebody named the seed, or it is a deal of an earlier match."""
    REPLAYED = "replayed"
    """Everything was played by the rules; the deals cannot be checked."""
    WRONG = "wrong"
    """Something is not as it should be."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found."""

    slug: str
    """What it is, for programs."""
    text: str
    """What it is, in words."""
    wrong: bool = False
    """Whether it should not be so."""
    deal: int | None = None
    """Which deal it is about, 0 for the lot; None if it is about no single one."""
    line: int | None = None
    """The line of the record that it is about; None if it is about no single one."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found in a record."""

    verdict: Verdict
    """What came of it."""
    findings: tuple[Finding, ...]
    """What was found, in the order of the match."""

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return self.verdict is not Verdict.WRONG


def verify(record: Record) -> Verification:
    """Return whether a record can be replayed, and its deals made again."""
    findings = (*_replayed(record), *_dealt(record))
    if any(finding.wrong for finding in findings):
        return Verification(Verdict.WRONG, findings)
    slugs = {finding.slug for finding in findings}
    if "deals-fair" not in slugs:
        return Verification(Verdict.REPLAYED, findings)
    known = slugs & {"seed-named", "deals-again"}
    return Verification(Verdict.NAMED if known else Verdict.FAIR, findings)


def _replayed(record: Record) -> Iterator[Finding]:
    """Yield what replaying the match finds."""
    try:
        if record.partial:
            sheet = list(count_sheet(record))
            outcome = sheet[-1].match.outcome
            text = f"The score sheet counts up; it has {len(sheet)} entries."
        else:
            outcome = state_after(record).match.outcome
            text = f"All {len(record.actions)} actions were legal."
    except RecordError as error:
        yield Finding("illegal", str(error), wrong=True, line=error.line)
        return
    yield Finding("replayed", text)
    if outcome is None:
        yield Finding("undecided", "The match is not over.")


def _dealt(record: Record) -> Iterator[Finding]:
    """Yield what making the deals again finds."""
    if record.partial:
        yield Finding("no-hands", "The hands are not known, so the deals cannot be verified.")
        return
    if not record.promise and not record.secret:
        yield Finding("no-promise", "The record has no promise, so its deals cannot be verified.")
        return
    if not record.secret:
        yield Finding(
            "no-secret",
            "The record has a promise but no secret, so the deals cannot be verified; "
            "the secret is published when the match is over.",
        )
        return
    secret = _bytes_of(record.secret)
    if secret is None:
        yield Finding(
            "bad-secret",
            f"The secret is not {2 * SEED_BYTES} hexadecimal digits, so it gives no deals.",
            wrong=True,
        )
        return
    yield from _promised(record, secret)
    yield from _named(record, secret)
    yield from _again(record)
    yield from _deals(record, secret)


def _bytes_of(text: str) -> bytes | None:
    """Return the bytes that hexadecimal digits stand for; None if they do not."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        return None
    return secret if len(secret) == SEED_BYTES else None


def _promised(record: Record, secret: bytes) -> Iterator[Finding]:
    if not record.promise:
        yield Finding(
            "no-promise",
            "The record has a secret but no promise, so the secret may be of a later day.",
            wrong=True,
        )
    elif promise(secret) != record.promise.casefold():
        yield Finding(
            "promise-broken",
            "The secret is not the one that was promised: its hash is another.",
            wrong=True,
        )
    else:
        text = f"The secret is the one of the promise {record.promise}."
        yield Finding("promise-kept", text)


def _named(record: Record, secret: bytes) -> Iterator[Finding]:
    """Yield whether the seed that somebody named gives the secret."""
    if not record.seed:
        return
    if seed_of(record.seed) == secret:
        text = f"The secret follows from the seed {shown(record.seed)}, which a player named."
        yield Finding("seed-named", text)
    else:
        text = f"The seed {shown(record.seed)} that a player named does not give the secret."
        yield Finding("seed-false", text, wrong=True)


def _again(record: Record) -> Iterator[Finding]:
    """Yield whether the deals are those of an earlier match."""
    if record.again:
        match = shown(record.again)
        text = f"The deals are those of the match {match}, and could be known from it."
        if record.again_from:
            text += f" It was played anew from deal {record.again_from} on."
        yield Finding("deals-again", text)


def _deals(record: Record, secret: bytes) -> Iterator[Finding]:
    """Yield each deal that is not what the secret gives, or that all are."""
    name = record.again or record.match
    wrong = 0
    number = 0
    try:
        for match, action in _chances(record):
            seed = deal_seed(secret, name, number, record.nonces)
            if not _same(match, action, chance(match, seed)):
                wrong += 1
                what = "The lot" if isinstance(action, Lot) else f"Deal {number}"
                text = f"{what} is not what the secret gives."
                yield Finding("deal-changed", text, wrong=True, deal=number)
            number += 1
    except RecordError:
        return
    if not wrong and number:
        deals = f"{number - 1} deal{'s' * (number != 2)}"
        yield Finding("deals-fair", f"The lot and {deals} are what the secret gives.")


def _chances(record: Record) -> Iterator[tuple[Match, Lot | DealOut]]:
    """Yield each lot and deal with the match before it."""
    match = begin(record.variant, record.players).match
    for action, after, _ in fold(record.variant, record.players, record.actions):
        if isinstance(action, Lot | DealOut):
            yield match, action
        match = after.match


def _same(match: Match, done: Action, due: Action) -> bool:
    """Tell whether two deals give everybody the same cards, and the same to be drawn."""
    if isinstance(done, DealOut) and isinstance(due, DealOut):
        hands = [[match.variant.sort(hand) for hand in deal.hands] for deal in (done, due)]
        drawn = match.variant.exchange is not Exchange.NONE
        return hands[0] == hands[1] and (not drawn or done.stock == due.stock)
    return done == due
