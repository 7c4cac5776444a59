"""YAML documents that people write: a key stands once, and what isn't proper YAML is said with its line."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import yaml

MERGE = "tag:yaml.org,2002:merge"


class Unique:
    """A loader in which a key may stand only once in a mapping, so that nothing is lost."""

    def forget(self) -> None:
        """Drop what is left of a document that could only be read in part."""
        self.constructed_objects: dict[yaml.Node, Any] = {}
        self.recursive_objects: dict[yaml.Node, Any] = {}
        self.state_generators: list[Any] = []
        self.deep_construct = False

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """A mapping, unless a key stands twice in it."""
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen and key.tag != MERGE:
                raise wrong(f"the key {key.value!r} stands twice in one mapping", key.start_mark)
            seen.add(getattr(key, "value", "") if isinstance(key, yaml.ScalarNode) else "")
        made: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)  # type: ignore[misc]
        return made


class Plain(Unique, yaml.SafeLoader):
    """Read by Python alone."""


FAST: Callable[[str], Any] | None = None
"""Read by libyaml, five times as fast, where PyYAML was built with it."""
if yaml.__with_libyaml__:

    class _Fast(Unique, yaml.CSafeLoader):
        pass

    FAST = _Fast


class Closed(Plain):
    """YAML in which nothing refers to anything else: what is written is all there is."""

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        """A node, unless it is an alias or has an anchor."""
        event: yaml.Event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise wrong("anchors (&) and aliases (*) aren't taken here", event.start_mark)
        node: yaml.Node | None = super().compose_node(parent, index)
        return node

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        """Nothing is merged: whoever tries is told so."""
        for key, _ in node.value:
            if key.tag == MERGE:
                raise wrong("merging (<<) isn't taken here", key.start_mark)


def wrong(problem: str, mark: Any) -> yaml.YAMLError:
    """The error that says what is wrong at a place of a document."""
    return yaml.constructor.ConstructorError(None, None, problem, mark)


def improper(error: yaml.YAMLError, file: str) -> str:
    """What is wrong with the YAML of a file, as a sentence."""
    if not isinstance(error, yaml.MarkedYAMLError):
        return f"{file}: this is not proper YAML: {' '.join(str(error).split())}."
    mark = error.problem_mark or error.context_mark
    line = f", line {mark.line + 1}" if mark else ""
    return f"{file}{line}: this is not proper YAML: {error.problem or error.context}."
