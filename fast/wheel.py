"""A wheel carries the scenarios that the page shows as situations, and compiled modules where WEIRWOOD_WHEEL=compiled asks for them.

The libraries lie beside the source there, and Python takes them first: what is installed isn't edited.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHOWN = {"scenarios": "*.yaml", "testcards": "*.py"}
"""What situations are made of, in the tests' folder of a checkout and in the package's own (`weirwood.situations.sheets`)."""
WANTED = os.environ.get("WEIRWOOD_WHEEL") == "compiled"


class Wheel(BuildHookInterface):  # type: ignore[misc]
    """Adds to a wheel what doesn't lie in the package's folder."""

    def dependencies(self) -> list[str]:
        """What must be there to build it."""
        known = self.metadata.core
        return [*known.dependencies, *known.optional_dependencies["fast"]] if WANTED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say which files go where."""
        if version == "editable":
            return
        for folder, kind in SHOWN.items():
            for path in Path(self.root, "tests", folder).rglob(kind):
                within = path.relative_to(self.root).as_posix()
                build_data["force_include"][str(path)] = f"weirwood/situations/{within}"
        if not WANTED:
            return
        sys.path.insert(0, str(Path(self.root, "fast")))
        from build import build

        from weirwood.compiled import LIBRARY

        build()
        for path in Path(LIBRARY).rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(LIBRARY).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True
