"""Views of the first edition: what it adds to every card game's, with Shadows, influence, moribund cards and season."""

from __future__ import annotations

from typing import Any

from ...cardgame.play import viewing
from ...cardgame.play.positions import names_of
from ...cardgame.play.showing import card as shown_card
from ...cardgame.play.showing import card_line, knows, shown, trimmed
from ...cardgame.table.words import ZONE_NAMES
from . import faq
from .face import FIGURES
from .rules.setup import Setup
from .rules.table import Agot1
from .rules.titles import opposes, remark, supports, titled
from .speech import SPEECH
from .timing.timing import Before

STEPS = {2: "saves and cancels", 3: "it happens", 4: "passives", 5: "responses", 6: "the end"}


def view(s: Agot1, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    found = viewing.view(s, seat, player)
    open_window = window(s)
    step = f"step {open_window['step']} of 6: {open_window['called']}" if open_window else None
    return found | {"season": s.season() or None, "faq": s.faq, "window": open_window, "step": step}


def window(s: Agot1) -> dict[str, Any] | None:
    """The open window: whose action it is, and which of its steps it has reached."""
    found = s.window()
    if found is None:
        return None
    above = s.frames[s.frames.index(found) + 1 :]
    step = 2 if any(isinstance(frame, Before) for frame in above) else found.step
    return {"by": s.name(found.actor) if found.actor >= 0 else None, "step": step, "called": STEPS[step]}


def player(s: Agot1, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    house, own = s.faction[p], bit == 1 << p
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    placed = setup.placed[p] if setup else []
    found = viewing.player(s, p, bit, FIGURES)
    for row in found["cards"]:
        mark(s, row)
    cap = faq.draw_cap(s.faq)
    return found | {
        "house": s.called(house),
        "house_kneeling": bool(s.kneeling[house]),
        "house_attachments": [shown_card(s, a, bit) for a in s.attachments(house)],
        "agenda": ", ".join(names_of(s, s.agendas[p])) or None,
        "title": (titled(s.defn[s.title[p]]) if s.title[p] >= 0 else None),
        "title_remark": remark(s.defn[s.title[p]]) or None if s.title[p] >= 0 else None,
        "supports": [s.name(q) for q in s.order() if q != p and supports(s, p, q)],
        "rivals": [s.name(q) for q in s.order() if q != p and opposes(s, p, q)],
        "influence": sum(s.influence(card) for card in s.sources(p)),
        "shadows": [s.called(c) if knows(s, c, bit) else None for c in s.shadows[p]],
        "beside": names_of(s, s.beside[p]),
        "draws_left": max(0, cap - s.drawn[p]) if cap is not None else None,
        "deck_known": [s.called(c) if shown(s, c, bit) else None for c in trimmed(s, s.deck[p], bit)],
        "removed": [s.called(c) if knows(s, c, bit) else None for c in s.removed[p]],
        "placed": sorted(s.called(c) for c in placed) if own else [None] * len(placed),
        "eliminated": not s.alive[p],
    }


def mark(s: Agot1, row: dict[str, Any]) -> None:
    """Say of a card in play that it is leaving, and where to."""
    for card, (to, _) in s.moribund.items():
        if s.defn[card].code == row["code"] and row["name"].startswith(s.called(card)):
            row["leaving"] = ZONE_NAMES[to]


# In words


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    first, *more = viewing.table(v, player_lines, SPEECH)
    season = f" It is {v['season'].capitalize()}." if v["season"] else ""
    return [first + season, *more]


def player_lines(p: dict[str, Any]) -> list[str]:
    """One player's side in words."""
    if p["eliminated"]:
        return [f"{p['name']}: eliminated."]
    head = ", ".join([f"{p['name']}: {p['house']}", *(p[word] for word in ("agenda", "title") if p[word])])
    head += (
        f". {p['total_power']} power ({p['power']} on the House card), {p['gold']} gold, {p['influence']} influence."
    )
    lines = [head, *viewing.plot_lines(p, SPEECH), f"  Hand: {hand_words(p['hand'])}."]
    if p["house_attachments"]:
        lines.append(
            f"  On the House card: {', '.join(card_line(c, SPEECH.word('STR')) for c in p['house_attachments'])}."
        )
    if p["shadows"]:
        lines.append(f"  Shadows: {hand_words(p['shadows'])}.")
    return [*lines, *viewing.card_lines(p, SPEECH)]


def hand_words(hand: list[str | None]) -> str:
    """Cards by name if all are known, else how many there are and which are known."""
    seen = [c for c in hand if c is not None]
    if seen and len(seen) == len(hand):
        return ", ".join(seen)
    return f"{len(hand)} card{'' if len(hand) == 1 else 's'}{' (known: ' + ', '.join(seen) + ')' if seen else ''}"
