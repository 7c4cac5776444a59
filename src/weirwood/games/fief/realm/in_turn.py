"""Nobles to each of whom the same happens, one after the other."""

from __future__ import annotations

from ..model.state import Fief, FiefFrame


class EachNoble(FiefFrame):
    """Something happens to Nobles in turn; what comes of it for one is over before the next."""

    __slots__ = ("nobles",)

    def __init__(self, nobles: list[int]) -> None:
        self.at = 0
        self.nobles = nobles

    def run(self, s: Fief) -> None:
        if self.nobles:
            self.befall(s, self.nobles.pop(0))
        else:
            s.pop()

    def befall(self, s: Fief, noble: int) -> None:
        """What happens to one of them."""
        raise NotImplementedError(type(self).__name__)
