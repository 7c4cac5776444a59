"""Terminal conditions: what drives a card out of play whenever it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...grammar.kinds import OneOf
from ...grammar.phrase import Kind, Phrase
from ...grammar.speech import Speech
from ..bases import CONDITION
from ..describing.who import SAME, THAT, THIS
from ..walking import mentions, substitute
from .rules import Static

if TYPE_CHECKING:
    from ...grammar.reading import Reader


class AboutIt(Kind):
    """A condition that calls the card whose text it is 'it'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return CONDITION.say(substitute(value, THIS, SAME), speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for value, end in reader.read(CONDITION, at):
            if not mentions(value, THAT):
                yield substitute(value, SAME, THIS), end


ABOUT_IT = AboutIt()


class LeavesIf(Static):
    """A terminal condition: the card is driven out of play whenever it holds."""

    how: str = "sacrifice"
    phrases = (
        Phrase(
            "{how} ~ if {condition}",
            how=OneOf({"sacrifice": "sacrifice", "kill": "kill", "discard": "discard"}),
            condition=ABOUT_IT,
        ),
    )
