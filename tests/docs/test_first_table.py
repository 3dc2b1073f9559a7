"""The tutorial's table with friends: what it shows is run against a server."""

import re

from tests.docs.sessions import ROOT
from tests.server.serving import Person, serving

PAGE = ROOT / "docs" / "tutorial" / "first-table.md"


def test_what_is_done_by_hand_seats_two_friends(tmp_path, capsys):
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    with serving(tmp_path) as server:
        exec(code.replace("http://127.0.0.1:8484", server.url), {})  # noqa: S102 - what a reader runs
        told = re.fullmatch(r"Send (\S+) to others; Bo sits in seat 1\.\n", capsys.readouterr().out)
        assert told is not None
        with Person(server, "Saga") as saga:
            assert saga.http.get(told[1]).status_code == 200
