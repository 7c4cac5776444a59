"""Hints: what stands beside an option for a person."""

from __future__ import annotations

from ....cardgame.phases.plots import when_revealed
from ....cardgame.telling import hints
from ....cardgame.telling.face import plot_figures
from ....cardgame.vocabulary.lines import ability_text, named
from ....kernel.decision import Option
from ....kernel.parts.saying import Says
from ..rules.challenges import DEADLY, VENGEFUL, VIGILANT
from ..rules.table import Agot1
from ..rules.titles import remark
from ..timing.actions import INTO_SHADOWS
from ..timing.timing import ROTATION, Window
from .face import FIGURES, text
from .prices import price

RULES = {
    DEADLY: "the defending player chooses one of the defenders to be killed",
    VIGILANT: "vigilant characters of the winner of this power challenge stand",
    VENGEFUL: "vengeful characters of the defender who lost stand",
    ROTATION: "used plots become the plot deck again",
}
"""What the passives of the game itself do."""

SAYS: Says = {
    ("", "title"): "Take the title {}",
    ("", "ambush"): "Bring {} in by ambush",
    ("", "into shadows"): "Put {}",
    ("", "bring out"): "Bring {} out of Shadows",
    ("shadows", "pass"): "Bring nothing out",
    ("", "repeat"): "Repeat it {}×",
    ("infamy", "choose"): "Place it on {}",
    ("infamy", "no"): "Keep it on your House",
    ("passive order", "choose"): "{} first",
    ("winner", "choose"): "{} wins",
    ("response", "pass"): "No response",
    ("save or cancel", "pass"): "Let it happen",
}
"""What only this edition asks."""


KEPT_ON = {
    "choose": "safe from power challenges, but lost if {} leaves play",
    "no": "it stays whatever becomes of characters, but power challenges can take it",
}
"""What becomes of power, by where infamy lets it be placed."""

MEANS = {
    "Supports": " (you can't attack its holder, and may help to defend)",
    "Opposes": " (a challenge won against its holder is worth 1 power more)",
}
"""What a title's standing to another means."""


def hint(s: Agot1, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, card = option.verb, hints.card_of(s, option)
    if verb == "plot" and card >= 0:
        return f"{plot_figures(s.defn[card], s.speech, FIGURES)}. {' '.join(text(s.defn[card]))}".strip()
    if verb == "title" and card >= 0:
        said = [*text(s.defn[card]), *filter(None, [remark(s.defn[card])])]
        return "; ".join(line[0].lower() + line[1:-1] + MEANS.get(line.partition(" ")[0], "") for line in said)
    if verb == "choose" and isinstance(s.frames[-1], Window):
        return passive(s, option)
    if s.asks and s.asks[0].kind == "infamy" and verb in KEPT_ON:
        return KEPT_ON[verb].format(s.called(card) if card >= 0 else "")
    if verb == "into shadows":
        return f"{INTO_SHADOWS} gold"
    if verb in ("marshal", "ambush", "bring out") and card >= 0 and not (verb == "marshal" and option.args[1]):
        return price(s, seat, card)
    return hints.hint(s, seat, option)


def passive(s: Agot1, option: Option) -> str:
    """What a passive effect does that might come first."""
    if len(option.args) == 1:
        return RULES.get(option.args[0], "")
    card, ability = (option.args[1], when_revealed(s, option.args[1])) if option.args[0] == "" else option.args[:2]
    said = named(ability_text(ability, s.speech, ability.zones), s.defn[card].name)
    return f"{s.name(s.ctrl[card])}'s; {said[0].lower() + said[1:].rstrip('.')}"
