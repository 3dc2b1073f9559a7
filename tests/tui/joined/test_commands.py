"""Whatever a player does is a command that the server understands."""

import json

import msgspec
import pytest

from agurk.rules.actions import BuyIn, CallKontra, ChooseSize, Exchange, Play
from agurk.rules.cards import cards
from agurk.server.wire.client import ClientMessage, Phrase
from agurk.tui.joined.commands import command_of
from agurk.tui.picture import Command, Dispute, Mute, Offer, Say
from agurk.tui.screens.talking import PHRASES

CHOICES = {
    "a card": (Play(cards("9c")), "9c"),
    "a set": (Play(cards("9c 9d")), "9c+9d"),
    "an exchange": (Exchange(cards("2c 3d")), "exchange 2c 3d"),
    "a number of cards": (ChooseSize(5), "size 5"),
    "a call": (CallKontra(call=True), "kontra"),
    "an answer": (BuyIn(accept=False), "no buy-in"),
}


def understood(act):
    """Return what a player does as the server reads it."""
    command = command_of(act, 7, "da")
    assert command is not None
    return msgspec.json.decode(json.dumps(command | {"id": "c1"}), type=ClientMessage)


@pytest.mark.parametrize(
    "offer", [each for each in Offer if each is not Offer.GIVE_UP], ids=lambda offer: offer.value
)
def test_what_is_asked_for_is_understood(offer):
    assert understood(offer)


@pytest.mark.parametrize(("choice", "text"), CHOICES.values(), ids=CHOICES)
def test_a_decision_is_understood(choice, text):
    assert understood(choice).action == text


@pytest.mark.parametrize("act", [Offer.GIVE_UP, Command.GO_ON], ids=["giving up", "going on"])
def test_what_the_server_is_not_told_by_the_socket_is_no_command(act):
    assert command_of(act, 7, "da") is None


def test_what_is_said_is_a_phrase_or_a_text():
    assert understood(Say("well-played")).phrase is Phrase.WELL_PLAYED
    assert understood(Say(text="One more?")).text == "One more?"


def test_whom_it_is_about_is_told():
    assert understood(Mute(2, on=True)).seat == 2
    assert understood(Dispute(1)).seat == 1


def test_all_that_the_server_knows_can_be_said():
    assert sorted(PHRASES) == sorted(phrase.value for phrase in Phrase)
