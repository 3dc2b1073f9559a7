"""Reads every byte that anybody is sent, and finds what he or she may not know."""

import re

import msgspec

from agurk.notation.actions import parse_action
from agurk.rules.cards import Card
from agurk.rules.errors import TextError
from tests.server.rooms.knowledge import Knowledge

_SUITED = "(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|X[1-9]"
_TOKEN = re.compile(r"[ +()|/,]+")
_PICTURES = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
_RANK = re.compile(r"\bthe (10|[2-9]|jack|queen|king|ace)\b")


def _help(read):
    """Return how a text that is nothing is answered for anybody, with examples of cards."""
    try:
        read("? ?")
    except TextError as error:
        return str(error).partition(": write")[2]
    raise AssertionError


_HELP = (_help(Card), _help(parse_action))


class Leak(AssertionError):
    """Somebody was told what only others may know."""


class Reader:
    """Finds the cards of a variant in texts."""

    def __init__(self, variant):
        self.texts = {card.text for card in variant.cards}
        self.numbers = {text for text in self.texts if text.isdecimal()}
        names = self.texts - self.numbers
        pictures = "".join(f"|{name}" for name in names if len(name) > 2)
        self._pattern = (
            re.compile(rf"(?<![\w-])(?:{_SUITED}{pictures})(?![\w-])") if names else None
        )

    def cards(self, data):
        """Return the cards named in a JSON value, wherever they stand in it."""
        found = set()
        if self._pattern is not None:
            text = data if isinstance(data, str) else msgspec.json.encode(data).decode()
            found |= {Card(form).text for form in self._pattern.findall(text)}
        if self.numbers:
            self._plain(data, found)
        return found

    def _plain(self, data, found):
        """Add the cards that are numbers: texts of nothing but such cards."""
        if isinstance(data, str):
            words = [word for word in _TOKEN.split(data.removeprefix("exchange ")) if word]
            if all(word in self.texts for word in words):
                found.update(words)
        elif isinstance(data, dict):
            for value in data.values():
                self._plain(value, found)
        elif isinstance(data, list | tuple):
            for value in data:
                self._plain(value, found)


class Watch:
    """Knows the log as far as it is kept, and reads along."""

    def __init__(self, variant):
        self.knowledge = Knowledge(variant)
        self.reader = Reader(variant)
        self.frames = 0
        self.bytes = 0
        self.leaks = []
        """What was found."""
        self.spoken = set()
        """The cards that people have named aloud."""
        self._order = {card.text: place for card, place in variant.order.items()}
        self._pack = f"{variant.cards[0]} to {variant.cards[-1]}"
        self._clean = (-1, "")

    def __enter__(self):
        return self

    def __exit__(self, _, error, __):
        """Remember a leak, for who is told something must not fail while it is told."""
        if isinstance(error, Leak):
            self.leaks.append(error)
        return isinstance(error, Leak)

    def check(self):
        """Make sure that nothing was found."""
        if self.leaks:
            raise self.leaks[0]

    @property
    def number(self):
        return len(self.knowledge.after) - 1

    def kept(self, rows):
        """Take note of rows that are in the log from now on."""
        for row in rows:
            assert row.number == self.number + 1, "the log has a gap"
            self.knowledge.hear(row.data)

    def record(self, text):
        """Look at a record that anybody may read from now on."""
        if not self.knowledge.after[-1].over:
            raise Leak(f"A record of {len(text)} letters was kept while the match went on.")

    def read(self, text, player, asked=""):
        """Read a frame to a player, who has asked for something with the words `asked`."""
        self.frames += 1
        self.bytes += len(text)
        data = msgspec.json.decode(text)
        known = self.knowledge.after[-1]
        self._secrets(text, known, player)
        if data.get("number", 0) > self.number:
            raise Leak(f"{player} was told of entry {data['number']} before it was kept.")
        for key in ("entries", "missed"):
            for entry in data.pop(key, None) or ():
                self._entry(entry, player)
        mine = data.pop("mine", None)
        if mine is not None:
            self._mine(mine, player, known)
        if data["type"] in {"welcome", "update"}:
            if data["number"] != self.number:
                raise Leak(f"{player} was shown another moment than entry {self.number}.")
            self._match(data["scene"]["match"])
            scene = msgspec.json.encode(data).decode()
            if self._clean != (self.number, scene):
                self._only(data, known.public, player)
                self._clean = (self.number, scene)
            return
        allowed = known.of(player) | self.reader.cards(asked)
        if data["type"] == "hinted":
            self._hint(data, player, known)
        if data["type"] == "said":
            allowed = self.spoken
        if data["type"] == "refused":
            for words in (*_HELP, self._pack):
                data["told"] = data["told"].replace(words, "")
        if data["type"] == "explained":
            self._ranks(data["told"], allowed, player)
        self._only(data, allowed, player)

    def look(self, text, player):
        """Read what HTTP answers a player."""
        self.frames += 1
        self.bytes += len(text)
        known = self.knowledge.after[-1] if self.knowledge.after else None
        if known is not None:
            self._secrets(text, known, player)
        self._only(msgspec.json.decode(text), frozenset(), player)

    def _entry(self, entry, player):
        number = entry["number"]
        if number > self.number:
            raise Leak(f"{player} was told of entry {number} before it was kept.")
        self._only(entry, self.knowledge.told[number] | self.spoken, player)

    def _mine(self, mine, player, known):
        seat = known.seats.get(player)
        if mine["seat"] != seat:
            raise Leak(f"{player}, who has seat {seat}, was shown the hand of seat {mine['seat']}.")
        self._only(mine, known.of(player), player)
        hand = mine["hand"]
        dealt = known.hands.get(seat)
        held = sorted(dealt.elements()) if dealt and seat not in known.joining else []
        if sorted(hand) != held:
            raise Leak(f"{player} was shown {hand} for a hand of {len(held)} cards.")
        if hand != sorted(hand, key=self._order.__getitem__):
            raise Leak(f"{player} was shown {hand}, in an order that tells how it came.")

        # To whoever waits it may be told later.
        claims = bool(held) and seat in known.forced
        if mine["claim"] != claims and (mine["claim"] or known.turn == seat):
            raise Leak(f"{player} was told {mine['claim']}, where what it knows says {claims}.")

    def _hint(self, hint, player, known):
        """Make sure that a hint is on cards that its reader holds, and on nothing else."""
        seat = known.seats.get(player)
        held = frozenset(known.hands.get(seat, ()))
        if seat in known.joining:
            held = frozenset()
        self._only(hint, held, player)
        if known.turn != seat:
            raise Leak(f"{player}, who has nothing to decide, was given a hint: {hint}")

    def _match(self, match):
        """Make sure that what is worked out of a match follows from what all have seen."""
        if match is None:
            return
        trick, held = match["trick"], sum(match["counts"])
        last = bool(trick) and held + len(trick) == len([n for n in match["lives"] if n])
        if (match["price"] is not None) != last:
            raise Leak(f"A price of {match['price']} was told for {trick}.")

    def _only(self, data, allowed, player):
        """Make sure that a JSON value names only cards that it may name."""
        found = self.reader.cards(data)
        if not found <= allowed:
            raise Leak(f"{player} was told of {sorted(found - allowed)}: {data}")

    def _ranks(self, told, allowed, player):
        """Make sure that a sentence names only ranks of cards that it may name."""
        ranks = {card.rank for card in map(Card, allowed)}
        letters = {Card(f"{_PICTURES.get(word, word)}c").rank for word in _RANK.findall(told)}
        if not letters <= ranks and not self.reader.numbers:
            raise Leak(f"{player} was told: {told}")

    def _secrets(self, text, known, player):
        if any(hidden in text for hidden in known.secrets):
            raise Leak(f"{player} was told a secret: {text}")
