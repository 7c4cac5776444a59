"""What nobody was asked: decisions with a single answer, which the game takes by itself."""

from __future__ import annotations

from weirwood.judge.label import matching
from weirwood.kernel import Decision, Game

DECLINING = ("pass", "done", "no")
DECLARED = ("attack", "defend")
"""First words of what is declared one by one: the game ends that by itself once all are, and goes on to the next question."""
SHOWN = 3
"""So many decisions that weren't asked are told; a player may have been passed over in many windows."""


def unasked(game: Game, seat: int, since: int, label: str) -> str:
    """The lines on what a seat wasn't asked since a choice, that which a label answers first; '' if there is nothing."""
    lines: dict[str, None] = {}
    silent = [decision for decision in game.unasked(since) if decision.seat == seat]
    for decision in sorted(silent, key=lambda decision: not matching(label, decision.options)):
        rule = f" [{decision.rule}]" if decision.rule else ""
        answer = " and ".join(repr(option.label) for option in decision.options)
        lines[
            f"\n{game.names[seat]} wasn't asked {decision.prompt!r}{rule}: {answer} was the only answer, "
            "so it was taken without asking."
        ] = None
    return "".join(list(lines)[:SHOWN])


def all_declared(word: str, asked: Decision) -> bool:
    """Whether the last step, which began with this word, declared somebody, and something else is asked now."""
    return word in DECLARED and not any(option.label.startswith(f"{word} ") for option in asked.options)
