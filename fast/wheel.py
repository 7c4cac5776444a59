"""A wheel with compiled modules, where WEIRWOOD_WHEEL=compiled asks for it; any other wheel is of the source alone.

The libraries lie beside the source there, and Python takes them first: what is installed isn't edited.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = os.environ.get("WEIRWOOD_WHEEL") == "compiled"


class CompiledWheel(BuildHookInterface):  # type: ignore[misc]
    """Adds the libraries to a wheel that is to be compiled."""

    def dependencies(self) -> list[str]:
        """What must be there to build it."""
        known = self.metadata.core
        return [*known.dependencies, *known.optional_dependencies["fast"]] if WANTED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say which files go where."""
        if not WANTED or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "fast")))
        from build import build

        from weirwood.compiled import LIBRARY

        build()
        for path in Path(LIBRARY).rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(LIBRARY).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True
