"""What is wrong with a JSON text, in the middle of a sentence."""

import msgspec
import pytest

from agurk.server.http.reading import told_of


@pytest.mark.parametrize(
    ("text", "begins"),
    [("{]", "it is no JSON text (JSON is malformed: "), ("", "it is no JSON text (input data ")],
)
def test_what_is_no_json_is_told_in_the_words_of_its_reader(text, begins):
    with pytest.raises(msgspec.DecodeError) as refused:
        msgspec.json.decode(text)
    assert told_of(refused.value).startswith(begins)
