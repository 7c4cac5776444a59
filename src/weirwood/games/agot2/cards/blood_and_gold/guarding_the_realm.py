"""Guarding the Realm."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "06023", "Knight of the Reach",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), GainPower(1, THAT), condition=Is(THIS, Participating(alone=True)),
                choose=Choose(trait("Lady") & CHARACTER),
            )
        ],
    ),
    card(
        "06026", "Guarding the Realm",
        abilities=[
            MarshalingAction(
                PutIntoPlay(THAT, under_yours=True),
                choose=Choose(CHARACTER & cost_at_most(3) & in_pile(DISCARD, of=OPPONENT)),
            ),
            Reaction(you_win(role="defending"), AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,)),
        ],
    ),
    card(
        "06027", "Melisandre", INSIGHT,
        abilities=[
            Reaction(
                WinsDominance(),
                [
                    LookAtHand(THAT_PLAYER), THEN, ChooseSeen(), DiscardFromHand(THAT),
                    If(Is(THAT, CHARACTER), (ToDeadPile(THAT),)),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "06028", "Light of the Lord", attach_to=(faction("baratheon") | trait("R'hllor")) & CHARACTER,
        abilities=[Reaction(PhaseBegins("dominance"), [Stand(ATTACHED), GainGold(1)])],
    ),
    card(
        "06029", "Polliver", PILLAGE, abilities=[Reaction(Pillages(CHARACTER), DiscardGold(2, LOSER))],
    ),
    card(
        "06030", "The Hand's Solar",
        abilities=[Action(gain_icon(THAT, INTRIGUE), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
    ),
    card(
        "06032", "Iron Islands Market", LIMITED,
        abilities=[
            MarshalingAction(
                GainGold(IfElse(OneHas(OPPONENT, 8, in_pile(DISCARD, of=ANY)), 2, 1)), costs=[KNEEL_THIS]
            )
        ],
    ),
    card(
        "06034", "A Dragon Is No Slave",
        abilities=[
            ChallengesAction(boost(THAT, -2), choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS)),
            Reaction(
                you_win(with_=PARTICIPATING & (trait("Dragon") | named("Daenerys Targaryen")) & CHARACTER & YOURS),
                AddToHand(THIS), costs=[PayGold(1)], zones=(DISCARD,),
            ),
        ],
    ),
    card(
        "06036", "Scorching Deserts",
        abilities=[
            Reaction(
                EitherTrigger(DeclaredAttacker(CHARACTER & FewIcons(1)), DeclaredDefender(CHARACTER & FewIcons(1))),
                RemoveFromChallenge(IT), costs=[KNEEL_THIS, SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "06039", '"The Dornishman\'s Wife"',
        abilities=[
            Action(
                [
                    If(MorePower(THAT_PLAYER), (GainGold(2),)),
                    If(LargerHand(THAT_PLAYER), (GainPower(1),)),
                    If(ControlsMore(THAT_PLAYER, CHARACTER), (Draw(1),)),
                ],
                choose=ChoosePlayer(),
            )
        ],
    ),
]  # fmt: skip
