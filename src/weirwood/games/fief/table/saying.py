"""Saying: an option as a sentence for people, and whether it harms something of one's own."""

from __future__ import annotations

from ....kernel.decision import Option
from ....kernel.parts.saying import Says, asked, begun, said
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..movement.moves import marching
from .things import named_in

SAYS: Says = {
    # Before the first round
    ("", "house"): "Play House {}",
    ("", "start"): "Start in {}",
    ("place", "place"): "Place him in {}",
    # Marriages, offers and promises
    ("announce marriage", "pass"): "Announce nothing",
    ("marriage", "yes"): "Agree to the marriage",
    ("marriage", "no"): "Refuse the marriage",
    ("marriage", "silence"): "Say nothing",
    ("offer", "propose"): "Propose this",
    ("offer", "done"): "Withdraw the offer",
    ("offer", "ask card"): "Ask for {}",
    ("offer", "ask gold"): "Ask for {}",
    ("offer", "invite"): "Invite {} to join in",
    ("terms", "propose"): "Propose this",
    ("terms", "done"): "Withdraw the proposal",
    ("terms", "ask gold"): "Ask for {}",
    ("grant", "propose"): "Propose this",
    ("grant", "done"): "Withdraw it",
    ("grant", "gold"): "Ask for {}",
    ("grant", "village"): "Ask for {}",
    ("answer offer", "yes"): "Accept the offer",
    ("answer offer", "no"): "Refuse the offer",
    ("answer offer", "counter"): "Refuse, and make a counter-offer",
    ("answer offer", "later"): "Leave the offer open",
    ("answer offer", "lapse"): "Let the offer lapse",
    ("effect", "offer"): "Make an offer to {}",
    ("effect", "pass"): "Pass",
    ("talk", "say"): "Make an offer to {}",
    ("talk", "pass"): "Say nothing more",
    ("longer", "longer"): "Spend a marker and talk on",
    ("longer", "pass"): "End the talk",
    ("share", "no"): "Break your word",
    # Elections, Titles and faith
    ("", "candidate"): "Put up {}",
    ("candidate", "pass"): "Put nobody up",
    ("", "for"): "Vote for {}",
    ("", "decoy"): "Lay the decoy on {}",
    ("vote", "pass"): "Lay no marker",
    ("tie", "choose"): "{} wins the tie",
    ("title", "choose"): "{} gets the Title",
    ("city", "choose"): "Make {} the Fortified City",
    ("controller", "choose"): "{} Controls it",
    ("sponsor", "choose"): "{} is behind it",
    ("seat", "choose"): "Take the seat of {}",
    ("seat", "decline"): "Take no seat",
    ("consent", "yes"): "Consent",
    ("consent", "no"): "Refuse consent",
    ("concession", "done"): "Give no Title away",
    ("oath", "pass"): "Keep the oath",
    ("", "outlaw"): "Declare {} an Outlaw",
    ("outlaw", "pass"): "Declare nobody an Outlaw",
    ("pardon", "pass"): "Pardon nobody",
    ("pyre", "pass"): "Burn nobody",
    ("idols", "pass"): "Keep the old faith",
    ("", "use whisperers"): "Send the whisperers {}",
    # Cards
    ("discard", "done"): "Keep the rest",
    ("draw", "draw"): "Draw a {} card",
    ("draw", "done"): "Draw no more",
    ("play", "done"): "Play no more cards",
    ("stark", "keep"): "Keep it",
    ("swap", "pass"): "Swap nothing",
    ("boost", "pass"): "Add nothing",
    ("calm", "pass"): "Don't calm it",
    ("calm", "warden"): "Calm it {}",
    ("escape", "pass"): "Don't escape",
    ("escape", "done"): "Free nobody else",
    ("maester", "exempt"): "Keep {} safe",
    ("maester", "done"): "Keep nobody else safe",
    ("mercy", "pass"): "Let it happen",
    ("abduction", "pass"): "Add nothing",
    ("bonus", "pass"): "Go without the bonus card",
    ("", "split"): "Split it {} (left/right)",
    # Purchases and the Wall
    ("buy", "done"): "Stop buying",
    ("bid", "bid"): "Bid {} gold",
    ("bid", "pass"): "Bid nothing",
    ("black", "choose"): "{} takes the black",
    ("send", "done"): "Send no more Troops",
    ("", "ransom"): "Pay the ransom of {}",
    ("ransom", "done"): "Pay no ransom",
    # Movement
    ("", "march"): "March with {}",
    ("", "sail"): "Sail with {}",
    ("march", "done"): "March no more",
    ("step", "move"): "Move to {}",
    ("step", "slip"): "Move to {}",
    ("step", "take troop"): "Take one {} along",
    ("step", "take noble"): "Take {} along",
    ("step", "take all"): "Take all Troops along",
    ("step", "leave troop"): "Leave one {} behind",
    ("step", "leave noble"): "Leave {} behind",
    ("step", "done"): "Stop here",
    ("permission", "yes"): "Permit it",
    ("permission", "no"): "Deny it",
    # Battles
    ("battle", "done"): "Attack nobody else",
    ("side", "pass"): "Stay out of it",
    ("side", "join"): "Join {}'s side",
    ("join", "yes"): "Let them join",
    ("join", "no"): "Turn them away",
    ("persuade", "turn"): "Win over {}",
    ("persuade", "pass"): "Win nobody over",
    ("reroll", "reroll"): "Roll a {} again",
    ("reroll", "keep"): "Keep the dice",
    ("parley", "pass"): "Fight on",
    ("parley", "surrender"): "Surrender",
    ("truce", "yes"): "Accept the Truce",
    ("truce", "no"): "Refuse the Truce",
    ("captor", "captor"): "Captive {}",
    ("siege", "done"): "Besiege nothing",
    ("pillage", "done"): "Pillage nothing else",
    ("pillage", "pillage"): "Pillage the Mill of {}",
    ("heart breaker", "yes"): "Yes, let it happen",
}
"""By what is asked and the verb; whatever else there is says itself in its label."""
HARM = frozenset(
    ("play assassination", "play uprising", "play justice", "play abduction", "burn", "outlaw", "pillage", "besiege",
     "lose", "lose troop", "lose noble", "use house", "tax", "divorce")
)  # fmt: skip
"""Verbs of what is done to a thing, or takes it from its player."""
OWN_ALWAYS = frozenset(("lose", "lose troop", "lose noble"))
"""What is lost by whoever is asked."""


def say(s: Fief, seat: int, option: Option) -> str:
    """An option as a sentence of its own."""
    if option.verb == "break":
        return f"Let {NOBLES[option.args[0]].name} break his oath"
    march = marching(s) if option.verb == "ask" else None
    if march is not None and march.foreign(s) >= 0:
        return f"Ask {s.name(march.foreign(s))} for permission to pass {s.board.villages[march.village].name}"
    return said(SAYS, asked(s, seat), option) or begun(option.label)


def yours(s: Fief, seat: int, option: Option) -> bool:
    """Whether a Noble or Village of the seat's own is named as the victim, or it gives something away."""
    if option.verb not in HARM:
        return False
    return option.verb in OWN_ALWAYS or any(owned(s, seat, each) for each in named_in(s, option.label))


def owned(s: Fief, seat: int, thing: dict[str, str]) -> bool:
    """Whether a Noble or Village is a seat's."""
    name, kind = thing["name"], thing["zone"]
    if kind == "noble":
        return any(noble.name == name and s.owner[at] == seat for at, noble in enumerate(NOBLES))
    return kind == "village" and any(
        village.name == name and s.control[at] == seat for at, village in enumerate(s.board.villages)
    )
