"""Who may know which card when, computed from a room's log alone, without a look at any view."""

import json
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from typing import Any, NamedTuple

from agurk.rules.ahead import claim
from agurk.rules.fairness import deal_seed
from agurk.rules.match import Phase
from agurk.table.acts import Begin
from agurk.table.entries import Entry
from agurk.table.lines import act_of
from agurk.table.table import Table

_NO_CARDS_OUT = {Phase.LOT, Phase.SIZE, Phase.DEAL, Phase.BUY_IN, Phase.OVER}

AHEAD = 3
"""How many seeds of deals to come are looked for."""


class Known(NamedTuple):
    """What may be known after one row."""

    public: frozenset[str]
    """The cards that everybody has seen, of the deal on the table or the one just counted."""
    seats: dict[str, int]
    """The seat of each player."""
    hands: dict[int, Counter[str]]
    """What each seat holds."""
    seen: dict[int, frozenset[str]]
    """What each seat alone has seen in this deal: dealt, drawn, changed away."""
    secrets: tuple[str, ...]
    """What nobody may be told: secret and seeds of a match that goes on, however written."""
    over: bool
    """Whether the match is over."""
    joining: frozenset[int] = frozenset()
    """The seats of people who sat down while cards were out; they see no hand in this deal."""
    forced: frozenset[int] = frozenset()
    """The seats that can know that all their cards are forced."""
    turn: int | None = None
    """Whose turn it is to decide."""

    def of(self, player):
        """Return the cards that a player may see now."""
        seat = self.seats.get(player)
        if seat is None or seat in self.joining:
            return self.public
        return self.public | self.seen.get(seat, frozenset())


class Knowledge:
    """Follows the rows of a room, one by one."""

    def __init__(self, variant):
        self.pack = Counter(card.text for card in variant.cards)
        self.aside_shown = variant.aside.value == "shown"
        self.after = []
        """What may be known after each row."""
        self.told = []
        """The cards that the events of each row may name."""
        self.table: Any = None
        self._public: frozenset[str] = frozenset()
        self._seats = {}
        self._joining = set()
        self._hands = {}
        self._seen = {}
        self._stock = []
        self._last: Any = None
        self._secret = b""
        self._nonces = []
        self._name = ""
        self._deals = 0
        self._secrets: tuple[str, ...] = ()

    def hear(self, data):
        """Take in the next row."""
        line = json.loads(data)
        do = line["do"]
        told = frozenset(do.get("cards", ()))
        match do["type"]:
            case "take-seat":
                self._seats[do["player"]] = do["seat"]
                if self._hands:
                    self._joining.add(do["seat"])
            case "empty-seat":
                self._seats = {who: at for who, at in self._seats.items() if at != do["seat"]}
                self._joining.discard(do["seat"])
            case "act":
                told |= self._act(do["seat"], do["act"])
        over = self.table is not None and self.table.over
        if self.table is not None and self.table.match.phase in _NO_CARDS_OUT:
            self._hands = {}
        self.told.append(told)
        self.after.append(
            Known(
                self._public,
                dict(self._seats),
                {seat: hand.copy() for seat, hand in self._hands.items()},
                dict(self._seen),
                () if over else self._secrets,
                over,
                frozenset(self._joining) if self._hands else frozenset(),
                frozenset(seat for seat in self._hands if claim(self.table.view(seat))),
                None if self.table is None else self.table.to_act,
            )
        )

    def _act(self, seat, act):
        """Take in what was done at the table, and return the cards that everybody hears of."""
        turn = None if self.table is None else self.table.to_act
        self._follow(seat, act)
        if isinstance(act, str):
            return self._action(turn, act)
        if "begin" in act:
            self._public, self._hands, self._seen = frozenset(), {}, {}
            self._secret = bytes.fromhex(act["begin"]["secret"])
            self._name = act["begin"]["name"]
            self._nonces = []
            self._deals = 0
            self._hide()
        elif "nonce" in act:
            self._nonces = self._nonces or [""] * len(self.table.sitters)
            self._nonces[act["nonce"][0]] = act["nonce"][1]
            self._hide()
        elif "take-back" in act:
            seat, cards = self._last
            self._hands[seat].update(cards)
            return frozenset(cards) | self._public
        return frozenset()

    def _follow(self, seat, act):
        """Let a table of our own go on, for who is still in and whose turn it is."""
        act = act_of(act)
        if isinstance(act, Begin):
            self.table = Table(act)
        else:
            self.table.follow(Entry(self.table.last + 1, act, seat))

    def _action(self, turn, text):
        word, _, rest = text.partition(" ")
        match word:
            case "deal":
                return self._deal(rest)
            case "exchange":
                changed = [] if rest == "none" else rest.split()
                drawn, self._stock = self._stock[: len(changed)], self._stock[len(changed) :]
                self._take(turn, changed)
                self._hands[turn].update(drawn)
                self._seen[turn] |= frozenset(drawn)
                return frozenset()
            case "lot":
                self._deals += 1
                self._hide()
                return frozenset()
            case "size" | "kontra" | "no" | "buy-in" | "redeal":
                return frozenset()
        assert not text.startswith("("), "nobody corrects a play on the server yet"
        cards = text.split("+")
        self._take(turn, cards)
        self._last = turn, cards
        self._public |= frozenset(cards)
        return self._public

    def _deal(self, text):
        self._deals += 1
        self._hide()
        self._joining.clear()
        dealt, _, stock = text.partition("/")
        hands = [hand.split() for hand in dealt.split("|")]
        self._stock = stock.split()
        kept = self.pack - Counter(self._stock) - Counter([card for hand in hands for card in hand])
        self._hands = dict(zip(self.table.match.seats, map(Counter, hands), strict=True))
        self._seen = {seat: frozenset(hand) for seat, hand in self._hands.items()}
        self._public = frozenset(kept)
        if self.aside_shown:
            self._public |= frozenset(self._stock)
        return frozenset()

    def _take(self, seat, cards):
        before = self._hands[seat].total()
        self._hands[seat] -= Counter(cards)
        assert self._hands[seat].total() == before - len(cards)

    def _hide(self):
        """Take note of what nobody may be told: the secret, and the seeds of deals to come too."""
        numbers = range(self._deals + AHEAD)
        seeds = [deal_seed(self._secret, self._name, number, self._nonces) for number in numbers]
        self._secrets = tuple(part for it in (self._secret, *seeds) for part in _written(it))


def _written(hidden):
    """Yield the ways in which 32 bytes may be written, in parts."""
    yield from (hidden.hex()[:32], hidden.hex()[32:])
    for encoded in (b64encode(hidden), urlsafe_b64encode(hidden)):
        yield encoded.decode()[:32]
