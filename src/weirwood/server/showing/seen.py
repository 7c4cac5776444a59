"""What a seat is shown of a game: the one place from which anything of a game goes to a browser.

All of it is made from ``game.view(seat)``, the seat's own decision and the log's sentences for the seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from weirwood.kernel import Decision, Entry, Game, Option, Refusal
from weirwood.rules import UnknownClause, clause
from weirwood.server.showing import together
from weirwood.server.showing.ahead import ahead
from weirwood.server.showing.parts import Made, Parts, parts


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """The seat's view as plain JSON; its decision is told apart from it."""
    return plain_view(game.view(seat))


def views_after(game: Game, before: dict[int | None, Parts | None]) -> dict[int | None, Parts]:
    """The same for several seats, each made from the view that it has: what hasn't changed is kept of it."""
    found = game.rules.people.views(game.state, list(before))
    for each in found:
        each.pop("decision", None)
    made: Made = {}  # while all of them are here, so that no other thing has the same id
    return {seat: parts(each, before[seat], made) for seat, each in zip(before, found, strict=True)}


def plain_view(found: dict[str, Any]) -> dict[str, Any]:
    found.pop("decision", None)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def decision(game: Game, seat: int, id: int) -> dict[str, Any] | None:
    """The decision that is open to the seat, with all that a person wants to know of its options."""
    asked = game.decision(seat)
    if asked is None:
        return None
    people, state = game.rules.people, game.state
    declining, sensible = asked.declining, people.sensible(state, asked)
    options = [option(game, seat, each) for each in asked.options]
    found = {
        "id": id,
        "kind": asked.kind,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "decline": declining.label if declining is not None else None,
        "options": others_first(options),
        "sensible": sensible.label if sensible is not None else None,
        "costs": people.costs(state, asked),
    }
    frame = state.frames[-1]
    if frame.picks(seat) is not None or asked.kind in frame.leads:
        found["several"] = True
        tally = game.rules.people.tally(game.state, seat)
        if tally:
            found["tally"] = tally
    runs = together.offered(game, asked)
    if runs:
        found["together"] = [together.shown(game, asked, each) for each in runs]
    for each, shown in zip(asked.options, options, strict=True):
        if people.waits(state, asked, each):
            shown["waits"] = True
    later = ahead(game, seat)
    return joined(found, seat, *later) if later is not None else found


def others_first(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Options with those at the end of the list that harm something of one's own, where others harm somebody else's."""
    own = [each for each in options if each.get("yours")]
    last = next((n for n in reversed(range(len(options))) if options[n]["about"]), -1)
    rest = [each for each in options[: last + 1] if not each.get("yours")]
    return [*rest, *own, *options[last + 1 :]] if own and rest else options


def joined(found: dict[str, Any], seat: int, later: Game, then: Decision) -> dict[str, Any]:
    """A decision with the one that is asked together with it: its options are open if the first is declined."""
    people, declining = later.rules.people, then.declining
    said = {each["label"] for each in found["options"]}
    others = [each for each in then.options if each != declining and each.label not in said]
    sensible, costs = people.sensible(later.state, then), people.costs(later.state, then)
    if sensible != declining and found["sensible"] in (None, found["decline"]):
        found["sensible"] = sensible.label if sensible in others else None
    if declining is not None and declining.label in costs:
        told = found["costs"].get(found["decline"], "")
        found["costs"][found["decline"]] = f"{told} {costs.pop(declining.label)}".strip()
    found["costs"] |= {label: cost for label, cost in costs.items() if label not in said}
    found["options"] += [option(later, seat, each) | {"later": True} for each in others]
    found["later"] = {
        "prompt": then.prompt,
        "rule": then.rule,
        "decline": declining.label if declining is not None else None,
        "say": people.say(later.state, seat, declining) if declining is not None else "",
    }
    return found


def option(game: Game, seat: int, option: Option) -> dict[str, Any]:
    """An option with all that a person wants to know of it."""
    people, state = game.rules.people, game.state
    found: dict[str, Any] = {
        "label": option.label,
        "say": people.say(state, seat, option),
        "verb": option.verb,
        "about": people.about(state, seat, option),
        "hint": people.hint(state, seat, option),
    }
    if people.yours(state, seat, option):
        found["yours"] = True
    would = people.would(state, seat, option)
    if would is not None:
        found["would"] = would
    return found


def lines(game: Game, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """The log for a seat from an entry on: only what it may read, so that nothing shows that it may not."""
    found = (line(game, entry, seat) for entry in game.state.log[since:])
    return [each for each in found if each is not None]


def last_lines(game: Game, seat: int | None, most: int) -> list[dict[str, Any]]:
    """The last lines of the log for a seat."""
    found: list[dict[str, Any]] = []
    for entry in reversed(game.state.log):
        if len(found) == most:
            break
        each = line(game, entry, seat)
        if each is not None:
            found.append(each)
    return found[::-1]


def count_lines(game: Game, seat: int | None, since: int = 0) -> int:
    """How many lines the log has for a seat from an entry on."""
    people, state = game.rules.people, game.state
    return sum(1 for entry in state.log[since:] if people.sentence(state, entry, seat))


def line(game: Game, entry: Entry, seat: int | None) -> dict[str, Any] | None:
    text = game.rules.people.sentence(game.state, entry, seat)
    if not text:
        return None
    found: dict[str, Any] = {"text": text}
    if entry.rule:
        found["rule"] = entry.rule
    cards = game.rules.people.mentions(game.state, entry, seat)
    if cards:
        found["cards"] = cards
    shown = game.rules.people.shows(game.state, entry)
    if shown:
        found["show"] = shown
    rolls = game.rules.people.rolls(game.state, entry)
    if rolls:
        found["dice"] = [roll._asdict() for roll in rolls]
    return found


def open_lines(game: Game, since: int) -> list[dict[str, Any]]:
    """The log with nothing hidden, for a finished game: each entry as somebody who may read all of it reads it."""
    found = (line(game, entry, entry.reader) for entry in game.state.log[since:])
    return [each for each in found if each is not None]


def refusals(found: list[Refusal]) -> list[dict[str, str]]:
    """Reasons with the words of the rules and where they stand."""
    return [refusal(each) for each in found]


def refusal(each: Refusal) -> dict[str, str]:
    text, section = "", ""
    if each.rule:
        try:
            cited = clause(each.rule)
            text, section = cited.rule, cited.section
        except UnknownClause:
            pass
    reason = f"{each.reason[:1].upper()}{each.reason[1:]}"
    return {"rule": each.rule, "reason": reason, "text": text, "section": section}


def why(game: Game, seat: int, label: str | None, thing: str | None) -> list[dict[str, Any]]:
    """Why a choice isn't open to a seat, or whatever one might do with a thing."""
    labels = [label] if label else game.rules.people.could(game.state, seat, thing or "")[:12]
    answers = []
    for each in labels:
        found = game.why_not(each, seat, discreet=True)
        answers.append({"label": each, "open": not found, "refusals": refusals(found)})
    return answers
