"""Views: what a seat may know, built from the state; and the same in words for a terminal."""

from __future__ import annotations

from typing import Any

from ...cardgame import values
from ...cardgame.choosing import Pick
from ...cardgame.naming import name_of
from ...cardgame.words import CHALLENGES, CHARACTER, DUPLICATE, LOCATION, PLAY
from .initiate import Initiate


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
        "outcome": s.outcome.reason if s.outcome else None,
        "waiting": [s.name(d.seat) for d in s.asks],
        "decision": next((decision(d) for d in s.asks if d.seat == seat), None),
    }


def knows(s: Any, card: int, bit: int) -> bool:
    """Whether a seat (bit 0: a spectator) can tell which card it is; what all players know, spectators know."""
    return bool(s.known[card] & bit) or s.known[card] == s.everyone


def decision(d: Any) -> dict[str, Any]:
    return {"kind": d.kind, "prompt": d.prompt, "rule": d.rule, "options": [o.label for o in d.options]}


def challenge(s: Any) -> dict[str, Any] | None:
    c = s.challenge
    if c is None:
        return None
    return {
        "type": c.kind,
        "attacker": s.name(c.attacker),
        "defender": s.name(c.defender),
        "attackers": [name_of(s, a) for a in values.participants(s, "attacking")],
        "defenders": [name_of(s, a) for a in c.defenders],
        "attacking_strength": values.side_strength(s, "attacking"),
        "defending_strength": values.side_strength(s, "defending"),
        "bypassed": [name_of(s, t) for _, t in c.bypassed],
    }


def player(s: Any, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    plot, agenda, faction = s.plot[p], s.agenda[p], s.faction[p]
    return {
        "name": s.name(p),
        "faction": s.defn[faction].name,
        "faction_kneeling": bool(s.kneeling[faction]),
        "agenda": s.defn[agenda].name if agenda >= 0 else None,
        "title": s.defn[s.title[p]].name if s.title[p] >= 0 else None,
        "has_chosen_title": s.title_chosen[p] >= 0,
        "chosen_title": s.defn[s.title_chosen[p]].name if s.title_chosen[p] >= 0 and bit == 1 << p else None,
        "gold": s.gold[p],
        "power": s.power[faction],
        "total_power": s.total_power(p),
        "plot": s.defn[plot].name if plot >= 0 else None,
        "plot_values": {f: values.plot_value(s, p, f) for f in FIGURES} if plot >= 0 else None,
        "plot_tokens": tokens(s, plot) if plot >= 0 else {},
        "plots_left": len(s.plots[p]) + (s.chosen[p] >= 0),
        "plots": sorted(s.defn[c].name for c in s.plots[p]) if bit == 1 << p else None,
        "chosen_plot": s.defn[s.chosen[p]].name if s.chosen[p] >= 0 and knows(s, s.chosen[p], bit) else None,
        "has_chosen_plot": s.chosen[p] >= 0,
        "used": [s.defn[c].name for c in s.used[p]],
        "hand": hand(s, p, bit),
        "deck": len(s.deck[p]),
        "deck_known": [s.defn[c].name if shown(s, c, bit) else None for c in trimmed(s, s.deck[p], bit)],
        "discard": [s.defn[c].name for c in s.discard[p]],
        "dead": [s.defn[c].name for c in s.dead[p]],
        "removed": [s.defn[c].name if knows(s, c, bit) else None for c in s.removed[p]],
        "being_played": [s.defn[c].name for c in s.limbo[p]],
        "cards": [card(s, c, bit) for c in s.area[p] if s.host[c] < 0],
        "dominance": values.dominance_strength(s, p) if s.phase != "setup" else 0,
        "eliminated": not s.alive[p],
    }


FIGURES = ("income", "initiative", "claim", "reserve")


def hand(s: Any, p: int, bit: int) -> list[str | None]:
    """A hand in an order that tells nothing: the seat's own by name, another's as far as it is being looked at."""
    names = [s.defn[c].name for c in s.hand[p] if bit == 1 << p or looked_at(s, c, bit)]
    return [*sorted(names), *[None] * (len(s.hand[p]) - len(names))]


def trimmed(s: Any, deck: list[int], bit: int) -> list[int]:
    """The top of a deck as far down as the seat knows a card there."""
    last = max((i for i, c in enumerate(deck[:12]) if shown(s, c, bit)), default=-1)
    return deck[: last + 1]


def shown(s: Any, c: int, bit: int) -> bool:
    """Whether a card in a deck lies open to a seat: revealed to all, or being looked at now, no longer (rr.look.3)."""
    if not knows(s, c, bit):
        return False
    return bool(s.known[c] == s.everyone) or looked_at(s, c, bit)


def looked_at(s: Any, c: int, bit: int) -> bool:
    """Whether a seat is looking at a card right now: choosing among it and others, or searching."""
    if not s.known[c] & bit:
        return False
    looking = (f for f in s.frames if isinstance(f, Pick) and 1 << f.seat == bit)
    searching = (f.ctx.vars.get("searched", ()) for f in s.frames if isinstance(f, Initiate) and 1 << f.ctx.player == bit)
    return any(c in f.cards for f in looking) or any(c in cards for cards in searching)


def tokens(s: Any, c: int) -> dict[str, int]:
    return {kind: n for (owner, kind), n in sorted(s.tokens.items()) if owner == c}


def card(s: Any, c: int, bit: int) -> dict[str, Any]:
    """A card in play, with what hangs on it."""
    defn = s.defn[c]
    out: dict[str, Any] = {
        "name": name_of(s, c),
        "title": defn.name,
        "code": defn.code,
        "type": values.card_type(s, c),
        "kneeling": bool(s.kneeling[c]),
        "owner": s.name(s.owner[c]),
        "controller": s.name(s.ctrl[c]),
    }
    if defn.type == CHARACTER:
        counts = values.icons(s, c)
        out["strength"] = values.strength(s, c)
        parts = values.strength_parts(s, c)
        if parts:
            out["strength_parts"] = [["printed", defn.strength]] + [[s.defn[p[2]].name if p[2] >= 0 else "", p[1]] for p in parts]
        out["icons"] = [k for k, n in zip(CHALLENGES, counts, strict=True) if n > 0]
        out["role"] = values.role(s, c)
    words = sorted(str(k) for k in values.keywords(s, c))
    if words:
        out["keywords"] = words
    if s.power[c]:
        out["power"] = s.power[c]
    found = tokens(s, c)
    if found:
        out["tokens"] = found
    if values.blank(s, c):
        out["blank"] = True
    below = s.duplicates(c)
    if below:
        out["duplicates"] = [s.defn[d].name if knows(s, d, bit) or s.known[d] == s.everyone else None for d in below]
    attached = s.attachments(c)
    if attached:
        out["attachments"] = [card(s, a, bit) for a in attached]
    return out


# In words


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    lines = [f"Round {v['round']}, {v['phase']} phase. First player: {v['first']}."]
    if v["active"]:
        lines[0] += f" Active: {v['active']}."
    for p in sorted(v["players"], key=lambda p: p["plots"] is not None):
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
        lines.append(f"  Hand: {len(hand)} card{'' if len(hand) == 1 else 's'}{' (known: ' + ', '.join(seen) + ')' if seen else ''}.")
    lines.append(f"  Deck: {p['deck']} cards. Discard pile: {len(p['discard'])}. Dead pile: {', '.join(p['dead']) or 'empty'}.")
    for kind, title in ((CHARACTER, "Characters"), (LOCATION, "Locations")):
        found = [c for c in p["cards"] if c["type"] == kind]
        if found:
            lines.append(f"  {title}:")
            lines += [f"    {card_line(c)}" for c in found]
    return lines


def card_line(c: dict[str, Any]) -> str:
    """One card in play as a line."""
    text = str(c["name"])
    if "strength" in c:
        text += f" [{c['strength']} STR"
        text += f"; {', '.join(c['icons'])}]" if c["icons"] else "; no icons]"
    notes = []
    if c["kneeling"]:
        notes.append("kneeling")
    if c.get("role"):
        notes.append(c["role"])
    if c.get("keywords"):
        notes.append(", ".join(c["keywords"]))
    if c.get("power"):
        notes.append(f"{c['power']} power")
    for kind, n in c.get("tokens", {}).items():
        notes.append(f"{n} {kind} token{'s' if n > 1 else ''}")
    if c.get("blank"):
        notes.append("text blank")
    if c.get("duplicates"):
        notes.append(f"{len(c['duplicates'])} duplicate{'s' if len(c['duplicates']) > 1 else ''}")
    if c["owner"] != c["controller"]:
        notes.append(f"owned by {c['owner']}")
    if notes:
        text += " - " + "; ".join(notes)
    attached = c.get("attachments")
    if attached:
        text += ". Attached: " + ", ".join(a["name"] + (" (kneeling)" if a["kneeling"] else "") for a in attached)
    return text


HIDDEN = (DUPLICATE, PLAY)
