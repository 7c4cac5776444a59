"""Showing: the parts of a view that all card games share, as plain data and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ..table import values
from ..table.choosing import Pick
from ..table.moving import identity, title_beneath
from ..table.naming import name_of, name_or, names_of
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
        hidden = c in s.beneath or s.duplicates(c) or any(s.host[u] == c for side in s.under for u in side)
        if not hidden and all(a in looked for a in s.attachments(c)):  # below it, seats may know more or less
            looked[c] = found
    return found


def _card(s: Table, c: int, bit: int) -> dict[str, Any]:
    defn = s.defn[c]
    seen = c in s.beneath and knows(s, c, bit)
    out: dict[str, Any] = {
        "name": name_of(s, c),
        "title": title_beneath(s, c) if seen else s.called(c),
        "code": identity(s, c).code if seen else defn.code,
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
            lasting = {
                e.source: e.source_name for e in s.given.get("Strength", ()) if e.card == c
            }  # it may be hidden now
            out["strength_parts"] = [["printed", defn.strength]] + [
                [lasting.get(p[2]) or (s.called(p[2]) if p[2] >= 0 else ""), p[1]] for p in parts
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
    if c in s.beneath:
        out["facedown"] = True
    under = [u for side in s.under for u in side if s.host[u] == c]
    if under:
        out["under"] = [s.called(u) if knows(s, u, bit) else None for u in under]
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
    if c.get("under"):
        notes.append(f"{len(c['under'])} card{'s' if len(c['under']) > 1 else ''} under it")
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


# A position as text


def position(s: Table, own: Callable[[int], dict[str, Any]], **more: Any) -> str:
    """The position as canonical text: every card by name and place, whatever way it was reached.

    ``own`` and ``more`` are what an edition adds of a player and of the game.
    """
    c = s.challenge
    data = {
        "round": s.round, "phase": s.phase, "first": s.first, "active": s.active,
        "players": [{**side(s, p), **own(p)} for p in range(s.seats)],
        "challenge": [c.kind, c.attacker, c.defender, names_of(s, c.attackers), names_of(s, c.defenders)] if c else None,
        "lasting": [[e.what, repr(e.rule), e.until, name_or(s, e.card, ""), e.player] for e in s.everything_lasting()],
        "delayed": [[d.when, name_or(s, d.card, "")] for d in s.delayed],
        "tally": sorted(
            [*map(str, (k[0], k[1], s.called(k[2]) if k[1] == "card" else k[2], *k[3:])), str(n)] for each in s.tally.values() for k, n in each.items()
        ),
        "frames": [[type(f).__name__, f.at] for f in s.frames],
        "asks": [[d.seat, d.kind, [o.label for o in d.options]] for d in s.asks],
        "outcome": list(s.outcome.winners) if s.outcome else None,
        **more,
    }  # fmt: skip
    return msgspec.json.encode(data).decode()


def side(s: Table, p: int) -> dict[str, Any]:
    """All that a player has, for a position's text."""
    return {
        "gold": s.gold[p], "power": s.power[s.faction[p]], "plot": name_or(s, s.plot[p]), "chosen": name_or(s, s.chosen[p]),
        "plots": sorted(names_of(s, s.plots[p])), "used": names_of(s, s.used[p]), "hand": sorted(names_of(s, s.hand[p])),
        "deck": names_of(s, s.deck[p]), "discard": names_of(s, s.discard[p]), "dead": names_of(s, s.dead[p]),
        "removed": names_of(s, s.removed[p]), "limbo": names_of(s, s.limbo[p]),
        "play": [laid_out(s, card) for card in s.area[p] if s.host[card] < 0],
    }  # fmt: skip


def laid_out(s: Table, c: int) -> dict[str, Any]:
    """A card in play with all that hangs on it, for a position's text."""
    row: dict[str, Any] = {"n": title_beneath(s, c), "o": s.owner[c]}
    for key, value in (("k", s.kneeling[c]), ("p", s.power[c])):
        if value:
            row[key] = value
    found = {kind: n for (owner, kind), n in sorted(s.tokens.items()) if owner == c}
    if found:
        row["t"] = found
    below = s.duplicates(c)
    if below:
        row["d"] = sorted(s.called(d) for d in below)
    attached = [laid_out(s, a) | {"c": s.ctrl[a]} for a in s.attachments(c)]
    if attached:
        row["a"] = attached
    return row
