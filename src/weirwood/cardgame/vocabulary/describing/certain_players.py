"""Players by what they have or did: a plot, an empty hand, a card that was chosen, challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.speech import Speech
from ...table import values
from ...table.words import CHALLENGES
from .players import Players

if TYPE_CHECKING:
    from ...table.state import Table

SEASONS = ("summer", "winter")


class WithoutPlot(Players):
    """Each player whose revealed plot hasn't the trait of a season."""

    season: str = ""
    one_by_one = True

    @classmethod
    def every(cls, speech: Speech) -> list[Players]:
        return [cls(season) for season in SEASONS]

    def said(self, form: str, speech: Speech) -> str:
        return f"each player without a revealed {self.season.capitalize()} plot" + (
            "'s" if form == "possessive" else ""
        )

    def seats(self, s: Table, ctx: Context) -> list[int]:
        trait = self.season.capitalize()
        return [p for p in s.order() if s.plot[p] < 0 or trait not in values.traits(s, s.plot[p])]


class WithEmptyHand(Players):
    """Each player without a card in hand."""

    subject, possessive = "each player with an empty hand", "each player's with an empty hand"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [p for p in s.order() if not s.hand[p]]


class ItsController(Players):
    """Who controls the card that was chosen."""

    bound = True
    subject, possessive = "its controller", "its controller's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [s.ctrl[card] for card in ctx.vars.get("that") or ()]


class ItsOwner(Players):
    """Who owns the card that was chosen."""

    bound = True
    subject, possessive = "its owner", "its owner's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [s.owner[card] for card in ctx.vars.get("that") or ()]


class WithLargestHand(Players):
    """Each player than whom nobody has more cards in hand."""

    one_by_one = True
    subject, possessive = "each player with the largest hand", "the hand of each player with the largest one"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        most = max(len(s.hand[p]) for p in s.order())
        return [p for p in s.order() if len(s.hand[p]) == most]


class TheFirstPlayer(Players):
    """The first player."""

    subject, possessive = "the first player", "the first player's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [s.first]


class WhoNeverAttackedYou(Players):
    """An opponent who initiated no challenge of a type against you this phase."""

    choosable = True
    challenge: str = ""

    @classmethod
    def every(cls, speech: Speech) -> list[Players]:
        return [cls(kind) for kind in CHALLENGES]

    def said(self, form: str, speech: Speech) -> str:
        who = "an opponent" if form == "subject" else "an opponent's"
        return f"{who} without a {self.challenge} challenge against you this phase"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [
            p
            for p in s.opponents(ctx.player)
            if not s.count("phase", "player", p, "initiated", self.challenge, ctx.player)
        ]


class WhoBeatYou(Players):
    """An opponent who has won a challenge against you this phase."""

    choosable = True
    subject = "an opponent who has beaten you in a challenge this phase"
    possessive = "an opponent's who has beaten you in a challenge this phase"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [p for p in s.opponents(ctx.player) if s.count("phase", "player", p, "won", ctx.player)]


WHO_BEAT_YOU = WhoBeatYou()
WITH_EMPTY_HAND, ITS_CONTROLLER = WithEmptyHand(), ItsController()
ITS_OWNER, WITH_LARGEST_HAND, THE_FIRST_PLAYER = ItsOwner(), WithLargestHand(), TheFirstPlayer()
