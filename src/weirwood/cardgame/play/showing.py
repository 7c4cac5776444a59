"""Showing: the parts of a view that all card games share, as plain data and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..table import values
from ..table.choosing import Pick
from ..table.naming import name_of
from ..table.state import Table
from ..table.words import CHALLENGES, CHARACTER
from ..timing.initiating import Initiating

SHARED = "shown"


def knows(s: Table, card: int, bit: int) -> bool:
    """Whether a seat (bit 0: a spectator) can tell which card it is; what all players know, spectators know."""
    return bool(s.known[card] & bit) or s.known[card] == s.everyone


def decision(d: Any) -> dict[str, Any]:
    return {"kind": d.kind, "prompt": d.prompt, "rule": d.rule, "options": [o.label for o in d.options]}


def challenge(s: Table) -> dict[str, Any] | None:
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
        **({"assaulted": [name_of(s, t) for _, t, _ in c.assaulted]} if c.assaulted else {}),
        "winner": s.name(c.winner) if c.winner >= 0 else None,
    }


def hand(s: Table, p: int, bit: int) -> list[str | None]:
    """A hand in an order that tells nothing: the seat's own by name, another's as far as it is being looked at."""
    names = [s.called(c) for c in s.hand[p] if bit == 1 << p or looked_at(s, c, bit)]
    return [*sorted(names), *[None] * (len(s.hand[p]) - len(names))]


def trimmed(s: Table, deck: list[int], bit: int) -> list[int]:
    """The top of a deck as far down as the seat knows a card there."""
    known = s.known
    last = max((i for i, c in enumerate(deck[:12]) if known[c] and shown(s, c, bit)), default=-1)
    return deck[: last + 1]


def shown(s: Table, c: int, bit: int) -> bool:
    """Whether a card in a deck lies open to a seat: revealed to all, or being looked at now, no longer."""
    if not knows(s, c, bit):
        return False
    return bool(s.known[c] == s.everyone) or looked_at(s, c, bit)


def looked_at(s: Table, c: int, bit: int) -> bool:
    """Whether a seat is looking at a card right now: choosing among it and others, or searching."""
    if not s.known[c] & bit:
        return False
    looking = (f for f in s.frames if isinstance(f, Pick) and 1 << f.seat == bit)
    searching = (
        f.ctx.vars.get("searched", ()) for f in s.frames if isinstance(f, Initiating) and 1 << f.ctx.player == bit
    )
    return any(c in f.cards for f in looking) or any(c in cards for cards in searching)


def tokens(s: Table, c: int) -> dict[str, int]:
    return {kind: n for (owner, kind), n in sorted(s.tokens.items()) if owner == c}


@contextmanager
def shared(s: Table) -> Iterator[None]:
    """While several seats look at the same moment, what all of them see of a card or a player is put together once."""
    s.memo[SHARED] = {}
    try:
        yield
    finally:
        s.memo.pop(SHARED, None)


def once(s: Table, what: tuple[str, int], make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Something that all see alike: put together once while several seats look (whoever changes it makes a copy)."""
    looked: dict[Any, dict[str, Any]] | None = s.memo.get(SHARED)
    if looked is None:
        return make()
    found = looked.get(what)
    if found is None:
        found = looked[what] = make()
    return found


def card(s: Table, c: int, bit: int) -> dict[str, Any]:
    """A card in play, with what hangs on it."""
    looked: dict[Any, dict[str, Any]] | None = s.memo.get(SHARED)
    if looked is None:
        return _card(s, c, bit)
    found = looked.get(c)
    if found is None:
        found = _card(s, c, bit)
        if not s.duplicates(c) and all(a in looked for a in s.attachments(c)):  # below it, seats may know more or less
            looked[c] = found
    return found


def _card(s: Table, c: int, bit: int) -> dict[str, Any]:
    defn = s.defn[c]
    out: dict[str, Any] = {
        "name": name_of(s, c),
        "title": s.called(c),
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
            out["strength_parts"] = [["printed", defn.strength]] + [
                [s.called(p[2]) if p[2] >= 0 else "", p[1]] for p in parts
            ]
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
        out["duplicates"] = [s.called(d) if knows(s, d, bit) or s.known[d] == s.everyone else None for d in below]
    attached = s.attachments(c)
    if attached:
        out["attachments"] = [card(s, a, bit) for a in attached]
    return out


def card_line(c: dict[str, Any], strength: str) -> str:
    """One card in play as a line; ``strength`` is the edition's word for it."""
    text = str(c["name"])
    if "strength" in c:
        text += f" [{c['strength']} {strength}"
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
