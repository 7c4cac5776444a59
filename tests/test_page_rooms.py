"""The page is a house like the server: each room of it imports only from those below it, and is small enough to know."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "weirwood" / "server" / "static"
HALL = ""
"""What lies in no room: what every room may use, and `app`, which opens the pages."""
BELOW: dict[str, set[str]] = {
    "art": set(),
    "layout": set(),
    "hearing": set(),
    "book": set(),
    "asking": set(),
    "cards": {"art", "layout", "book", "asking"},
    "board": {"book", "asking", "cards"},
    "motion": {"book", "cards", "board"},
    "pictures": {"layout", "book", "asking", "cards", "board"},
    "ending": {"book", "motion"},
    "seating": {"book"},
    "table": {"hearing", "book", "asking", "cards", "board", "motion", "pictures", "ending", "seating"},
    "replay": {"hearing", "book", "cards", "board", "motion", "pictures", "table"},
    "library": {"book", "cards"},
    "building": {"book", "cards", "library", "seating"},
    "lobby": {"book", "building", "seating"},
}
"""Each room with those that it may import from, the lowest first."""
MODULES = 15
IMPORT = re.compile(r'(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}/[^"]+)"')
"""An import, even one that waits or is for the types alone."""
LOADED = re.compile(r'^(?:import|export)\b[^"]*?"(\.{1,2}/[^"]+)"', re.MULTILINE)
"""An import that is followed when the module is loaded."""
Sources = Mapping[str, str]
"""The text of each module by its path from the page's root."""


def sources(folder: Path) -> Sources:
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in sorted(folder.rglob("*.js"))}


def room_of(module: str) -> str:
    return module.partition("/")[0] if "/" in module else HALL


def named(pattern: re.Pattern[str], module: str, text: str) -> Iterator[str]:
    """The modules that a module imports from."""
    for found in pattern.findall(text):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(module), found))


def against_the_direction(known: Sources) -> list[str]:
    """Imports from a room that isn't below, even if they are for the types alone."""
    found = []
    for module, text in known.items():
        room = room_of(module)
        allowed = {room, HALL, *BELOW.get(room, ()), *(BELOW if module == "app.js" else ())}
        found += [f"{module} imports {other}" for other in named(IMPORT, module, text) if room_of(other) not in allowed]
    return found


def knots(known: Sources) -> list[str]:
    """Modules that import each other when they are loaded."""
    try:
        TopologicalSorter({module: set(named(LOADED, module, text)) for module, text in known.items()}).prepare()
    except CycleError as error:
        return [" ← ".join(error.args[1])]
    return []


def too_much(files: list[str]) -> list[str]:
    """Folders with too many files, and rooms that nobody knows."""
    folders = [posixpath.dirname(name) for name in files]
    found = [f"{each or 'the root'} has {n}" for each in dict.fromkeys(folders) if (n := folders.count(each)) > MODULES]
    rooms = dict.fromkeys(room_of(name) for name in files if name.endswith(".js"))
    return found + [f"{room} is no room" for room in rooms if room not in (HALL, *BELOW)]


def test_each_room_imports_only_from_those_below() -> None:
    assert against_the_direction(sources(STATIC)) == []


def test_the_rooms_have_a_direction() -> None:
    order = list(BELOW)
    assert [room for room in order if BELOW[room] - set(order[: order.index(room)])] == []


def test_no_room_is_allowed_more_than_it_needs() -> None:
    used: dict[str, set[str]] = {room: set() for room in BELOW}
    for module, text in sources(STATIC).items():
        if room := room_of(module):
            used[room] |= {room_of(other) for other in named(IMPORT, module, text)} - {room, HALL}
    assert used == BELOW


def test_no_modules_import_each_other() -> None:
    assert knots(sources(STATIC)) == []


def test_rooms_are_small() -> None:
    files = [path for kind in ("*.js", "*.css", "*.ts") for path in sorted(STATIC.rglob(kind))]
    assert too_much([path.relative_to(STATIC).as_posix() for path in files]) == []


def test_the_walk_through_the_house_comes_to_every_room() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("\n## The page\n")[2].partition("\n## ")[0]
    assert [room for room in BELOW if f"**`{room}/`**" not in page] == []


def test_a_house_that_is_not_in_order_is_noticed() -> None:
    broken = {
        "app.js": 'const page = async () => (await import("./table/page.js")).page;\n',
        "dom.js": 'import { say } from "./book/words.js";\n',
        "book/words.js": '/** @import { Page } from "../table/page.js" */\n',
        "cards/card.js": 'import {\n  a,\n  b,\n} from "./look.js";\n',
        "cards/look.js": 'export { card } from "./card.js";\n',
        "table/page.js": 'import { card } from "../cards/card.js";\n',
    }
    assert against_the_direction(broken) == ["dom.js imports book/words.js", "book/words.js imports table/page.js"]
    assert [sorted(set(each.split(" ← "))) for each in knots(broken)] == [["cards/card.js", "cards/look.js"]]
    crowded = [f"css/part{n}.css" for n in range(MODULES + 1)]
    assert too_much([*crowded, "attic/box.js"]) == ["css has 16", "attic is no room"]
