"""Somebody who plays at the terminal by reading the screen and typing."""

import io
import re
from random import Random

CARD = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]")


class Typist:
    """Chooses what to type from what the screen shows, and from nothing else."""

    def __init__(self, seed=0, first=()):
        self.random = Random(seed)
        self.first = list(first)

    def answer(self, screen):
        """Return what to type after a screen."""
        if self.first:
            return self.first.pop(0)
        asked = " ".join(screen[-1500:].split())
        question = max(
            ("Enter deals on.", "How many cards", "Which cards", "Yes or no?", "Your turn."),
            key=asked.rfind,
        )
        told = asked[asked.rfind(question) :]
        match question:
            case "Enter deals on.":
                return ""
            case "How many cards":
                least, most = map(int, re.findall(r"\d+", told)[:2])
                return str(self.random.randint(least, min(most, 9)))
            case "Which cards":
                return self.exchange(told, asked)
            case "Yes or no?":
                return self.random.choice(["yes", "no"])
            case _:
                return self.card(told, asked)

    def exchange(self, told, asked):
        held = CARD.findall(asked[asked.rfind("Your hand") : asked.rfind(told)])
        number = int(found[0]) if (found := re.findall(r"\d+", told)) else 0
        return " ".join(held[:number]) or "none"

    def card(self, told, asked):
        sets = re.search(r"You may play ([^.]*)\.", told)
        plays = sets[1].split(", ") if sets else []
        if "Play 2 cards" not in told and "Play 3 cards" not in told:
            hand = asked[asked.rfind("Your hand") : asked.rfind(told)]
            plays += re.findall(r"\[([^\]]+)\]", hand)
        return self.random.choice(plays)


class Screen(io.StringIO):
    """What a match has written."""

    encoding = "utf-8"


class Keyboard(io.StringIO):
    """A keyboard at which a typist sits; `watch` is called at each question."""

    def __init__(self, screen, typist, watch=lambda _: None, most=10**6):
        super().__init__()
        self.screen = screen
        self.typist = typist
        self.watch = watch
        self.left = most
        self.seen = 0

    def readline(self, _=-1):
        text = self.screen.getvalue()
        self.watch(text[self.seen :])
        self.seen = len(text)
        self.left -= 1
        return self.typist.answer(text) + "\n" if self.left >= 0 else ""
