"""The built client: its files, and its first page for every address the client itself understands."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from noisecheck.server.sharing import shared, tags
from noisecheck.server.web import Trouble

HASHED = "assets"  # the bundler names what is in it by its content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        try:
            return self.file(path) or self.first_page(tags(request, path, await shared(request, path)))
        except (ValueError, OSError):  # no path at all, or too long for one
            raise Trouble("no-such-page") from None

    def file(self, name: str) -> Response | None:
        """None if it is an address that the client understands."""
        path = (self.folder / name).resolve()
        if path.is_relative_to(self.folder) and path.is_file():
            is_hashed = path.relative_to(self.folder).parts[0] == HASHED
            return FileResponse(path, headers={"cache-control": FOR_EVER if is_hashed else ASK_AGAIN})
        if path.suffix and not path.suffix[1:].isdigit():  # numbers of the Codec have a point too
            raise Trouble("no-such-page")
        return None

    def first_page(self, tags: str) -> Response:
        """It says what the link to it is about; all the rest the client finds out."""
        first = self.folder / "index.html"
        if not first.is_file():
            raise Trouble("no-such-page", "the client is not built: make client")
        text = first.read_text("utf-8").replace("</head>", f"{tags}\n</head>")
        return HTMLResponse(text, headers={"cache-control": ASK_AGAIN})
