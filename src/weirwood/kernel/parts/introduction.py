"""How a game is introduced to people: what a lobby and a table say of it beside its views."""

from __future__ import annotations

import msgspec


class Introduction(msgspec.Struct, frozen=True):
    """What any page can say of a game without knowing it."""

    goal: str = ""
    """How it is won, in a sentence or two."""
    course: str = ""
    """How a round goes."""
    phases: tuple[str, ...] = ()
    """A round's phases in order, called as the view's ``phase`` calls them."""
    words: dict[str, str] = {}
    """What it calls what a page names by itself, such as the strength of a card."""
    figures: dict[str, str] = {}
    """A short word for each figure that the view gives by its key, in the order in which they are shown."""
    glossary: dict[str, str] = {}
    """Its keywords and abbreviations, each explained in a sentence."""
    signs: tuple[str, ...] = ()
    """The houses whose signs stand for it."""
