"""Values: what is described by named fields that never change, declared like a dataclass without generated code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, dataclass_transform

from .node import Places, field, fill, layout, refuse_delete, refuse_set, shown


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value:
    """Something that is made of its fields: equal if they are, and shown by them."""

    declared: ClassVar[Mapping[str, Any]] = {}
    """Its own fields with their defaults, where a compiler has taken them out of the class body."""
    __match_args__: ClassVar[Any] = Places()

    def __init__(self, *given: Any, **named: Any) -> None:
        fill(self, given, named)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        kind = type(self)
        if type(other) is not kind:
            return NotImplemented
        key = layout(kind).key
        return bool(key(self) == key(other))

    def __hash__(self) -> int:
        return hash(layout(type(self)).key(self))

    def __repr__(self) -> str:
        return shown(self)


Value.__setattr__ = refuse_set  # type: ignore[method-assign]
Value.__delattr__ = refuse_delete  # type: ignore[method-assign]
