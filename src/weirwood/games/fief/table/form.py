"""Before a game of the board game: its introduction, and its form (expansions and variants, a House for each seat)."""

from __future__ import annotations

from typing import Any

from ....kernel.parts.form import Choice, Field
from ....kernel.parts.introduction import Introduction
from ..model.houses import HOUSES
from ..model.options import OFFERS, ROUNDS

GLOSSARY = {
    "GD": "Gold Dragons, the money of the realm.",
    "SP": "Strength points: what an Army counts in a battle.",
    "VP": "Victory points: 3 of them at the end of a round win.",
    "Mill": "It brings gold in each income.",
}
"""What its abbreviations mean."""
INTRODUCTION = Introduction(
    goal=(
        "Whoever has 3 victory points at the end of a round wins; two who are allied by marriage need more together. The "
        "title of each fief is worth one, and so are the King, the Hand of the King and the Lord Commander."
    ),
    course=(
        "A round: marriages and elections, cards, income, purchases, movement, battles, the Wall if it is played with, and "
        "the count."
    ),
    words={"score": "victory points"},
    glossary=GLOSSARY,
    signs=("baratheon", "tyrell", "greyjoy", "martell"),
)
OPTIONS = {
    "te": ("TE", "Tactics Expansion", "Archers, and strikes before a battle."),
    "nwe": ("NWE", "Night's Watch Expansion", "The Wall is manned; for five or six players."),
    "wic": ("WiC", "Winter Is Coming", "Seasons change the game."),
    "assassination": ("10.2", "Uncertain assassinations", "A die decides whether an assassination succeeds."),
    "diplomacy": ("10.3", "Gold by diplomacy only", "Gold changes hands only for diplomacy markers."),
    "one_mill": ("10.4", "One mill to a village", ""),
    "concession": ("10.5", "Giving titles", "A noble may give a title to another of the House."),
}
FORM = [
    *(
        Field(name=name, label=label, kind="flag", default=False, help=help)
        for name, (_, label, help) in OPTIONS.items()
    ),
    Field(name="hidden_gold", label="Hidden gold", kind="flag", default=False, help="Nobody sees another's gold."),
    Field(
        name="offers",
        label="Offers a round",
        help="How many offers, and how many marriages, a player may propose in one round. The rulebook knows no limit.",
        choices=(
            Choice("", f"Any number; {OFFERS} if a computer sits down"),
            Choice("0", "Any number"),
            *(Choice(str(number), f"{number} at most") for number in (1, 3, 5, 10)),
        ),
    ),
    Field(name="rounds", label="Rounds at most", kind="number", default=ROUNDS, min=1, max=100),
    Field(
        name="house",
        label="House",
        scope="seat",
        choices=(Choice("", "Choose in the game"), *(Choice(each.id, f"House {each.name}") for each in HOUSES)),
    ),
]


def settings(form: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """The options of a filled-in form."""
    words = [word for name, (word, _, _) in OPTIONS.items() if form.get(name)]
    return {
        "options": words,
        "hidden_gold": bool(form.get("hidden_gold")),
        "offers": OFFERS if form.get("offers", "") == "" else form["offers"],
        "rounds": form.get("rounds", ROUNDS),
        "names": names,
    }
