"""Before a game of the first edition: its introduction, and its form (format and FAQ, a deck for each seat)."""

from __future__ import annotations

from ....cardgame.play.parts import CARDS, DECK
from ....kernel.parts.form import Choice, Field
from ....kernel.parts.introduction import Introduction
from ..faq import NEWEST, NONE, VERSIONS
from ..rules.titles import KNOWN, SUGGESTED
from ..speech import PHASES, SPEECH
from .face import FIGURES
from .glossary import GLOSSARY

INTRODUCTION = Introduction(
    goal="Whoever has 15 power first wins. All of it counts, on the House card and on characters.",
    course=(
        "A round has seven phases. Plot: everybody reveals one. Draw: two cards each. Marshalling: gold brings cards into "
        "play; a card of another House costs 2 more. Challenges: military kills, intrigue takes cards from the hand, power "
        "takes power. Dominance: the most STR still standing brings 1 power. Standing: all cards stand. Taxation: gold goes "
        "back. What is killed or discarded stays on the table until the action is over. In a melee everybody also takes a "
        "title for the round."
    ),
    phases=PHASES,
    glossary=GLOSSARY,
    words={"strength": SPEECH.word("STR"), "home": SPEECH.word("faction card"), "score": "power"},
    figures={**{figure: SPEECH.word(figure) for figure in FIGURES}, "initiative": "init"},
    signs=("stark", "lannister", "baratheon"),
)
FORMATS = (
    Choice("joust", "Joust", "Two players, to 15 power.", (2, 2)),
    Choice("melee", "Melee", "Three to six players, with titles.", (3, 6)),
)
FAQS = (
    Choice(NEWEST, f"FAQ {NEWEST}", "Errata, lists and the draw cap of the last FAQ of the time."),
    *(Choice(v, f"FAQ {v}", "What had come in by then.") for v in reversed(VERSIONS) if v not in (NEWEST, NONE)),
    Choice(NONE, "No FAQ", "Printed cards and the rulebook alone."),
)
TITLES = (
    Choice(KNOWN, "As far as they are known", "What no source states of a title gives nothing."),
    Choice(SUGGESTED, "With our suggestions", "Designed here: +2 STR, +2 gold or 1 power where nothing is known."),
)
FORM = [
    Field(name="format", label="Format", default="joust", choices=FORMATS),
    Field(name="faq", label="FAQ", default=NEWEST, choices=FAQS),
    Field(name="titles", label="Titles in a melee", default=KNOWN, choices=TITLES),
    CARDS,
    DECK,
]
