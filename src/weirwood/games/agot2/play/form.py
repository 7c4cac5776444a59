"""Before a game of the second edition: its introduction, and its form (format and restricted list, a deck for each seat)."""

from __future__ import annotations

from typing import Any

from ....cardgame.cards.catalogue import Catalogue
from ....cardgame.play.parts import CARDS, DECK
from ....errors import UserError
from ....kernel.parts.form import Choice, Field
from ....kernel.parts.introduction import Introduction
from ..catalogue import FACTIONS
from ..decks import decks, restricted
from ..decks.restricted import NEWEST, NONE, VERSION
from ..rules.table import FIRST, LATER
from ..speech import PHASES, SPEECH
from .face import FIGURES
from .glossary import GLOSSARY

INTRODUCTION = Introduction(
    goal="Whoever has 15 power first wins. All of it counts, on the faction card and on cards in play.",
    course=(
        "A round has seven phases. Plot: everybody reveals one. Draw: two cards each. Marshaling: gold brings cards into "
        "play. Challenges: military kills, intrigue takes cards from the hand, power takes power. Dominance: the most STR "
        "still standing, with unspent gold, brings 1 power. Standing: all cards stand. Taxation: gold goes back. In a "
        "melee everybody also chooses a title for the round, which makes rivals and friends."
    ),
    phases=PHASES,
    glossary=GLOSSARY,
    words={"strength": SPEECH.word("STR"), "home": SPEECH.word("faction card"), "score": "power"},
    figures={**{figure: SPEECH.word(figure) for figure in FIGURES}, "initiative": "init"},
    signs=("stark", "lannister", "targaryen"),
)

FORM = [
    Field(
        name="format",
        label="Format",
        default="joust",
        choices=(
            Choice("joust", "Joust", "Two players, to 15 power.", (2, 2)),
            Choice("melee", "Melee", "Three to eight players, with titles.", (3, 8)),
        ),
    ),
    Field(
        name="list",
        label="Restricted list",
        default=VERSION,
        choices=(
            Choice(
                VERSION, f"Restricted list of FAQ {VERSION}", "Of the listed cards, each player brings at most one."
            ),
            Choice(
                NEWEST,
                f"{restricted.newest().name} ({restricted.newest().date})",
                "The newest list that was published.",
            ),
            Choice(NONE, "No restricted list", "Whatever is legally built can be played."),
        ),
    ),
    CARDS,
    DECK,
]


def rules_named(name: str | None) -> str:
    """The version of the rules that was asked for; new games are played by the later one (rr3.version.1)."""
    if name not in (None, FIRST, LATER):
        raise UserError(f"There are no rules {name!r}; there are {FIRST} (the first Rules Reference) and {LATER}.")
    return name or LATER


def format_named(name: str | None) -> str | None:
    """The format that was asked for, if one was."""
    if name == "draft":
        raise UserError(
            "A draft isn't played at a table: the cards of the draft sets aren't in. What is picked and built can be judged [rr3.draft.1]."
        )
    if name not in (None, "joust", "melee"):
        raise UserError(f"There is no format {name!r}; there are joust (for two) and melee (for three or more).")
    return name


REFUSED = {
    "kingsmoot": "The Kingsmoot variant can't be played: its eight titles aren't in [rr3.kingsmoot.1].",
    "hand-of-the-king": "The Hand of the King variant can't be played: The King's Voice isn't in [rr3.hand-of-the-king.5].",
}


def no_variants(names: list[str] | None) -> None:
    """A sentence for each variant that was asked for: none of them can be played."""
    for name in names or []:
        known = ", ".join(REFUSED)
        raise UserError(
            REFUSED.get(name, f"There is no variant {name!r}; the rules know {known}, and none can be played.")
        )


def plays(seat: dict[str, Any], book: Catalogue) -> str:
    """Faction and agendas, which are open information."""
    data = seat.get("deck")
    if not data:
        return ""
    agendas = decks.Deck(data["faction"], data.get("cards", {}), data.get("agenda", ""), book=book).agendas()
    return ", ".join([FACTIONS[data["faction"]], *(agenda.name for agenda in agendas)])
