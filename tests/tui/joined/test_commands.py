"""Whatever a player does is a command that the server understands."""

import json

import msgspec
import pytest

from agurk.rules.actions import BuyIn, CallKontra, ChooseSize, Exchange, Play
from agurk.rules.cards import cards
from agurk.server.wire.client import ClientMessage
from agurk.tui.joined.address import Place
from agurk.tui.joined.session import Joined
from agurk.tui.link import Link
from agurk.tui.picture import Command, Offer

CHOICES = {
    "a card": (Play(cards("9c")), "9c"),
    "a set": (Play(cards("9c 9d")), "9c+9d"),
    "an exchange": (Exchange(cards("2c 3d")), "exchange 2c 3d"),
    "a number of cards": (ChooseSize(5), "size 5"),
    "a call": (CallKontra(call=True), "kontra"),
    "an answer": (BuyIn(accept=False), "no buy-in"),
}


@pytest.fixture
def joined():
    return Joined(Place("http://here", "abc"), "", Link())


def understood(command):
    """Return a command as the server reads it."""
    return msgspec.json.decode(json.dumps(command | {"id": "c1"}), type=ClientMessage)


@pytest.mark.parametrize(
    "offer", [each for each in Offer if each is not Offer.GIVE_UP], ids=lambda offer: offer.value
)
def test_what_is_asked_for_is_understood(joined, offer):
    assert understood(joined._command(offer))


@pytest.mark.parametrize(("choice", "text"), CHOICES.values(), ids=CHOICES)
def test_a_decision_is_understood(joined, choice, text):
    assert understood(joined._command(choice)).action == text


@pytest.mark.parametrize("act", [Offer.GIVE_UP, Command.GO_ON], ids=["giving up", "going on"])
def test_what_the_server_is_not_told_by_the_socket_is_no_command(joined, act):
    assert joined._command(act) is None
