"""The page on the protocol: its lists are what the code says, its links lead somewhere."""

import re
from itertools import pairwise

import pytest

from agurk.server import tokens
from agurk.server.http import closing, outbox
from agurk.server.rooms import pace
from agurk.server.rooms.remembering import REMEMBERED
from agurk.server.settings import Settings
from agurk.server.wire import PROTOCOL
from agurk.server.wire.described import shapes
from agurk.server.wire.options import Pace
from scripts import gen_protocol, marks, wire_page, wire_slugs

PAGE = gen_protocol.PAGE.read_text(encoding="utf-8")
PROSE = PAGE.partition("\n## What a client says")[0]
FLAT = " ".join(PROSE.split())
HEADINGS = re.findall(r"^#{1,3} (.*)$", PAGE, re.MULTILINE)


def anchor(heading: str) -> str:
    """Return what a link to a heading says."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def rows(title: str) -> list[list[str]]:
    """Return the first table under a heading, without its head."""
    under = PAGE.partition(f"\n## {title}\n")[2]
    lines = re.findall(r"^\|.*\|$", under.partition("\n## ")[0], re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_its_lists_are_what_the_code_says():
    assert wire_page.filled(PAGE) == PAGE, "docs/protocol.md is stale: run `make spec`"


def test_every_list_stands_there_once():
    assert sorted(marks.names(PAGE)) == sorted(wire_page.PARTS)


def test_no_two_headings_are_the_same():
    anchors = [anchor(heading) for heading in HEADINGS]
    assert sorted(set(anchors)) == sorted(anchors)


def test_every_link_leads_to_a_heading():
    links = set(re.findall(r"\]\(#([^)]+)\)", PAGE))
    assert len(links) > 30
    assert links <= {anchor(heading) for heading in HEADINGS}


@pytest.mark.parametrize("shape", shapes(), ids=lambda shape: shape.name)
def test_every_message_has_its_section(shape):
    heading = f"`{shape.tag}`" if shape.tag else shape.name
    sections = re.findall(rf"^### {heading}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert len(sections) == 1
    assert shape.told in sections[0]
    assert all(f"| `{field.name}` |" in sections[0] for field in shape.fields)
    assert "```json" in sections[0]


def test_the_version_is_the_one_that_is_spoken():
    assert f"This is version {PROTOCOL}." in PROSE


@pytest.mark.parametrize("code", closing.Closing, ids=lambda code: code.name)
def test_every_code_of_the_close_frame_is_told(code):
    assert str(int(code)) in [row[0] for row in rows("How a connection ends")]


def test_every_slug_of_a_good_bye_stands_with_its_code():
    told = {
        slug: int(code)
        for code, slugs, _ in rows("How a connection ends")
        for slug in re.findall(r"`([^`]+)`", slugs)
    }
    assert closing._BY_SLUG.items() <= told.items()


def test_every_slug_that_the_server_says_is_told():
    # `gone` is said to nobody: the client has left.
    told = set(re.findall(r"^\| `([^`]+)` \|", PROSE, re.MULTILINE))
    for row in rows("How a connection ends"):
        told |= set(re.findall("`(.*?)`", row[1]))
    assert wire_slugs.said() - {"gone"} <= told
    assert {"stale", "not-yours", "illegal-action", "no-table"} <= told


def test_slugs_are_in_order_and_say_what_they_mean():
    found = wire_slugs.slugs()
    assert all(told.endswith(".") for told in found.values())
    listed = re.findall(r"^\| `([^`]+)` \|", wire_page.PARTS["slugs"](), re.MULTILINE)
    assert listed == sorted(found)
    assert all(left < right for left, right in pairwise(listed))


def test_its_limits_are_the_defaults():
    settings = Settings()
    limits = {row[0]: row[1] for row in rows("Limits")}
    assert limits["the first message"] == f"within {settings.hello_seconds} seconds"
    assert limits["one message"] == f"{settings.message_bytes:,} bytes"
    assert limits["messages"] == (
        f"{settings.messages_per_second} a second, {settings.message_burst} at once"
    )
    assert limits["frames that wait for a client"] == f"{outbox.MOST_FRAMES}, or 1 MiB"
    assert outbox.MOST_BYTES == 2**20
    assert limits["the body of a request"] == f"{settings.body_bytes:,} bytes"
    assert limits["requests from an address"] == f"{settings.requests_per_minute} a minute"


def test_its_clocks_are_those_of_the_tables():
    paces = (Pace.NONE, Pace.RELAXED, Pace.QUICK)
    decide, buy_in, grace = (row[1:] for row in rows("Clocks"))
    assert decide[1:] == [f"{pace._DECIDE[each]:.0f} s" for each in paces[1:]]
    assert buy_in == [f"{pace._BUY_IN[each]:.0f} s" for each in paces]
    assert grace == [f"{pace._GRACE[each]:.0f} s" for each in paces]
    assert f"waits {pace.QUESTION:.0f} seconds" in FLAT
    assert f"ask again {pace.REFUSED:.0f} seconds later" in FLAT
    assert (pace.NONCE_WAIT, "waits three seconds" in FLAT) == (3.0, True)


def test_what_is_remembered_and_how_long_tokens_last_is_as_told():
    assert f"The last {REMEMBERED} ids of each player" in FLAT
    assert f"good for {tokens.PLAYER_DAYS} days" in FLAT
    assert (tokens.SEAT_DAYS, "for seven days" in FLAT) == (7, True)
