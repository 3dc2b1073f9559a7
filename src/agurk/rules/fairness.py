"""Deals that nobody can choose and everybody can check.

Before the first deal a table publishes its promise, the SHA-256 of a secret of 32 bytes. The seed
of deal n (0 is the lot) is the HMAC-SHA-256 under the secret of: the match's name in UTF-8, a zero
byte, n in 8 bytes big-endian, and each seat's nonce in seat order, each followed by a zero byte.
When the match is over the secret is published, and every deal can be made again.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256


def promise(secret: bytes) -> str:
    """Return what is published before the first deal: the hash of the secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def deal_seed(secret: bytes, name: str, number: int, nonces: Sequence[str] = ()) -> bytes:
    """Return the seed of one deal.

    Args:
        secret: The table's secret, 32 bytes.
        name: The name of the match.
        number: Which deal: 0 for the lot, then 1, 2, 3 ...; a redeal counts on.
        nonces: What each seat added, in seat order.
    """
    message = (
        name.encode()
        + b"\0"
        + number.to_bytes(8, "big")
        + b"".join(nonce.encode() + b"\0" for nonce in nonces)
    )
    return hmac.digest(secret, message, "sha256")
