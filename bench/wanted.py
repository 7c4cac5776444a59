"""Decisions that a good player wants to be asked, each with a reason: none of them may be answered by the table."""

from __future__ import annotations

from weirwood.kernel import Decision, Game, Option

KINDS = {
    # the card games
    "plot": "the most important choice of a round",
    "plot deck": "what can be revealed for the rest of the game",
    "draft": "every pick is taken from the other",
    "mulligan": "it can't be had again",
    "setup": "what one begins with",
    "first player": "who goes first decides who may wait",
    "title": "a melee's alliances",
    "challenge": "whether, what and against whom",
    "attackers": "who kneels for it",
    "defenders": "who kneels for it, and whether it is lost",
    "stealth": "who can't defend",
    "redirect": "it can be done once in a round",
    "against": "whom it hits",
    "claim": "who dies",
    "choose": "whom it hits, what is taken, what is discarded",
    "infamy": "power on a character can't be taken by a power challenge, but dies with it",
    "shadows": "a surprise is used up",
    "save": "who lives",
    "save or cancel": "who lives, and what happens at all",
    "winner": "who wins",
    "conflict": "which figure counts",
    # the board game
    "house": "whom one plays", "start": "where one begins", "draw": "a Disaster may come with it", "play": "what happens to whom",
    "buy": "what the gold is for", "march": "who moves", "step": "where to, and who is left behind", "battle": "whether to fight",
    "siege": "whether to wait", "pillage": "gold now for income later", "announce marriage": "alliances win together",
    "candidate": "who may rule", "vote": "who rules", "bid": "secret, and paid", "ransom": "what a Noble is worth",
    "losses": "who falls", "surplus": "which Title is given up", "discard": "what is given up", "offer": "what is promised",
}  # fmt: skip
VERBS = {
    "marshal": "what comes into play",
    "ambush": "a surprise that changes a challenge",
    # the board game
    "play assassination": "who lives", "play abduction": "who is free", "play uprising": "whose Troops fall",
    "play justice": "who is punished", "play mother of dragons": "who leads an army of her own",
    "play join the small council": "who sits in it", "use house": "once in a round", "use title": "it can't be had again",
    "lend passage": "whether a march goes on",
}  # fmt: skip
"""Options that a good player wants to be offered, the first time in each turn, part of a challenge, or round."""
ANSWERS = ("reaction", "interrupt", "response")
"""Kinds of decisions that come once: to pass them is to give something up."""


def wanted(game: Game, decision: Decision, chosen: Option, declined: set[str]) -> str:
    """Why a good player wants to be asked this; '' if it doesn't matter, or was declined just before."""
    nothing = idle(game, decision, chosen) or past_nobody(game, decision, chosen) or keeps_all(game, decision, chosen)
    if decision.kind in KINDS and len(decision.options) > 1 and not nothing:
        return KINDS[decision.kind]
    if decision.kind in ANSWERS and chosen == decision.declining and len(decision.options) > 1:
        return "it can't be had again"
    for option in decision.options:
        if option.label in declined or option == chosen:
            continue
        if option.verb in VERBS and not later(game, decision, option):
            return VERBS[option.verb]
        if option.verb == "play" and fights(game, decision.seat) and not in_vain(game, decision, option):
            return "an event turns a challenge"
    return ""


def idle(game: Game, decision: Decision, chosen: Option) -> bool:
    """Whether a march can't go on, whoever of it is taken along or left behind: tried out, in any order.

    Then there is neither a road to choose nor anybody to be left behind: all of them stay where they are.
    """
    if decision.kind != "step" or chosen != decision.declining:
        return False
    stopped = game.copy()
    stopped.choose(chosen, decision.seat)
    tried: set[str] = set()
    open_ = [game]
    while open_:
        there = open_.pop()
        asked = there.decision(decision.seat)
        if asked is None or asked.kind != "step":  # nothing was left but to stop
            if there.view(None) != stopped.view(None):
                return False
            continue
        for option in asked.options:
            if option == asked.declining:
                continue
            if not option.verb.startswith(("take", "leave")):
                return False
            after = there.copy()
            after.choose(option, decision.seat)
            position = after.rules.position(after.state)
            if position not in tried:
                tried.add(position)
                open_.append(after)
    return True


def past_nobody(game: Game, decision: Decision, chosen: Option) -> bool:
    """Whether stealth is left unused where none of those it could bypass may defend anyway: tried out, if nobody acts."""
    if decision.kind != "stealth" or chosen != decision.declining:
        return False
    after = game.copy()
    after.choose(chosen, decision.seat)
    while after.view(None).get("challenge"):
        asked = after.waiting[0] if after.waiting else None
        if asked is None:
            return True
        if asked.kind == "defenders":
            able = {option.label.removeprefix("defend ") for option in asked.options}
            return not any(option.label.partition(" past ")[2] in able for option in decision.options)
        after.choose(asked.declining or asked.options[0], asked.seat)
    return True


def keeps_all(game: Game, decision: Decision, chosen: Option) -> bool:
    """Whether everything of one's own that would be lost may be kept, and the table keeps it: tried out, one after another."""
    declining = decision.declining
    if declining is None or chosen == declining or declining.label not in game.rules.people.costs(game.state, decision):
        return False
    kept = game.copy()
    for _ in range(len(decision.options) - 1):
        asked = kept.decision(decision.seat)
        left = [each for each in asked.options if each != asked.declining] if asked is not None else []
        if asked is None or asked.prompt != decision.prompt or not left:
            return False
        kept.choose(left[0], decision.seat)
    return True


def later(game: Game, decision: Decision, option: Option) -> bool:
    """Whether a card of the board game is offered in another player's turn before armies move: one's own turn comes."""
    moment = game.rules.people.moment(game.state)
    settled = moment.phase in ("cards", "income", "purchase") and moment.turn not in (None, decision.seat)
    return option.verb.startswith("play ") and settled


def fights(game: Game, seat: int) -> bool:
    """Whether a seat attacks or defends in the challenge that is under way."""
    contest: dict[str, str] | None = game.view(None).get("challenge")
    return contest is not None and game.names[seat] in (contest["attacker"], contest["defender"])


def in_vain(game: Game, decision: Decision, option: Option) -> bool:
    """Whether an event does nothing but raise claim, and the player isn't the attacker, who alone has any."""
    contest: dict[str, str] = game.view(None)["challenge"]
    attacks = contest["attacker"] == game.names[decision.seat]
    card = game.rules.people.about(game.state, decision.seat, option)[0]["name"]
    return not attacks and card.casefold().startswith("winter is coming")
