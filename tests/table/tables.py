"""Tables at which anything has happened that may."""

from random import Random

from hypothesis import strategies as st

from agurk.rules.actions import Correct
from agurk.rules.match import Phase
from agurk.table.acts import AddNonce, Begin, DemandRedeal, Pause, Resume, Sit, TakeBack
from agurk.table.commands import Command
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.variants import VARIANTS

NAMES = ("Ida", "Bo", "Saga", "Mikkel", "Ola", "Freja", "Nils", "Tove", "Aino")


def opened(variant="danish", players=3, secret=bytes(32), bots=()):
    rules = VARIANTS[variant]
    sitters = [Sitter(NAMES[seat], "sharp" if seat in bots else "") for seat in range(players)]
    return Table(Begin(rules, "first", secret, tuple(sitters)), at=0.0)


def decide(table, random):
    """Let the seat in turn do anything that it may."""
    view = table.view(table.to_act)
    table.do(Command(random.choice(view.actions), table.to_act, table.last), at=table.last)


def go_on(table, random, steps):
    """Let a table act, with people coming, going and complaining in between."""
    for _ in range(steps):
        if table.paused:
            table.do(Command(Resume()), at=table.last)
        elif table.over:
            variant = table.match.variant
            table.do(Command(Begin(variant, f"{table.last}", random.randbytes(32))), at=table.last)
        elif table.may_take_back is not None and random.random() < 0.15:
            take_back(table)
        elif random.random() < 0.1:
            disturb(table, random)
        elif table.to_deal:
            table.deal(at=table.last)
        else:
            decide(table, random)
    return table


def take_back(table):
    """Let the seat that has just played take it back."""
    seat = table.may_take_back
    return table.do(Command(TakeBack(seat), seat, table.last), at=table.last)


def disturb(table, random):
    seat = random.randrange(len(table.sitters))
    free = Sitter(f"{NAMES[seat]} {table.last}", random.choice(("", "ladder")))
    acts = [Pause(), Sit(seat, free)]
    if table.match.phase is Phase.LOT:
        acts.append(AddNonce(seat, f"words {random.random()}"))
    if table.view(None).leader is not None and not list(table.view(None).plays()):
        acts.append(DemandRedeal(random.choice(table.match.seats), "a card was face up"))
    act = random.choice([*acts, *corrections(table)])
    table.do(Command(act, table.to_act if isinstance(act, Correct) else None), at=table.last)


def corrections(table):
    """Return an illegal play taken back, if the seat in turn could make one."""
    if table.match.phase is not Phase.PLAY:
        return []
    view = table.view(table.to_act)
    legal = [action.cards for action in view.actions]
    wrong = [card.alone for card in view.hand if card.alone not in legal]
    return [Correct(wrong[0], legal[0])] if wrong else []


def play_out(table, random):
    while not table.over:
        if table.to_deal:
            table.deal(at=0.0)
        else:
            decide(table, random)
    return table


@st.composite
def tables(draw):
    """Generate tables of any variant after any number of acts."""
    variant = draw(st.sampled_from(sorted(VARIANTS)))
    rules = VARIANTS[variant]
    players = draw(st.integers(rules.least_players, min(rules.most_players, len(NAMES))))
    random = Random(draw(st.integers(0, 2**32)))
    bots = [seat for seat in range(players) if random.random() < 0.5]
    table = opened(variant, players, random.randbytes(32), bots)
    return go_on(table, random, draw(st.integers(0, 80)))
