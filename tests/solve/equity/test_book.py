"""Books of chances as bytes."""

from array import array

import pytest

from agurk.rules.errors import TextError
from agurk.solve.equity.book import Book, Packed, dumps, loads, mark_of, steps_of
from agurk.solve.equity.building import Effort, exact_tables, packed_of
from agurk.solve.equity.net import Net, Scale, shapes_of
from agurk.variants import VARIANTS

FIRST_OVER = VARIANTS["danish_first_over"]


def a_book():
    tables = exact_tables(FIRST_OVER, Effort(deals=2_000, exact=2))
    weights = []
    for shape in shapes_of((5, 7)):
        number = shape[0] * (shape[1] if len(shape) == 2 else 1)
        weights.append([(at % 17 - 8) / 10 for at in range(number)])
    scale = Scale.of(FIRST_OVER, {5: 0.25, 9: 0.75})
    packed = {seats: packed_of(table) for seats, table in tables.items()}
    return Book(mark_of(FIRST_OVER), Net(scale, tuple(weights)), packed)


def test_a_book_read_is_the_book_written():
    book = a_book()
    again = loads(dumps(book))
    assert (again.mark, again.tables, again.net.scale) == (book.mark, book.tables, book.net.scale)
    for layer, wanted in zip(again.net.weights, book.net.weights, strict=True):
        assert list(layer) == pytest.approx(wanted, abs=1e-4)
    assert dumps(loads(dumps(book))) == dumps(again)


def test_a_packed_table_tells_every_place_its_chance():
    packed = a_book().tables[2]
    wins, losses = packed.chances(5)
    assert sum(wins) == pytest.approx(1)
    assert [1 - loss for loss in losses] == pytest.approx(wins, abs=1e-3)


def test_rules_are_known_by_what_they_say_not_by_their_names():
    danish = VARIANTS["danish"]
    assert mark_of(danish) == mark_of(danish.but(key="custom", name="Ours", most_players=5))
    assert mark_of(danish) != mark_of(danish.but(threshold=22))
    assert len({mark_of(variant) for variant in VARIANTS.values()}) > len(VARIANTS) // 2


def test_steps_are_rounded():
    assert steps_of([0.0, 0.25, 0.99995, 1.0]) == array("H", [0, 1250, 5000, 5000])


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"{}\n", id="an empty head"),
        pytest.param(b'{"format": 1}\n', id="another format"),
        pytest.param(b"[1]\nabc", id="a list"),
        pytest.param(b"\xff\n", id="no text"),
    ],
)
def test_what_is_no_book_is_refused(data):
    with pytest.raises(TextError, match=r"equity|format"):
        loads(data)


def test_a_book_cut_short_or_with_more_behind_it_is_refused():
    data = dumps(a_book())
    for wrong in (data[:-3], data[: len(data) // 2], data + b"x"):
        with pytest.raises(TextError, match="equity"):
            loads(wrong)


def test_without_losers_nothing_is_told_of_them():
    table = exact_tables(VARIANTS["gurka_no"], Effort(deals=500, exact=2))[2]
    packed: Packed = packed_of(table)
    assert packed.chances(3)[1] == []
