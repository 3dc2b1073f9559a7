"""Messages that no honest client sends: valid ones with something wrong in them, and nonsense."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parent.parent.parent

_LINES = (ROOT / "spec" / "wire" / "client.jsonl").read_text(encoding="utf-8").splitlines()
SAMPLES: tuple[dict[str, Any], ...] = tuple(json.loads(line) for line in _LINES)
"""One right message of each kind."""

NUMBERS = (0, -1, 1, 2**31, 2**53 - 1, 2**53, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0)
WORDS = (
    *("", "9c", "Kd", "hand", "\0", "\ud800", "🥒" * 30, "a" * 25, "a" * 2000, "../..", "null"),
    *("exchange 2c 3d", "size 5", "no buy-in", "7h+7s", "deal 2s Kh | 3c 9d", "lot 3", "kontra"),
    *("'; DROP TABLE rooms; --", "%s%n", "{{7*7}}", "\u202e", "<b>", "9" * 400, "-1", "1e999"),
)
RAW = (
    *("NaN", "Infinity", "-Infinity", "1e400", "01", "0x10", "'a'", "{", "[", '"', "", "nul"),
    *("\ufeff{}", "{}{}", "[1,]", '{"type":"ping","type":"hello"}', '{"type":"ping",}', "\r\n"),
)


class Grammar:
    """Makes messages; what it was told of a table makes some of them right."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.number = 0
        """The last entry that was heard of."""
        self.actions: list[str] = ["9c"]
        """What may have been an option a moment ago."""
        self._expected = b""
        self._answered = asyncio.Event()
        self._count = 0

    def expect(self, command: str) -> asyncio.Event:
        """Return what is set once a command with this id is answered."""
        self._expected = f'"id":"{command}"'.encode()
        self._answered.clear()
        return self._answered

    def hear(self, heard: bytes) -> None:
        """Take in what the server says."""
        if self._expected and self._expected in heard:
            self._answered.set()

    def message(self) -> bytes:
        """Return a message as text, or as bytes that are none."""
        random = self.random
        kind = random.randrange(100)
        if kind < 40:
            return _text(self.right())
        if kind < 75:
            return _text(self._wrong(self.right()))
        if kind < 87:
            return self._scribbled(_text(self.right()))
        if kind < 93:
            return _text(self.value(random.randrange(5)))
        if kind < 96:
            return random.choice(RAW).encode(errors="surrogatepass")
        if kind < 98:
            depth = random.choice((50, 500, 1900))
            return (random.choice(("[", '{"a":')) * depth).encode()[:4000]
        return _text({**random.choice(SAMPLES), "type": random.choice(WORDS)})

    def right(self) -> dict[str, Any]:
        """Return a message that is right in form, and may be carried out."""
        random = self.random
        message = dict(random.choice(SAMPLES))
        if "id" in message:
            self._count += random.random() < 0.9
            message["id"] = f"h{random.randrange(100)}-{self._count}"
        if "on" in message and message["type"] != "mute":
            message["on"] = max(-1, self.number - random.choice((0, 0, 0, 0, 1, 2, -1, 50)))
        if message["type"] == "choose":
            message["action"] = random.choice(self.actions)
        elif message["type"] == "explain":
            message["cards"] = random.choice((*self.actions, "9c", "X1 X2 X3", "7h+7s"))
        elif message["type"] == "ask":
            message["what"] = random.choice(("pause", "undo", "rematch"))
        elif message["type"] == "hello":
            message["token"] = random.choice(("", "x" * 300, message["token"]))
        return message

    def value(self, depth: int) -> object:
        """Return any JSON value."""
        random = self.random
        match random.randrange(7 if depth else 5):
            case 0:
                return random.choice((None, True, False))
            case 1:
                return random.choice(NUMBERS)
            case 2:
                return random.choice(WORDS)
            case 3:
                return random.randrange(-5, 100)
            case 4:
                return "".join(chr(random.randrange(1, 0x3000)) for _ in range(random.randrange(9)))
            case 5:
                return [self.value(depth - 1) for _ in range(random.randrange(5))]
        return {
            random.choice((*SAMPLES[1], *WORDS)): self.value(depth - 1)
            for _ in range(random.randrange(4))
        }

    def _wrong(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message with something wrong in it."""
        random = self.random
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            name = random.choice((*message, "more"))
            match random.randrange(4):
                case 0:
                    message.pop(name, None)
                case 1:
                    message[random.choice(WORDS)] = self.value(2)
                case _:
                    message[name] = self.value(2)
        return message

    def _scribbled(self, text: bytes) -> bytes:
        """Return a text with some damage done to it."""
        random = self.random
        for _ in range(random.choice((1, 1, 2, 5))):
            at = random.randrange(len(text) + 1)
            to = at + random.choice((0, 1, 2, 9))
            put = random.choice((b"", b'"', b"{", b"9", b",", b"\\u0000", b"\\ud800", text[:20]))
            text = text[:at] + put + text[to:]
        return text


def _text(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode(errors="surrogatepass")
