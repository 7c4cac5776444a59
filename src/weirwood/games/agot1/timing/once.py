"""Each occurrence is answered once by a response (faq1.2.4.1): kept for whoever asks why it can't be used again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.timing.occurring import Response, missed

if TYPE_CHECKING:
    from ....cardgame.table.event import Event
    from ....cardgame.table.state import Table

ONCE = "faq1.2.4.1"


def once(s: Table, response: Response, event: Event) -> None:
    """A response is used, and with it the opportunity that an event gave."""
    card, ability, _ = response
    if ability is not None and not ability.forced:
        s.missed = {**s.missed, (card, ability.index): missed(s, card, event, ONCE)}
