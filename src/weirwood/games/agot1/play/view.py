"""Views of the first edition: what it adds to every card game's, with Shadows, influence, moribund cards and season."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import viewing
from ....cardgame.play.showing import card as shown_card
from ....cardgame.play.showing import card_line, knows, shown, trimmed
from ....cardgame.play.stakes import Reward, Theatre, bearing
from ....cardgame.table.naming import name_of, names_of
from ....cardgame.table.words import ZONE_NAMES, listed
from ....cardgame.telling.claims import called
from .. import faq
from ..rules.challenges import DEADLY
from ..rules.setup import Setup
from ..rules.table import Agot1
from ..rules.titles import opposes, remark, supports, titled
from ..speech import SPEECH
from ..timing.actions import Actions
from ..timing.leaving import PLACES
from ..timing.steps import step_of
from .face import FIGURES
from .sentences import SENTENCES

STEPS = {1: "", 2: "saves and cancels", 3: "", 4: "passives", 5: "responses", 6: "the end"}
BETWEEN = {"plot": "Plots are chosen", "challenges": "Challenges are made"}
"""What is done outside all windows and player actions, by phase."""


def more_at_stake(s: Agot1, seat: int | None, winner: int, loser: int) -> list[str]:
    """A title that one's own opposes is worth 1 power; whoever attacks with more deadly characters takes a defender along."""
    c = s.under_way()
    found = []
    if s.format == "melee" and opposes(s, winner, loser):
        found.append(f"opposed title: 1 power for {called(s, seat, winner)}")
    attacking, defending = (bearing(s, side, DEADLY) for side in ("attacking", "defending"))
    if len(attacking) > len(defending) and c.defenders:
        whose = "your" if c.defender == seat else f"{s.name(c.defender)}'s"
        found.append(f"deadly, whoever wins: one of {whose} defenders dies")
    return found


THEATRE = Theatre(SENTENCES, {"renown": Reward("1 power each")}, more_at_stake)


def view(s: Agot1, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    found = viewing.view(s, seat, player, THEATRE)
    return found | {"season": s.season() or None, "faq": s.faq, "window": window(s), "step": step(s)}


def window(s: Agot1) -> dict[str, Any] | None:
    """The open window: whose action it is, what it is about, and which of its steps it has reached."""
    found = s.window()
    if found is None:
        return None
    by = s.name(found.actor) if found.actor >= 0 else None
    number = step_of(s, found)
    about = f"{by} {found.doing}" if by else found.called
    return {"by": by, "about": about, "step": number, "called": STEPS[number]}


def step(s: Agot1) -> str | None:
    """Where the game stands inside its phase, in words."""
    found = window(s)
    if found is not None:
        called = f": {found['called']}" if found["called"] else ""
        return f"{found['about']}{called} (step {found['step']} of 6)"
    if any(isinstance(frame, Actions) for frame in s.frames):
        return f"Player actions{''.join(f': {s.name(d.seat)} may act' for d in s.asks)}"
    return BETWEEN.get(s.phase)


def player(s: Agot1, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    house, own = s.faction[p], bit == 1 << p
    setup = next((f for f in s.frames if isinstance(f, Setup)), None)
    placed = setup.placed[p] if setup else []
    found = viewing.player(s, p, bit, FIGURES)
    house_attachments = [shown_card(s, a, bit) for a in s.attachments(house)]
    if s.moribund:
        leaving = {
            name_of(s, card): PLACES[to] if to in PLACES else ZONE_NAMES[to] for card, (to, _) in s.moribund.items()
        }
        for row in (*found["cards"], *house_attachments):
            mark(row, leaving)
    cap = faq.draw_cap(s.faq)
    return found | {
        "house": s.called(house),
        "house_kneeling": bool(s.kneeling[house]),
        "house_attachments": house_attachments,
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


def mark(row: dict[str, Any], leaving: dict[str, str]) -> None:
    """Say of a card in play, and of what is on it, that it is leaving, and where to."""
    if row["name"] in leaving:
        row["leaving"] = leaving[row["name"]]
    for attached in row.get("attachments", ()):
        mark(attached, leaving)


# In words


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    first, *more = viewing.table(v, player_lines, SPEECH)
    season = f" It is {v['season'].capitalize()}." if v["season"] else ""
    step = f" {v['step']}." if v["step"] else ""
    return [first + step + season, *more]


def player_lines(p: dict[str, Any]) -> list[str]:
    """One player's side in words."""
    if p["eliminated"]:
        return [f"{p['name']}: eliminated."]
    head = ", ".join([f"{p['name']}: {p['house']}", *(p[word] for word in ("agenda", "title") if p[word])])
    head += (
        f". {p['total_power']} power ({p['power']} on the House card), {p['gold']} gold, {p['influence']} influence."
    )
    lines = [head, *viewing.plot_lines(p, SPEECH), f"  Hand: {viewing.hand_words(p['hand'])}."]
    if p["house_attachments"]:
        lines.append(
            f"  On the House card: {', '.join(card_line(c, SPEECH.word('STR')) for c in p['house_attachments'])}."
        )
    if p["supports"] or p["rivals"]:
        said = [("supports", p["supports"]), ("opposes", p["rivals"])]
        lines.append(f"  The title {' and '.join(f'{verb} {listed(names)}' for verb, names in said if names)}.")
    if p["shadows"]:
        lines.append(f"  Shadows: {viewing.hand_words(p['shadows'])}.")
    if p["beside"]:
        lines.append(f"  Beside the plot deck: {listed(p['beside'])}.")
    if p["draws_left"] is not None and p["draws_left"] < faq.DRAW_CAP:
        lines.append(f"  Additional cards that may still be drawn this round: {p['draws_left']}.")
    going = [row for card in (*p["cards"], *p["house_attachments"]) for row in (card, *card.get("attachments", ()))]
    lines += [
        f"  {row['name']} goes to the {row['leaving']} at the end of this action." for row in going if "leaving" in row
    ]
    return [*lines, *viewing.card_lines(p, SPEECH)]
