"""Looking ahead: a question that is asked together with the one that comes before it.

Whoever declines to discard is asked what to draw; whoever lets a march rest, who marches next. Both stand in one prompt, and
both answers are made, one after the other, unless somebody does something in between.
"""

from __future__ import annotations

from weirwood.kernel import Decision, Game


def ahead(game: Game, seat: int) -> tuple[Game, Decision] | None:
    """The game as it is once a seat and then everybody else has declined, where its next question belongs to the same prompt.

    It tells the seat nothing: whoever passes changes nothing, whatever they hold, and where chance decides something in
    between there is nothing to be seen ahead.
    """
    decision = game.decision(seat)
    if not game.state.frames[-1].then or decision is None or decision.declining is None:
        return None
    made = game.copy()
    made.choose(decision.declining, seat)
    return reached(game, made, seat)


def with_first(game: Game, seat: int, labels: list[str]) -> list[str]:
    """An answer to the later of two questions that are asked together, after what declines the first."""
    decision = game.decision(seat)
    later = ahead(game, seat) if decision is not None and decision.option(labels[0]) is None else None
    if decision is None or later is None or later[1].option(labels[0]) is None:
        return labels
    return [str(decision.declining), *labels]


def reached(before: Game, after: Game, seat: int) -> tuple[Game, Decision] | None:
    """The same, where the first question is over already; ``after`` is changed."""
    while after.decision(seat) is None and after.waiting:
        declining = after.waiting[0].declining
        if declining is None:
            return None
        after.choose(declining, after.waiting[0].seat)
    found = after.decision(seat)
    known = drawn(before) == drawn(after)
    return (after, found) if known and found is not None and found.kind in before.state.frames[-1].then else None


def leads_to(before: Game, after: Game, seat: int) -> bool:
    """Whether an answer has led a seat at once to picks that belong to the same run: a challenge to its attackers."""
    was, now = before.decision(seat), after.decision(seat)
    kind = before.state.frames[-1].leads.get(was.kind) if was is not None else None
    return now is not None and now.kind == kind and drawn(before) == drawn(after)


def drawn(game: Game) -> tuple[int, int, int]:
    """How much of a game's chance has been used."""
    chance = game.state.chance
    return chance.counter, chance.words, len(chance.feed)


def leads_on(before: Game, after: Game, seat: int, label: str) -> bool:
    """Whether a choice has led a seat at once to what belongs to the same prompt: by declining, or because nothing is left.

    A run that others may interrupt (a march) only goes on by declining: whatever else ends it has happened to it.
    """
    was, found, frame = before.decision(seat), after.decision(seat), before.state.frames[-1]
    declines = was is not None and was.declining is not None and was.declining.label == label
    return found is not None and found.kind in frame.then and (declines or not frame.onward)
