"""Hints: what stands beside an option for a person, such as its cost or a character's strength."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.declaring import may_attack
from ...cardgame.definition import Ability
from ...cardgame.due import DueEffects
from ...cardgame.naming import side_hint
from ...cardgame.pricing import discount, marshal_cost
from ...cardgame.state import Table
from ...cardgame.vocabulary.text import ability_text, card_text, named
from ...cardgame.words import CHARACTER, PLAY
from ...kernel.decision import Option
from .table import Agot2
from .titles import rivals


def hint(s: Agot2, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, args = option.verb, option.args
    if verb == "order" and isinstance(s.frames[-1], DueEffects):
        return s.frames[-1].says(s, option)
    if verb == "challenge" and s.format == "melee":
        return player_hint(s, args[1], rival_of=seat)
    if verb == "challenge":
        return side_hint(s, [c for c in s.area[seat] if may_attack(s, c, args[0]) is None], "STR")
    if not args or not isinstance(args[0], int):
        return ""
    card = args[0]
    if verb in ("against", "suffer"):
        return player_hint(s, args[0])
    if verb == "first" or not 0 <= card < len(s.defn):
        return ""
    defn = s.defn[card]
    if verb == "title":
        return " ".join(card_text(defn, s.speech))
    if verb == "marshal":
        return "free" if args[1] else f"{marshal_cost(s, seat, card)} gold"
    if verb == "place":
        return f"{defn.cost or 0} gold"
    if verb == "ambush":
        return f"{args[1]} gold"
    if verb == "plot":
        return f"gold {defn.income}, initiative {defn.initiative}, claim {defn.claim}, reserve {defn.reserve}"
    if verb == "trigger" and args[1] is None:
        return "discard its duplicate → save it"
    if verb in ("play", "trigger") and isinstance(args[1], Ability):
        text = named(ability_text(args[1], s.speech, args[1].zones), defn.name).partition(": ")[2]
        if defn.type == "event" and not defn.x_cost and s.zone[card] != PLAY:
            text = f"{max(0, (defn.cost or 0) - discount(s, seat, card, 'play'))} gold; {text}"
        return text
    if verb in ("attack", "defend", "choose") and s.zone[card] == PLAY and defn.type == CHARACTER:
        owner = "" if s.ctrl[card] == seat else f", {s.name(s.ctrl[card])}'s"
        return f"{values.strength(s, card)} STR{', kneeling' if s.kneeling[card] else ''}{owner}"
    if verb in ("choose", "attach to") and s.zone[card] == PLAY and s.ctrl[card] != seat:
        return f"{s.name(s.ctrl[card])}'s"
    return ""


def player_hint(s: Table, other: int, rival_of: int = -1) -> str:
    """A few words on a player one may turn against."""
    title = f"{s.defn[s.title[other]].name}, " if s.title[other] >= 0 else ""
    bonus = ", your rival" if rival_of >= 0 and rivals(s, rival_of, other) else ""
    standing = sum(1 for c in s.area[other] if s.defn[c].type == CHARACTER and not s.kneeling[c])
    people = "1 standing character" if standing == 1 else f"{standing} standing characters"
    return f"{title}{s.total_power(other)} power, {people}, {len(s.hand[other])} in hand{bonus}"
