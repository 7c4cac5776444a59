"""Positions from scenario files, in the board game's words (documented in docs/fief-scenarios.md)."""

from __future__ import annotations

from typing import Any

from ....errors import UserError
from ..events.taxes import ALL_REGIONS, MEMBERS, WARDENS
from ..model import cards
from ..model.army import CITY, STRONGHOLD, occupants, set_engine
from ..model.board import DEFAULT, NONE, board_of, plain
from ..model.houses import house
from ..model.nobles import ASSASSIN, GODS_CURSED, NOBLES, OUTLAW, find, of_house
from ..model.options import OFFERS, ROUNDS, read_offers, read_options
from ..model.state import PHASES, SEASONS, WALL, Fief
from ..model.titles import BROTHER, COUNCIL, FIEF, MASTERS, PROTECTOR, WARDEN, find_title, titles_of
from ..model.troops import kind_of
from ..round.effects import COURSE
from ..round.phases import PHASE_FRAMES
from ..round.round import Round
from ..round.setup import Setup, deal_cards

WORDS = (
    "config", "first", "start", "players", "lenient", "round", "villages", "regions", "taxes", "season", "wall", "castles",
    "supplies", "fortune", "court", "track", "rhllor", "heir_born",
)  # fmt: skip
PLAYER_WORDS = frozenset(["house", "gold", "hand", "nobles", "troops", "engines", "diplomacy", "used"])
NOBLE_WORDS = frozenset(["at", "titles", "captor", "married", "outlaw", "assassin", "cursed"])
VILLAGE_WORDS = frozenset(["controller", "stronghold", "city", "mills", "sept", "maester"])


def configure(document: dict[str, Any]) -> dict[str, Any]:
    """A configuration from a scenario document, checked."""
    players = document.get("players")
    if not isinstance(players, dict) or not 3 <= len(players) <= 6:
        raise UserError("A scenario names three to six players under 'players:' [fief.overview.6].")
    config = dict(document.get("config") or {})
    options = read_options(config.pop("options", []), len(players)).words
    limit, board = config.pop("rounds", ROUNDS), config.pop("board", DEFAULT)
    hidden, offers = bool(config.pop("hidden_gold", False)), read_offers(config.pop("offers", 0))
    if config:
        raise UserError(
            f"A scenario's config has options, hidden_gold, offers, rounds and board, not {', '.join(config)}."
        )
    start = document.get("start")
    if start is not None and start not in PHASES[1:]:
        raise UserError(f"There is no Phase {start!r} to start in; the Phases are {', '.join(PHASES[1:])}.")
    first = document.get("first", next(iter(players)))
    if first not in players:
        raise UserError(f"The first player {first!r} is none of the players.")
    for name, player in players.items():
        unknown = set(player or {}) - PLAYER_WORDS
        if unknown:
            raise UserError(f"{name} has unknown words: {', '.join(sorted(unknown))}.")
    kept = {word: document[word] for word in WORDS if word in document and word != "config"}
    houses = [house(str(player["house"])).id if player and player.get("house") else None for player in players.values()]
    if start is not None:
        free = [h for h in ("stark", "lannister", "baratheon", "tyrell", "arryn", "martell") if h not in houses]
        houses = [h or free.pop(0) for h in houses]
    return {
        "names": list(players), "houses": houses, "options": options, "hidden_gold": hidden, "offers": offers,
        "rounds": limit, "board": board, "position": {**kept, "first": first},
    }  # fmt: skip


def bare(config: dict[str, Any], seed: str) -> Fief:
    """A state with nothing on the board yet."""
    on = read_options(config["options"], len(config["names"]))
    s = Fief(seed, board_of(config), tuple(config["names"]), on, config["rounds"], COURSE)
    s.house = [house(each).number if each else NONE for each in config["houses"]]
    s.hidden_gold = config.get("hidden_gold", False)
    s.offer_limit = config.get("offers", OFFERS)  # older records say nothing: they were played with the limit
    return s


def start(config: dict[str, Any], seed: str) -> Fief:
    """The state at a scenario's position, ready to run."""
    plan = config["position"]
    s = bare(config, seed)
    s.push(Round())
    if plan.get("start") is None:
        s.push(Setup())
        return s
    deal_cards(s)
    s.first = s.names.index(plan["first"])
    s.round = plan.get("round", 2)
    for seat, name in enumerate(s.names):
        _player(s, seat, plan["players"][name] or {})
    for name in s.names:
        _relations(s, plan["players"][name] or {})
    _villages(s, plan.get("villages") or {})
    _board(s, plan)
    _decks(s, plan)
    s.old_holder = s.holder[:]
    if not plan.get("lenient"):
        _legal(s)
    number = PHASES.index(plan["start"])
    s.phase = number
    s.frames[0] = Round(number % 8 + 1)
    frame = PHASE_FRAMES[number - 1]()
    frame.reached = 0
    s.push(frame)
    return s


def _village(s: Fief, name: Any) -> int:
    found = s.board.village(str(name))
    if found is None:
        raise UserError(f"There is no Village {name!r}.")
    return found


def _noble(name: Any) -> int:
    found = find(str(name))
    if found is None:
        raise UserError(f"There is no Noble {name!r}.")
    return found


def _seat(s: Fief, name: Any) -> int:
    if name not in s.names:
        raise UserError(f"There is no player {name!r}; there are {', '.join(s.names)}.")
    return s.names.index(name)


def _player(s: Fief, seat: int, player: dict[str, Any]) -> None:
    s.gold[seat] = player.get("gold", 0)
    s.diplomacy[seat] = player.get("diplomacy", 3)
    s.character[seat] = of_house(s.house[seat])
    rows = player.get("nobles") or {}
    for name, row in rows.items() if isinstance(rows, dict) else ((each, None) for each in rows):
        noble = _noble(name)
        row = row if isinstance(row, dict) else {"at": row}
        unknown = set(row) - NOBLE_WORDS
        if unknown:
            raise UserError(f"{name} has unknown words: {', '.join(sorted(unknown))}.")
        s.join(noble, seat)
        for deck in s.character:
            if noble in deck:
                deck.remove(noble)
        at = row.get("at")
        s.where[noble] = WALL if at == "the Wall" else _village(s, at) if at is not None else NONE
        for word, flag in (("outlaw", OUTLAW), ("assassin", ASSASSIN), ("cursed", GODS_CURSED)):
            s.flags[noble] |= flag if row.get(word) else 0
        for title in row.get("titles") or []:
            number = find_title(s, str(title))
            if number is None:
                raise UserError(f"There is no Title {title!r}.")
            if number == BROTHER:
                s.brother[seat] = noble
            else:
                s.holder[number] = noble
            if number in MASTERS:
                s.seat_card[number - MASTERS[0]] = _take(s, s.court_deck, cards.JOIN_COUNCIL)
        kind = cards.NEW_LADY if NOBLES[noble].lady else cards.NEW_LORD
        s.noble_card[noble] = _take(s, s.court_deck, kind)
    for name, counts in (player.get("troops") or {}).items():
        for word, count in counts.items():
            troop = kind_of(str(word))
            if troop is None:
                raise UserError(f"There are no Troops called {word!r}.")
            s.add_troops(seat, _village(s, name), troop, count)
    for name, dice in (player.get("engines") or {}).items():
        set_engine(s, seat, _village(s, name), dice)
    s.used_game += [str(key) for key in player.get("used") or []]
    for name in player.get("hand") or []:
        card = (
            _take(s, s.fortune_deck, _kind(name))
            if cards.CARDS[_kind(name)].back
            else _take(s, s.court_deck, _kind(name))
        )
        cards.take(s, seat, card)


def _kind(name: Any) -> int:
    kind = cards.find(str(name))
    if kind is None:
        raise UserError(f"There is no card {name!r}.")
    return kind


def _take(s: Fief, deck: list[int], kind: int) -> int:
    """A card of a kind out of a deck; a scenario may use more than there are."""
    for card in deck:
        if s.kinds[card] == kind:
            deck.remove(card)
            return card
    s.kinds.append(kind)
    s.known.append(0)
    return len(s.kinds) - 1


def _relations(s: Fief, player: dict[str, Any]) -> None:
    """Captives and marriages, once everybody is there."""
    rows = player.get("nobles") or {}
    for name, row in rows.items() if isinstance(rows, dict) else ():
        if isinstance(row, dict):
            noble = _noble(name)
            if row.get("captor"):
                s.captor[noble] = _seat(s, row["captor"])
            if row.get("married"):
                other = _noble(row["married"])
                s.spouse[noble], s.spouse[other] = other, noble


def _villages(s: Fief, rows: dict[str, Any]) -> None:
    for name, row in rows.items():
        village = _village(s, name)
        unknown = set(row or {}) - VILLAGE_WORDS
        if unknown:
            raise UserError(f"{name} has unknown words: {', '.join(sorted(unknown))}.")
        s.strongholds[village] = CITY if row.get("city") else STRONGHOLD if row.get("stronghold") else 0
        s.mills[village] = row.get("mills", 0)
        s.sept[village] = int(bool(row.get("sept")))
        s.maester[village] = int(bool(row.get("maester")))
        if row.get("controller"):
            s.control[village] = _seat(s, row["controller"])
    for village, controller in enumerate(s.control):
        there = occupants(s, village)
        if controller < 0:
            governor = s.title_seat(FIEF + s.board.villages[village].fief)
            s.control[village] = there[0] if there else governor


def _board(s: Fief, plan: dict[str, Any]) -> None:
    s.season = SEASONS.index(plan.get("season", "Summer"))
    s.wall = plan.get("wall", 0)
    s.castles = plan.get("castles", 3)
    s.supplies = plan.get("supplies", 0)
    s.rhllor = bool(plan.get("rhllor"))
    s.heir_played = bool(plan.get("heir_born"))
    for name, names in (plan.get("regions") or {}).items():
        region = s.board.region(name)
        if region is None:
            raise UserError(f"There is no Region {name!r}.")
        for each in names if isinstance(names, list) else [names]:
            card = _take(s, s.fortune_deck, _kind(each))
            s.known[card] = s.everybody
            s.region_cards[region].append(card)
    for row in plan.get("taxes") or []:
        _tax(s, row)


def _tax(s: Fief, row: dict[str, Any]) -> None:
    """A Tax on the map: {by: alice, as: Warden of the North, where: North}; a Fief's name makes it a Tallage."""
    seat = _seat(s, row.get("by"))
    title = find_title(s, str(row.get("as")))
    if title is None or s.title_seat(title) != seat:
        raise UserError(f"{s.name(seat)} has no {row.get('as')!r} to tax as.")
    where = str(row.get("where"))
    if title == PROTECTOR or title >= FIEF:
        fief = s.board.fief(where)
        if fief is None:
            raise UserError(f"There is no Fief {where!r}.")
        s.tallages.append((fief, seat, title))
    elif plain(where) == "all":
        s.taxes += [(r.number, seat, title, ALL_REGIONS) for r in s.board.regions if s.warden(r.number) >= 0]
    else:
        region = s.board.region(where)
        if region is None:
            raise UserError(f"There is no Region {where!r}.")
        s.taxes.append((region, seat, title, MEMBERS if title in COUNCIL else WARDENS))


def _decks(s: Fief, plan: dict[str, Any]) -> None:
    """Named cards lie on top of the decks, the first on top; the rest is shuffled."""
    for deck, word in ((s.fortune_deck, "fortune"), (s.court_deck, "court")):
        top = [_take(s, deck, _kind(name)) for name in plan.get(word) or []]
        deck += reversed(top)
    s.track = [_take(s, s.fortune_deck, _kind(name)) for name in plan.get("track") or []]


def _legal(s: Fief) -> None:
    """A position the rules don't allow is refused with the clause."""
    for seat in range(s.seats):
        if len(s.house_nobles(seat)) > 4:
            raise UserError(f"{s.name(seat)} has more than four Nobles [fief.2.4.1.2].")
    for noble in s.in_play():
        fiefs = [title for title in titles_of(s, noble) if FIEF <= title < BROTHER]
        if len(fiefs) > 2:
            raise UserError(f"{NOBLES[noble].name} has more than two Fief Titles [fief.B.2].")
        if NOBLES[noble].lady and any(WARDEN <= title < FIEF for title in titles_of(s, noble)):
            raise UserError(f"{NOBLES[noble].name} can't be a Warden [fief.1.3.5].")
