"""Hints: what stands beside an option for a person; of titles, ambush, and players one may turn against."""

from __future__ import annotations

from ....cardgame.table import values
from ....cardgame.table.state import Table
from ....cardgame.table.words import CHARACTER
from ....cardgame.telling import hints
from ....cardgame.telling.claims import claim_in_short
from ....cardgame.telling.face import plot_figures
from ....kernel.decision import Option
from ....kernel.parts.saying import Says
from ..rules.table import Agot2
from ..rules.titles import rivals
from .face import FIGURES

SAYS: Says = {
    ("", "title"): "Take the title {}",
    ("", "ambush"): "Bring {} in by ambush",
    ("", "into shadows"): "Put {} into shadows",
    ("", "bring out"): "Bring {} out of shadows",
    ("", "bestow"): "Put {} gold on it",
    ("bestow", "no"): "Put no gold on it",
    ("", "sooner"): "{} first",
    ("", "against"): "Turn it against {}",
    ("", "suffer"): "Resolve it against {}",
    ("", "redirect"): "Redirect it",
    ("redirect", "keep"): "Leave it as it is",
    ("winner", "choose"): "{} wins",
    ("keyword order", "choose"): "{} first",
    ("keyword", "yes"): "Yes, use it",
    ("keyword", "no"): "No, leave it",
    ("keyword", "done"): "Kneel nobody",
    ("reaction", "pass"): "No reaction",
    ("interrupt", "pass"): "No interrupt",
    ("whispers", "pass"): "Done",
}
"""What only this edition asks."""


def hint(s: Agot2, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, args, card = option.verb, option.args, hints.card_of(s, option)
    if verb == "challenge" and s.format == "melee":
        rival = ", a rival" if rivals(s, seat, args[1]) else ""
        return f"{claim_in_short(s, args[0], args[1], seat)} if you win; {defending(s, args[0], args[1])}{rival}"
    if verb in ("against", "suffer"):
        return player_hint(s, args[0])
    if verb == "title" and card >= 0:
        return hints.text_box(s.defn[card], s.speech)
    if verb == "ambush":
        return f"{args[1]} gold"
    if verb == "plot" and card >= 0:
        return f"{plot_figures(s.defn[card], s.speech, FIGURES)}. {hints.text_box(s.defn[card], s.speech)}".strip()
    return hints.hint(s, seat, option)


def player_hint(s: Table, other: int) -> str:
    """A few words on a player one may turn against."""
    title = f"{s.called(s.title[other])}, " if s.title[other] >= 0 else ""
    return f"{title}{s.total_power(other)} power, {standing(s, other)}, {len(s.hand[other])} in hand"


def defending(s: Table, kind: str, other: int) -> str:
    """How many of a player's characters stand and have the icon to defend against a challenge."""
    people = [c for c in s.area[other] if values.is_character(s, c) and not s.kneeling[c]]
    able = sum(1 for c in people if values.has_icon(s, c, kind))
    return f"{able} can defend" if able else "nobody can defend"


def standing(s: Table, other: int) -> str:
    """How many could defend."""
    count = sum(1 for c in s.area[other] if s.defn[c].type == CHARACTER and not s.kneeling[c])
    return "1 standing character" if count == 1 else f"{count} standing characters"
