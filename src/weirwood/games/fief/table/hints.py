"""Hints: what stands beside an option for a person, such as its price."""

from __future__ import annotations

from ....kernel.decision import Decision, Option
from ..battles.forces import under_way
from ..events.drawing import Draw
from ..events.playing import ANSWERS, drawable
from ..model.army import occupants
from ..model.board import NONE
from ..model.cards import BROWN, CARDS, lies_on
from ..model.houses import GREYJOY, HOUSES
from ..model.nobles import HARD_TO_MARRY, NOBLES
from ..model.state import Fief
from ..model.titles import (
    FIEF,
    MASTER_OF_COIN,
    MASTER_OF_LAWS,
    MASTER_OF_SHIPS,
    MASTER_OF_WHISPERERS,
    PROTECTOR,
    ransom,
    title_name,
    titles_of,
)
from ..model.troops import TROOPS
from ..model.words import listed
from ..movement.moves import marching
from ..purchase.buying import PRICES, title_price
from ..realm.control import governor
from ..realm.death import Death
from ..realm.marriage import DOWRY
from .things import named_in

BRINGS = {
    "besiege": "its Village pays nothing, and you have more dice when you attack it",
    "seek": "whoever holds the card may open one for you",
    "lend passage": "the card is used up; their next forbidden step is allowed",
    "use whisperers": "you see all their cards, once a round",
    "use title": "the Taxes there lapse, and their Warden is an Outlaw",
    "tunnel": "the walls cost the attackers no dice",
}
"""What comes of it, whoever it concerns."""


BOUGHT = {
    "Mill": ", pays 2 a round",
    "Sept": ", pays 2 a round",
    "Stronghold": ", costs attackers dice",
    "Maester": ", keeps Plague and Uprisings off, and carries cards",
}
"""What a building is good for."""
WHEN = {
    "move first": "before everybody, who can answer it",
    "move last": "after everybody: you see their moves, and suffer them first",
    "keep your place": "in turn from the first player",
}
"""What it is to move at another time."""
SEATS = {
    MASTER_OF_SHIPS: "once a round a Noble on a coast may go to any other coast",
    MASTER_OF_LAWS: "he ends marriages if a spouse asks, and pardons an Outlaw each round",
    MASTER_OF_WHISPERERS: "once a round you see another player's hand",
    MASTER_OF_COIN: "others' Taxes don't touch the Fief he stands in",
}
"""What a seat on the Small Council is good for."""


def hint(s: Fief, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, args = option.verb, option.args
    if verb == "buy troop":
        return f"{TROOPS[args[0]].cost} gold, {TROOPS[args[0]].strength} SP"
    if verb == "buy building":
        return f"{PRICES[args[0]]} gold{BOUGHT.get(args[0], '')}"
    if verb == "buy title":
        return f"{title_price(s, args[1], args[0])} gold, 1 VP"
    if verb == "attack" and len(args) == 2:  # in an uprising nobody declares where
        target, village = args
        walls = ("", ", whose Stronghold costs you dice", ", whose Fortified City costs you dice")[
            s.strongholds[village] if s.control[village] == target else 0
        ]
        return f"{s.strength(seat, village)} against {s.strength(target, village)} SP{walls}"
    if verb == "offer" and len(args) == 2:
        marker = f"costs a Diplomacy marker, you have {s.diplomacy[seat]}"
        return marker if args[1] else "you say next what for; they may refuse"
    if verb in ("give card", "ask card"):
        return CARDS[args[0]].text
    if verb == "bid":
        return f"leaves {s.gold[seat] - args[0]} gold"
    if verb == "seat" and len(args) == 2:
        return SEATS.get(args[1], "")
    if verb == "grant" and len(args) == 2:
        owner = s.owner[args[1]]
        return "free, 1 VP" if owner == seat else f"1 VP for {s.name(owner)}; you say next what you want for it"
    if verb == "join" and (battle := under_way(s)) is not None:
        foe = next(leader for leader in battle.leaders if leader != args[0])
        return f"if {s.name(args[0])} agrees; your {s.strength(seat, battle.village)} SP there fight {s.name(foe)}"
    if verb == "ransom":
        return f"{ransom(s, args[0])} gold"
    if verb == "house":
        return HOUSES[args[0]].ability
    if option.label.startswith(("start ", "place ")):
        return place(s, args[0])
    if option.label in WHEN:
        return WHEN[option.label]
    if verb == "decoy":
        return "counts nothing"
    if verb in ("march", "sail"):
        here = s.where[args[0]]
        master = s.title_seat(MASTER_OF_SHIPS)
        leave = [f"if {s.name(master)} lets you"] if verb == "sail" and master not in (seat, NONE) else []
        there = f"in {s.board.villages[here].name}, {s.strength(seat, here)} SP there"
        return "; ".join([there, *leave, *traits(args[0])])
    if verb in ("take troop", "leave troop"):
        return f"{TROOPS[args[0]].strength} SP"
    if verb == "marry":
        return wedding(s, *args[:2])
    if verb == "candidate":
        return "; ".join([*already(s, args[0]), *traits(args[0])])
    if verb == "take noble":
        return "".join(traits(args[0]))
    if verb == "for":
        return f"put up by {'you' if args[0] == seat else s.name(args[0])}"
    if verb.startswith("play "):
        text = next((card.text for card in CARDS if option.label.startswith(f"play {card.name}")), "")
        return "; ".join([text.removesuffix("."), *whose_noble(s, seat, option)])
    if verb in ("save", "pass") and isinstance(s.frames[-1], Death):
        return mercy(s, seat, option)
    if verb in ("throw", "keep") and isinstance(s.frames[-1], Draw):
        return thrown(s, option)
    if verb in CARD_VERBS:
        return card_hint(s, seat, option)
    if verb == "pillage":
        return f"{2 if s.house[seat] == GREYJOY else 1} gold now, the Mill is gone"
    if verb in BRINGS:
        return BRINGS[verb]
    if verb in ("use house", "look", "steal"):
        return HOUSES[s.house[seat]].ability
    if verb == "move":
        there = s.control[args[0]]
        whose = f"{s.name(there)}'s, {s.strength(there, args[0])} SP"
        whose = "nobody's" if there < 0 else whose if there != seat else "yours"
        given_up = left_behind(s, seat)
        return f"{whose}; {given_up}" if given_up else whose
    if verb in ("slip", "sail to"):
        return left_behind(s, seat)
    return ""


def wedding(s: Fief, own: int, other: int) -> str:
    """What a marriage needs, binds and brings."""
    bond = "makes you Allies, who win together" if s.seats >= 5 else "no Alliance: you are fewer than five"
    dowry = [f"{s.name(s.owner[n])} pays {DOWRY} gold" for n in (own, other) if s.has(n, HARD_TO_MARRY)]
    bride = [f"{NOBLES[other].name} is {', '.join(NOBLES[other].words)}"] if NOBLES[other].words else []
    return "; ".join([f"if {s.name(s.owner[other])} agrees", "your one marriage", bond, *dowry, *bride])


def mercy(s: Fief, seat: int, option: Option) -> str:
    """What it is to keep a Noble from dying, or not to."""
    frame = s.frames[-1]
    if not isinstance(frame, Death):
        return ""
    whose = "your" if s.owner[frame.noble] == seat else f"{s.name(s.owner[frame.noble])}'s"
    if option.verb == "save":
        return f"{whose} Noble lives and is placed anew; your House can do it only once in the game"
    return f"{'' if whose == 'your' else f'{whose} Noble dies, and '}you keep it for another time"


def thrown(s: Fief, option: Option) -> str:
    """What a card does that has just been drawn, and what it is to throw it away."""
    frame = s.frames[-1]
    if not isinstance(frame, Draw) or frame.card == NONE or frame.at != Draw.KEEP:
        return "it strikes nobody; once a round" if option.verb == "throw" else "a die will say which Region it strikes"
    text = CARDS[s.kinds[frame.card]].text.removesuffix(".")
    return "it is gone and nothing comes instead; once a round" if option.verb == "throw" else text


def traits(noble: int) -> list[str]:
    """A Noble's attributes in words, if there are any."""
    return [", ".join(NOBLES[noble].words)] if NOBLES[noble].words else []


def whose_noble(s: Fief, seat: int, option: Option) -> list[str]:
    """Of which other player a Noble is who is named."""
    names = [thing["name"] for thing in named_in(s, option.label) if thing["zone"] == "noble"]
    owners = {s.owner[at] for at, noble in enumerate(NOBLES) if noble.name in names} - {seat, NONE}
    return [f"{s.name(owner)}'s" for owner in sorted(owners)]


def already(s: Fief, noble: int) -> list[str]:
    """The Titles of a Noble who may get another one."""
    held = [title_name(s, title, noble) for title in titles_of(s, noble)]
    return [f"already {listed(held)}"] if held else []


CARD_VERBS = ("discard", "draw", "noble", "heir", "region", "tax")


def card_hint(s: Fief, seat: int, option: Option) -> str:
    """What a card that is played, drawn or thrown away does."""
    verb, args = option.verb, option.args
    if verb == "discard":
        return CARDS[args[0]].text
    if verb == "draw":
        return "no danger" if args[0] == BROWN else "a Disaster may come with it"
    if verb == "heir":
        return "the Heir joins your House"
    if verb == "noble":
        names = [NOBLES[noble].name for noble in drawable(s, seat, args[0])]
        return f"joins your House: {names[0]}" if len(names) == 1 else f"one of {len(names)} joins your House, by lot"
    if verb == "tax":
        return tax_hint(s, *args)
    kind, region = args
    if lies_on(s, region, ANSWERS[kind][0]):
        return f"ends {CARDS[ANSWERS[kind][0]].name} there"
    villages = s.board.regions[region].villages
    own, all_ = (
        sum(s.mills[v] + s.sept[v] for v in villages if whose in (None, s.control[v])) for whose in (seat, None)
    )
    return f"1 gold more from each Mill and Sept there, {own} of {all_} yours"


def tax_hint(s: Fief, title: int, target: int) -> str:
    """What a Tax would take at the next Income."""
    if title == PROTECTOR or title >= FIEF:
        return f"{2 * len(s.board.fiefs[target].villages)} gold at the next Income, 2 for each Village"
    return "at the next Income the gold of the Mills there comes to you"


def left_behind(s: Fief, seat: int) -> str:
    """What the next step of the march under way gives up: a Village in which nobody of the player's stays behind."""
    march = marching(s)
    if march is None or march.seat != seat or s.control[march.village] != seat:
        return ""
    village = march.village
    stay = [n for n in s.nobles_at(seat, village) if n not in march.nobles]
    if stay or any(had > go for had, go in zip(s.army(seat, village), march.group.kinds(), strict=True)):
        return ""
    others = [other for other in occupants(s, village) if other != seat]
    heir = others[0] if len(others) == 1 else governor(s, village) if not others else NONE
    if heir == seat and not others:  # the holder of the Fief's Title keeps it (fief.5.1.7)
        return ""
    name = s.board.villages[village].name
    return f"{name} would go to {s.name(heir)}" if heir >= 0 else f"{name} would be given up"


def costs(s: Fief, decision: Decision) -> dict[str, str]:
    """What answers would destroy of the player's own, or give up, in a sentence, by their labels."""
    found = ((option.label, cost(s, decision.seat, option)) for option in decision.options)
    return {label: told for label, told in found if told}


def cost(s: Fief, seat: int, option: Option) -> str:
    verb, args = option.verb, option.args
    if verb in ("move", "slip", "sail to"):
        march = marching(s)
        given_up = left_behind(s, seat) if march is not None and march.from_ < 0 else ""  # where it set out
        return f"{given_up}: nobody of yours stays there." if given_up else ""
    if verb == "pass" and isinstance(frame := s.frames[-1], Death) and s.owner[frame.noble] == seat:
        return f"{NOBLES[frame.noble].name} will die."
    if verb == "surrender":
        return "All Troops of your side here are lost, and its Nobles become Captives."
    if verb == "truce" and option.label.startswith("ask for a Truce and give "):
        return f"{option.label.removeprefix('ask for a Truce and give ')} goes to {s.name(args[0])}."
    if verb == "hand over":
        return f"{s.board.villages[args[0]].name} goes to {s.name(args[1])}, with all its buildings."
    if verb in ("release", "hand over captive"):
        return f"You lose the Ransom of {NOBLES[args[0]].name}, {ransom(s, args[0])} gold."
    if verb == "pillage" and s.control[args[0]] == seat:
        return f"The Mill in {s.board.villages[args[0]].name} is yours: it is lost, and with it 2 gold a round."
    if verb == "lift siege":
        return f"Your Siege Engine at {s.board.villages[args[0]].name} is taken away; its dice are lost."
    if verb == "divorce":
        ally = s.ally(seat)
        return f"The marriage ends{f', and the Alliance with {s.name(ally)}' if ally >= 0 else ''}."
    own = sum(sept for sept, control in zip(s.sept, s.control, strict=True) if control == seat)
    if option.label == "embrace R'hllor" and own:
        return f"All Septs fall for good, {own} of them yours."
    return ""


def place(s: Fief, village: int) -> str:
    """Where a Village lies, and what is there."""
    found = s.board.villages[village]
    there = [s.board.fiefs[found.fief].name, f"Region {found.region + 1}"] + ["on the coast"] * found.coastal
    return ", ".join(there)
