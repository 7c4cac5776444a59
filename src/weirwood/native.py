"""What the compiler of `make fast` needs to be told; to the interpreter it means nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass

    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:
    i64 = int  # a number that is known to fit a machine's word

    def mypyc_attr(*names, **values):
        """Say something about a class to the compiler."""
        return lambda kind: kind

    def trait(kind):
        """A class that others have beside their base."""
        return kind

    def dataclass(**options):
        """A dataclass whose fields, where it is compiled, are its attributes: what it says of itself as a class is none."""

        def decorate(kind):
            import dataclasses  # here, because most who import this need none

            own = kind.__mypyc_attrs__
            kind.__annotations__ = {name: each for name, each in kind.__annotations__.items() if name in own}
            return dataclasses.dataclass(**options)(kind)

        return decorate
