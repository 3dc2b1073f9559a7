"""Signed tokens: who a player is, and the link that opens one seat on another device.

A token is for one purpose only, which is part of its signature. Keys rotate: the newest signs, the
older ones still verify.
"""

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from itsdangerous import BadSignature, TimestampSigner

from agurk.rules.errors import AgurkError
from agurk.server.unsaid import shown

PLAYER_DAYS = 400
"""How long a player's token is good for, which is as long as browsers keep a cookie."""

SEAT_DAYS = 7
"""How long a link to a seat is good for."""

LONGEST = 400
"""How many letters a token has at the most; a longer text is not even looked at."""

SKEW = 300.0
"""How many seconds the clocks of two machines may differ."""

_DAY = 24 * 60 * 60
_ID = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)


class TokenError(AgurkError, PermissionError):
    """A text that is no token of this server, or a token for something else."""

    slug = "token"


class TokenExpired(TokenError):
    """A token that was good once."""

    slug = "token-expired"


class SeatClaim(NamedTuple):
    """What a link to a seat opens."""

    room: str
    """The id of the room."""
    seat: int
    """The seat there, and no other."""
    player: str
    """The id of the player whose seat it is."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")


def new_id() -> str:
    """Return a fresh id of a player or a room: 22 letters that nobody can guess."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Return whether a text looks like the id of a player or a room."""
    return _ID.fullmatch(text) is not None


class Tokens:
    """Makes tokens and reads them."""

    def __init__(self, keys: Sequence[bytes], *, clock: Callable[[], float] = time.time) -> None:
        """Take the keys, the oldest first.

        Raises:
            ValueError: if there is none.
        """
        self._clock = clock
        self._keys: tuple[bytes, ...] = ()
        self._take(keys)

    def rotate(self, keys: Sequence[bytes]) -> None:
        """Take the keys as they are now, the oldest first.

        A key that is new here only verifies until this is called again: by then the other
        processes of the server know it, too.

        Raises:
            ValueError: if there is none.
        """
        fresh = [key for key in keys if key not in self._keys]
        known = [key for key in keys if key in self._keys]
        self._take((*fresh, *known))

    def _take(self, keys: Sequence[bytes]) -> None:
        """Verify with all of these keys, and sign with the last.

        Raises:
            ValueError: if there is none.
        """
        if not keys:
            raise ValueError("Tokens cannot be signed without a key; at least one is needed.")
        if tuple(keys) == self._keys:
            return
        self._keys, clock = tuple(keys), self._clock
        self._players = _Purpose("agurk.player", keys, clock, PLAYER_DAYS, _PLAYER_SENTENCES)
        self._seats = _Purpose("agurk.seat", keys, clock, SEAT_DAYS, _SEAT_SENTENCES)

    def __repr__(self) -> str:
        """Return a text without the keys."""
        return "Tokens(...)"

    def for_player(self, player: str) -> str:
        """Return a token that says who its bearer is.

        Raises:
            ValueError: if that is no player's id.
        """
        if not is_id(player):
            raise ValueError("A token is for a player's id, which has 22 letters.")
        return self._players.sign(player)

    def player(self, token: str) -> str:
        """Return the id of the player who bears a token.

        Raises:
            TokenError: if it is no such token of this server, or has expired.
        """
        return self._players.read(token)

    def for_seat(self, claim: SeatClaim) -> str:
        """Return a token that opens one seat of one room, for its player's other device.

        Raises:
            ValueError: if the claim is for no seat.
        """
        if not is_id(claim.room) or not is_id(claim.player) or not 0 <= claim.seat <= 99:
            raise ValueError("A seat's token is for the ids of a room and a player, and a seat.")
        return self._seats.sign(f"{claim.room}{claim.player}{claim.seat:02}")

    def seat(self, token: str, *, room: str) -> SeatClaim:
        """Return which seat of a room a token opens, and whose it is.

        Raises:
            TokenError: if it opens none there, or has expired.
        """
        text = self._seats.read(token)
        claim = SeatClaim(room=text[:22], player=text[22:44], seat=int(text[44:]))
        if claim.room != room:
            raise TokenError("This link is for a seat at another table; open it there.")
        return claim


class _Sentences(NamedTuple):
    wrong: str
    expired: str


_PLAYER_SENTENCES = _Sentences(
    wrong="This is no player's token of this server; ask for a new one without sending any.",
    expired=f"This player's token has expired after {PLAYER_DAYS} days; ask for a new one.",
)
_SEAT_SENTENCES = _Sentences(
    wrong="This link opens no seat here; make a new one on the device that has the seat.",
    expired=f"This link has expired after {SEAT_DAYS} days; make a new one on the device that has "
    "the seat.",
)


class _Signer(TimestampSigner):
    """Signs with one key, at a time that is given."""

    def __init__(self, key: bytes, purpose: str, clock: Callable[[], float]) -> None:
        super().__init__(key, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        """Return the time."""
        return int(self._clock())


class _Purpose:
    """Tokens for one purpose."""

    def __init__(
        self,
        name: str,
        keys: Sequence[bytes],
        clock: Callable[[], float],
        days: int,
        sentences: _Sentences,
    ) -> None:
        self._signers = [_Signer(key, name, clock) for key in reversed(keys)]
        self._clock = clock
        self._days = days
        self._sentences = sentences

    def sign(self, text: str) -> str:
        """Return a token of the newest key."""
        return self._signers[0].sign(text).decode()

    def read(self, token: str) -> str:
        """Return what a token of any key says."""
        if len(token) <= LONGEST and token.isascii():
            for signer in self._signers:
                with suppress(BadSignature):
                    value, signed = signer.unsign(token, return_timestamp=True)
                    if _canonical(signer, token):
                        self._check_age(signed.timestamp())
                        return value.decode()
        raise TokenError(self._sentences.wrong)

    def _check_age(self, signed: float) -> None:
        age = self._clock() - signed
        if not -SKEW <= age <= self._days * _DAY:
            raise TokenExpired(self._sentences.expired)


def _canonical(signer: _Signer, token: str) -> bool:
    """Return whether a token is letter for letter as it was made.

    The last letter of a signature has bits that nobody reads, and letters outside the alphabet are
    skipped when it is decoded.
    """
    signed, _, signature = token.rpartition(".")
    return hmac.compare_digest(signer.get_signature(signed), signature.encode())
