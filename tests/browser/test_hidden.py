"""No page ever has what its reader may not know yet: on its line, in its memory, on its disk."""

import json
import re
import time
from typing import Any

import pytest

from tests.browser.heap import Heap
from tests.browser.sentences import said
from tests.browser.site import LEGAL, PATIENCE, button, hand, play_on

HOUSE = ["hand=3", "threshold=14"]
"""No first deal ends a match: an ace costs 14, and whoever has more has lost."""
CARD = re.compile(r"[2-9TJQKA][cdhs]")
PACK = {rank + suit for rank in "23456789TJQKA" for suit in "cdhs"}

STORED = """async () => {
    const kept = { local: { ...localStorage }, session: { ...sessionStorage } };
    kept.databases = {};
    for (const { name } of await indexedDB.databases()) {
        const database = await new Promise((done, failed) => {
            const asked = indexedDB.open(name);
            asked.onsuccess = () => done(asked.result);
            asked.onerror = () => failed(asked.error);
        });
        for (const store of database.objectStoreNames) {
            kept.databases[`${name} ${store}`] = await new Promise((done, failed) => {
                const asked = database.transaction(store).objectStore(store).getAll();
                asked.onsuccess = () => done(asked.result);
                asked.onerror = () => failed(asked.error);
            });
        }
        database.close();
    }
    kept.caches = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) kept.caches[new URL(url).pathname] = name;
    }
    return kept;
}"""


class Client:
    """One page at the table, and all that was found in it on the way."""

    def __init__(self, page, seat):
        self.page = page
        self.seat = seat
        self.looks = []
        self.answers: list[Any] = []
        page.context.on("response", lambda answer: self.answers.append(answer))  # noqa: PLW0108

    def look(self, deal, played, *, deep):
        """Keep what is in the page now, while so many cards of a deal are played."""
        content = self.page.content() + self.page.evaluate("document.body.innerText")
        stored = self.page.evaluate(STORED)
        heap = Heap(self.page) if deep else None
        lists = heap.lists(PACK) if heap else []
        strings = heap.strings if heap else []
        self.looks.append((deal, played, content, stored, lists, strings))


class Record:
    """What the server's record says of a match that is over."""

    def __init__(self, page, match):
        path = f"/api/matches/{match}/replay"
        whole = page.request.get(path).json()
        self.dealt = {each["deal"]: each["hands"] for each in whole["deals"]}
        self.secrets = [whole["secret"], *(each["seed"] for each in whole["deals"])]
        self.plays = {}
        for deal in self.dealt:
            steps = page.request.get(f"{path}?deal={deal}").json()["steps"]
            events = [event for step in steps for event in step["events"]]
            self.plays[deal] = [
                (event["seat"], event["cards"]) for event in events if event["type"] == "played"
            ]

    def known(self, seat, deal, played):
        """Return the cards that a seat, or nobody's, has seen of a deal so far."""
        own = set() if seat is None else set(self.dealt[deal][seat])
        return own | {card for _, cards in self.plays[deal][:played] for card in cards}

    def ever(self, seat, deal, played):
        """Return the cards that a seat has seen of the match so far."""
        before = (self.known(seat, each, 99) for each in self.dealt if each < deal)
        return self.known(seat, deal, played).union(*before)

    def held(self, deal, played):
        """Return what each seat holds."""
        gone = self.known(None, deal, played)
        return [[card for card in cards if card not in gone] for cards in self.dealt[deal]]


@pytest.mark.timeout(400)
def test_nobody_has_what_they_may_not_know(visit):
    clients = sit_down(visit)
    ida, bo, _ = (client.page for client in clients)
    bodies = play(visit, clients)
    match = visit.last(ida)["scene"]["match"]["name"]
    record = Record(ida, match)
    assert len(record.dealt) > 1
    for client in clients:
        assert client.looks
        shown = None
        for message in before_the_end(visit.heard(client.page)):
            if message["type"] == "hinted":
                check_hint(message, client.seat, record, shown)
            else:
                check_message(message, client.seat, record)
            shown = message if "scene" in message else shown
        for look in client.looks:
            check_look(client.seat, look, record)
        had = "\n".join(text for look in client.looks for text in texts_of(look[3:]))
        assert not [token for token in tokens_but(client, clients) if token in had]
        if client.seat is not None:
            # What one may know is found, so what one may not would be.
            deal, played, _, _, lists, _ = client.looks[0]
            assert record.held(deal, played)[client.seat] in lists
    for body in bodies:
        assert not [secret for secret in record.secrets if secret in body]
        assert not [text for text in texts_of(json.loads(body)) if is_of_cards(text)]
    assert hand(bo) == hand(ida) == []


def test_what_a_page_has_in_its_memory_is_found(visit):
    page = visit("/settings")
    page.evaluate("text => { window.held = text.split(' '); }", "2c 9d Ks")
    page.evaluate("text => { window.written = text; }", '["3c","4c"]')
    heap = Heap(page)
    assert heap.lists(PACK) == [["2c", "9d", "Ks"]]
    assert '["3c","4c"]' in heap.strings


def sit_down(visit):
    """Return two people at a table with two bots, and somebody who watches."""
    ida = visit()
    visit.table(ida, start=False, variant="danish_first_over", house=HOUSE, seats=4, hints="always")
    bo, eva = visit("/settings"), visit("/settings")
    clients = [Client(ida, 0), Client(bo, 1), Client(eva, None)]
    bo.goto(ida.url)
    bo.locator("input[name=name]").fill("Bo")
    bo.locator("form button.main").click()
    eva.goto(ida.url.replace("/t/", "/watch/"))
    for page in (bo, eva):
        page.locator("[data-line=open]").wait_for()
    button(ida, "seats.start").click()
    return clients


def play(visit, clients):
    """Play a match to its end and look at all pages on the way; return what they were answered."""
    bodies: list[str] = []
    pages = [client.page for client in clients]
    while (actor := settled(visit, pages)) is not None:
        match = visit.last(pages[0])["scene"]["match"]
        played = len(plays_of(match))
        if match["deal"] < 3:
            take_hint(pages[actor])
            for client in clients:
                client.look(match["deal"], played, deep=match["deal"] == 1 or not played)
                bodies += answered(client)
        play_on(pages[actor])
    return bodies


def take_hint(page):
    """Let a page show what its reader's cards are worth."""
    page.locator("[data-hint]").click()
    page.locator("[data-worth]").first.wait_for()


def settled(visit, pages):
    """Return who of the people has to play, once all pages know it; None if the match is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        last = [visit.last(page) for page in pages]
        scene = last[0]["scene"]
        if len({each["number"] for each in last}) == 1 and scene["stage"] != "waiting":
            if scene["stage"] == "over":
                return None
            actor = scene["match"]["to_act"]
            if actor in (0, 1) and pages[actor].locator(LEGAL).count():
                return actor
        pages[0].wait_for_timeout(20)
    raise AssertionError("The table does not settle.")


def answered(client):
    """Return what the server has answered a page since it was asked last, but for its own files."""
    new, client.answers[:] = list(client.answers), []
    asked = [each for each in new if "/api/" in each.url and each.ok]
    return [each.text() for each in asked if "json" in each.headers.get("content-type", "")]


def tokens_but(client, clients):
    """Return what opens the seats of all others."""
    others = (each.page.context.cookies() for each in clients if each is not client)
    return [cookie["value"] for cookies in others for cookie in cookies]


def before_the_end(messages):
    """Yield what was heard while the match was on."""
    for message in messages:
        if "scene" in message and message["scene"]["stage"] == "over":
            return
        yield message


def check_message(message, seat, record):
    """Make sure that all cards of a message are known to whoever got it."""
    raw = json.dumps(message)
    assert not [secret for secret in record.secrets if secret in raw]
    match = message.get("scene", {}).get("match")
    # Once a deal is counted, the next one has begun but for its cards.
    deal = match["deal"] - (not match["counts"]) if match else 0
    if deal < 1:
        assert not cards_in(message), message
        return
    plays = plays_of(match)
    assert plays == record.plays[deal][: len(plays)]
    open_now = record.known(None, deal, len(plays))
    assert cards_in(message["scene"]) <= open_now
    entries = message.get("entries") or message.get("missed") or []
    assert cards_in(entries) <= record.ever(None, deal, len(plays))
    if seat is None:
        assert message["mine"] is None
    elif match["counts"]:
        assert sorted(message["mine"]["hand"]) == sorted(record.held(deal, len(plays))[seat])
        own = {field: value for field, value in message["mine"].items() if field != "bar"}
        assert cards_in(own) <= set(record.dealt[deal][seat])
        assert cards_in(message["mine"]["bar"]) <= open_now


def check_hint(message, seat, record, shown):
    """Make sure that a hint is on the cards of whoever got it, and has to decide."""
    match = shown["scene"]["match"]
    assert match["to_act"] == seat
    held = record.held(match["deal"], len(plays_of(match)))[seat]
    assert cards_in(message["plays"]) <= set(held)
    assert not [secret for secret in record.secrets if secret in json.dumps(message)]


def check_look(seat, look, record):
    """Make sure that a page had nothing that its reader could not know at the time."""
    deal, played, content, stored, lists, strings = look
    secret = PACK - record.ever(seat, deal, played)
    names = {card: named(card) for card in secret}
    assert not [card for card, name in names.items() if name in content]
    shown = set(re.findall(r'data-(?:card|key|action)="([^"]*)"', content))
    assert not [text for text in shown if is_of_cards(text) and set(text.split("+")) & secret]
    assert not [
        text for text in texts_of(stored) if set(CARD.findall(text)) & secret and dense(text)
    ]
    assert not [path for path in stored["caches"] if path.startswith(("/api/tables", "/api/me"))]
    # A list of nothing but hidden cards is somebody's hand, or the stock.
    hidden = PACK - record.known(seat, deal, played)
    assert not [cards for cards in lists if set(cards) <= hidden & secret]
    everything = "\n".join((*strings, content, json.dumps(stored)))
    assert not [text for text in record.secrets if text in everything]
    for other, cards in enumerate(record.held(deal, played)):
        if other == seat or len(cards) < 2:
            continue
        for written in (" ", "+", ",", ", ", '","', '", "', '", \\"'):
            assert written.join(cards) not in everything


def plays_of(match):
    """Return what was played in a deal, in order."""
    tricks = [play for trick in match["tricks"] for play in trick["plays"]]
    return [(play["seat"], play["cards"]) for play in (*tricks, *match["trick"])]


def texts_of(value):
    """Yield all texts of a value; of a text that is JSON, those in it."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from texts_of(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts_of(each)
    elif isinstance(value, str):
        try:
            inner = json.loads(value)
        except ValueError:
            inner = None
        if isinstance(inner, (dict, list)):
            yield from texts_of(inner)
        else:
            yield value


def cards_in(value):
    """Return all cards that a message names, in its lists and in the actions it offers."""
    return {card for text in texts_of(value) if is_of_cards(text) for card in CARD.findall(text)}


def is_of_cards(text):
    """Return whether a text is a card, or some together."""
    return re.fullmatch(rf"{CARD.pattern}(?:[+ ]{CARD.pattern})*", text) is not None


def dense(text):
    """Return whether cards are most of a text, so that they stand there on purpose."""
    return len(CARD.findall(text)) * 4 >= len(text)


def named(card):
    """Return what a page calls a card."""
    rank = "..23456789TJQKA".index(card[0])
    return said("table.card", rank=rank, suit=card[1])
