"""Nobody is told what only others may know, whatever happens at a table."""

from base64 import b64encode
from collections import Counter

import msgspec
import pytest

from agurk.rules.fairness import deal_seed
from agurk.server.rooms import audience, commands, frames, orders, playing, seen
from agurk.server.rooms.errors import NotNow
from agurk.server.rooms.hinting import Hinting
from agurk.server.rooms.host import Host
from agurk.server.rooms.room import Room
from agurk.server.rooms.state import RoomState
from agurk.server.thinker import Advice
from agurk.server.wire import client, events
from agurk.server.wire.scene import Option
from agurk.server.wire.server import Hinted
from agurk.variants import VARIANTS
from tests.server.rooms.crowd import watched_match
from tests.server.rooms.watch import Leak

SHARE = 2
"""How many matches of each variant are watched here; `make soak` watches two thousand in all."""


@pytest.mark.parametrize("key", VARIANTS)
def test_no_byte_that_is_sent_tells_what_only_others_may_know(key):
    for seed in range(SHARE):
        watched_match(VARIANTS[key], seed, steps=200)


EVERYTHING = {
    *("take-seat", "empty-seat", "place-bot", "own", "ask", "answer", "drop", "settle", "prefer"),
    *("take-hint", "begin", "nonce", "sit", "demand-redeal", "take-back", "pause", "resume"),
    *("lot", "deal", "exchange", "redealt", "removed", "a record", "a rematch"),
}


def done_by(crowd):
    """Return what a crowd has done, each thing by one word."""
    done: Counter[str] = Counter()
    for row in crowd.storage.rows:
        line = msgspec.json.decode(row.data)["do"]
        act = line.get("act", "")
        done[line["type"]] += 1
        done[act.partition(" ")[0] if isinstance(act, str) else next(iter(act))] += 1
        done["removed"] += bool(line.get("removed"))
    done["a record"] = len(crowd.storage.matches)
    done["a rematch"] = done["begin"] - 1
    done["redealt"] = sum(b"redealt" in msgspec.json.encode(e) for e in crowd.host.room.recent)
    return done


def test_the_crowd_does_all_that_can_be_done():
    done: Counter[str] = Counter()
    for seed in range(40):
        done += done_by(watched_match(VARIANTS["gurka_is_exchange"], seed, steps=120))
        if done.keys() >= EVERYTHING:
            return
    raise AssertionError(f"never done: {EVERYTHING - done.keys()}")


def watched_matches(number):
    for seed in range(number):
        watched_match(VARIANTS["gurka_is_exchange"], seed)


def hidden_hand(room, seat):
    """Return cards that somebody else holds."""
    table = room.state.table
    hands = table._now.state.deal.hands if table and table._now.state.deal else ()
    return [card.text for other, hand in enumerate(hands) if other != seat for card in hand]


def another_hand(monkeypatch):
    mine = Room.mine

    def leaking(room, seat):
        return mine(room, (seat + 1) % len(room.state.chairs))

    monkeypatch.setattr(Room, "mine", leaking)


def a_card_more_in_the_hand(monkeypatch):
    mine = Room.mine

    def leaking(room, seat):
        cards = tuple(hidden_hand(room, seat)[:1])
        return msgspec.structs.replace(mine(room, seat), hand=mine(room, seat).hand + cards)

    monkeypatch.setattr(Room, "mine", leaking)


def the_order_of_the_hand(monkeypatch):
    mine = Room.mine

    def leaking(room, seat):
        return msgspec.structs.replace(mine(room, seat), hand=mine(room, seat).hand[::-1])

    monkeypatch.setattr(Room, "mine", leaking)


def options_with_other_cards(monkeypatch):
    mine = Room.mine

    def leaking(room, seat):
        options = (Option(f"exchange {' '.join(hidden_hand(room, seat))}", ""),)
        return msgspec.structs.replace(mine(room, seat), options=options)

    monkeypatch.setattr(Room, "mine", leaking)


def a_claim_from_a_look_at_all_hands(monkeypatch):
    mine = Room.mine

    def leaking(room, seat):
        strength = room.state.variant.strength
        others = [strength[room.state.variant.card(text)] for text in hidden_hand(room, seat)]
        told = mine(room, seat)
        held = [strength[room.state.variant.card(text)] for text in told.hand]
        beaten = bool(held and others) and max(held) < min(others)
        return msgspec.structs.replace(told, claim=told.claim or beaten)

    monkeypatch.setattr(Room, "mine", leaking)


def a_price_of_a_card_not_played_yet(monkeypatch):
    match = seen.match

    def leaking(state):
        told = match(state)
        return told and msgspec.structs.replace(told, price=told.price or 14)

    monkeypatch.setattr(seen, "match", leaking)


def a_hand_for_those_who_watch(monkeypatch):
    hands: list[bytes] = []

    def leaking(public, mine):
        if mine != b"null":
            hands[:] = [mine]
        return frames.joined(public, *(hands or [mine]))

    monkeypatch.setattr(audience, "joined", leaking)


def changed_scene(change):
    def patch(monkeypatch):
        match = seen.match

        def leaking(state):
            scene = match(state)
            now = state.table._now if state.table else None
            return scene and msgspec.structs.replace(scene, **change(now))

        monkeypatch.setattr(seen, "match", leaking)

    return patch


def stock(now):
    return {"aside": tuple(card.text for card in now.state.deal.stock) if now.state.deal else ()}


def secret(now):
    return {"name": f"match {now.secret.hex()}"}


def half_a_secret(now):
    return {"name": now.secret.hex()[32:]}


def seed_to_come(now):
    seed = deal_seed(now.secret, now.name, now.dealt, now.nonces)
    return {"promise": b64encode(seed).decode()}


def the_deal_as_an_event(monkeypatch):
    apply = RoomState.apply

    def leaking(state, act, at, done=None):
        happened = apply(state, act, at, done)
        dealt = str(getattr(act, "act", ""))
        return (*happened, events.RedealDemanded(0, dealt)) if dealt[:5] == "deal " else happened

    monkeypatch.setattr(RoomState, "apply", leaking)


def a_refusal_that_names_cards(monkeypatch):
    do = commands.do

    def leaking(room, player, command, at):
        if isinstance(command, client.Explain) and room.state.seat_of(player) is not None:
            cards = hidden_hand(room, room.state.seat_of(player))
            raise NotNow(f"The others hold {', '.join(cards)}; ask later.")
        return do(room, player, command, at)

    monkeypatch.setattr(commands, "do", leaking)


def an_explanation_that_names_ranks(monkeypatch):
    everything = ", ".join(f"the {rank}" for rank in (*range(2, 11), "jack", "queen", "king"))
    monkeypatch.setattr(playing, "reason_text", lambda *_: f"It is under {everything}.")


def a_look_that_names_cards(monkeypatch):
    look = orders.look

    def leaking(room, *who):
        cards = " ".join(hidden_hand(room, 0))
        return msgspec.structs.replace(look(room, *who), rules=cards)

    monkeypatch.setattr(orders, "look", leaking)


def a_hint_from_a_look_at_all_hands(monkeypatch):
    answer = Hinting.answer

    def leaking(hinting, wish, found):
        cards = tuple(hidden_hand(hinting._room, wish.seat)[:1])
        return msgspec.structs.replace(answer(hinting, wish, found), best=cards)

    monkeypatch.setattr(Hinting, "answer", leaking)


def a_hint_for_everybody(monkeypatch):
    def leaking(host, _, wish, found):
        host._hinting.done(wish)
        for each in host.audience:
            if isinstance(found, Advice):
                each.sink.put(frames.frame(hinted(wish, found)))

    monkeypatch.setattr(Host, "_hinted", leaking)


def hinted(wish, found):
    return Hinted(
        id=wish.id,
        number=wish.number,
        plays=found.plays,
        best=found.best,
        exact=found.exact,
        told=found.told,
    )


def news_before_they_are_kept(monkeypatch):
    keep = Host._keep

    async def leaking(host, now):
        host.audience.update(None)
        await keep(host, now)

    monkeypatch.setattr(Host, "_keep", leaking)


@pytest.mark.parametrize(
    "leak",
    [
        another_hand,
        a_card_more_in_the_hand,
        the_order_of_the_hand,
        options_with_other_cards,
        a_claim_from_a_look_at_all_hands,
        a_price_of_a_card_not_played_yet,
        a_hand_for_those_who_watch,
        pytest.param(changed_scene(stock), id="the_stock"),
        pytest.param(changed_scene(secret), id="the_secret"),
        pytest.param(changed_scene(half_a_secret), id="half_the_secret"),
        pytest.param(changed_scene(seed_to_come), id="the_seed_of_a_deal_to_come"),
        the_deal_as_an_event,
        a_refusal_that_names_cards,
        an_explanation_that_names_ranks,
        a_look_that_names_cards,
        a_hint_from_a_look_at_all_hands,
        a_hint_for_everybody,
        news_before_they_are_kept,
    ],
)
def test_a_leak_is_found(leak, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(Leak):
        watched_matches(20)
