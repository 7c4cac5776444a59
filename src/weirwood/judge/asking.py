"""What nobody was asked: decisions with a single answer, which the game takes by itself."""

from __future__ import annotations

from weirwood.errors import UserError
from weirwood.judge.label import matching
from weirwood.kernel import Decision, Game, InternalError
from weirwood.kernel.game import ASK_ALL, FED, NOBODY

SHOWN = 3
"""So many decisions that weren't asked are told; a player may have been passed over in many windows."""


def unasked(game: Game, seat: int, since: int) -> list[Decision]:
    """The decisions of a seat that were taken without asking after choice number ``since`` (-1: from the beginning)."""
    again = Game(game.rules, {**game.config, ASK_ALL: True}, game.seed)
    found: list[Decision] = []
    try:
        for number, (chooser, label) in enumerate(game.choices):
            silent = _answered(again)
            found += silent if number > since else []
            if chooser == NOBODY:
                again.feed(label.removeprefix(FED))
            else:
                again.choose(label, chooser)
        found += _answered(again)
    except (UserError, InternalError):
        pass  # what was found until then is true all the same
    return [decision for decision in found if decision.seat == seat]


def _answered(game: Game) -> list[Decision]:
    """Answer whatever has a single answer."""
    found = []
    while single := next((decision for decision in game.waiting if len(decision.options) == 1), None):
        found.append(single)
        game.choose(single.options[0], single.seat)
    return found


def told(decisions: list[Decision], name: str, label: str) -> str:
    """The sentences on what a player wasn't asked, that which a label answers first; '' if there is nothing to tell."""
    lines: dict[str, None] = {}
    for decision in sorted(decisions, key=lambda decision: not matching(label, decision.options)):
        rule = f" [{decision.rule}]" if decision.rule else ""
        answer = decision.options[0].label
        lines[
            f"\n{name} wasn't asked {decision.prompt!r}{rule}: {answer!r} was the only answer, "
            "so it was taken without asking."
        ] = None
    return "".join(list(lines)[:SHOWN])
