"""What a scenario may expect of the game, a player, a Noble, a Village, a Region or a Title."""

from __future__ import annotations

from typing import Any

from ....errors import UserError
from ..battles import battle
from ..battles.siege import ENGINES, engines_out
from ..events.taxes import MARKERS, tax_markers
from ..hear_ye.election import votes
from ..model.army import besiegers, controlled, engine, occupants
from ..model.cards import CARDS, copies_left
from ..model.nobles import ASSASSIN, DEAD, GODS_CURSED, NOBLES, OUTLAW, find
from ..model.state import PHASES, SEASONS, WALL, Fief
from ..model.terms import worded
from ..model.titles import BROTHER, find_title, ransom, title_name, titles_of, victory_points
from ..model.troops import TROOPS
from ..round.income import income


def inspect(s: Fief, subject: str) -> dict[str, Any]:
    """Property names and plain values."""
    if subject == "game":
        return game(s)
    if subject == "battle":
        return battle.facts(s)
    if subject in s.names:
        return player(s, s.names.index(subject))
    noble = find(subject)
    if noble is not None:
        return noble_facts(s, noble)
    village = s.board.village(subject)
    if village is not None:
        return village_facts(s, village)
    title = find_title(s, subject)
    if title is not None and title != BROTHER:
        holder = s.holder[title]
        return {"holder": NOBLES[holder].name if holder >= 0 else None}
    region = s.board.region(subject.removeprefix("Region "))
    if region is not None:
        warden = s.warden(region)
        return {
            "cards": [CARDS[s.kind_laid(card)].name for card in s.region_cards[region]],
            "warden": NOBLES[warden].name if warden >= 0 else None,
            "taxes": [s.name(tax[1]) for tax in s.taxes if tax[0] == region],
        }
    raise UserError(f"There is no player, Noble, Village, Region or Title {subject!r} in this game.")


def game(s: Fief) -> dict[str, Any]:
    winners = [s.name(seat) for seat in s.outcome.winners] if s.outcome else []
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.name(s.first),
        "winner": winners[0] if len(winners) == 1 else winners or None,
        "over": s.outcome is not None,
        "season": SEASONS[s.season],
        "wall": s.wall,
        "castles": s.castles,
        "supplies": s.supplies,
        "track": len(s.track),
        "fortune": len(s.fortune_deck),
        "court": len(s.court_deck),
        "fortune_discard": [CARDS[s.kinds[card]].name for card in s.fortune_discard],
        "court_discard": [CARDS[s.kinds[card]].name for card in s.court_discard],
        "mills": s.board.counters["mills"] - sum(s.mills),
        "septs": s.board.counters["septs"] - sum(s.sept),
        "copies": copies_left(s) if s.options.wic else 0,
    }


def player(s: Fief, seat: int) -> dict[str, Any]:
    return {
        "house": s.house_name(seat),
        "gold": s.gold[seat],
        "points": victory_points(s, seat),
        "hand": [CARDS[s.kinds[card]].name for card in s.hands[seat]],
        "nobles": [NOBLES[n].name for n in s.house_nobles(seat)],
        "villages": [s.board.villages[v].name for v in controlled(s, seat)],
        "titles": [title_name(s, t) for n in s.house_nobles(seat) for t in titles_of(s, n)],
        "ally": s.name(s.ally(seat)) if s.ally(seat) >= 0 else None,
        "diplomacy": s.diplomacy[seat],
        "promises": [f"{worded(kind, 'my')} to {s.name(to)}" for by, to, kind, _ in s.promises if by == seat],
        "income": sum(part.amount for part in income(s, seat)),
        "tax markers": MARKERS - tax_markers(s, seat),
        "siege engines": ENGINES - engines_out(s, seat),
        "marriage markers": int(s.spouse_seat(seat) < 0),
        **{f"reserve {troop.name}": s.reserve(seat, troop.number) for troop in TROOPS},
        **{f"votes {title_name(s, title)}": votes(s, seat, title) for title in (0, 3, 4, *range(10, 15))},
    }


def noble_facts(s: Fief, n: int) -> dict[str, Any]:
    at = s.where[n]
    return {
        "at": "the Wall" if at == WALL else s.board.villages[at].name if at >= 0 else None,
        "player": s.name(s.owner[n]) if s.owner[n] >= 0 else None,
        "captor": s.name(s.captor[n]) if s.captor[n] >= 0 else None,
        "spouse": NOBLES[s.spouse[n]].name if s.spouse[n] >= 0 else None,
        "titles": [title_name(s, title) for title in titles_of(s, n)],
        "attributes": NOBLES[n].words,
        "lady": NOBLES[n].lady,
        "outlaw": s.marked(n, OUTLAW),
        "assassin": s.marked(n, ASSASSIN),
        "cursed": s.marked(n, GODS_CURSED),
        "dead": s.marked(n, DEAD),
        "ransom": ransom(s, n),
    }


def village_facts(s: Fief, v: int) -> dict[str, Any]:
    armies = {
        s.name(seat): {TROOPS[kind].name: count for kind, count in enumerate(s.army(seat, v)) if count}
        for seat in occupants(s, v)
    }
    return {
        "controller": s.name(s.control[v]) if s.control[v] >= 0 else None,
        "troops": {f"{name} {kind}": count for name, army in armies.items() for kind, count in army.items()},
        "nobles": [NOBLES[n].name for seat in occupants(s, v) for n in s.nobles_at(seat, v)],
        "captives": [NOBLES[n].name for n in s.in_play() if s.where[n] == v and s.captor[n] >= 0],
        "strength": {s.name(seat): s.strength(seat, v) for seat in occupants(s, v)},
        "stronghold": s.strongholds[v] == 1,
        "city": s.strongholds[v] == 2,
        "mills": s.mills[v],
        "sept": bool(s.sept[v]),
        "maester": bool(s.maester[v]),
        "besiegers": [s.name(seat) for seat in besiegers(s, v)],
        "engines": {s.name(seat): engine(s, seat, v) for seat in besiegers(s, v)},
        "coastal": s.board.villages[v].coastal,
        "roads": [s.board.villages[o].name for o in s.board.roads[v]],
    }
