"""Positions from scenario files, what a scenario may expect, and a position as text."""

from __future__ import annotations

from typing import Any

from ....cardgame.play import positions, showing
from ....cardgame.play.positions import (
    Find,
    bear,
    examine,
    inspect_player,
    lay_table,
    listing,
    read_plan,
)
from ....cardgame.play.showing import laid_out
from ....cardgame.table.naming import name_or, names_of
from ....cardgame.table.words import PLAY, REMOVED, SHADOWS, ZONE_NAMES
from ....cardgame.timing.entering import may_attach
from ....errors import UserError
from .. import faq as faqs
from ..catalogue import FACTIONS, faction_cards
from ..rules.phases import Round
from ..rules.setup import Setup
from ..rules.table import Agot1
from ..rules.titles import add_titles, held
from ..rules.titles import wanted as titles_wanted
from ..rules.winning import victory
from ..timing.steps import step_of
from ..values.immunity import immunities
from ..values.penalties import lowest

PLAYER_WORDS = positions.PLAYER_WORDS | {"agenda", "title", "house", "house_attachments", "shadows"}
WORDS = ("season",)
"""What a position has beside what all editions have: which season it is."""
FORMATS = ("joust", "melee")
SEASONS = ("summer", "winter")


def house_id(name: str) -> str:
    """A House by its name."""
    found = name.lower().removeprefix("house ").strip()
    if found not in FACTIONS:
        raise UserError(f"There is no House {name!r}; there are {', '.join(FACTIONS)}.")
    return found


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players, options, form = positions.seated(document)
    if set(options) - {"format", "faq", "titles"} or form not in FORMATS:
        raise UserError("A scenario's config has a format (joust or melee), a version of the FAQ (faq), and titles.")
    if (form == "joust") != (len(players) == 2) or len(players) > 6:
        raise UserError(f"A joust is for two players and a melee for three to six; this {form} has {len(players)}.")
    if document.get("start") == "marshaling":
        document = {**document, "start": "marshalling"}
    plan = read_plan(document, Round.names(), PLAYER_WORDS)
    named = document.get("season")
    season = None if named is None else str(named).lower()
    if season is not None and season not in SEASONS:
        raise UserError(f"There is no season {named!r}; there are summer and winter.")
    return {
        "format": form,
        "faq": faqs.version(options.get("faq")),
        "titles": titles_wanted(options.get("titles")),
        "names": list(players),
        "scenario": plan | {"season": season},
    }


def start(config: dict[str, Any], seed: str, find: Find) -> Agot1:
    """The state at a scenario's position."""
    plan, names = config["scenario"], config["names"]
    s = Agot1(seed, tuple(names), config["format"], config["faq"])
    rows = [plan["players"][name] or {} for name in names]
    houses = [house_id(str(row.get("house") or row.get("faction") or "stark")) for row in rows]
    players = lay_table(s, find, plan, [faction_cards(s.faq)[house] for house in houses])
    s.season_set = plan.get("season") or ""
    for seat, player in enumerate(players):
        for card, row in zip(s.agendas[seat], listing(player.get("agenda")), strict=True):
            if isinstance(row, dict) and row.get("named") is not None:
                s.named = {**s.named, card: str(row["named"]).lower().removeprefix("house ")}
        for title in listing(player.get("shadows")):
            s.add(find(str(title)), seat, SHADOWS)
        for title in listing(player.get("house_attachments")):
            card = s.add(find(str(title)), seat, REMOVED)
            s.place(card, PLAY, seat)
            s.host[card] = s.faction[seat]
            refused = may_attach(s, card, s.faction[seat], seat)
            if refused and not plan.get("lenient"):
                raise UserError(f"{title} can't be attached to the House card of {s.name(seat)} [{refused}].")
    if s.format == "melee":
        add_titles(s, config["titles"])
        for seat, player in enumerate(players):
            bear(s, seat, player.get("title"), "council")
    examine(s)
    if plan.get("start") is not None:
        Round.resume(s, plan["start"])
    else:
        s.push(Round())
        s.push(Setup(s.seats))
    return s


# What a scenario may expect


def inspect(s: Agot1, subject: str, find: Find) -> dict[str, Any]:
    """The properties of a card, a player or 'game'."""
    found = positions.inspect(s, find, subject, _inspect_player)
    if subject == "game":
        window = s.window()
        return found | {
            "season": s.season() or None,
            "window": None if window is None else "framework" if window.actor < 0 else "player",
            "step": None if window is None else step_of(s, window),
            "faq": s.faq,
        }
    if "zone" not in found:
        return found
    card = positions.find_card(s, find, subject)
    leaving = s.moribund.get(card)
    return found | {
        "house": sorted(s.houses(card)),
        "crests": sorted(s.crests(card)),
        "influence": s.influence(card),
        "moribund": leaving is not None,
        "leaving": ZONE_NAMES[leaving[0]] if leaving else None,
        "immune": immunities(s, card),
    }


def _inspect_player(s: Agot1, seat: int) -> dict[str, Any]:
    return {
        **inspect_player(s, seat),
        "house": sorted(s.defn[s.faction[seat]].factions - {"neutral"}),
        "agenda": names_of(s, s.agendas[seat]),
        "title": held(s, seat) or None,
        "kneeling": bool(s.kneeling[s.faction[seat]]),
        "eliminated": not s.alive[seat],
        "influence": sum(s.influence(card) for card in s.sources(seat)),
        "drawn": s.drawn[seat],
        "draws_left": max(0, s.cap - s.drawn[seat]),
        "penalty": lowest(s, seat),
        "shadows": names_of(s, s.shadows[seat]),
        "beside": names_of(s, s.beside[seat]),
        "victory": victory(s, seat),
    }


def position(s: Agot1) -> str:
    """The position as canonical text, with what is decided in secret before the first round."""
    setup = [f for f in s.frames if isinstance(f, Setup)]
    secret = [[[names_of(s, placed) for placed in f.placed], f.answers, f.done] for f in setup]

    def own(p: int) -> dict[str, Any]:
        return {
            "kneeling": s.kneeling[s.faction[p]],
            "title": name_or(s, s.title[p]),
            "house_attachments": [laid_out(s, a) for a in s.attachments(s.faction[p])],
            "shadows": names_of(s, s.shadows[p]),
            "beside": names_of(s, s.beside[p]),
            "drawn": s.drawn[p],
            "alive": s.alive[p],
        }

    moribund = [[s.called(card), to, kind] for card, (to, kind) in s.moribund.items()]
    named = [[s.called(card), word] for card, word in s.named.items()]
    promised = [[seat, s.called(card)] for seat, card in s.promised.items()]
    return showing.position(
        s, own, secret=secret, moribund=moribund, named=named, promised=promised, season=s.season(), faq=s.faq
    )
