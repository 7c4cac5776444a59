"""Views: what a seat may know, built from the state; and the same in words for a terminal."""

from __future__ import annotations

from typing import Any

from ...cardgame import values
from ...cardgame.showing import card, card_line, challenge, decision, hand, knows
from ...cardgame.words import CHARACTER, LOCATION
from .draft import CHOOSE, SECOND, Draft
from .setup import Setup

FIGURES = ("income", "initiative", "claim")


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    bit = 0 if seat is None else 1 << seat
    return {
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "first": s.name(s.first) if s.round else None,
        "active": s.name(s.active) if s.active >= 0 else None,
        "treasury": s.treasury(),
        "bank": s.bank(),
        "challenge": challenge(s),
        "players": [player(s, p, bit) for p in range(2)],
        "outcome": s.outcome.reason if s.outcome else None,
        "waiting": [s.name(d.seat) for d in s.asks],
        "decision": next((decision(d) for d in s.asks if d.seat == seat), None),
    }


def player(s: Any, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    plot, own = s.plot[p], bit == 1 << p
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    draft = next((f for f in s.frames if isinstance(f, Draft)), None)
    placed = setup.placed[p] if setup else []
    return {
        "name": s.name(p),
        "house": s.called(s.faction[p]),
        "gold": s.gold[p],
        "power": s.power[s.faction[p]],
        "total_power": s.total_power(p),
        "plot": s.called(plot) if plot >= 0 else None,
        "plot_values": {f: values.plot_value(s, p, f) for f in FIGURES} if plot >= 0 else None,
        "plots_left": len(s.plots[p]) + (s.chosen[p] >= 0),
        "plots": sorted(s.called(c) for c in s.plots[p]) if own else None,
        "chosen_plot": s.called(s.chosen[p]) if s.chosen[p] >= 0 and own else None,
        "has_chosen_plot": s.chosen[p] >= 0,
        "used": [s.called(c) for c in s.used[p]],
        "hand": hand(s, p, bit),
        "placed": sorted(s.called(c) for c in placed) if own else [None] * len(placed),
        "drafting": sorted_known(s, draft.held[p], bit) if draft else [],
        "drafted": sorted_known(s, draft.drafted[p], bit if own else 0) if draft else [],
        "passed": passed(s, draft, p, bit) if draft and draft.at < CHOOSE else [],
        "plot_deck": sorted(s.called(c) for c in draft.chosen[p]) if draft and own else [],
        "deck": len(s.deck[p]),
        "discard": [s.called(c) for c in s.discard[p]],
        "dead": [s.called(c) for c in s.dead[p]],
        "being_played": [s.called(c) for c in s.limbo[p]],
        "cards": [card(s, c, bit) for c in s.area[p] if s.host[c] < 0],
        "dominance": values.dominance_strength(s, p) if s.phase != "setup" else 0,
    }


def sorted_known(s: Any, cards: list[int], bit: int) -> list[str | None]:
    """What a seat knows of some cards, in an order that tells nothing."""
    names = sorted(s.called(c) for c in cards if bit and knows(s, c, bit))
    return [*names, *[None] * (len(cards) - len(names))]


def passed(s: Any, draft: Draft, p: int, bit: int) -> list[str | None]:
    """The pairs a player has passed on: both players have seen them, but not which plot of a pair was kept."""
    pairs = [card for passer, kept, returned in s.pairs for card in (kept, returned) if passer == p]
    pairs += draft.held[1 - p] if draft.at == SECOND else []
    return sorted(s.called(card) for card in pairs) if bit else [None] * len(pairs)


# In words


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    lines = [f"Round {v['round']}, {v['phase']} phase." + (f" First player: {v['first']}." if v["first"] else "")]
    if v["active"]:
        lines[0] += f" Active: {v['active']}."
    for p in sorted(v["players"], key=lambda p: p["plots"] is not None):
        lines += ["", *player_lines(p)]
    c = v["challenge"]
    if c:
        lines += [
            "",
            f"{c['type'].capitalize()} challenge: {c['attacker']} ({c['attacking_strength']} strength: "
            f"{', '.join(c['attackers']) or 'nobody'}) against {c['defender']} ({c['defending_strength']} strength: "
            f"{', '.join(c['defenders']) or 'nobody'}).",
        ]
    if v["outcome"]:
        lines += ["", v["outcome"]]
    return lines


def player_lines(p: dict[str, Any]) -> list[str]:
    """One player's side in words."""
    lines = [f"{p['name']}: {p['house']}. {p['total_power']} power ({p['power']} on the banner), {p['gold']} gold."]
    if p["plot"]:
        n = p["plot_values"]
        figures = f"income {n['income']}, initiative {n['initiative']}, claim {n['claim']}"
        lines.append(f"  Plot: {p['plot']} ({figures}). Used: {', '.join(p['used']) or 'none'}.")
    for word, title in (
        ("drafting", "To draft from"),
        ("drafted", "Drafted"),
        ("passed", "Passed on"),
        ("placed", "Placed"),
    ):
        if p[word]:
            lines.append(f"  {title}: {told(p[word])}.")
    lines.append(f"  Hand: {told(p['hand'])}.")
    lines.append(
        f"  Deck: {p['deck']} cards. Discard pile: {len(p['discard'])}. Dead pile: {', '.join(p['dead']) or 'empty'}."
    )
    for kind, title in ((CHARACTER, "Characters"), (LOCATION, "Locations")):
        found = [c for c in p["cards"] if c["type"] == kind]
        if found:
            lines.append(f"  {title}:")
            lines += [f"    {card_line(c).replace(' STR', ' strength')}" for c in found]
    return lines


def told(cards: list[str | None]) -> str:
    """The cards that are known by name, and how many are not."""
    known = [c for c in cards if c is not None]
    hidden = len(cards) - len(known)
    words = [*known, *([f"{hidden} hidden card{'s' if hidden > 1 else ''}"] if hidden else [])]
    return ", ".join(words) or "none"
