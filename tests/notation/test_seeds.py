"""The golden seeds, checked by a second reading of how a seed deals."""

import hashlib
import hmac
import re
from itertools import islice

import pytest

from agurk.rules.dealing import seed_of
from agurk.rules.errors import TextError
from scripts import gen_seeds
from tests import checker

TEXT = gen_seeds.TARGET.read_text(encoding="utf-8")


def statements():
    """Yield each line's name, what it is about, what it says, and the seed that it belongs to."""
    seed = b""
    for line in TEXT.splitlines():
        if not line or line.startswith("#"):
            continue
        name, _, rest = line.partition(" ")
        about, _, said = rest.rpartition("= ") if name != "words" else ("", "", rest)
        if name == "seed":
            seed = bytes.fromhex(said)
        yield name, about.strip(), said, seed


def of_kind(kind):
    return [
        pytest.param(about, said, seed, id=f"{kind} {about} of seed {seed.hex()[:8]}")
        for name, about, said, seed in statements()
        if name == kind
    ]


def stream(seed):
    """Yield 32-bit words: SHA-256 of the seed and a counter of eight bytes, the big end first."""
    counter = 0
    while True:
        digest = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        yield from (int(digest[at : at + 4].hex(), 16) for at in range(0, 32, 4))
        counter += 1


def less_than(bound, source):
    """Return the first word that falls into a whole number of runs of `bound`, as a remainder."""
    runs = 2**32 // bound
    return next(word for word in source if word // bound < runs) % bound


def shuffled(pack, seed):
    """Return a pack after Fisher and Yates, from the last card down."""
    source, mixed = stream(seed), list(pack)
    for place in reversed(range(1, len(mixed))):
        other = less_than(place + 1, source)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


def test_the_golden_file_is_what_the_engine_says():
    assert gen_seeds.text() == TEXT, "spec/seeds.txt is stale: run `make spec`"


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("seed"))
def test_a_text_names_a_seed(about, said, seed):
    if re.fullmatch("[0-9a-f]{64}", about):
        assert said == about
    else:
        assert said == hashlib.sha256(about.encode()).hexdigest()


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("words"))
def test_a_seed_has_a_stream_of_words(about, said, seed):
    assert said.split() == [str(word) for word in islice(stream(seed), 10)]


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("below"))
def test_numbers_below_a_bound_come_from_the_stream(about, said, seed):
    source = stream(seed)
    assert said.split() == [str(less_than(int(about), source)) for _ in range(8)]


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("lot"))
def test_the_lot_is_the_first_number_below_the_players(about, said, seed):
    assert int(said) == less_than(int(about), stream(seed))


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("deal"))
def test_a_seed_deals_one_card_at_a_time_from_the_dealers_left(about, said, seed):
    key, players, _, dealer, _, size = about.split()
    count, first, each = int(players), int(dealer) + 1, int(size)
    dealt, _, stock = said.partition(" / ")
    hands = [hand.split() for hand in dealt.split(" | ")]
    rules = checker.load(key)
    pack = sorted(checker.pack(rules), key=lambda card: _place(rules, card))
    mixed = shuffled(pack, seed)
    for turn in range(count):
        assert sorted(hands[(first + turn) % count]) == sorted(mixed[turn : count * each : count])
    assert stock.split() == mixed[count * each :]


def _place(rules, card):
    """Return where a card stands in the pack: by strength, among equals by text."""
    return checker.strength(rules, card, last=False), card


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("fair"))
def test_a_fair_deal_comes_from_secret_name_number_and_nonces(about, said, seed):
    (found,) = re.finditer(r"^([0-9a-f]{64}) \[(.*?)\] ([0-9]+)((?: \[.*?\])*)$", about)
    secret, name, number, nonces = found.groups()
    message = name.encode() + bytes(1) + int(number).to_bytes(8, "big")
    for nonce in re.findall(r"\[(.*?)\]", nonces):
        message += nonce.encode() + bytes(1)
    assert said == hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


@pytest.mark.parametrize(("about", "said", "seed"), of_kind("promise"))
def test_a_promise_is_the_hash_of_the_secret(about, said, seed):
    assert said == hashlib.sha256(bytes.fromhex(about)).hexdigest()


def test_digits_with_spaces_between_them_are_a_text_like_any_other():
    spaced = "00 " * 21 + "0"
    assert seed_of(spaced) == hashlib.sha256(spaced.encode()).digest()


@pytest.mark.parametrize("text", [pytest.param("", id="none"), pytest.param("a\ud800", id="half")])
def test_a_text_that_is_no_text_names_no_seed(text):
    with pytest.raises(TextError, match="seed"):
        seed_of(text)
