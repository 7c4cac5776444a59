"""Frames: what is under way in a game, as data on a stack."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from .decision import Option

_FIELDS: dict[type, tuple[str, ...]] = {}


class Frame:
    """One thing under way (a phase, a window, an ability), with the position it has reached.

    A subclass lists its fields in ``__slots__``. Fields hold numbers, texts, immutable definitions, lists of one of
    those, or records with a ``copy`` method, so that a frame can be copied at any moment.
    """

    __slots__ = ("at",)
    at: int
    onward: ClassVar[bool] = False
    """Whether others may have something to say between two picks; who picked goes on if they haven't."""
    then: ClassVar[tuple[str, ...]] = ()
    """Kinds of questions that belong to the same prompt: whoever declines this one is asked them next, if all others pass."""

    leads: ClassVar[dict[str, str]] = {}
    """By the kind of a question that of the picks which follow at once from an answer: both are one run."""

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        if own.get("__slots__") and "copy_into" not in own and cls.copy_into is not Frame.copy_into:
            raise TypeError(f"{cls.__name__} has fields of its own and must say in copy_into how they are copied.")

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of all its fields; found once for each class."""
        kind = type(self)
        if kind not in _FIELDS:
            _FIELDS[kind] = slots(kind)
        return _FIELDS[kind]

    def copy(self) -> Self:
        """An independent copy of all its fields."""
        kind = type(self)
        new = kind.__new__(kind)
        self.copy_into(new)
        return new

    def copy_into(self, new: Self) -> None:
        """Give a new frame a copy of all fields. Frames that are copied often say them one by one."""
        for name in _FIELDS.get(type(self)) or self.fields:
            value = getattr(self, name)
            kind = type(value)
            if kind is int or kind is tuple or kind is bool or kind is str:  # most fields by far
                pass
            elif kind is list:
                if value:
                    value = (
                        value[:] if type(value[0]) is int else [v.copy() if hasattr(v, "copy") else v for v in value]
                    )
                else:
                    value = []
            elif kind is dict:
                value = dict(value)
            elif hasattr(value, "copy"):
                value = value.copy()
            setattr(new, name, value)

    def run(self, state: Any) -> None:
        """Go on from ``at``: change the state, push a frame, ask a decision, or pop this frame."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, state: Any, seat: int, option: Option) -> None:
        """Take the answer to a decision this frame asked."""
        raise NotImplementedError(type(self).__name__)

    def picks(self, seat: int) -> list[Any] | None:
        """What a seat has picked so far, where this frame asks it for things one by one until there are enough; else None."""
        return None

    def beside(self, state: Any, picked: list[Option]) -> list[Option] | None:
        """What may be picked beside these, where a pick shows something new at once; None: picks may be tried on a copy."""
        return None


def slots(kind: type) -> tuple[str, ...]:
    """The names of what the instances of a class have, interpreted or compiled, those of its bases first."""
    names: list[str] = []
    for base in reversed(kind.__mro__):
        own = base.__dict__
        names += sorted([*own.get("__slots__", ()), *own.get("__mypyc_attrs__", ())])
    return tuple(dict.fromkeys(names))
