"""Views: what a seat may know, built from the state; and the same in words for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..grammar.speech import Speech
from ..table import values
from ..table.choosing import Pick
from ..table.figures import plot_value
from ..table.state import Table
from ..table.words import CHARACTER, LOCATION
from .contests import declaring, with_picks
from .showing import card, card_line, challenge, decision, hand, knows, once
from .stakes import Theatre, result, stakes

Side = Callable[[Any, int, int], dict[str, Any]]
"""What an edition shows of a player: of the table, the player, and what the one who looks is known by."""


def view(s: Table, seat: int | None, player: Side, theatre: Theatre) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    bit = 0 if seat is None else 1 << seat
    contest, last = staged(with_picks(s, seat), seat, theatre), None
    if contest is None and s.phase == "challenges":
        last = result(s, seat, theatre)
    return {
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "first": s.name(s.first),
        "active": s.name(s.active) if s.active >= 0 else None,
        "challenge": contest,
        "fought": last,
        "players": [_side(s, p, bit, player) for p in range(s.seats)],
        "outcome": s.outcome.reason if s.outcome else None,
        "waiting": [s.name(d.seat) for d in s.asks],
        "decision": next((decision(d) for d in s.asks if d.seat == seat), None),
    }


def staged(s: Table, seat: int | None, theatre: Theatre) -> dict[str, Any] | None:
    """The challenge under way, with what is at stake, or how it was decided."""
    found = challenge(s)
    if found is None:
        return None
    decided = result(s, seat, theatre) if found["winner"] else None
    return {
        **found,
        "declared": not isinstance(declaring(s), Pick),
        "stakes": [] if decided else stakes(s, seat, theatre),
        "result": decided,
    }


def player(s: Table, p: int, bit: int, figures: Iterable[str]) -> dict[str, Any]:
    """One player's side of the table, as far as all editions have it; ``figures`` are those of a plot."""
    chosen = s.chosen[p]
    found = once(s, ("player", p), lambda: _open_to_all(s, p, figures)).copy()
    if bit == 1 << p:
        found["plots"] = sorted(s.called(c) for c in s.plots[p])
    if chosen >= 0 and knows(s, chosen, bit):
        found["chosen_plot"] = s.called(chosen)
    found["hand"] = hand(s, p, bit)
    found["cards"] = [card(s, c, bit) for c in s.area[p] if s.host[c] < 0]
    return found


def _open_to_all(s: Table, p: int, figures: Iterable[str]) -> dict[str, Any]:
    """What everybody sees alike of a player's side, with places for the rest."""
    plot, chosen = s.plot[p], s.chosen[p]
    return {
        "name": s.name(p),
        "gold": s.gold[p],
        "power": s.power[s.faction[p]],
        "total_power": s.total_power(p),
        "plot": s.called(plot) if plot >= 0 else None,
        "plot_values": {f: plot_value(s, p, f) for f in figures} if plot >= 0 else None,
        "plots_left": len(s.plots[p]) + (chosen >= 0),
        "plots": None,
        "chosen_plot": None,
        "has_chosen_plot": chosen >= 0,
        "used": [s.called(c) for c in s.used[p]],
        "hand": None,
        "deck": len(s.deck[p]),
        "discard": [s.called(c) for c in s.discard[p]],
        "dead": [s.called(c) for c in s.dead[p]],
        "being_played": [s.called(c) for c in s.limbo[p]],
        "cards": None,
        "dominance": values.dominance_strength(s, p) if s.phase != "setup" else 0,
    }


def _side(s: Table, p: int, bit: int, player: Side) -> dict[str, Any]:
    """A player's side as one seat sees it: the very same thing for all who see nothing else than a stranger does."""
    found = player(s, p, bit)
    strangers = once(s, ("side", p), lambda: found) if bit != 1 << p else found
    return strangers if strangers == found else found


# In words


def table(v: dict[str, Any], lines_of: Callable[[dict[str, Any]], list[str]], speech: Speech) -> list[str]:
    """A view in words, line by line; ``lines_of`` says a player's side."""
    strength, c = speech.word("STR"), v["challenge"]
    first, active = (f" First player: {v['first']}." if v["first"] else ""), v["active"]
    lines = [f"Round {v['round']}, {v['phase']} phase.{first}" + (f" Active: {active}." if active else "")]
    own = len(v["players"]) if v["seat"] is None else v["seat"] + 1
    for p in [*v["players"][own:], *v["players"][:own]]:  # clockwise, the seat itself last
        lines += ["", *lines_of(p)]
    if c:
        attackers, defenders = (", ".join(c[side]) or "nobody" for side in ("attackers", "defenders"))
        lines += [
            "",
            f"{c['type'].capitalize()} challenge: {c['attacker']} ({c['attacking_strength']} {strength}: {attackers}) "
            f"against {c['defender']} ({c['defending_strength']} {strength}: {defenders}).",
            *(f"  {each['if']}: {'; '.join(each['lines'])}." for each in c["stakes"]),
        ]
    return [*lines, "", v["outcome"]] if v["outcome"] else lines


def plot_lines(p: dict[str, Any], speech: Speech) -> list[str]:
    """A player's revealed plot with its figures, if there is one."""
    if not p["plot"]:
        return []
    figures = [f"{speech.word(figure)} {n}" for figure, n in p["plot_values"].items()]
    figures += [f"{kind} tokens {n}" for kind, n in p.get("plot_tokens", {}).items()]
    return [f"  Plot: {p['plot']} ({', '.join(figures)}). Used: {', '.join(p['used']) or 'none'}."]


def card_lines(p: dict[str, Any], speech: Speech) -> list[str]:
    """A player's deck, piles and cards in play."""
    dead = ", ".join(p["dead"]) or "empty"
    lines = [f"  Deck: {p['deck']} cards. Discard pile: {len(p['discard'])}. Dead pile: {dead}."]
    for kind, title in ((CHARACTER, "Characters"), (LOCATION, "Locations")):
        found = [c for c in p["cards"] if c["type"] == kind]
        if found:
            lines += [f"  {title}:", *(f"    {card_line(c, speech.word('STR'))}" for c in found)]
    return lines


def hand_words(hand: list[str | None]) -> str:
    """Cards by name if all are known, else how many there are and which are known."""
    seen = [c for c in hand if c is not None]
    if seen and len(seen) == len(hand):
        return ", ".join(seen)
    return f"{len(hand)} card{'' if len(hand) == 1 else 's'}{' (known: ' + ', '.join(seen) + ')' if seen else ''}"
