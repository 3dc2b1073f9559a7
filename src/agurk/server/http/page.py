"""The page: the files of its build, and its one document wherever it has something to show."""

import re
from html import escape
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from agurk.rules.errors import AgurkError
from agurk.server.http.failures import NotFound
from agurk.server.http.folder import File, Folder
from agurk.server.http.languages import liked
from agurk.server.http.outbox import Send
from agurk.server.http.socket import Receive
from agurk.text.spoken import spoken

FOLDER: Final = Path(__file__).parent.parent / "page"
"""Where the page's files are."""

DOCUMENT: Final = "index.html"
"""The document of the page."""

HASHED: Final = "assets/"
"""Where files are that have a hash of their content in their names."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What is said of files that never change under their name."""

ASK_AGAIN: Final = "no-cache"
"""What is said of all others: they are kept, but browsers ask each time whether they changed."""

VIEW: Final = re.compile(
    r"/(?:|play|invite|settings"  # the first page, and those with one view
    r"|(?:t|watch|rules|d)/[^/]+"  # a table, the same for those who look on, rules, deals again
    r"|(?:score|learn|records)(?:/.+)?"
    r"|m/[^/]+(?:/.+)?)/?"  # a match that is over, and its deals
)
"""The paths at which the document has something to show."""


class NoPage(AgurkError, LookupError):
    """A page that was not built."""

    slug = "no-page"


class Page:
    """Answers everything that is not the API's.

    People who come to an address where nothing is get the document too, which tells them so in
    their language; the status is what programs go by.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        """Take where the page's files are."""
        self._folder = Folder(folder)
        self._ahead: dict[tuple[str, str], str] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Answer a request.

        Raises:
            AgurkError: if there is nothing at the path, and it is not people who ask.
            HTTPException: if something else is asked of it than to be read.
        """
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        await (await self._answer(scope))(scope, receive, send)

    async def _answer(self, scope: Any) -> Response:  # noqa: ANN401 - ASGI's type
        path, asked = scope["path"], Headers(scope=scope)
        view = VIEW.fullmatch(path) is not None
        name = DOCUMENT if view else path.removeprefix("/")
        file = await self._folder.file(name, asked.get("accept-encoding", ""))
        if file is not None:
            answer = _sent(file, name, asked, scope["method"])
            if name == DOCUMENT:
                self._tell_ahead(answer, file.tag, asked.get("accept-language", ""))
            return answer
        error: AgurkError = NotFound("There is nothing at this address.")
        if view:
            error = NoPage("The page was not built here; run `make page`, then load this again.")
        # Whoever asks for something to show is a browser, and no program that asks for data.
        if "text/html" not in asked.get("accept", ""):
            raise error
        document = await self._folder.file(DOCUMENT)
        return HTMLResponse(_bare(error) if document is None else document.body, 404)

    def _tell_ahead(self, document: Response, build: str, languages: str) -> None:
        """Have a browser fetch the first sentences beside the script that asks for them."""
        language = spoken(liked(languages))
        if (build, language) not in self._ahead:
            found = self._folder.path.glob(f"{HASHED}{language}.first-*.json")
            self._ahead[build, language] = next((each.name for each in found), "")
        document.headers.add_vary_header("accept-language")
        if name := self._ahead[build, language]:
            link = f"</{HASHED}{name}>; rel=preload; as=fetch; crossorigin"
            document.headers["link"] = link


def _sent(file: File, name: str, asked: Headers, method: str) -> Response:
    """Return a file, or that whoever asks has it already."""
    headers = {
        "etag": file.tag,
        "cache-control": FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
    }
    if file.varies:
        headers["vary"] = "accept-encoding"
    if _is_known(file.tag, asked.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if file.packing:
        headers["content-encoding"] = file.packing
    headers["content-type"] = file.media
    headers["content-length"] = str(len(file.body))
    return Response(b"" if method == "HEAD" else file.body, headers=headers)


def _is_known(tag: str, known: str) -> bool:
    """Return whether somebody who has files with some tags has this one."""
    tags = {each.strip().removeprefix("W/") for each in known.split(",")}
    return tag in tags or "*" in tags


def _bare(error: AgurkError) -> str:
    """Return a document that says what is wrong where there is no other to say it."""
    told = escape(str(error))
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Agurk</title><p>{told}</p>'
