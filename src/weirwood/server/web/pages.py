"""The page and its files."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from weirwood.server.web.http import json, person_of

STATIC = Path(__file__).parent.parent / "static"
PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Weirwood</title></head>
<body><h1>Weirwood</h1><p>The server runs; its page isn't there yet.</p></body></html>
"""


async def page(request: Request) -> Response:
    """The one page of the program, whatever its address says."""
    person_of(request)
    if "." in request.url.path.rpartition("/")[2]:
        return json({"error": "There is nothing here.", "code": "unknown"}, 404)
    return HTMLResponse(await asyncio.to_thread(_index), headers={"cache-control": "no-cache"})


def _index() -> str:
    """The page as it lies there, so that a change to it is seen at once."""
    index = STATIC / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else PLACEHOLDER


async def nothing(request: Request) -> Response:
    return json({"error": "There is nothing here.", "code": "unknown"}, 404)


class Files(StaticFiles):
    """Files that a browser asks about before it uses its copy."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


ROUTES = [
    Mount("/static", Files(directory=STATIC, check_dir=False)),
    Route("/api/{rest:path}", nothing, methods=["GET", "POST", "DELETE", "PUT", "PATCH"]),
    Route("/{rest:path}", page),
]
