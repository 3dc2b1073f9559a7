"""The page: files as they are, and its one document wherever the page has a view of its own."""

import re
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

FOLDER: Final = Path(__file__).parent.parent / "page"
"""Where the page's files are."""

DOCUMENT: Final = "index.html"
"""The document of the page."""

_VIEW: Final = re.compile(r"/(t/[^/]+/?)?")
"""The paths at which the document is shown: the first page, and a table."""

_NOTHING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agurk</title>
<link rel="stylesheet" href="/style.css">
<main class="home">
<h1>Agurk</h1>
<p>There is nothing at this address.</p>
<p><a href="/">To the first page</a></p>
</main>
"""
"""What people see who come to an address where nothing is."""


class Page(StaticFiles):
    """Answers everything that is not the API's; browsers ask each time whether it has changed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True

    def get_path(self, scope: Any) -> str:  # noqa: ANN401 - ASGI's type
        """Return the file that a path stands for."""
        if _VIEW.fullmatch(scope["path"]):
            return DOCUMENT
        return super().get_path(scope)

    async def get_response(self, path: str, scope: Any) -> Response:  # noqa: ANN401 - ASGI's type
        """Return a file, or say that there is none; to people in a page of their own.

        Raises:
            HTTPException: if there is no such file, or something else is asked of it.
        """
        try:
            answer = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_read_by_people(scope):
                raise
            answer = HTMLResponse(_NOTHING, 404)
        answer.headers.setdefault("cache-control", "no-cache")
        return answer

    async def _file(self, path: str, scope: Any) -> Response:  # noqa: ANN401 - ASGI's type
        if any(part.startswith(".") for part in Path(path).parts):
            raise HTTPException(404)
        return await super().get_response(path, scope)


def _is_read_by_people(scope: Any) -> bool:  # noqa: ANN401 - ASGI's type
    """Return whether a browser asks for something to show, not a program for data."""
    return "text/html" in Headers(scope=scope).get("accept", "")
