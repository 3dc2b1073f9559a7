import pytest

from agurk.scorekeeper.codec import from_json
from agurk.scorekeeper.errors import SheetFileError


@pytest.mark.parametrize(
    "told",
    [
        pytest.param(None, id="nothing"),
        pytest.param({}, id="an object without a kind"),
        pytest.param({"entry": "won"}, id="a kind that there is not"),
        pytest.param({"entry": ["took"]}, id="a list for a kind"),
    ],
)
def test_what_is_no_entry_is_refused(told):
    with pytest.raises(SheetFileError, match="none of the entries"):
        from_json(told)
