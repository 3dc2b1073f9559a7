"""What the engine says to each kind of case."""

from collections.abc import Callable

from agurk.rules.variant import Variant
from tests.cases.answers import dealing, playing, scoring
from tests.cases.answers.common import Answer, Given

ANSWERS: dict[str, Callable[[Variant, Given], Answer]] = {
    "audit": playing.audit,
    "buy_in": scoring.buy_in_case,
    "compare": dealing.compare,
    "deal": dealing.deal,
    "exchange": dealing.exchange,
    "first_dealer": dealing.first_dealer,
    "follow_set": playing.follow_set,
    "game": scoring.game,
    "hand_choice": dealing.size_chosen,
    "hand_size": dealing.size_of_hand,
    "lead_sets": playing.lead_sets,
    "legal": playing.legal,
    "marks": scoring.marks,
    "misdeal": dealing.misdeal,
    "money": scoring.money,
    "next_dealer": dealing.next_dealer,
    "next_leader": dealing.next_leader,
    "order": dealing.order,
    "pack": dealing.pack,
    "playout": playing.playout,
    "reject": playing.reject,
    "reshuffle": dealing.reshuffle,
    "settle": scoring.settle_case,
    "settle_pot": scoring.settle_pot,
    "setup": dealing.setup,
    "start": dealing.start_of_match,
    "tricks": playing.tricks,
    "value": dealing.value,
    "view": playing.view,
    "winner": playing.winner,
}
