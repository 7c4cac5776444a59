"""Views: what a seat may know, built from the state; and the same in words for a terminal."""

from __future__ import annotations

from typing import Any

from ...cardgame import values
from ...cardgame.showing import card, card_line, challenge, decision, hand, knows, shown, tokens, trimmed
from ...cardgame.vocabulary.effects.lasting import VERBS
from ...cardgame.words import CHARACTER, LOCATION
from .titles import rivals, supports


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    bit = 0 if seat is None else 1 << seat
    return {
        "seat": seat,
        "round": s.round,
        "phase": s.phase,
        "first": s.name(s.first),
        "active": s.name(s.active) if s.active >= 0 else None,
        "challenge": challenge(s),
        "players": [player(s, p, bit) for p in range(s.seats)],
        "lasting": [lasting(s, effect) for effect in s.lasting],
        "outcome": s.outcome.reason if s.outcome else None,
        "waiting": [s.name(d.seat) for d in s.asks],
        "decision": next((decision(d) for d in s.asks if d.seat == seat), None),
    }


def lasting(s: Any, effect: Any) -> dict[str, Any]:
    """A lasting effect: what it is and on whom, known to all as what a player decided for it (faq2.derived.1)."""
    on = s.called(effect.card) if effect.card >= 0 else s.name(effect.player) if effect.player >= 0 else ""
    if effect.what == "control":
        said = f"is under {s.name(effect.rule)}'s control"
    elif effect.card >= 0:
        said = VERBS.say(effect.rule, s.speech) or ""
    else:
        said = effect.rule.say(s.speech)
    return {"source": effect.source_name, "on": on, "what": said, "until": effect.until}


def player(s: Any, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    plot, agenda, faction = s.plot[p], s.agenda[p], s.faction[p]
    return {
        "name": s.name(p),
        "faction": s.called(faction),
        "faction_kneeling": bool(s.kneeling[faction]),
        "agenda": s.called(agenda) if agenda >= 0 else None,
        "title": s.called(s.title[p]) if s.title[p] >= 0 else None,
        "has_chosen_title": s.title_chosen[p] >= 0,
        "chosen_title": s.called(s.title_chosen[p]) if s.title_chosen[p] >= 0 and bit == 1 << p else None,
        "supports": [s.name(q) for q in s.order() if q != p and supports(s, p, q)],
        "rivals": [s.name(q) for q in s.order() if q != p and rivals(s, p, q)],
        "gold": s.gold[p],
        "power": s.power[faction],
        "total_power": s.total_power(p),
        "plot": s.called(plot) if plot >= 0 else None,
        "plot_values": {f: values.plot_value(s, p, f) for f in FIGURES} if plot >= 0 else None,
        "plot_tokens": tokens(s, plot) if plot >= 0 else {},
        "plots_left": len(s.plots[p]) + (s.chosen[p] >= 0),
        "plots": sorted(s.called(c) for c in s.plots[p]) if bit == 1 << p else None,
        "chosen_plot": s.called(s.chosen[p]) if s.chosen[p] >= 0 and knows(s, s.chosen[p], bit) else None,
        "has_chosen_plot": s.chosen[p] >= 0,
        "used": [s.called(c) for c in s.used[p]],
        "hand": hand(s, p, bit),
        "deck": len(s.deck[p]),
        "deck_known": [s.called(c) if shown(s, c, bit) else None for c in trimmed(s, s.deck[p], bit)],
        "discard": [s.called(c) for c in s.discard[p]],
        "dead": [s.called(c) for c in s.dead[p]],
        "removed": [s.called(c) if knows(s, c, bit) else None for c in s.removed[p]],
        "being_played": [s.called(c) for c in s.limbo[p]],
        "cards": [card(s, c, bit) for c in s.area[p] if s.host[c] < 0],
        "dominance": values.dominance_strength(s, p) if s.phase != "setup" else 0,
        "eliminated": not s.alive[p],
    }


FIGURES = ("income", "initiative", "claim", "reserve")


# In words


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    lines = [f"Round {v['round']}, {v['phase']} phase. First player: {v['first']}."]
    if v["active"]:
        lines[0] += f" Active: {v['active']}."
    if len(v["players"]) > 2:
        lines += order_lines(v)
    own = len(v["players"]) if v["seat"] is None else v["seat"] + 1
    for p in [*v["players"][own:], *v["players"][:own]]:  # clockwise, the seat itself last
        lines += ["", *player_lines(p)]
    c = v["challenge"]
    if c:
        lines += [
            "",
            f"{c['type'].capitalize()} challenge: {c['attacker']} ({c['attacking_strength']} STR: "
            f"{', '.join(c['attackers']) or 'nobody'}) against {c['defender']} ({c['defending_strength']} STR: "
            f"{', '.join(c['defenders']) or 'nobody'}).",
        ]
    if v["outcome"]:
        lines += ["", v["outcome"]]
    return lines


def order_lines(v: dict[str, Any]) -> list[str]:
    """With several opponents: who follows whom with which title and power, and what the own title says of them."""
    players = v["players"]
    first = next(i for i, p in enumerate(players) if p["name"] == v["first"])
    order = [p for p in [*players[first:], *players[:first]] if not p["eliminated"]]
    shown = [f"{p['name']} ({p['title'] + ', ' if p['title'] else ''}{p['total_power']} power)" for p in order]
    lines = [f"Player order: {', '.join(shown)}."]
    own = players[v["seat"]] if v["seat"] is not None else None
    if own and own["title"]:
        rivals = f"Your rivals: {', '.join(own['rivals'])}." if own["rivals"] else "You have no rivals this round."
        spared = f" You support {own['supports'][0]} and cannot attack there." if own["supports"] else ""
        lines.append(rivals + spared)
    elif own and own["chosen_title"]:
        lines.append(f"You have chosen {own['chosen_title']}.")
    return lines


def player_lines(p: dict[str, Any]) -> list[str]:
    if p["eliminated"]:
        return [f"{p['name']}: eliminated."]
    head = f"{p['name']}: {p['faction']}" + (f", {p['agenda']}" if p["agenda"] else "")
    head += f", {p['title']}" if p["title"] else ""
    head += f". {p['total_power']} power ({p['power']} on the faction card{', kneeling' if p['faction_kneeling'] else ''}), {p['gold']} gold."
    lines = [head]
    if p["plot"]:
        n = p["plot_values"]
        extra = "".join(f", {k} tokens {m}" for k, m in p["plot_tokens"].items())
        lines.append(
            f"  Plot: {p['plot']} (gold {n['income']}, initiative {n['initiative']}, claim {n['claim']}, "
            f"reserve {n['reserve']}{extra}). Used: {', '.join(p['used']) or 'none'}."
        )
    hand = p["hand"]
    if hand and all(c is not None for c in hand):
        lines.append(f"  Hand: {', '.join(hand)}.")
    else:
        seen = [c for c in hand if c is not None]
        lines.append(
            f"  Hand: {len(hand)} card{'' if len(hand) == 1 else 's'}{' (known: ' + ', '.join(seen) + ')' if seen else ''}."
        )
    lines.append(
        f"  Deck: {p['deck']} cards. Discard pile: {len(p['discard'])}. Dead pile: {', '.join(p['dead']) or 'empty'}."
    )
    for kind, title in ((CHARACTER, "Characters"), (LOCATION, "Locations")):
        found = [c for c in p["cards"] if c["type"] == kind]
        if found:
            lines.append(f"  {title}:")
            lines += [f"    {card_line(c)}" for c in found]
    return lines
