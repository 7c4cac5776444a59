"""Things: which cards and players an option or a log entry is about, in the words of the view."""

from __future__ import annotations

import re
from collections.abc import Container

from ...kernel.decision import Option
from ...kernel.state import Entry
from ..table.naming import hidden_name, name_of
from ..table.state import Table
from ..table.words import PLAY, SHADOWS, ZONE_NAMES

AS_ALWAYS = frozenset(
    ("phase", "active", "first player", "initiative", "draw", "gold", "return gold", "standing", "plot", "announce",
     "place", "setup", "mulligan", "dominance totals", "dominance", "title chosen", "title", "enter", "recycle")
)  # fmt: skip
"""What happens to everybody in every round, or by a player's own hand."""


def about(s: Table, option: Option) -> list[dict[str, str]]:
    """The cards and players among an option's arguments, as far as its label names them."""
    found = []
    label = option.label.casefold()
    numbers = [arg for arg in option.args if isinstance(arg, int) and not isinstance(arg, bool)]
    if option.verb not in ("challenge", "first", "redirect", "player"):
        for card in numbers:
            if 0 <= card < len(s.defn):
                hidden = [hidden_name(s, card)] if s.zone[card] == SHADOWS else []
                for name in (*hidden, name_of(s, card), s.called(card)):
                    if name.casefold() in label:
                        zone = ZONE_NAMES[s.zone[card]]
                        holder = s.ctrl[card] if s.zone[card] == PLAY else s.owner[card]
                        found.append({"name": name, "zone": zone, "player": s.name(holder)})
                        break
    if not found:
        for seat in range(s.seats):
            if re.search(rf"(?<!\w){re.escape(s.name(seat).casefold())}$", label):
                found.append({"name": s.name(seat), "zone": "player", "player": s.name(seat)})
    return found


def mentions(entry: Entry, seat: int | None, names: Container[str]) -> list[str]:
    """The names of cards among what an entry tells a seat."""
    told = seat is not None and bool(entry.audience >> seat & 1)
    words = [*entry.args, *(entry.secret if told else ())]
    told_of = [word.split(" #")[0] for word in words if isinstance(word, str)]
    return list(dict.fromkeys(name for name in told_of if name in names))


def shows(entry: Entry) -> list[str]:
    """The card that everybody is shown: a plot that is revealed, what is played from hand, what is uncovered."""
    played = entry.kind == "use" and entry.args[3]
    return [entry.args[1].split(" #")[0]] if played or entry.kind in ("plot", "reveal") else []


def concerns(s: Table, entry: Entry, seat: int) -> bool:
    """Whether an entry is something that happens to a seat: it names the seat or one of its cards in play."""
    if entry.kind in AS_ALWAYS or not entry.args:
        return False
    words = [word for word in entry.args if isinstance(word, str)]
    if entry.kind in ("challenge", "use"):  # whoever does it knows of it
        words = words[1:] if words[:1] == [s.name(seat)] else words
        if entry.kind == "use":
            return False
    own = {name_of(s, card) for card in s.area[seat]} | {s.name(seat)}
    return any(word in own for word in words)
