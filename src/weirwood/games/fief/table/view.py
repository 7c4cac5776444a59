"""What a seat may know, as plain data, and that in words for a terminal."""

from __future__ import annotations

from typing import Any

from ..diplomacy.promises import heard, whose
from ..diplomacy.telling import talks
from ..hear_ye.telling import matches, proposal
from ..model.army import besiegers, engine, occupants
from ..model.cards import BACKS, CARDS, copies_left
from ..model.nobles import ASSASSIN, GODS_CURSED, NOBLES, OUTLAW
from ..model.state import PHASES, SEASONS, WALL, Fief
from ..model.titles import ransom, sealed, title_name, titles_of, victory_points
from ..model.troops import TROOPS, said
from ..realm.control import blockers
from ..round.end_round import SOLO
from ..round.income import income
from .underway import step, under_way


def view(s: Fief, seat: int | None) -> dict[str, Any]:
    """The view of a seat (None: a spectator)."""
    on = step(s)
    return {
        "seat": seat,
        "round": s.round,
        "limit": s.limit,
        "phase": PHASES[s.phase],
        "step": on.name if on else None,
        "step_rule": on.rule if on else None,
        "now": under_way(s, seat),
        "goal": {"alone": SOLO, "allied": s.options.allied_victory},
        "first": s.name(s.first),
        "active": s.name(s.active) if s.active >= 0 else None,
        "options": s.options.words,
        "season": SEASONS[s.season] if s.options.wic else None,
        "copies": copies_left(s) if s.options.wic else None,
        "wall": {"value": s.wall, "castles": s.castles, "supplies": s.supplies} if s.options.nwe else None,
        "players": [player(s, other, seat) for other in range(s.seats)],
        "fiefs": [
            {
                "name": f.name,
                "cost": f.cost,
                "holder": holder(s, title),
                "tallages": [s.name(t[1]) for t in s.tallages if t[0] == f.number],
            }
            for f, title in ((f, 15 + f.number) for f in s.board.fiefs)
        ],
        "regions": [
            {
                "number": r.number + 1,
                "name": r.name,
                "warden": holder(s, 10 + r.number),
                "cards": [CARDS[s.kind_laid(card)].name for card in s.region_cards[r.number]],
                "taxes": [s.name(t[1]) for t in s.taxes if t[0] == r.number],
            }
            for r in s.board.regions
        ],
        "villages": [village(s, v) for v in range(len(s.control))],
        "titles": {title_name(s, t): holder(s, t) for t in range(10)},
        "offers": [
            f"{s.name(each.seat)} to {s.name(each.to)}: {each.said(whose(s, each.seat), whose(s, each.to))}."
            for each in s.pending
        ],
        "promises": heard(s, seat),
        "talks": told_of_talks(s, seat),
        "decks": {
            "court": len(s.court_deck),
            "fortune": len(s.fortune_deck),
            "top": BACKS[CARDS[s.kinds[s.fortune_deck[-1]]].back] if s.fortune_deck else None,
            "track": len(s.track),
            "court_discard": len(s.court_discard),
            "fortune_discard": len(s.fortune_discard),
        },
    }


def told_of_talks(s: Fief, seat: int | None) -> dict[str, Any]:
    """Offers and marriages, which are put together in the same way."""
    told = talks(s, seat)
    return told | {"matches": matches(s, seat), "now": told["now"] or proposal(s, seat)}


def holder(s: Fief, title: int) -> str | None:
    noble = s.holder[title]
    return NOBLES[noble].name if noble >= 0 else None


def player(s: Fief, other: int, seat: int | None) -> dict[str, Any]:
    """What a seat may know of a player: gold and the number of cards are open, hands are not (fief.general.5 and 6)."""
    hand = []
    for card in s.hands[other]:
        kind = CARDS[s.kinds[card]]
        seen = seat is not None and s.known[card] >> seat & 1
        hand.append(kind.name if seen else BACKS[kind.back])
    return {
        "name": s.name(other),
        "house": s.house_name(other),
        "gold": "?" if s.purse(seat, other) is None else s.gold[other],
        "points": victory_points(s, other),
        "track": victory_points(s, other)
        + (victory_points(s, s.ally(other)) if s.ally(other) >= 0 else 0),  # fief.8.0.3
        "diplomacy": s.diplomacy[other],
        "ally": s.name(s.ally(other)) if s.ally(other) >= 0 else None,
        "hand": sorted(hand),
        "deck": len(s.character[other]),
        "nobles": [noble(s, n) for n in s.house_nobles(other)],
        "income": sum(part.amount for part in income(s, other)) if s.phase else 0,
    }


def noble(s: Fief, n: int) -> dict[str, Any]:
    marks = [word for flag, word in ((OUTLAW, "outlaw"), (ASSASSIN, "assassin"), (GODS_CURSED, "cursed by the Gods"))
             if s.flags[n] & flag]  # fmt: skip
    at = s.where[n]
    return {
        "name": NOBLES[n].name,
        "lady": NOBLES[n].lady,
        "attributes": NOBLES[n].words,
        "titles": [title_name(s, t) for t in titles_of(s, n)],
        "seals": [title_name(s, t) for t in titles_of(s, n) if sealed(t)],
        "at": "the Wall" if at == WALL else s.board.villages[at].name if at >= 0 else None,
        "captor": s.name(s.captor[n]) if s.captor[n] >= 0 else None,
        "ransom": ransom(s, n) if s.captor[n] >= 0 else None,
        "spouse": NOBLES[s.spouse[n]].name if s.spouse[n] >= 0 else None,
        "marks": marks,
    }


def village(s: Fief, v: int) -> dict[str, Any]:
    place = s.board.villages[v]
    return {
        "name": place.name,
        "fief": s.board.fiefs[place.fief].name,
        "region": s.board.regions[place.region].name,
        "principal": place.principal,
        "coastal": place.coastal,
        "roads": [s.board.villages[o].name for o in s.board.roads[v]],
        "blocked": blocked(s, v),
        "controller": s.name(s.control[v]) if s.control[v] >= 0 else None,
        "buildings": buildings(s, v),
        "armies": [army(s, seat, v) for seat in sorted(occupants(s, v))],
        "besiegers": [s.name(seat) for seat in sorted(besiegers(s, v))],
    }


def blocked(s: Fief, v: int) -> dict[str, list[str]]:
    """The roads of a Village on whose near end somebody stands, and who (fief.5.0.10)."""
    found = {s.board.villages[to].name: blockers(s, -1, v, to) for to in s.board.roads[v]}
    return {road: [s.name(seat) for seat in seats] for road, seats in found.items() if seats}


def buildings(s: Fief, v: int) -> list[str]:
    found = [["", "Stronghold", "Fortified City"][s.strongholds[v]]] if s.strongholds[v] else []
    return [*found, *["Mill"] * s.mills[v], *["Sept"] * s.sept[v], *["Maester"] * s.maester[v]]


def army(s: Fief, seat: int, v: int) -> dict[str, Any]:
    counts = s.army(seat, v)
    return {
        "player": s.name(seat),
        "nobles": [NOBLES[n].name for n in s.nobles_at(seat, v)],
        "captives": [NOBLES[n].name for n in s.captives_at(seat, v)],
        "troops": {TROOPS[kind].name: count for kind, count in enumerate(counts) if count},
        "words": said(counts),
        "strength": s.strength(seat, v),
        "engine": engine(s, seat, v),
    }


# In words


def table(view: dict[str, Any]) -> list[str]:
    """A view line by line: players, then the map by Fief."""
    lines = [f"Round {view['round']} of at most {view['limit']}, {view['phase']}. First player: {view['first']}."]
    lines += [f"{each['title']}: {' '.join(each['lines'])}" for each in view["now"] if each["lines"]]
    if view["season"]:
        lines.append(f"It is {view['season']}.")
    if view["wall"]:
        lines.append(f"The Wall: {view['wall']['value']}, {view['wall']['castles']} castles stand.")
    for player in view["players"]:
        ally = f", allied with {player['ally']}" if player["ally"] else ""
        house = f"House {player['house']}" if player["house"] else "no House yet"
        lines.append(
            f"{player['name']} ({house}): {player['points']} VP, {player['gold']} gold, "
            f"income {player['income']}, Diplomacy {player['diplomacy']}{ally}. Hand: {', '.join(player['hand']) or 'empty'}."
        )
        for each in player["nobles"]:
            lines.append("  " + noble_line(each))
    lines += [line for fief in view["fiefs"] for line in fief_lines(view, fief)]
    for region in view["regions"]:
        if region["cards"] or region["warden"] or region["taxes"]:
            about = [f"Warden {region['warden']}"] if region["warden"] else []
            about += region["cards"] + [f"taxed by {name}" for name in region["taxes"]]
            lines.append(f"Region {region['number']}, {region['name']}: {', '.join(about)}.")
    decks = view["decks"]
    lines += [f"An open offer: {offer}" for offer in view["offers"]] + [f"{each}." for each in view["promises"]]
    lines.append(
        f"Decks: {decks['court']} Court Events, {decks['fortune']} Fortune (top: {decks['top'] or 'none'}), "
        f"{decks['track']} on the Disaster track."
    )
    return lines


def noble_line(each: dict[str, Any]) -> str:
    words = ", ".join([*each["attributes"], *each["titles"], *each["marks"]])
    captor = f", Captive of {each['captor']}" if each["captor"] else ""
    spouse = f", married to {each['spouse']}" if each["spouse"] else ""
    return f"{each['name']} in {each['at'] or 'no Village'}{captor}{spouse}" + (f": {words}." if words else ".")


def fief_lines(view: dict[str, Any], fief: dict[str, Any]) -> list[str]:
    """A Fief's Villages, one line each."""
    held = f"held by {fief['holder']}" if fief["holder"] else f"its Title is free, for {fief['cost']} gold"
    lines = [f"{fief['name']} ({held}):"]
    for place in view["villages"]:
        if place["fief"] == fief["name"]:
            armies = [
                f"{a['player']} with {', '.join([*a['nobles'], *([a['words']] if a['words'] else [])])} ({a['strength']} SP)"
                for a in place["armies"]
            ]
            about = [place["controller"] or "uncontrolled", *place["buildings"], *armies]
            about += [f"besieged by {name}" for name in place["besiegers"]]
            lines.append(f"  {place['name']} ({place['region']}): {'; '.join(about)}.")
    return lines
