"""Promises and seeds of deals, worked out by hand."""

import hmac
from hashlib import sha256

from agurk.rules.fairness import deal_seed, promise

SECRET = bytes(range(32))


def test_the_promise_is_the_hash_of_the_secret():
    assert promise(SECRET) == sha256(SECRET).hexdigest()


def test_a_seed_is_made_of_the_match_the_deal_and_all_nonces():
    message = "Bjørn".encode() + b"\0" + b"\0\0\0\0\0\0\0\3" + b"one\0" + b"\0"
    assert deal_seed(SECRET, "Bjørn", 3, ["one", ""]) == hmac.digest(SECRET, message, "sha256")


def test_whatever_goes_in_changes_the_seed():
    made = {
        deal_seed(SECRET, "a", 1),
        deal_seed(SECRET[::-1], "a", 1),
        deal_seed(SECRET, "b", 1),
        deal_seed(SECRET, "a", 2),
        deal_seed(SECRET, "a", 1, ["b"]),
        deal_seed(SECRET, "a", 1, ["b", ""]),
        deal_seed(SECRET, "a", 1, ["", "b"]),
    }
    assert len(made) == 7
