"""Score sheets on which anything has happened that may."""

from random import Random

from hypothesis import strategies as st

from agurk.rules.choices import Multiplier, PenaltyTie, Values
from agurk.rules.errors import AgurkError
from agurk.scorekeeper.entries import Answered, Dealing, Joined, Left, Opened, Rematch, Took
from agurk.scorekeeper.log import begin_log, fold
from agurk.variants import VARIANTS

NAMES = ("Ida", "Bo", "Saga", "Mikkel", "Ola", "Freja", "Nils", "Tove", "Aino", *map(str, range(9)))


def sheet_of(line, variant="danish", house="", date=""):
    """Return the log of a sheet: `Ida Bo | Ida 9 | Bo K` is two players and two deals."""
    players, *deals = [part.split() for part in line.split("|")]
    entries = [Took(takers=tuple(who.split("+")), card=card) for who, card in deals]
    opening = Opened(variant=variant, house=house, players=tuple(players), date=date)
    return fold([opening, *entries])


def opening_of(variant, random):
    rules = VARIANTS[variant]
    players = random.randint(rules.least_players, rules.most_players)
    return Opened(variant=variant, players=NAMES[:players])


def any_took(sheet, random):
    """Return a last trick that these rules allow, as somebody may note it."""
    variant, here = sheet.variant, sheet.players_in or sheet.seated
    shared = random.randint(1, 2) if variant.penalty_tie is not PenaltyTie.LAST else 1
    takers = tuple(random.sample(here, min(shared, len(here))))
    if variant.values is Values.NONE:
        return Took(takers=takers)
    lowest = random.choice(here)
    if random.random() < 0.2:
        return Took(takers=takers, points=random.randint(0, 15), lowest=lowest)
    kontra = random.choice(here) if variant.multiplier is Multiplier.KONTRA else None
    changed = tuple(random.sample(here, 1)) if variant.multiplier is Multiplier.EXCHANGE else ()
    one = variant.multiplier is Multiplier.ONES and random.random() < 0.3
    card = random.choice(variant.cards).text
    return Took(takers=takers, card=card, kontra=kontra, one=one, doubled=changed, lowest=lowest)


def any_entry(sheet, random):
    """Return an entry of any kind, sensible or not."""
    somebody = random.choice(sheet.people)
    return random.choices(
        [
            any_took(sheet, random),
            Answered(sheet.asked or somebody, random.random() < 0.6),
            Joined(random.choice(NAMES), random.choice([None, somebody])),
            Left(somebody),
            Dealing(somebody),
            Rematch(),
        ],
        weights=[12, 8 if sheet.asked else 1, 1, 1, 1, 3],
    )[0]


def any_log(variant, seed, steps=40):
    """Return a log to which anything was entered, what is refused left out."""
    random = Random(seed)
    log = begin_log(opening_of(variant, random))
    for _ in range(steps):
        try:
            log = log.enter(any_entry(log.sheet, random))
        except AgurkError:
            continue
    return log


keys = st.sampled_from(list(VARIANTS))
seeds = st.integers(0, 2**32)
"""What `any_log` makes a log of, in few words where a test fails."""
