"""City of Secrets."""

from __future__ import annotations

from .....cardgame.vocabulary.bases import Condition
from ...vocabulary import *


def revealed_plot(name: str) -> Condition:
    """That a plot card of a trait is revealed, whoever's it is."""
    return Exists(trait(name) & PLOT_CARD & REVEALED)


CARDS = [
    card(
        "13021", "Smalljon Umber", RENOWN, constants=[Strength(THIS, Times(-1, PerCard(PLOT_CARD & in_pile(USED))))],
    ),
    card(
        "13022", "No Surprises",
        abilities=[
            Action(
                [
                    RevealHand(), THEN, GivesPlayers(CannotPlayEvents(EACH_OPPONENT)),
                    GivesPlayers(CannotBringOut(EACH_OPPONENT)),
                ]
            )
        ],
    ),
    card(
        "13023", "Arrogant Contender",
        constants=[Strength(THIS, PerCard(PARTICIPATING & CHARACTER & THEIRS), condition=Is(THIS, PARTICIPATING))],
        abilities=[
            Reaction(
                you_win(), GainPower(Capped(PerCard(DEFENDING & CHARACTER), 3), THIS),
                condition=Is(THIS, Participating("attacking", alone=True)),
            )
        ],
    ),
    card(
        "13024", "Show of Strength",
        abilities=[ChallengesAction(Gives(each(CHARACTER & strength_at_most(3)), (Blank(SAME),)))],
    ),
    card(
        "13025", "Owen the Oaf", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[NoContribution(each(CHARACTER & ~FewIcons(1)), condition=Is(THIS, PARTICIPATING))],
    ),
    card(
        "13026", "Shadow of the Wall", shadow(0),
        abilities=[
            Action([Stand(THAT), If(revealed_plot("Winter"), (KEEP_EVENT,))], choose=Choose(CHARACTER & FewIcons(1)))
        ],
    ),
    card(
        "13027", "Red Keep Gaoler", shadow(4),
        abilities=[
            Action(PutIntoPlay(THIS), costs=[PowerOnto(2, faction("baratheon") & CHARACTER)], zones=(SHADOWS,))
        ],
    ),
    card(
        "13028", "The Black Cells", shadow(2),
        abilities=[
            Reaction(
                Emerges(YOURS), Gives(THAT, (Cannot(SAME, "kneel"), Cannot(SAME, "stand"))), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & THEIRS),
            )
        ],
    ),
    card(
        "13029", "The Regent's Guard", shadow(4),
        abilities=[
            Action(
                PutIntoPlay(THIS), zones=(SHADOWS,),
                costs=[UseCard("return", faction("lannister") & ~trait("Ally") & CHARACTER & CostAtLeast(4))],
            )
        ],
    ),
    card(
        "13030", "Pyromancer's Cache", attach_to=LOCATION,
        constants=[
            Blank(ATTACHED_LOCATION), GainsAbility(ATTACHED_LOCATION, Action(Draw(1), costs=[KNEEL_THIS])),
        ],
    ),
    card(
        "13031", "Alannys Greyjoy",
        abilities=[Reaction(EntersPlay(faction("greyjoy") & LOCATION & YOURS), Draw(1), limit=per_phase())],
    ),
    card(
        "13032", "Nightflyer", SHADOW_X, modifiers={"initiative": 1},
        abilities=[Reaction(Emerges(THIS), Discard(THAT), choose=Choose(LOCATION & cost_at_most(ChosenX())))],
    ),
    card(
        "13033", "Black Market Merchant", shadow(2),
        abilities=[Reaction(Emerges(THIS), SearchToAttach(ATTACHMENT & cost_at_most(3), 10))],
    ),
    card(
        "13034", "Shadow of the East", shadow(0),
        abilities=[Action([Discard(THAT), If(revealed_plot("Summer"), (KEEP_EVENT,))], choose=Choose(ATTACHMENT))],
    ),
    card(
        "13035", "The Fowler Twins",
        abilities=[
            Action(
                Gives(THAT, (HasToAttack(SAME), HasToDefend(SAME)), NEXT_FIGHT), choose=Choose(CHARACTER),
                limit=per_phase(),
            )
        ],
    ),
    card(
        "13036", "Shadow of the South", shadow(1),
        abilities=[
            Action(
                [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED), If(revealed_plot("Scheme"), (KEEP_EVENT,))],
                choose=Choose(CHARACTER),
            )
        ],
    ),
    card(
        "13037", "Ghost of High Heart",
        constants=[Strength(each(CHARACTER & YOURS), 1, condition=Absent(LOYAL & CHARACTER & YOURS))],
        abilities=[
            ChallengesAction(
                [
                    Later(ChoosePlayer(ANY, target=False), (LookAtHand(THAT_PLAYER),)), ChooseSeen(),
                    DiscardFromHand(THAT), THEN, Draw(1, THAT_PLAYER),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "13038", "Shadow Politics", shadow(1),
        abilities=[
            Action(
                Either(
                    (
                        (Later(Choose(OTHER & in_pile(SHADOWS, of=ANY)), (DiscardHidden(THAT),)),),
                        (
                            Later(
                                Choose(in_pile(DISCARD, of=ANY), least=0, most=5, same_side=True),
                                (RemoveFromGame(THOSE, from_pile=True),),
                            ),
                        ),
                        (Later(ChoosePlayer(target=False), (LookAtHand(THAT_PLAYER),)),),
                    )
                )
            )
        ],
    ),
    card(
        "13039", "Knights of the Hollow Hill", modifiers={"income": 3, "initiative": 2, "reserve": 1},
        constants=[CannotSetUp(), NoGoldBonuses()],
    ),
    card(
        "13040", "A City Besieged",
        abilities=[
            WhenRevealed(
                If(
                    NoneUsed("City"), (Later(Choose(LOCATION), (Kneel(THAT),)),),
                    (Later(Choose(LOCATION, least=0, most=2), (Kneel(THOSE),)),),
                )
            )
        ],
    ),
]  # fmt: skip
