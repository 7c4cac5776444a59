"""Hints: what stands beside an option for a person, such as its cost or a character's strength."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.declaring import may_attack
from ...cardgame.definition import Ability
from ...cardgame.due import DueEffects
from ...cardgame.naming import side_hint
from ...cardgame.state import Table
from ...cardgame.vocabulary.text import ability_text, named
from ...cardgame.words import CHARACTER, PLAY, PLOT_CARD
from ...kernel.decision import Option
from .actions import cost
from .face import text


def hint(s: Table, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, args = option.verb, option.args
    if verb == "order" and isinstance(s.frames[-1], DueEffects):
        return s.frames[-1].says(s, option)
    if verb == "challenge":
        return side_hint(s, [c for c in s.area[seat] if may_attack(s, c, args[0]) is None], "strength")
    if not args or not isinstance(args[0], int) or verb == "first" or not 0 <= args[0] < len(s.defn):
        return ""
    card = args[0]
    defn = s.defn[card]
    if verb == "marshal":
        return "free" if args[1] else f"{cost(s, seat, card)} gold"
    if verb == "place":
        return f"{defn.cost or 0} gold"
    if defn.type == PLOT_CARD and verb in ("plot", "draft", "choose"):
        return f"income {defn.income}, initiative {defn.initiative}, claim {defn.claim}. {' '.join(text(defn))}".strip()
    if verb == "trigger" and len(args) > 1 and args[1] is None:
        return "discard its duplicate → save it"
    if verb in ("play", "trigger") and len(args) > 1 and isinstance(args[1], Ability):
        return named(ability_text(args[1], s.speech, args[1].zones), defn.name).partition(": ")[2]
    if verb in ("attack", "defend", "choose", "attach to", "kneel") and s.zone[card] == PLAY:
        notes = [f"{values.strength(s, card)} strength"] if defn.type == CHARACTER else []
        notes += ["kneeling"] if s.kneeling[card] else []
        notes += [f"{s.name(s.ctrl[card])}'s"] if s.ctrl[card] != seat else []
        return ", ".join(notes)
    return ""
