"""Whoever attacks notices what must not be heard."""

import pytest

from tests.hostile.attack import Aim, Fault, _Attacker

AIM = Aim(0, "127.0.0.1", (), secrets=("its-token",), tokens=(), messages=0, requests=0, seed=1)


@pytest.mark.parametrize(
    "heard",
    [
        pytest.param(b'..."mine":{"seat":0,"hand":["9c"],...', id="a hand"),
        pytest.param(b'..."options":[{"action":"9c"...', id="what a seat may play"),
        pytest.param(b"... its-token ...", id="a token"),
        pytest.param(b"Traceback (most recent call last)", id="a traceback"),
    ],
)
def test_an_outsider_must_not_hear(heard):
    with pytest.raises(Fault):
        _Attacker(AIM)._check(heard, outsider=True)


def test_an_outsider_may_hear_what_everybody_sees():
    _Attacker(AIM)._check(
        b'"scene":{"trick":[{"seat":0,"cards":["9c"]}]},"mine":null', outsider=True
    )
