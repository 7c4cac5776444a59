"""What a picture of a card would show, by its type, its traits, the nouns of its title and its figures.

A motif is a word of a small fixed list; whoever draws a card has a drawing for each. No card is named here.
"""

from __future__ import annotations

import re

from .definition import Card

# By type, the first that fits: a motif, traits (in small letters) of which one is enough, and nouns of which the title has
# one.
PICTURES: dict[str, list[tuple[str, set[str], set[str]]]] = {
    "character": [
        ("wolf", {"direwolf", "beast"}, set()),
        ("dragon", {"dragon", "hatchling"}, set()),
        ("raven", {"raven"}, set()),
        ("wolf", {"creature"}, set()),
        ("host", {"army"}, {"raiders", "crew", "riders", "guards", "fleet"}),
        ("crown", {"king", "queen"}, set()),
        ("robe", {"maester", "septon", "r'hllor", "drowned god", "the seven", "asshai"}, set()),
        ("lady", {"lady", "septa", "companion"}, {"handmaiden"}),
        ("helm", {"knight", "guard", "kingsguard", "queensguard", "captain", "sworn sword"}, {"knight", "guard"}),
        ("fur", {"ranger", "wildling", "clansman", "ironborn", "raider", "builder", "commander"}, set()),
        ("hood", {"spy", "smuggler", "assassin", "bastard"}, set()),
        ("lord", {"lord", "small council", "merchant"}, set()),
    ],
    "location": [
        ("throne", set(), {"throne"}),
        ("ship", {"warship"}, {"ship", "fleet", "port", "harbor", "harbour", "shore", "sea", "kraken"}),
        ("wall", set(), {"wall"}),
        ("tree", {"old gods"}, {"grove", "godswood", "wood", "woods", "wolfswood", "forest", "tree", "garden"}),
        ("road", set(), {"road", "roseroad", "kingsroad", "goldroad", "crossroads", "street", "lane", "ford", "gates"}),
        ("field", set(), {"fiefdom", "fiefdoms", "estate", "mines", "arbor", "riverlands"}),
        ("hall", set(), {"hall", "chamber", "chambers", "court", "room", "home", "bedchamber", "brothel", "temple"}),
        ("tower", set(), {"tower", "keep", "grey", "eyrie", "lighthouse"}),
        ("castle", {"stronghold"}, {"castle"}),
    ],
    "attachment": [
        ("weapon", {"weapon", "valyrian steel"}, {"sword", "dagger"}),
        ("wolf", {"direwolf", "creature", "beast"}, set()),
        ("raven", {"raven"}, {"bird", "raven"}),
        ("crown", {"title"}, {"crown", "throne", "king"}),
        ("shield", {"armor", "skill"}, {"bodyguard", "shield", "armor"}),
        ("vial", {"condition", "poison"}, {"poison", "poppy"}),
        ("ring", {"item"}, {"seal", "ring"}),
    ],
    "plot": [
        ("skull", set(), {"morghulis", "killing", "death", "dead", "heads", "graves"}),
        ("chain", set(), {"detained", "ransom", "captive", "captives", "prisoner", "prisoners", "bonds"}),
        ("flame", set(), {"wildfire", "fire", "fires", "burned", "burning", "flames"}),
        ("dove", set(), {"peace", "calm", "truce"}),
        ("door", set(), {"doors", "gates", "barred"}),
        ("snow", {"winter", "others"}, {"winter", "snow"}),
        ("sun", {"summer"}, {"summer", "harvest"}),
        ("siege", {"siege", "city"}, {"siege"}),
        ("swords", {"war", "military battle"}, {"war", "battle", "blood"}),
        ("mask", {"scheme", "intrigue gambit"}, {"game", "secrets", "blackmail"}),
        ("crown", {"kingdom", "power struggle"}, {"king", "kings", "throne", "summons"}),
        ("goblet", {"noble"}, {"feast"}),
        ("scroll", {"edict"}, {"orders", "decree"}),
    ],
}  # fmt: skip


def motif(card: Card) -> str:
    """The word for a card's picture; '' where nothing says what it would show."""
    words = set(re.findall(r"[a-z]+", card.name.lower()))
    own = {trait.lower() for trait in card.traits}
    for found, traits, nouns in PICTURES.get(card.type, ()):
        if traits & own or nouns & words:
            return found
    if card.type == "plot":
        return _by_figures(card)
    return ""


def _by_figures(card: Card) -> str:
    """A plot without a telling trait shows what it is good at."""
    if card.claim >= 2:
        return "swords"
    if card.income >= 5:
        return "coins"
    return "horn" if card.initiative >= 5 else "banner"
