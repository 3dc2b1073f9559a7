"""QR codes: addresses of this page for the camera of another device."""

import io
from collections import OrderedDict
from typing import Final

import segno

from agurk.server.http.apart import Apart

KEPT: Final = 256
"""How many codes are kept at hand."""

_BY_HOUSEHOLD: Final = 4
"""How many codes that are not at hand may be waited for from one address."""

_QUIET: Final = 4
"""How many modules wide the edge is that cameras need around a code."""


def code_of(address: str) -> bytes:
    """Return an address as a QR code in SVG, which takes a while.

    It is black on white whatever the colours around it are, since not every camera reads others,
    and has no size of its own.
    """
    drawn = io.BytesIO()
    segno.make_qr(address, error="m").save(
        drawn,
        kind="svg",
        border=_QUIET,
        dark="#000",
        light="#fff",
        xmldecl=False,
        omitsize=True,
        svgclass=None,
        lineclass=None,
    )
    return drawn.getvalue()


class Codes:
    """Draws codes; no other work stands in its way."""

    def __init__(self) -> None:
        self._apart = Apart(_BY_HOUSEHOLD)
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def once(self, address: str, household: str) -> bytes:
        """Return an address as a QR code in SVG that is not kept, for there is a token in it.

        Args:
            address: The address.
            household: Who asks, as `Caller.household` says.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits already.
        """
        return await self._apart.do(lambda: code_of(address), household)

    async def of(self, address: str, household: str) -> bytes:
        """Return an address as a QR code in SVG.

        Args:
            address: The address.
            household: Who asks, as `Caller.household` says.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits already.
        """
        code = self._kept.get(address)
        if code is None:
            code = self._kept[address] = await self.once(address, household)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(address)
        return code
