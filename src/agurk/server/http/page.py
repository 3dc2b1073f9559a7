"""The page: files as they are, and its one document wherever the page has a view of its own."""

import re
from pathlib import Path
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

FOLDER: Final = Path(__file__).parent.parent / "page"
"""Where the page's files are."""

DOCUMENT: Final = "index.html"
"""The document of the page."""

_VIEW: Final = re.compile(r"/(t/[^/]+/?)?")
"""The paths at which the document is shown: the first page, and a table."""


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
        """Return a file, or say that there is none.

        Raises:
            HTTPException: if there is no such file, or something else is asked of it.
        """
        if any(part.startswith(".") for part in Path(path).parts):
            raise HTTPException(404)
        answer = await super().get_response(path, scope)
        answer.headers.setdefault("cache-control", "no-cache")
        return answer
