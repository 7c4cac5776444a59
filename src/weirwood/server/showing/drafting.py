"""Drafting: a run of choices as it would be, put together on a copy of the game before any of them is made.

The game asks for attackers, targets and setup cards one by one. A person clicks them in and out, and the choices are
made when they are done. Nothing but the picks themselves happens on the copy that is shown: a pick that would end the
run is put to the others without what follows from it, so that nobody learns anything before they have decided.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from weirwood.kernel import Chance, Game, Option, seed_text
from weirwood.server.showing import seen, together
from weirwood.server.showing.ahead import ahead, drawn, leads_to, reached

DONE = Option("done", "done")
"""What ends a run, also where the game needs no such answer because nothing is left to pick."""


class Drafted(NamedTuple):
    """A copy of the game with picks made in it, as far as they could be."""

    game: Game
    chosen: list[dict[str, Any]]
    complete: bool
    """Whether the last pick would end the run."""
    left: list[Option] | None = None
    """What may be picked beside them, where the copy can't tell because none of them was made in it."""
    part: int = 0
    """How many picks belong to other questions of the run than the one that is open now."""
    waiting: tuple[Option, ...] = ()
    """Where all of it waits for what it is for: the choices."""


def picked(game: Game, seat: int) -> list[Any] | None:
    """What a seat has picked in the run that it is asked for now; None if its question stands alone."""
    return game.state.frames[-1].picks(seat) if game.decision(seat) is not None else None


def goes_on(before: Game, after: Game, seat: int) -> bool:
    """Whether one choice later the seat is still asked for more of the same run."""
    if leads_to(before, after, seat):
        return True
    was, now = picked(before, seat), picked(after, seat)
    if was is None or now is None or len(before.state.frames) != len(after.state.frames):
        return False
    return len(now) > len(was) and now[: len(was)] == was


def blind(game: Game, picks: list[Option]) -> list[Option] | None:
    """What may be picked beside these where a pick would show something new; None where picks can be tried."""
    return game.state.frames[-1].beside(game.state, picks)


def draft_blindly(game: Game, seat: int, labels: list[str]) -> Drafted:
    """Picks of which nothing may be seen before they are made."""
    picks: list[Option] = []
    for label in labels:
        option = next((each for each in blind(game, picks) or () if each.label == label), None)
        picks += [option] if option is not None else []
    left = blind(game, picks) or []
    chosen = [seen.option(game, seat, option) | {"chosen": True} for option in picks]
    return Drafted(game, chosen, not left, left)


def passed_on(game: Game, seat: int) -> None:
    """Whoever could answer a pick with something that only they know of doesn't."""
    people = game.rules.people
    while game.decision(seat) is None and game.waiting and not people.plain(game.state, game.waiting[0]):
        declining = game.waiting[0].declining
        if declining is None:
            return
        game.choose(declining, game.waiting[0].seat)


def draft(game: Game, seat: int, labels: list[str]) -> Drafted:
    """A copy of the game with these picks of a seat made, without those that aren't possible there.

    Where others may have something to say between two picks, what the seat can't see is dealt anew in the copy: it tells
    nothing of what they hold.
    """
    onward = game.state.frames[-1].onward
    between = labels and (onward or together.waits(game, seat, labels[0]))
    made = game.observe(seat).sample(Chance(seed_text("draft"))) if between else game.copy()
    waiting: list[Option] = []
    chosen: list[dict[str, Any]] = []
    part = 0
    for number, label in enumerate(labels):
        decision = made.decision(seat)
        option = decision.option(label) if decision is not None else None
        first: dict[str, Any] = {}
        later = ahead(made, seat) if decision is not None and option is None else None
        if later is not None and later[1].option(label) is not None:
            assert decision is not None and decision.declining is not None
            first = {"first": decision.declining.label}
            made, decision = later
            option = decision.option(label)
        if picked(made, seat) is not None and blind(made, []) is not None:
            rest = draft_blindly(made, seat, labels[number:])
            more = [each | first if not n else each for n, each in enumerate(rest.chosen)]
            return rest._replace(chosen=[*chosen, *more])
        if decision is None or option is None or option == decision.declining:
            continue
        told = seen.option(made, seat, option) | {"chosen": True} | first
        after = made.copy()
        if together.waits(made, seat, label):
            after.choose(option, seat)
            together.passed(after, seat)
            now = after.decision(seat)
            if now is None or len(waiting) < len(chosen) or drawn(after) != drawn(made):
                continue
            chosen.append(told | {"waits": True})
            waiting.append(option)
            made, part = after, len(chosen)
            continue
        after.choose(option, seat)
        if onward:
            passed_on(after, seat)
        chosen.append(told)
        later = reached(made, after.copy(), seat) if not onward and not goes_on(made, after, seat) else None
        if later is not None:
            made = later[0]
        elif not goes_on(made, after, seat):
            picks = picked(made, seat)
            if picks is not None and option.args:
                picks.append(option.args[0])
            return Drafted(made, chosen, True, part=part)
        else:
            made = after
            now = made.decision(seat)
            part = len(chosen) if now is not None and now.kind != decision.kind else part
    if picked(made, seat) is not None and blind(made, []) is not None:
        return draft_blindly(made, seat, [])._replace(chosen=chosen)
    return Drafted(made, chosen, False, part=part, waiting=tuple(waiting))


def part_of(game: Game, seat: int, labels: list[str]) -> Game | None:
    """The game as it would be at a later part of a run, for whoever is to be advised on that; None if it isn't reached."""
    found = draft(game, seat, labels)
    whole = [each["label"] for each in found.chosen] == labels and not found.complete
    return found.game if whole and found.left is None else None


def shown(drafted: Drafted, seat: int, id: int) -> dict[str, Any]:
    """A draft as a seat is shown it: the view with its picks, and the decision that it would be asked then."""
    made = drafted.game
    decision = seen.decision(made, seat, id)
    assert decision is not None
    left = [] if drafted.complete else decision["options"]
    if drafted.left:
        ending = [each for each in decision["options"] if each["label"] == decision["decline"]]
        left = [*(seen.option(made, seat, option) for option in drafted.left), *ending]
        decision |= {"sensible": decision["decline"]} if drafted.chosen else {}
    if drafted.waiting and decision["decline"] is not None:
        left = [each for each in left if each["label"] != decision["decline"]]
        left.append(seen.option(made, seat, DONE) | {"say": together.alone(made, seat, list(drafted.waiting))})
        decision |= {"decline": DONE.label, "sensible": None, "costs": {}}
    if drafted.complete:
        decision.pop("later", None)
        left = [seen.option(made, seat, DONE) | {"say": "Done"}]
        decision |= {"decline": DONE.label, "sensible": DONE.label, "costs": {}}
    chosen = {each["label"] for each in drafted.chosen}
    if drafted.part:
        decision["part"] = drafted.part
    decision["options"] = [
        *drafted.chosen,
        *(each for each in left if not each.get("later") or each["label"] not in chosen),
    ]
    return {"view": seen.view(made, seat), "decision": decision}
