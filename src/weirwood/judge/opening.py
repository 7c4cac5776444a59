"""A game laid open for messages: its log with nothing hidden, and what it waits for."""

from __future__ import annotations

from weirwood.kernel import Game


def open_log(game: Game, since: int = 0) -> list[str]:
    """The log with nothing hidden and every rule cited."""
    lines = []
    for entry in game.state.log[since:]:
        sentence = game.rules.people.sentence(game.state, entry, entry.reader)
        if sentence:
            lines.append(f"{sentence} [{entry.rule}]" if entry.rule else sentence)
    return lines


def opened(game: Game) -> str:
    """What the game is waiting for, with the options, for a message."""
    if game.outcome is not None:
        return f"Nothing is open: the game is over. {game.outcome.reason}"
    lines = []
    for decision in game.waiting:
        rule = f" [{decision.rule}]" if decision.rule else ""
        lines.append(f"Open to {game.names[decision.seat]}: {decision.prompt}{rule}")
        for option in decision.options:
            hint = game.rules.people.hint(game.state, decision.seat, option)
            lines.append(f"  - {option.label} ({hint})" if hint else f"  - {option.label}")
    return "\n".join(lines)
