"""Views of the second edition: what it adds to every card game's, with agendas, titles and reserve."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import viewing
from ....cardgame.play.showing import knows, once, shown, tokens, trimmed
from ....cardgame.play.stakes import Reward, Theatre
from ....cardgame.table.moving import LAID_DOWN
from ....cardgame.table.naming import name_or, names_of
from ....cardgame.table.words import AGENDA
from ....cardgame.telling.claims import called
from ....cardgame.vocabulary.effects.lasting import VERBS
from ..rules.table import Agot2
from ..rules.titles import rivals, supports
from ..speech import SPEECH
from .face import FIGURES
from .sentences import SENTENCES

AT_COST = "ShadowAtCost"
"""What a shadow token grants, which isn't told of facedown cards."""
REWARDS = {
    "renown": Reward("1 power each"),
    "insight": Reward("a card drawn for each"),
    "pillage": Reward("the top card of the loser's deck discarded each"),
    "intimidate": Reward("a weaker character of the loser's kneels", attacking=True),
}


def more_at_stake(s: Agot2, seat: int | None, winner: int, loser: int) -> list[str]:
    """A rival is worth 1 power, once a round."""
    due = rivals(s, winner, loser) and not s.count("round", "player", winner, "rival", loser)
    return [f"rival: 1 power for {called(s, seat, winner)}"] if due else []


THEATRE = Theatre(SENTENCES, REWARDS, more_at_stake)


def view(s: Agot2, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know, as plain data."""
    return {
        **viewing.view(s, seat, player, THEATRE),
        "lasting": [lasting(s, effect) for effect in s.everything_lasting() if effect.what != AT_COST],
    }


def lasting(s: Agot2, effect: Any) -> dict[str, Any]:
    """A lasting effect: what it is and on whom, known to all as what a player decided for it (faq2.derived.1)."""
    on = s.called(effect.card) if effect.card >= 0 else s.name(effect.player) if effect.player >= 0 else ""
    if effect.what == "control":
        said = f"is under {s.name(effect.rule)}'s control"
    elif effect.card >= 0:
        said = VERBS.say(effect.rule, s.speech) or ""
    else:
        said = effect.rule.say(s.speech)
    return {"source": effect.source_name, "on": on, "what": said, "until": effect.until}


def player(s: Agot2, p: int, bit: int) -> dict[str, Any]:
    """One player's side of the table."""
    return {
        **viewing.player(s, p, bit, FIGURES),
        **once(s, ("agot2", p), lambda: _open_to_all(s, p)),
        "chosen_title": name_or(s, s.title_chosen[p]) if bit == 1 << p else None,
        "deck_known": [s.called(c) if shown(s, c, bit) else None for c in trimmed(s, s.deck[p], bit)],
        "under": [s.called(c) if knows(s, c, bit) else None for c in s.under[p] if s.zone[s.host[c]] == AGENDA],
        "shadows": [s.called(c) if knows(s, c, bit) else None for c in s.shadows[p]],
        "shadow_places": [s.count(*LAID_DOWN, p, c) for c in s.shadows[p]],
        "removed": [s.called(c) if knows(s, c, bit) else None for c in s.removed[p]],
    }


def _open_to_all(s: Agot2, p: int) -> dict[str, Any]:
    """What everybody sees alike of what this edition adds."""
    faction = s.faction[p]
    return {
        "faction": s.called(faction),
        "faction_kneeling": bool(s.kneeling[faction]),
        "agenda": ", ".join(names_of(s, s.agendas[p])) or None,
        "agendas": names_of(s, s.agendas[p]),
        "title": name_or(s, s.title[p]),
        "has_chosen_title": s.title_chosen[p] >= 0,
        "supports": [s.name(q) for q in s.order() if q != p and supports(s, p, q)],
        "rivals": [s.name(q) for q in s.order() if q != p and rivals(s, p, q)],
        "plot_tokens": tokens(s, s.plot[p]) if s.plot[p] >= 0 else {},
        "eliminated": not s.alive[p],
    }


# In words


def table(v: dict[str, Any]) -> list[str]:
    """A view in words, line by line."""
    first, *more = viewing.table(v, player_lines, SPEECH)
    return [first, *(order_lines(v) if len(v["players"]) > 2 else ()), *more]


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
    """One player's side in words."""
    if p["eliminated"]:
        return [f"{p['name']}: eliminated."]
    head = ", ".join([f"{p['name']}: {p['faction']}", *(p[word] for word in ("agenda", "title") if p[word])])
    faction = f"{p['power']} on the faction card{', kneeling' if p['faction_kneeling'] else ''}"
    head += f". {p['total_power']} power ({faction}), {p['gold']} gold."
    return [
        head,
        *viewing.plot_lines(p, SPEECH),
        f"  Hand: {viewing.hand_words(p['hand'])}.",
        *([f"  Under {p['agendas'][0]}: {viewing.hand_words(p['under'])}."] if p["under"] else ()),
        *([f"  Shadows: {viewing.hand_words(p['shadows'])}."] if p["shadows"] else ()),
        *viewing.card_lines(p, SPEECH),
    ]
