"""The log: what is in it, and what never is."""

import asyncio
import gc
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.cards import cards
from agurk.server.logs import LONGEST, Leak, is_secret, logger, summary
from tests.server.logbook import logged

HIDDEN = "7s-Kd-hidden"


def test_a_line_has_its_fields_its_level_and_its_time():
    with logged() as book:
        logger().info("table opened", room="here", seats=3)
    (line,) = book.lines()
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "table opened", "level": "info", "room": "here", "seats": 3}


def test_people_get_lines_to_read():
    with logged(log_format="console") as book:
        logger().info("table opened", seats=3)
    assert "table opened" in book.getvalue()
    assert "seats=3" in book.getvalue()


def test_what_is_less_than_the_least_is_not_logged():
    with logged(level="warning") as book:
        logger().info("little")
        logging.getLogger("uvicorn.error").info("little")
        logger().warning("much")
    assert [line["event"] for line in book.lines()] == ["much"]


# --- what must not be logged


@pytest.mark.parametrize(
    "name",
    ["token", "seat_token", "hand", "cards", "seed", "key", "cookie", "matchSecret", "nonces"],
)
def test_a_field_with_a_secret_s_name_is_left_out(name):
    assert is_secret(name)
    with logged(strict=False) as book:
        logger().info("oops", seats=3, **{name: HIDDEN})
    (line,) = book.lines()
    assert HIDDEN not in book.getvalue()
    assert line["left_out"] == [name]
    assert line["seats"] == 3


@pytest.mark.parametrize("name", ["handler", "keyboard", "tokenless", "discarded", "route"])
def test_a_name_that_only_resembles_one_is_logged(name):
    assert not is_secret(name)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param({"deep": [{"hand": HIDDEN}]}, id="deep inside"),
        pytest.param([cards("7s")[0]], id="a card in a list"),
        pytest.param(cards("7s Kd"), id="cards"),
        pytest.param(object(), id="any object"),
        pytest.param(b"bytes", id="bytes"),
    ],
)
def test_what_is_no_plain_value_is_left_out(value):
    with logged(strict=False) as book:
        logger().info("oops", field=value)
    (line,) = book.lines()
    assert "field" not in line
    assert "field" in line["left_out"]
    assert "7s" not in book.getvalue()


def test_a_strict_log_raises_instead():
    with logged() as book, pytest.raises(Leak, match="token"):
        logger().info("oops", token=HIDDEN)
    assert book.getvalue() == ""


@given(st.recursive(st.integers() | st.text(), st.lists, max_leaves=5))
def test_plain_values_are_logged(value):
    with logged() as book:
        logger().info("fine", field=value)
    assert book.lines()[0]["field"] == value


# --- errors


def broken(*, hide_cause=False):
    try:
        {"": 0}[HIDDEN]
    except KeyError as error:
        raise ValueError(HIDDEN) from None if hide_cause else error


def test_an_error_is_logged_by_kind_and_place_and_not_by_its_words():
    with logged() as book:
        try:
            broken()
        except ValueError:
            logger().exception("it broke")
            logging.getLogger("uvicorn.error").exception("it broke there too")
    ours, theirs = book.lines()
    assert HIDDEN not in book.getvalue()
    for line in (ours, theirs):
        assert line["error"] == "ValueError from KeyError"
        assert line["where"][-1].endswith(" broken")
        assert line["level"] == "error"


def test_what_the_operating_system_said_is_kept():
    assert summary(ConnectionRefusedError(111, "Connection refused"))["error"] == (
        "ConnectionRefusedError (Connection refused)"
    )


def test_an_error_that_goes_round_in_circles_ends():
    one, other = ValueError(), KeyError()
    one.__cause__, other.__cause__ = other, one
    assert summary(one)["error"] == "ValueError from KeyError"


def test_an_error_whose_cause_was_hidden_is_alone():
    with pytest.raises(ValueError, match=HIDDEN) as caught:
        broken(hide_cause=True)
    assert summary(caught.value)["error"] == "ValueError"


# --- other libraries


def test_other_libraries_go_the_same_way():
    with logged() as book:
        logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
        logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
        logging.getLogger("alembic.runtime.migration").warning("Something is odd")
    assert [(line["logger"], line["event"]) for line in book.lines()] == [
        ("uvicorn.error", "Started server process [7]"),
        ("alembic.runtime.migration", "Something is odd"),
    ]


def test_requests_and_sockets_are_not_logged_by_the_web_server():
    with logged() as book:
        logging.getLogger("uvicorn.access").info('%s - "%s"', "192.0.2.1", f"GET /?x={HIDDEN}")
        logging.getLogger("uvicorn.error").info(
            '%s - "WebSocket %s" [accepted]', "192.0.2.1", f"/socket?x={HIDDEN}"
        )
    assert book.getvalue() == ""


@pytest.mark.parametrize(
    "message",
    [
        "connection open",
        "connection rejected (%d %s)",
        "opening handshake failed",
        "ASGI callable returned without completing handshake.",
    ],
)
def test_what_any_client_can_have_written_is_not_logged(message):
    with logged() as book:
        logging.getLogger("uvicorn.error").error(message)
    assert book.getvalue() == ""


def test_what_frames_hold_is_not_logged_even_where_everything_is():
    with logged(level="debug") as book:
        errors = logging.getLogger("uvicorn.error")
        assert not errors.isEnabledFor(logging.DEBUG)
        errors.debug("< %s", HIDDEN)
        logging.getLogger("websockets.server").debug("< %s", HIDDEN)
    assert book.getvalue() == ""


def test_statements_to_the_database_are_not_logged():
    with logged(level="debug") as book:
        logging.getLogger("sqlalchemy.engine.Engine").info("[raw sql] (%r,)", HIDDEN)
        logging.getLogger("aiosqlite").debug("executing %s", HIDDEN)
    assert book.getvalue() == ""


def test_a_task_that_failed_unseen_is_logged_without_its_words():
    async def fail():
        raise ValueError(HIDDEN)

    async def main():
        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])
        del task
        gc.collect()

    with logged() as book:
        asyncio.run(main())
    (line,) = book.lines()
    assert line["event"] == "Task exception was never retrieved"
    assert line["error"] == "ValueError"
    assert HIDDEN not in book.getvalue()


def test_long_messages_of_others_are_cut():
    with logged() as book:
        logging.getLogger("elsewhere").warning("x" * 1000)
    assert len(book.lines()[0]["event"]) == LONGEST


def test_our_own_messages_are_logged_as_they_are():
    with logged() as book:
        logging.getLogger("agurk.server.rooms").error("A room broke:\n%s", "x" * 1000)
    assert book.lines()[0]["event"] == "A room broke:\n" + "x" * 1000


def test_setting_up_twice_logs_once():
    with logged(), logged() as book:
        logging.getLogger("elsewhere").warning("once")
        logger().info("and once")
    assert len(book.lines()) == 2
