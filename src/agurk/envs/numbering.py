"""The actions of an environment by number.

What a player decides is a row of numbers, nearly always one: the rank of the card that is played.
Where several cards are chosen at once, for a set or to be changed, they are named one after the
other, the lowest first, and `done` ends the row where it could go on.
"""

from typing import TypeAlias

from agurk.envs.plan import Plan
from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Exchange, Play
from agurk.rules.cards import Card
from agurk.rules.choices import BuyIn as BuyInRule
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.choices import Lead, Multiplier
from agurk.rules.sizes import choosable_sizes
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.sim.shape import ranks_of

Row: TypeAlias = tuple[int, ...]
"""The numbers of a decision, or the first of them."""


class Numbering:
    """What the numbers stand for, the same throughout an environment.

    >>> from agurk.envs.plan import plan_of
    >>> Numbering(plan_of("ogorek_kontra", 4)).names[-4:]
    ('K', 'A', 'pass', 'kontra')
    """

    def __init__(self, plan: Plan) -> None:
        """Number what may come up."""
        variant = plan.variant
        self._ranks = ranks_of(variant)
        names = list(rank_names(variant))
        self.ranks = len(names)
        """How many ranks the pack has; the first numbers are theirs."""
        self.several = variant.lead is Lead.SETS or variant.exchange is not ExchangeRule.NONE
        """Whether several cards may be chosen at once."""
        self.done = len(names)
        """What ends a row that could go on, where several cards may be chosen."""
        names += ["done"] if self.several else []
        self._kontra = len(names)
        names += ["pass", "kontra"] if variant.multiplier is Multiplier.KONTRA else []
        self._buy_in = len(names)
        names += (
            ["decline", "buy in"] if plan.whole and variant.buy_in is not BuyInRule.NONE else []
        )
        self._size = len(names) - 1
        if plan.asks_size:
            most = choosable_sizes(variant, 2 if plan.whole else plan.players)[-1]
            names += [f"deal {size}" for size in range(1, most + 1)]
        self.names = tuple(names)
        """What each number is called."""

    def __len__(self) -> int:
        return len(self.names)

    def rows(self, view: View) -> dict[Row, Choice]:
        """Return all that the seat of a view may choose, by the numbers that choose it.

        Of choices that differ only by suits the first stands for all.
        """
        found: dict[Row, Choice] = {}
        for choice in view.actions:
            found.setdefault(self.row(choice), choice)
        if not self.several or not isinstance(view.actions[0], Play | Exchange):
            return found
        longer = {row[:at] for row in found for at in range(len(row))} | {()}
        return {(*row, self.done) if row in longer else row: found[row] for row in found}

    def row(self, choice: Choice) -> Row:
        """Return the numbers of a choice, without `done`."""
        ranks = self._ranks
        match choice:
            case Play(cards) | Exchange(cards):
                if len(cards) == 1:
                    return (ranks[cards[0]],)
                return tuple(sorted([ranks[card] for card in cards]))
            case CallKontra(call):
                return (self._kontra + call,)
            case BuyIn(accept):
                return (self._buy_in + accept,)
            case ChooseSize(size):
                return (self._size + size,)

    def next_in(self, rows: dict[Row, Choice], wanted: Row, begun: Row) -> int:
        """Return the number by which a row that was begun goes on to what is wanted."""
        at = len(begun)
        row = wanted if wanted in rows else (*wanted, self.done)
        return row[at]


def allowed(rows: dict[Row, Choice], begun: Row) -> list[int]:
    """Return the numbers with which a row that was begun may go on, in order."""
    at = len(begun)
    return sorted({row[at] for row in rows if row[:at] == begun})


def rank_names(variant: Variant) -> tuple[str, ...]:
    """Return what each rank is called, the lowest first: `2` to `A`, jokers `X`.

    Cards that are not as strong as their rank says are named with their suits.
    """
    groups: dict[int, list[Card]] = {}
    for card, rank in ranks_of(variant).items():
        groups.setdefault(rank, []).append(card)
    plain = [{_plain(card) for card in groups[rank]} for rank in range(len(groups))]
    names = []
    for rank, kinds in enumerate(plain):
        shared = sum(bool(kinds & other) for other in plain) > 1
        cards = dict.fromkeys(card.text for card in groups[rank])
        names.append("+".join(sorted(kinds)) if not shared else "+".join(cards))
    return tuple(names)


def _plain(card: Card) -> str:
    """Return what a card is called without its suit."""
    if card.joker:
        return "X"
    return card.text[:-1] if card.suit is not None else card.text
