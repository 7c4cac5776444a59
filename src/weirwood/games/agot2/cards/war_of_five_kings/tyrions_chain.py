"""Tyrion's Chain."""

from __future__ import annotations

from ...vocabulary import *

IN_WINTER = Exists(trait("Winter") & PLOT_CARD & REVEALED)

RANGERS = trait("Ranger") & CHARACTER & YOURS

CARDS = [
    card("04101", "House Manderly Knight", constants=[Strength(THIS, 2, condition=IN_WINTER)]),
    card(
        "04102", '"Wolf in the Night"',
        abilities=[
            Action(
                Gives(THAT, (Strength(SAME, 3), Gains(SAME, RENOWN)), CHALLENGE),
                choose=Choose(Participating("attacking", alone=True) & faction("stark") & CHARACTER),
            )
        ],
    ),
    card(
        "04103", "Ser Robar Royce",
        abilities=[
            Reaction(RevealsPlotCard(ANY, cards=trait("Summer") & PLOT_CARD), GainPower(1, THIS), limit=per_phase()),
            ForcedReaction(RevealsPlotCard(ANY, cards=trait("Winter") & PLOT_CARD), Kneel(THIS)),
        ],
    ),
    card(
        "04104", "Renly's Pavilion",
        abilities=[
            Action(
                [boost(FIRST, -1), boost(SECOND, 1)], costs=[KNEEL_THIS],
                choose=[Choose(CHARACTER, which="first"), Choose(CHARACTER, which="second")],
            )
        ],
    ),
    card(
        "04105", "Qhorin Halfhand", RENOWN, NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Reaction(
                you_win(MILITARY, with_=TakingPart(THIS)), Kill(THAT),
                choose=Choose(~UNIQUE & CHARACTER & controlled_by(LOSER) & WEAKER),
            )
        ],
    ),
    card(
        "04106", "Fist of the First Men",
        constants=[
            CannotBeBypassed(each(RANGERS), condition=HigherFigure("reserve")),
            Strength(each(RANGERS), 1, condition=HigherFigure("reserve")),
        ],
    ),
    card(
        "04107", "Salladhor Saan",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                Later(
                    Choose(
                        (trait("Warship") & LOCATION | trait("Weapon") & ATTACHMENT) & in_pile(HAND), target=False
                    ),
                    (PutIntoPlay(THAT),),
                ),
            )
        ],
    ),
    card(
        "04108", "The Valyrian", ambush(2),
        abilities=[
            Action(
                Later(
                    Choose(ATTACKING & CHARACTER, target=False),
                    (boost(THAT, PerGold(DEFENDING_PLAYER), CHALLENGE),),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "04109", "Podrick Payne",
        abilities=[
            Interrupt(
                KilledForClaim(CHARACTER, would=True),
                [
                    Save(), THEN,
                    If(
                        Is(IT, named("Tyrion Lannister")),
                        (MayPay((PayGold(2),), (Later(Choose(ATTACKING & CHARACTER), (Kill(THAT),)),)),),
                    ),
                ],
                costs=[PUT_THIS_INTO_PLAY, PayGold(2)], zones=(HAND,),
            )
        ],
    ),
    card(
        "04110", "Tyrion's Chain",
        abilities=[
            Reaction(
                you_win(with_=UNIQUE & faction("lannister") & PARTICIPATING & CHARACTER & YOURS),
                InitiateWhenRevealed(), choose=Choose(trait("War") & PLOT_CARD & REVEALED), limit=max_per_phase(),
            )
        ],
    ),
    card(
        "04111", "Esgred", STEALTH,
        constants=[
            LeavesIf(
                then=(GainPower(1, each(named("Asha Greyjoy") & YOURS)),),
                condition=Exists(named("Asha Greyjoy") & YOURS),
            ),
            BypassesMore(THIS),
        ],
    ),
    card(
        "04112", "Sea Bitch",
        abilities=[
            Action(
                TakeControl(THAT, until=PHASE), costs=[SACRIFICE_THIS],
                choose=Choose(LOCATION & ~HasKeyword("limited")),
            )
        ],
    ),
    card(
        "04113", "Quaithe of the Shadow", ambush(3),
        abilities=[
            Reaction(EntersPlay(THIS, during=True), RemoveFromChallenge(each(CHARACTER & strength_at_most(2))))
        ],
    ),
    card(
        "04114", "House of the Undying",
        abilities=[
            ChallengesAction(
                [RaiseAll(CHARACTER), AtEnd(PHASE, (Entomb(THOSE, unsavable=True),))], costs=[REMOVE_THIS],
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "04115", "Ser Arys Oakheart", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Reaction(EntersPlay(THIS), Discard(THAT), costs=[PayGold(2)], choose=Choose(trait("Ally") & CHARACTER))
        ],
    ),
    card(
        "04116", "The Greenblood",
        constants=[
            Strength(
                each(faction("martell") & CHARACTER & YOURS), PerCard(trait("Summer") & PLOT_CARD & REVEALED)
            )
        ],
    ),
    card("04117", "Northern Refugee", constants=[CostsLess(1, condition=IN_WINTER)]),
    card(
        "04118", "Relentless Assault",
        abilities=[
            Reaction(
                you_win(role="attacking", by=5),
                [Kneel(YOUR_FACTION), THEN, GivesPlayers(ExtraChallenge(challenge=THIS_TYPE), PHASE)],
            )
        ],
    ),
    card(
        "04119", "Tarred Heads",
        abilities=[
            Reaction(you_win(POWER), [DiscardRandom(LOSER), If(Is(FOUND, CHARACTER), (ToDeadPile(FOUND),))])
        ],
    ),
    card(
        "04120", "Battle of the Blackwater",
        abilities=[WhenRevealed(DiscardDuplicates(YOU_AND_THAT_PLAYER), choose=ChoosePlayer())],
    ),
]  # fmt: skip
