"""Speech: the words in which an edition says what all editions do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from .keeping import Kept

if TYPE_CHECKING:
    from .phrase import Node

CAPITALISED = re.compile(r"[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*")
"""Words that are written with capitals, as traits are."""


class Titles(Protocol):
    """Whoever knows the titles of cards."""

    @property
    def titles(self) -> frozenset[str]:
        """All titles."""
        ...


@dataclass(frozen=True, eq=False)
class Speech:
    """The words of an edition. ``words`` fills the [marks] of phrases.

    ``factions``: a faction as an adjective of cards. ``players``: where a player is called otherwise than in most
    editions. ``heads``: how abilities begin, by kind, phase and whether they are forced. ``titles``: what may be read as the title of a card.
    """

    words: Mapping[str, str]
    factions: Mapping[str, str]
    heads: Mapping[tuple[str, str, bool], str]
    players: Mapping[str, str] = field(default_factory=dict)
    titles: Titles | None = field(default=None, repr=False)
    kept: Kept[object, str] = field(default_factory=Kept, repr=False)
    """What was said of a node."""

    def said(self, node: Node) -> str:
        """A node in this speech; found once for each node."""
        found = self.kept.get(id(node))
        if found is None:
            found = self.kept.put(node, node.say(self))
        return found[1]

    def word(self, mark: str) -> str:
        """The edition's word for a mark in a phrase."""
        return self.words[mark]

    def head(self, kind: str, phase: str, forced: bool) -> str:
        """How an ability begins."""
        return self.heads[kind, phase, forced]

    def player(self, word: str) -> str:
        """The edition's word for a player."""
        return self.players.get(word, word)

    @cached_property
    def capitals(self) -> frozenset[str]:
        """What the edition's words, factions aside, begin with in capitals."""
        found = (CAPITALISED.match(word) for word in self.words.values())
        return frozenset(each.group() for each in found if each)

    def has_trait(self, words: str) -> bool:
        """Whether a trait may be called so: neither a faction nor another word of the edition is.

        It may begin with such a word, if it goes on after it.
        """
        if not CAPITALISED.fullmatch(words) or words in self.capitals:
            return False
        rest = words.partition(" ")[2]
        if any(f" {word} " in f" {rest} " for word in self.capitals):
            return False
        return not any(words == word or words.startswith(f"{word} ") for word in self.factions.values())
