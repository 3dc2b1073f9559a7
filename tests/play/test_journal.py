"""The file of a match that is not over, damaged in any place."""

import re

import pytest

from agurk.play.journal import Journal, JournalError, read
from agurk.rules.variant import Variant
from agurk.table.acts import Begin
from agurk.table.sitters import Sitter
from agurk.table.table import Table

_CARD = re.compile(r"[2-9TJQKA][cdhs]\b")
BEGIN = Begin(Variant(), "a match", bytes(32), (Sitter("Ida"), Sitter("Bo", "sharp")))


@pytest.fixture
def path(tmp_path):
    table = Table(BEGIN)
    table.deal(1.0)
    table.deal(2.0)
    path = tmp_path / "match.table"
    Journal.create(path, table.log).close()
    return path


def test_whatever_letter_of_a_deal_is_changed_no_card_of_it_is_told(path):
    whole = path.read_bytes()
    start = whole.rindex(b"deal ")
    assert _CARD.search(whole[start:].decode())
    for place in range(start, len(whole) - 1):
        path.write_bytes(whole[:place] + b"!" + whole[place + 1 :])
        with pytest.raises(JournalError) as error:
            read(path)
        assert not _CARD.search(str(error.value).replace(str(path), ""))


def test_a_file_cut_off_anywhere_holds_what_was_written_whole(path):
    whole = path.read_bytes()
    logs, refused = [], []
    for end in range(len(whole) + 1):
        path.write_bytes(whole[:end])
        try:
            logs.append(len(read(path).log))
        except JournalError as error:
            refused.append("is not an unfinished match" in str(error))
    assert all(refused)
    assert logs == sorted(logs)
    assert set(logs) == {1, 2, 3}
