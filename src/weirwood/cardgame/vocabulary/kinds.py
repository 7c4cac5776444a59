"""Kinds of slots for the words that card texts share: icons, keywords, factions, challenge types, periods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..cards.definition import NO_ATTACHMENTS, Keyword
from ..cards.keyword import FREE_X, NUMBERED
from ..grammar.kinds import NAME, NUMBER, ListOf, Marked, OneOf
from ..grammar.phrase import Kind, Phrase
from ..grammar.speech import Speech
from ..table.words import CHALLENGES, NAMED, article

if TYPE_CHECKING:
    from ..grammar.reading import Reader

ICON = OneOf({icon: article(icon) for icon in CHALLENGES})
CHALLENGE_TYPE = OneOf({kind: kind for kind in CHALLENGES})
A_CHALLENGE_TYPE = OneOf({kind: article(kind) for kind in CHALLENGES})
A_CHALLENGE = OneOf({"": "a challenge", **{kind: f"{article(kind)} challenge" for kind in CHALLENGES}})
CHALLENGE_NOUN = OneOf({"": "challenge", **{kind: f"{kind} challenge" for kind in CHALLENGES}})
COUNTED = OneOf({period: period for period in ("phase", "round")})
ICON_WORD = OneOf({NAMED: "that", **{icon: article(icon) for icon in CHALLENGES}})
TO_FIGHT = OneOf({"attacking": "attack", "defending": "defend"})
FIGURE = OneOf({"income": "gold value", "initiative": "initiative", "claim": "claim value", "reserve": "reserve"})
DONE_TO = OneOf(
    {
        "choose": "chosen", "kill": "killed", "discard": "discarded", "sacrifice": "sacrificed", "kneel": "knelt", "stand": "stood",
        "return": "returned to hand", "remove": "removed from the game", "move": "moved", "control": "taken control of", "cancel": "cancelled", "save": "saved", "leave": "made to leave play",
        "defend": "among the declared defenders", "attack": "among the declared attackers",
        "assault": "chosen as the target of assault", "kneel by assault": "knelt by assault",
    }
)  # fmt: skip
KEYWORD_NAME = OneOf(
    {
        name: name
        for name in (
            "ambush",
            "assault",
            "bestow",
            "deadly",
            "deathbound",
            "infamy",
            "insight",
            "intimidate",
            "joust",
            "limited",
            "melee",
            "pillage",
            "prized",
            "renown",
            "setup",
            "shadow",
            "stalwart",
            "stealth",
            "terminal",
            "vengeful",
            "vigilant",
        )
    }
)


class FactionWord(Kind):
    """A faction as an adjective, in the edition's words."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return speech.factions.get(value)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[str, int]]:
        for faction, word in reader.speech.factions.items():
            if reader.text.startswith(word, at):
                yield faction, at + len(word)


FACTION = FactionWord()


class KeywordWords(Kind):
    """A keyword as it is written in a sentence: 'renown', 'ambush (2)', 'no attachments except Weapon'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return str(value) if isinstance(value, Keyword) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Keyword, int]]:
        for name, end in KEYWORD_NAME.read(reader, at):
            if name == "ambush":
                yield Keyword(name, -1), end
            if name in NUMBERED:
                for found, last in NUMBER_OF.read(reader, end):
                    yield Keyword(name, found["n"]), last
                free = reader.literal(" (X)", end)
                if free >= 0:
                    yield Keyword(name, FREE_X), free
            else:
                yield Keyword(name), end
        end = reader.literal("no attachments", at)
        if end >= 0:
            yield NO_ATTACHMENTS, end
            for found, last in EXCEPT.read(reader, end):
                yield Keyword("no attachments", unless=found["traits"]), last
        for found, last in ONLY.read(reader, at):
            yield Keyword("no attachments", only=found["traits"]), last


NUMBER_OF = Phrase(" ({n})", n=NUMBER)
EXCEPT = Phrase(" except {traits}", traits=ListOf(NAME, "or"))
ONLY = Phrase("no {traits} attachments", traits=ListOf(NAME, "or"))
KEYWORD = KeywordWords()
PHASES = ("plot", "draw", "marshaling", "marshalling", "challenges", "dominance", "standing", "taxation")
PHASE_NAME = OneOf({phase: phase for phase in PHASES})
UNTIL = OneOf(
    {
        "challenge": "until the challenge ends",
        "phase": "until the phase ends",
        "round": "until the round ends",
        "next challenge": "until the end of the next challenge that you initiate this phase",
        "next fight": "in the next challenge that anyone initiates this phase",
        "plot": "until you reveal a new plot card",
        "game": "for the rest of the game",
        "stays": "as long as it stays in play",
        "here": "until this card leaves play",
        "knelt": "until this card stands or leaves play",
    }
)
AWAY = {
    "gone": "as soon as ~ leaves play",
    "phase or gone": "as the phase ends or as soon as ~ leaves play",
    "next phase": "as the next phase begins",
    "next plot phase": "as the next plot phase begins",
    "next plots": "once plots are revealed in the next plot phase",
}
"""Moments for delayed effects on cards that may be out of play until then."""
FIGURE_WORD = Marked({figure: figure for figure in ("income", "initiative", "claim", "reserve", "influence")})
NAMED_CHALLENGES = OneOf({NAMED: "challenges of that type", **{kind: f"{kind} challenges" for kind in CHALLENGES}})


class Sign(Kind):
    """A number of one sign, said without it."""

    def __init__(self, sign: int) -> None:
        self.sign = sign

    def say(self, value: Any, speech: Speech) -> str | None:
        if not isinstance(value, int):
            return None
        return str(value * self.sign) if value * self.sign > 0 or (value == 0 and self.sign > 0) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[int, int]]:
        for number, end in reader.read(NUMBER, at):
            yield number * self.sign, end


POSITIVE, NEGATIVE = Sign(1), Sign(-1)


class SomeChallenge(Kind):
    """'a military or power challenge', 'challenges' for all types."""

    types = ListOf(CHALLENGE_TYPE, "or")

    def words_for(self) -> frozenset[Any] | None:
        return self.types.words_for()

    def say(self, value: Any, speech: Speech) -> str | None:
        if value == CHALLENGES:
            return "challenges"
        return article(f"{self.types.say(value, speech)} challenge") if NAMED not in value else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
        end = reader.literal("challenges", at)
        if end >= 0:
            yield CHALLENGES, end
        for word in ("a ", "an "):
            begin = reader.literal(word, at)
            if begin >= 0:
                for kinds, after in reader.read(self.types, begin):
                    end = reader.literal(" challenge", after)
                    if end >= 0:
                        yield kinds, end


class Maybe(Kind):
    """A phrase with one slot, or nothing."""

    def __init__(self, before: str, kind: Kind, after: str, nothing: Any = "") -> None:
        self.before, self.kind, self.after, self.nothing = before, kind, after, nothing

    def words_for(self) -> frozenset[Any] | None:
        return self.kind.words_for()

    def say(self, value: Any, speech: Speech) -> str | None:
        if value == self.nothing:
            return ""
        said = self.kind.say(value, speech)
        return None if said is None else f"{self.before}{said}{self.after}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield self.nothing, at
        begin = reader.literal(self.before, at)
        if begin >= 0:
            for value, end in reader.read(self.kind, begin):
                last = reader.literal(self.after, end)
                if last >= 0 and value != self.nothing:
                    yield value, last


SOME_CHALLENGE = SomeChallenge()
BEFORE_WINNING = Maybe(" before winning ", A_CHALLENGE, " this phase")
