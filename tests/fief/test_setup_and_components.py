"""Setup, components, the Nobles' cards and the definitions, held against the ledger's own words."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from positions import game_at, state_of

import weirwood
from weirwood.games.fief import GAME
from weirwood.games.fief.events.taxes import MARKERS, tax_markers
from weirwood.games.fief.hear_ye.election import Election
from weirwood.games.fief.model.cards import (
    BLACK,
    BROWN,
    CARDS,
    FAMINE,
    GREY,
    JOIN_COUNCIL,
    MOTHER_OF_DRAGONS,
    NEW_LADY,
    NEW_LORD,
    TAXES,
    discard,
    lies_on,
    replenish,
)
from weirwood.games.fief.model.dice import battle_die
from weirwood.games.fief.model.houses import house
from weirwood.games.fief.model.nobles import NOBLES, find, of_house
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.titles import FIEF, KING, MASTERS, MOTHER, WARDEN, victory_points
from weirwood.games.fief.model.troops import ARCHER, CHAMPION, KNIGHT, MAN_AT_ARMS, RECRUIT
from weirwood.games.fief.purchase.buying import may_build
from weirwood.games.fief.round.income import income
from weirwood.games.fief.round.setup import deal_cards, initial_noble, start
from weirwood.kernel import Chance, seed_text

FIVE = ["stark", "lannister", "tully", "tyrell", "martell"]
LORD_FIRST = re.compile(r"deck: Lords (?P<lords>.*?); Ladies (?P<ladies>.*)\.$")
LADY_FIRST = re.compile(r"deck: Lady (?P<ladies>.*?); Lords (?P<lords>.*)\.$")


def clause(name: str) -> str:
    """The words of a clause of the second ledger."""
    text = files("weirwood.rules").joinpath("fief-2-purchase-to-end.toml").read_text(encoding="utf-8")
    rows = next(value for value in tomllib.loads(text).values() if isinstance(value, list))
    return str(next(row["rule"] for row in rows if row["id"] == name))


def listed(text: str) -> dict[str, set[str]]:
    """Names with their attributes, out of 'Name (attribute, attribute), Name (ordinary)'."""
    found = re.findall(r"([A-Z][^()]*?)(?:, that is [^()]*?)? \(([^()]*)\)", text)
    return {name: set(words.split(", ")) - {"ordinary"} for name, words in found}


def fresh(*houses: str, options: tuple[str, ...] = (), seed: str = "setup") -> Fief:
    """A state with Houses chosen and nothing on the board."""
    config = GAME.configure(list(houses), {"options": list(options)}, Chance(seed_text(seed)))
    return GAME.bare(config, seed_text(seed))


def dealt(*houses: str, options: tuple[str, ...] = (), seed: str = "setup") -> Fief:
    """A state with the decks dealt and every House in its first Village."""
    s = fresh(*houses, options=options, seed=seed)
    deal_cards(s)
    for seat, name in enumerate(houses):
        initial_noble(s, seat)
        fief = s.board.fief(house(name).fief)
        assert fief is not None
        start(s, seat, s.board.fiefs[fief].villages[0])
    return s


def at(players: dict[str, Any], begin: str = "income") -> Fief:
    """The state at a position."""
    return state_of(game_at(begin, players, seed="setup"))


def top(s: Fief, *kinds: int) -> list[int]:
    """Put cards of these kinds on top of the Court Event deck, the first one uppermost."""
    chosen: list[int] = []
    for kind in kinds:
        chosen.append(next(c for c in s.court_deck if s.kinds[c] == kind and c not in chosen))
    s.court_deck = [c for c in s.court_deck if c not in chosen] + chosen[::-1]
    return chosen


# The Nobles


@pytest.mark.rule(
    "fief.noble.arryn.1", "fief.noble.baratheon.1", "fief.noble.greyjoy.1", "fief.noble.lannister.1",
    "fief.noble.martell.1", "fief.noble.stark.1", "fief.noble.targaryen.1", "fief.noble.tully.1", "fief.noble.tyrell.1",
    "fief.overview.3",
)  # fmt: skip
@pytest.mark.parametrize(
    "name", ["arryn", "baratheon", "greyjoy", "lannister", "martell", "stark", "targaryen", "tully", "tyrell"]
)
def test_the_nobles_of_a_house_are_those_of_the_ledger(name: str) -> None:
    words = clause(f"fief.noble.{name}.1")
    match = (LADY_FIRST if name == "targaryen" else LORD_FIRST).search(words)
    assert match is not None
    nobles = [NOBLES[n] for n in of_house(house(name).number)]
    assert len(nobles) == 8
    assert {n.name: set(n.words) for n in nobles if not n.lady} == listed(match["lords"])
    assert {n.name: set(n.words) for n in nobles if n.lady} == listed(match["ladies"])
    assert name != "tyrell" or find("Olenna Tyrell") == find("Queen of Thorns")


@pytest.mark.rule("fief.overview.3")
def test_attributes_are_never_dealt() -> None:
    joffrey = find("Joffrey Baratheon")
    assert joffrey is not None
    for seed in range(3):
        state = weirwood.new("fief", seats=["lannister", "tully", "stark"], seed=seed).state
        assert isinstance(state, Fief)
        state.join(joffrey, 0)
        mine = next(n for n in GAME.people.view(state, 1)["players"][0]["nobles"] if n["name"] == "Joffrey Baratheon")
        assert mine["attributes"] == ["cruel"]


# Setup


@pytest.mark.rule("fief.setup.17", "fief.setup.18", "fief.setup.19")
@pytest.mark.parametrize(("card", "name"), [(NEW_LADY, "Cersei Lannister"), (NEW_LORD, "Tywin Lannister")])
def test_the_first_lord_or_lady_card_turned_decides(card: int, name: str) -> None:
    s = fresh("lannister", "stark", "tully")
    deal_cards(s)
    turned = top(s, JOIN_COUNCIL, card)
    initial_noble(s, 0)
    first = find(name)
    assert first is not None and s.members[0] == [first]
    assert s.noble_card[first] == turned[1] and turned[1] not in s.court_deck
    assert turned[0] in s.court_deck and not s.court_discard and not s.known[turned[0]]
    assert len(s.character[0]) == 7 and first not in s.character[0]
    other = find("Tywin Lannister" if card == NEW_LADY else "Cersei Lannister")
    assert other in s.character[0]


@pytest.mark.rule("fief.setup.18")
def test_five_houses_leave_seventeen_court_events() -> None:
    s = dealt(*FIVE)
    kinds = [s.kinds[c] for c in s.court_deck]
    assert len(kinds) == 22 - 5 and kinds.count(JOIN_COUNCIL) == 3 and kinds.count(MOTHER_OF_DRAGONS) == 1


@pytest.mark.rule("fief.setup.8", "fief.setup.9")
def test_two_shuffled_decks_and_the_back_on_top_is_seen() -> None:
    orders = set()
    for seed in ("a", "b", "c"):
        s = dealt(*FIVE, seed=seed)
        backs = [CARDS[s.kinds[c]].back for c in s.fortune_deck]
        assert set(backs) == {GREY, BLACK} and len(backs) == 35
        assert {CARDS[s.kinds[c]].back for c in s.court_deck} == {BROWN}
        assert backs != sorted(backs) and backs != sorted(backs, reverse=True)
        assert not any(s.known[c] for c in s.fortune_deck)
        orders.add(tuple(s.fortune_deck))
    assert len(orders) == 3
    for back, word in ((GREY, "Fortune"), (BLACK, "Disaster")):
        card = next(c for c in s.fortune_deck if CARDS[s.kinds[c]].back == back)
        s.fortune_deck.remove(card)
        s.fortune_deck.append(card)
        assert [GAME.people.view(s, seat)["decks"]["top"] for seat in (0, 1, None)] == [word] * 3


@pytest.mark.rule("fief.setup.9")
def test_each_deck_has_its_own_discard_pile() -> None:
    s = dealt(*FIVE)
    council = next(c for c in s.court_deck if s.kinds[c] == JOIN_COUNCIL)
    tax = next(c for c in s.fortune_deck if s.kinds[c] == TAXES)
    s.court_deck.remove(council)
    s.fortune_deck.remove(tax)
    discard(s, council)
    discard(s, tax)
    assert (s.court_discard, s.fortune_discard) == ([council], [tax])


@pytest.mark.rule("fief.setup.7")
def test_winter_is_coming_begins_in_summer() -> None:
    s = dealt(*FIVE, options=("WiC",))
    assert GAME.people.view(s, 0)["season"] == "Summer"
    assert GAME.people.view(dealt(*FIVE), 0)["season"] is None


@pytest.mark.rule("fief.components.6")
def test_disaster_copies_are_in_no_deck() -> None:
    s = dealt(*FIVE, options=("WiC",))
    every = sorted(s.fortune_deck)
    copy = -1 - FAMINE
    s.region_cards[0].append(copy)
    assert lies_on(s, 0, FAMINE)
    while s.fortune_deck:
        discard(s, s.fortune_deck.pop())
    discard(s, s.region_cards[0].pop())
    assert replenish(s, court=False) and sorted(s.fortune_deck) == every and len(every) == 34


@pytest.mark.rule("fief.components.10", "fief.setup.11")
def test_the_wall_stands_at_the_start() -> None:
    s = dealt(*FIVE, options=("NWE",))
    assert GAME.people.view(s, 0)["wall"] == {"value": 0, "castles": 3, "supplies": 0}
    recruits = [s.reserve(seat, RECRUIT) for seat in range(5)]
    assert min(recruits) >= 1 and sum(recruits) <= 8
    plain = dealt(*FIVE)
    assert GAME.people.view(plain, 0)["wall"] is None and plain.reserve(0, RECRUIT) == 0


@pytest.mark.rule("fief.setup.12")
def test_nobody_begins_with_a_title_but_the_mother_of_dragons() -> None:
    s = dealt(*FIVE)
    assert len(MASTERS) == 4 and len(s.holder) == FIEF + 8 and FIEF - WARDEN == 5
    assert set(s.holder) == {-1}
    view = GAME.people.view(s, 0)
    assert not any(each["holder"] for each in view["fiefs"]) and not any(each["warden"] for each in view["regions"])
    s = fresh("targaryen", "stark", "tully")
    deal_cards(s)
    for seat in range(3):
        initial_noble(s, seat)
    assert [title for title, noble in enumerate(s.holder) if noble >= 0] == [MOTHER]


@pytest.mark.rule("fief.setup.15")
def test_what_is_left_in_the_stockpile() -> None:
    s = dealt(*FIVE)
    for seat in range(5):
        assert (s.reserve(seat, KNIGHT), s.reserve(seat, MAN_AT_ARMS)) == (7, 10)
        assert (MARKERS - tax_markers(s, seat), s.diplomacy[seat]) == (3, 3)
        assert len(s.character[seat]) + len(s.members[seat]) == 8


@pytest.mark.rule("fief.setup.16")
def test_archers_and_champions_are_of_the_expansion() -> None:
    s = dealt(*FIVE, options=("TE",))
    assert (s.reserve(0, ARCHER), s.reserve(0, CHAMPION)) == (3, 2)
    s.add_troops(0, 0, ARCHER, 3)
    s.add_troops(0, 0, CHAMPION, 2)
    assert (s.reserve(0, ARCHER), s.reserve(0, CHAMPION)) == (0, 0) and s.reserve(1, ARCHER) == 3
    plain = dealt(*FIVE)
    assert (plain.reserve(0, ARCHER), plain.reserve(0, CHAMPION)) == (0, 0)


@pytest.mark.rule("fief.setup.10")
@pytest.mark.parametrize(
    ("what", "counter"), [("Mill", "mills"), ("Sept", "septs"), ("Maester", "maesters"), ("Stronghold", "strongholds")]
)
def test_all_players_draw_on_the_same_supply(what: str, counter: str) -> None:
    s = dealt("stark", "lannister", "tyrell")
    s.gold = [50, 50, 50]
    homes = [s.control.index(seat) for seat in (0, 1)]
    lists = {"Mill": s.mills, "Sept": s.sept, "Maester": s.maester, "Stronghold": s.strongholds}
    if what == "Stronghold":
        for home in homes:
            s.strongholds[home] = 0
    assert [may_build(s, seat, homes[seat], what) for seat in (0, 1)] == [None, None]
    left = s.board.counters[counter] - sum(1 for built in lists[what] if built)
    for village in range(len(s.control)):
        if village not in homes and not lists[what][village] and left:
            lists[what][village] = 1
            left -= 1
    assert not left
    assert [may_build(s, seat, homes[seat], what) for seat in (0, 1)] == ["fief.faq.4.1"] * 2


# Victory Points and definitions


@pytest.mark.rule("fief.components.11")
def test_a_red_seal_is_on_titles_worth_a_victory_point() -> None:
    titles = ["The Westerlands", "Warden of the West", "Hand of the King"]
    s = at(
        {
            "alice": {"house": "lannister", "nobles": {
                "Jaime Lannister": {"at": "Lannisport", "titles": titles},
                "Tywin Lannister": {"at": "Lannisport", "titles": ["Warden of the South", "Master of Coin"]}}},
            "bob": {"house": "stark"},
            "carol": {"house": "tully"},
        }
    )  # fmt: skip
    shown = GAME.people.view(s, 1)["players"][0]
    seals = {noble["name"]: sorted(noble["seals"]) for noble in shown["nobles"]}
    assert seals == {
        "Jaime Lannister": ["Hand of the King", "Lord Paramount of the Westerlands"],
        "Tywin Lannister": [],
    }
    assert shown["points"] == victory_points(s, 0) == 2
    assert [player["track"] for player in GAME.people.view(s, 1)["players"]] == [2, 0, 0]


@pytest.mark.rule("fief.8.0.3")
def test_allies_stand_together_on_the_track_for_all_to_see() -> None:
    s = at(
        {
            "alice": {"house": "stark", "nobles": {
                "Rob Stark": {"at": "Winterfell", "titles": ["The North", "Pyke"], "married": "Eleanor Mooton"}}},
            "bob": {"house": "tully", "nobles": {"Eleanor Mooton": {"at": "Riverrun", "titles": ["The Riverlands"]}}},
            "carol": {"house": "tyrell", "nobles": {"Mace Tyrell": {"at": "Highgarden", "titles": ["The Reach"]}}},
            "dave": {"house": "martell"},
            "erin": {"house": "arryn"},
        }
    )  # fmt: skip
    for seat in (0, 3, None):
        players = GAME.people.view(s, seat)["players"]
        assert [player["points"] for player in players] == [2, 1, 1, 0, 0]
        assert [player["track"] for player in players] == [3, 3, 1, 0, 0]


@pytest.mark.rule("fief.general.7")
def test_a_battle_die_shows_one_to_three_hits() -> None:
    s = fresh("stark", "tully", "tyrell")
    assert {battle_die(s) for _ in range(2000)} == {1, 2, 3} == set(s.board.battle_die)
    assert len(s.board.battle_die) == 6


@pytest.mark.rule("fief.def.4")
def test_the_governor_has_the_income_of_empty_villages() -> None:
    s = at(
        {
            "alice": {"house": "tyrell", "nobles": {"Margaery Tyrell": {"at": "Highgarden", "titles": ["The Reach"]}}},
            "bob": {"house": "stark"},
            "carol": {"house": "tully"},
        }
    )
    oldtown = s.board.village("Oldtown")
    assert oldtown is not None
    before = sum(part.amount for part in income(s, 0))
    s.mills[oldtown] = 1
    assert s.control[oldtown] == 0 and sum(part.amount for part in income(s, 0)) == before + 2
    s.holder[s.holder.index(find("Margaery Tyrell") or 0)] = -1
    s.dirty = True
    s.settle()
    assert s.control[oldtown] == -1
    assert sum(part.amount for part in income(s, 0)) == 1


@pytest.mark.rule("fief.def.6")
@pytest.mark.parametrize(("cast", "winner"), [([0, 1, 2, 0], [0]), ([0, 1, 1, 0], [0, 1]), ([0, 1, 2, 2], [2])])
def test_a_simple_majority_is_more_than_any_other(cast: list[int], winner: list[int]) -> None:
    names = ["Roose Bolton", "Tywin Lannister", "Mace Tyrell", "Oberyn Martell"]
    houses = ["stark", "lannister", "tyrell", "martell"]
    fiefs = ["The North", "The Westerlands", "The Reach", "Dorne"]
    places = ["Winterfell", "Lannisport", "Highgarden", "Sunspear"]
    s = at(
        {
            name: {"house": name, "nobles": {noble: {"at": place, "titles": [fief]}}}
            for name, noble, fief, place in zip(houses, names, fiefs, places, strict=True)
        }
    )
    election = Election(KING, 4)
    election.put_up[:3] = [find(name) or 0 for name in names[:3]]
    election.vote[:] = cast
    assert election.leaders(s) == winner
