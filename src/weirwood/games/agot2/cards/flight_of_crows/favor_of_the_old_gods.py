"""Favor of the Old Gods."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "08061", "Nymeria", INTIMIDATE, NO_ATTACHMENTS,
        abilities=[
            Action(
                [JoinChallenge(THIS), JoinChallenge(THOSE)],
                costs=[KNEEL_THIS, KneelAny(OTHER & trait("Direwolf") & CHARACTER)],
                condition=During(cards=PARTICIPATING & faction("stark") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "08062", "Favor of the Old Gods",
        constants=[GainsTrait(ATTACHED, "Old Gods")],
        abilities=[
            Action(
                Stand(ATTACHED), costs=[KNEEL_THIS],
                condition=ControlsNone(YOU, ~faction("stark") & (CHARACTER | LOCATION | ATTACHMENT)),
            )
        ],
    ),
    card(
        "08063", "Hightower Spy", ambush(3),
        abilities=[
            Reaction(EntersPlay(THIS), [RevealTop(), boost(THAT, PrintedCostOf(FOUND))], choose=Choose(CHARACTER))
        ],
    ),
    card(
        "08064", "Blessed by the Maiden", attach_to=CHARACTER & YOURS,
        constants=[
            GainsTrait(ATTACHED, "The Seven"), Gains(ATTACHED, Keyword("no attachments", unless=("Blessing",))),
        ],
    ),
    card(
        "08065", "Garrison on the Wall", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                DeclaredDefender(THIS), Stand(THIS), costs=[UseCard("kneel", ~faction("nights-watch") & CHARACTER)]
            )
        ],
    ),
    card(
        "08066", "Obsidian Arrows", bestow(4),
        abilities=[
            Action(
                boost(PAID, -3, CHALLENGE), costs=[MoveGoldTo(DEFENDING & CHARACTER)],
                condition=Is(ATTACHED, ATTACKING), limit=per_challenge(),
            )
        ],
    ),
    card(
        "08067", "Selyse Baratheon",
        abilities=[
            ForcedReaction(
                EntersPlay(THIS, how="marshal"), [Kneel(YOUR_FACTION), THEN, Kneel(each(~trait("Lady") & CHARACTER))]
            )
        ],
    ),
    card(
        "08068", "Dragonstone Castle",
        abilities=[
            Reaction(
                PhaseBegins(), Gives(THAT, (Cannot(SAME, "stand"),)), costs=[KNEEL_THIS], choose=Choose(CHARACTER)
            )
        ],
    ),
    card(
        "08069", "Ser Balon Swann", RENOWN,
        abilities=[
            Reaction(
                EntersPlay(~faction("lannister") & trait("Knight") & CHARACTER & YOURS), GainGold(2), limit=per_phase()
            )
        ],
    ),
    card(
        "08070", "Sweet Cersei",
        constants=[Purse(phase="challenges")],
        abilities=[Reaction(you_win(INTRIGUE), PlaceGold(1, treasury=True))],
    ),
    card("08071", "Coastal Reaver", abilities=[Reaction(EntersPlay(THIS), HandOntoDeck(THAT_PLAYER), choose=ChoosePlayer())]),
    card(
        "08072", "Support of Harlaw",
        abilities=[
            ChallengesAction(
                [
                    Name("keyword", among=("pillage", "renown", "stealth")),
                    Gives(ATTACHED, (Gains(SAME, NAMED_KEYWORD),)),
                ],
                costs=[UseCard("kneel", trait("Warship") & LOCATION)],
            )
        ],
    ),
    card(
        "08073", "Wise Master", bestow(3),
        abilities=[
            Action(
                Later(
                    Choose(OUT_OF_FACTION & (ATTACHMENT | EVENT) & in_pile(DISCARD), target=False), (AddToHand(THAT),)
                ),
                costs=[SPEND_GOLD], limit=per_round(),
            )
        ],
    ),
    card(
        "08074", "Yunkai", bestow(4),
        abilities=[
            Action(
                [
                    RemoveFromChallenge(each(PARTICIPATING & CHARACTER & strength_at_most(ChosenX()))), THEN,
                    AtEnd(WON, (PlaceGold(2, treasury=True),)),
                ],
                costs=[KNEEL_THIS, SpendX()], condition=During(role="attacking"),
            )
        ],
    ),
    card(
        "08075", "Planky Town Trader", bestow(5),
        abilities=[
            Interrupt(
                LeavesPlay(THIS),
                Later(
                    Choose(
                        ~faction("martell") & CHARACTER & cost_at_most(PerTokenHere("gold")) & in_pile(HAND),
                        target=False,
                    ),
                    (PutIntoPlay(THAT), Gives(THAT, (Cannot(SAME, "leave"),))),
                ),
            )
        ],
    ),
    card(
        "08076", "Shandystone",
        abilities=[
            Reaction(you_lose(role="defending"), Stand(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & YOURS))
        ],
    ),
    card(
        "08077", "Warrior's Sons", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                Plays(OPPONENT, cards=EVENT), MovePower(1, ITS_PLAYER, to=THIS), condition=Is(THIS, PARTICIPATING)
            )
        ],
    ),
    card(
        "08078", "Seized by the Guard", bestow(4), TERMINAL, attach_to=LOCATION & ~HasKeyword("limited"),
        constants=[Blank(ATTACHED_LOCATION)],
        abilities=[ForcedReaction(PhaseBegins("marshaling"), PayOrElse((SPEND_GOLD,), (Sacrifice(THIS),)))],
    ),
    card(
        "08079", "Greensight",
        abilities=[
            ForcedReaction(
                PhaseBegins("draw"), [RevealDeck(1, EACH_PLAYER), MayPay((KNEEL_FACTION,), (DiscardRevealed(),))]
            )
        ],
    ),
    card(
        "08080", "The King in the North",
        constants=[
            CannotTriggerWithout(cards=trait("King") & CHARACTER, types=("character", "location", "attachment"))
        ],
    ),
]  # fmt: skip
