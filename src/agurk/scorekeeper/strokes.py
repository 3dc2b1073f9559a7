"""What a drawn sheet is made of: text, lines, dots and cucumbers, in millimetres."""

from collections.abc import Iterable
from xml.sax.saxutils import escape

from agurk.scorekeeper.paper import fitted, width_of

WIDTH, HEIGHT = 210, 297
"""The size of a page: A4."""

_LETTER = 0.66
"""How wide a letter is, on the average, where it is one high: DejaVu Sans Bold."""

_PLAIN = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
_DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Charter, Georgia, 'DejaVu Serif', serif"

_BODY = "M12 20 C26 33 58 33 78 14"
_STEM = "M78 14 Q86 9 92 3"
_SEEDS = ((21, 26), (32, 29.5), (44, 30), (56, 27), (67, 21))

_CUCUMBERS = (
    '<symbol id="cucumber" viewBox="0 0 100 44">'
    f'<path d="{_STEM}" fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"/>'
    f'<path d="{_BODY}" fill="none" stroke="#000" stroke-width="22" stroke-linecap="round"/>'
    + "".join(f'<circle cx="{x}" cy="{y}" r="2.2" fill="#fff"/>' for x, y in _SEEDS)
    + '</symbol><symbol id="pencil" viewBox="0 0 100 44">'
    f'<path d="{_BODY}" fill="none" stroke="#000" stroke-width="2.6" stroke-linecap="round" '
    'stroke-dasharray="1 7"/></symbol>'
)


def page(title: str, parts: Iterable[str]) -> str:
    """Return a whole page."""
    inside = "\n".join(parts)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}mm" height="{HEIGHT}mm" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{_PLAIN}" fill="#000">\n'
        f"<title>{_printable(title)}</title>\n<defs>{_CUCUMBERS}</defs>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{inside}\n</svg>\n'
    )


def text(
    x: float,
    y: float,
    told: str,
    *,
    size: float,
    anchor: str = "start",
    weight: int = 400,
    serif: bool = False,
    struck: bool = False,
    whole: str = "",
) -> str:
    """Return a line of text.

    Args:
        x: Where it begins, or ends.
        y: Its base line.
        told: The text.
        size: How high its letters are.
        anchor: `start`, `middle` or `end`.
        weight: How bold it is.
        serif: Whether it is set in the display face.
        struck: Whether it is struck through.
        whole: The whole text where `told` is cut.
    """
    more = f' font-family="{_DISPLAY}"' if serif else ""
    more += f' font-weight="{weight}"' if weight != 400 else ""
    more += ' text-decoration="line-through"' if struck else ""
    more += f' text-anchor="{anchor}"' if anchor != "start" else ""
    said = f"<title>{_printable(whole)}</title>" if whole and whole != told else ""
    return (
        f'<text x="{_number(x)}" y="{_number(y)}" font-size="{_number(size)}"{more}>'
        f"{said}{_printable(told)}</text>"
    )


def line(x: float, y: float, to_x: float, to_y: float, *, width: float) -> str:
    """Return a straight line."""
    return (
        f'<path d="M{_number(x)} {_number(y)} L{_number(to_x)} {_number(to_y)}" '
        f'stroke="#000" stroke-width="{_number(width)}" fill="none"/>'
    )


def dot(x: float, y: float, radius: float) -> str:
    """Return a filled dot."""
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"/>'


def cucumber(x: float, y: float, width: float, *, drawn: bool = True) -> str:
    """Return a cucumber, or the pencil line that waits for one."""
    name = "cucumber" if drawn else "pencil"
    return (
        f'<use href="#{name}" x="{_number(x)}" y="{_number(y)}" '
        f'width="{_number(width)}" height="{_number(width * 0.44)}"/>'
    )


def shrunk(told: str, room: float, size: float, least: float) -> tuple[str, float]:
    """Return a text and the size at which it fits, cut where it does not fit at the least size.

    Nobody knows the fonts of who prints, so letters are taken for wide ones.
    """
    wanted = width_of(told) * _LETTER
    if wanted * size > room:
        size = max(least, room / wanted)
    return fitted(told, int(room / (size * _LETTER) + 1e-6)), size


def _printable(told: str) -> str:
    """Return a text as XML may hold it."""
    return escape(
        "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in told)
    )


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
