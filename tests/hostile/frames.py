"""Frames of a socket made by hand, right ones and wrong ones."""

import asyncio
from random import Random

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(
    payload: bytes,
    code: int = TEXT,
    *,
    first: int | None = None,
    length: int | None = None,
    masked: bool = True,
) -> bytes:
    """Return a frame; its key is zero, so that its payload stands there as it is.

    Args:
        payload: What is in it.
        code: What kind of frame it is.
        first: The whole first byte, if it is to be a wrong one.
        length: How long it pretends to be.
        masked: Whether it is masked, as a client's frames have to be.
    """
    size = len(payload) if length is None else length
    head = bytes([0x80 | code if first is None else first])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 65536:
        head += bytes([mask | 126]) + size.to_bytes(2)
    else:
        head += bytes([mask | 127]) + size.to_bytes(8)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def fit(payload: bytes) -> bytes:
    """Return bytes as a text that is not too long, so that its socket goes on."""
    return payload[:3900].decode(errors="ignore").encode()


def broken(random: Random) -> bytes:
    """Return bytes after which no server goes on reading."""
    match random.randrange(8):
        case 0:
            return frame(b'{"type":"ping\xff\xc3"}')
        case 1:
            return frame(b"[" * random.choice((5_000, 70_000)))
        case 2:
            return frame(b"{}", length=random.choice((2**31, 2**63, 2**64 - 1)))
        case 3:
            return frame(b"{}", first=random.randrange(256))
        case 4:
            return frame(b"{}", masked=False)
        case 5:
            return frame(random.randbytes(random.randrange(140)), CLOSE)
        case 6:
            return b"".join(frame(b"x", first=0x01 if part == 0 else 0) for part in range(100))
        case _:
            return random.randbytes(random.randrange(1, 200))


def fragmented(payload: bytes, random: Random) -> bytes:
    """Return a text in several frames, with a ping between them."""
    at = random.randrange(len(payload) + 1)
    return b"".join(
        (
            frame(payload[:at], first=TEXT),
            frame(b"?", PING) if random.random() < 0.1 else b"",
            frame(payload[at:], first=0x80),
        )
    )


async def opened(
    port: int, source: str, *, path: str = "/api/socket", more: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """Return a socket whose handshake is done, and the status line of the answer.

    Raises:
        OSError: if there is none.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\n{more}\r\n".encode()
    )
    try:
        async with asyncio.timeout(20):
            head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, TimeoutError):
        writer.close()
        raise ConnectionResetError from None
    return reader, writer, head.partition(b"\r\n")[0]
