"""House of Thorns."""

from __future__ import annotations

from ...vocabulary import *

TYRELL, KNIGHT = faction("tyrell") & CHARACTER, trait("Knight") & CHARACTER
LADY, MAESTER = trait("Lady") & CHARACTER, trait("Maester") & CHARACTER
USED_PLOTS = PLOT_CARD & in_pile(USED)
MARGAERY, FLOWERS, GARLAN = (
    named(name) & YOURS for name in ("Margaery Tyrell", "The Knight of Flowers", "Ser Garlan Tyrell")
)

CARDS = [
    card(
        "09001", "Mace Tyrell",
        abilities=[
            Reaction(EntersPlay(TYRELL & YOURS), GainPower(1, THIS), costs=[PayGold(1)], limit=per_phase()),
            Action(
                Later(
                    Choose(OTHER & TYRELL & YOURS, target=False),
                    (RemoveFromGame(THAT), AtEnd(NEXT_PHASE, (PutUnderOwners(THAT),), away=True)),
                ),
                costs=[KNEEL_FACTION],
            ),
        ],
    ),
    card(
        "09002", "Brienne of Tarth",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                [
                    If(Is(THIS, CHARACTER & StrengthAtLeast(6)), (GainPower(1, THIS),)),
                    If(Is(THIS, CHARACTER & StrengthAtLeast(10)), (Later(Choose(OTHER & CHARACTER), (boost(THAT, 3),)),)),
                    If(Is(THIS, CHARACTER & StrengthAtLeast(15)), (Stand(THIS), Draw(1))),
                ],
            )
        ],
    ),
    card(
        "09003", "Ser Garlan Tyrell",
        abilities=[
            Action(
                raise_claim(1, CHALLENGE), costs=[DiscardCards(1)],
                condition=During(cards=Participating("attacking", alone=True) & KNIGHT & YOURS), limit=per_challenge(),
            )
        ],
    ),
    card(
        "09004", "The Queen of Thorns", INSIGHT,
        abilities=[Reaction(Kneels(THIS), Search(EVENT), costs=[UseCard("discard", EVENT & in_pile(HAND))])],
    ),
    card(
        "09005", "Highgarden Honor Guard", ambush(6), NO_ATTACHMENTS,
        constants=[AmbushesForLessPer(trait("The Reach") & LOCATION & YOURS)],
    ),
    card(
        "09006", "Margaery Tyrell",
        constants=[Strength(THIS, PerCard(DEFENDING & CHARACTER), condition=Is(THIS, ATTACKING))],
        abilities=[
            Reaction(
                DeclaredAttacker(THIS), [Kneel(THAT), JoinAsDefender(THAT)],
                choose=Choose(STANDING & CHARACTER & controlled_by(DEFENDING_PLAYER)),
            )
        ],
    ),
    card("09007", "The Knight of Flowers", RENOWN, abilities=[Reaction(Plays(cards=EVENT), boost(THIS, 2))]),
    card(
        "09008", "Willas Tyrell",
        abilities=[
            Action(
                [
                    Kneel(THIS), THEN, If(Exists(MARGAERY), (Stand(each(MARGAERY)),)),
                    If(Exists(FLOWERS), (gain_keyword(each(FLOWERS), INSIGHT),)),
                    If(Exists(GARLAN), (gain_keyword(each(GARLAN), RENOWN),)),
                ]
            )
        ],
    ),
    card(
        "09009", "Garth the Gross",
        constants=[
            Icon(THIS, MILITARY, condition=Exists(OTHER & trait("Lord") & TYRELL & YOURS)),
            Gains(THIS, RENOWN, condition=Exists(OTHER & trait("Lord") & TYRELL & YOURS)),
            Strength(THIS, 2, condition=Exists(trait("Lady") & TYRELL & YOURS)),
            Icon(THIS, INTRIGUE, condition=Exists(trait("Lady") & TYRELL & YOURS)),
        ],
    ),
    card(
        "09010", "The Blue Bard", abilities=[Interrupt(LeavesPlay(THIS), SearchAny(trait("Song") & EVENT, top=10))],
    ),
    card(
        "09011", "Emissary of the Hightower", ambush(4),
        abilities=[
            Reaction(EntersPlay(THIS), Gives(THAT, (AsHeld(SAME, REMOVED),), PHASE), choose=Choose(EVENT & in_pile(DISCARD)))
        ],
    ),
    card(
        "09012", "Green-Apple Knight",
        constants=[
            Strength(THIS, PerCard(OTHER & KNIGHT & YOURS)),
            NoKneel(THIS, "attacking", condition=Several(2, OTHER & KNIGHT & YOURS)),
        ],
    ),
    card(
        "09013", "Desmera Redwyne",
        abilities=[
            Reaction(LeavesChallenge(CHARACTER), Either(((boost(IT, 2),), (boost(IT, -1),))), costs=[PayGold(1)])
        ],
    ),
    card(
        "09014", "Maester Ballabar",
        abilities=[
            Action(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[KNEEL_THIS],
                condition=During(cards=PARTICIPATING & CHARACTER & YOURS),
                choose=Choose(PARTICIPATING & CHARACTER & OfExtremeStrength(lowest=True, fighting=True)),
            )
        ],
    ),
    card(
        "09015", "Highgarden Courtier",
        abilities=[Reaction(StrengthRaised(OTHER & CHARACTER), Stand(IT), costs=[KNEEL_THIS], limit=per_phase())],
    ),
    card(
        "09016", "Jousting Knight",
        constants=[
            NoContribution(THIS, condition=All((Is(THIS, ATTACKING), Exists(OTHER & ATTACKING & CHARACTER)))),
            NoContribution(THIS, condition=All((Is(THIS, DEFENDING), Exists(OTHER & DEFENDING & CHARACTER)))),
        ],
    ),
    card(
        "09017", "The Hightower",
        abilities=[Reaction(EntersPlay(TYRELL & YOURS), [GainGold(1), Draw(1)], limit=per_phase())],
    ),
    card("09018", "Redwyne Straits", LIMITED, modifiers={"income": 2}),
    card("09019", "Jousting Pavilion", constants=[Strength(each(Participating(alone=True) & KNIGHT & YOURS), 1)]),
    card(
        "09020", "Queen of the Seven Kingdoms", attach_to=LADY, constants=[GainsTrait(ATTACHED, "Queen")],
        abilities=[
            Action(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[WITHDRAW_ATTACHED],
                choose=Choose(PARTICIPATING & CHARACTER), limit=per_phase(),
            )
        ],
    ),
    card(
        "09021", "Tourney Lance", attach_to=KNIGHT,
        constants=[Strength(ATTACHED, 1), OneDefender(condition=Is(ATTACHED, Participating("attacking", alone=True)))],
    ),
    card(
        "09022", "Melee at Bitterbridge",
        abilities=[
            Action(
                [gain_keyword(STRONGEST, RENOWN, CHALLENGE), NoStrength(NOT_STRONGEST)],
                choose=Choose(PARTICIPATING & CHARACTER, most=-1, many=ChosenX()),
            )
        ],
    ),
    card("09023", '"Six Maids in a Pool"', abilities=[Action(Draw(PerCard(LADY & YOURS)))]),
    card(
        "09024", "Hidden Thorns",
        abilities=[
            Reaction(
                you_win(INTRIGUE, by=5),
                [
                    DiscardChosen(LOSER, 2), THEN,
                    If(Exists(named("The Queen of Thorns") & YOURS), (KEEP_EVENT,)),
                ],
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "09025", "River Runner",
        constants=[Cannot(each(CHARACTER & HasPower()), "defend", condition=Is(THIS, ATTACKING))],
    ),
    card(
        "09026", "Bend the Knee", play_only=Exists(STANDING & trait("King") & CHARACTER & YOURS),
        abilities=[Action(Kneel(THAT), choose=Choose(trait("Lord", "Lady") & CHARACTER))],
    ),
    card(
        "09027", "Drowned God's Apostle",
        abilities=[
            Reaction(
                WinsDominance(),
                Later(
                    Choose(~UNIQUE & faction("greyjoy") & CHARACTER & cost_at_most(3) & in_pile(DEAD), target=False),
                    (PutIntoPlay(THAT),),
                ),
                costs=[KILL_THIS],
            )
        ],
    ),
    card(
        "09028", "Corpse Lake",
        abilities=[
            Reaction(DiscardedFromDeck(CHARACTER & in_pile(DECK, of=OPPONENT)), GainPower(1, THIS), limit=per_round(3))
        ],
    ),
    card(
        "09029", "The Hound", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Reaction(
                EntersPlay(THIS), If(StillInPlay(THAT), (ReturnToHand(THAT),)),
                choose=Choose(KNIGHT & WITHOUT_ATTACHMENTS),
            )
        ],
    ),
    card(
        "09030", "Lion's Tooth", ambush(2), attach_to=UNIQUE & faction("lannister") & CHARACTER,
        constants=[Strength(ATTACHED, 1)],
        abilities=[
            Action(
                ReturnToHand(THAT), costs=[SACRIFICE_THIS], condition=Is(ATTACHED, PARTICIPATING),
                choose=Choose(PARTICIPATING & CHARACTER & cost_at_most(3)),
            )
        ],
    ),
    card(
        "09031", "The Bastard of Godsgrace", RENOWN,
        abilities=[ChallengesAction(next_costs_less(ANY_CARD, 2, ANYHOW), costs=[SpendPower(1, THIS)])],
    ),
    card("09032", "Hellholt", abilities=[Reaction(Won(by=5, lost=True), GainPower(1, THIS))]),
    card(
        "09033", "Small Paul", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Interrupt(Killed(THIS), SearchAny(trait("Steward") & CHARACTER))],
    ),
    card(
        "09034", "Broken Vows",
        abilities=[
            MarshalingAction(
                Later(
                    Choose(faction("nights-watch") & CHARACTER & YOURS, which="first", target=False),
                    (
                        Later(
                            ChoosePlayer(target=False),
                            (
                                GiveControl(FIRST), THEN,
                                Later(
                                    Choose(
                                        ~LOYAL & CHARACTER & CostBelow(PrintedCostOf(FIRST)) & controlled_by(THAT_PLAYER),
                                        which="second", target=False,
                                    ),
                                    (TakeControl(SECOND),),
                                ),
                            ),
                        ),
                    ),
                )
            )
        ],
    ),
    card(
        "09035", "Ser Dontos Hollard", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Interrupt(KilledOrDiscarded(LADY, would=True), Save(), costs=[STAND_THIS])],
    ),
    card(
        "09036", "Last Hearth",
        abilities=[
            Action(
                Later(
                    Choose(PARTICIPATING & faction("stark") & CHARACTER, target=False),
                    (boost(THAT, IfElse(Fewer(3, USED_PLOTS), 3, 2), CHALLENGE),),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "09037", "Qotho",
        abilities=[
            Action(
                PutIntoPlay(THIS), costs=[UseCard("discard", OTHER & faction("targaryen") & in_pile(HAND), 2)],
                zones=(HAND,),
            )
        ],
    ),
    card(
        "09038", "Tokar", attach_to=faction("targaryen") & CHARACTER,
        constants=[
            Strength(ATTACHED, PerAttachment()),
            CannotGainPower(each(CHARACTER & WITHOUT_ATTACHMENTS), condition=Is(ATTACHED, PARTICIPATING)),
        ],
    ),
    card(
        "09039", "Archmaester Ebrose",
        abilities=[
            Action(
                Stand(THAT), costs=[UseCard("kneel", MAESTER)], choose=Choose(MAESTER & OTHER_THAN_PAID), limit=per_phase()
            )
        ],
    ),
    card(
        "09040", "Faceless Man", ambush(4),
        abilities=[
            ChallengesAction(TakesAfter(), choose=Choose(CHARACTER & in_pile(DEAD, of=ANY)), limit=per_phase())
        ],
    ),
    card(
        "09041", "Citadel Novice",
        abilities=[
            Reaction(
                Kneels(THIS), [RevealTop(), If(Is(FOUND, ATTACHMENT | MAESTER), (Draw(1),))], limit=per_phase()
            )
        ],
    ),
    card("09042", "The Citadel", abilities=[Action(Search(MAESTER, top=10), costs=[KNEEL_THIS])]),
    card(
        "09043", "Strangler", TERMINAL, constants=[Strength(ATTACHED, 1, "set", condition=Is(ATTACHED, PARTICIPATING))],
    ),
    card(
        "09044", "Words Are Wind",
        abilities=[
            Interrupt(
                WouldTakeEffect(("event",), opponents=True), May((Cancel(),), instead=(Draw(2),), by=ITS_PLAYER)
            )
        ],
    ),
    card(
        "09045", "The Conclave",
        deck=(MayContain(~LOYAL & MAESTER), AtLeast(MAESTER, 12)),
        constants=[LaysUnder(7)],
        abilities=[Reaction(you_win(with_=PARTICIPATING & MAESTER & YOURS), SwitchUnder())],
    ),
    card(
        "09046", "Wardens of the South",
        abilities=[
            Reaction(
                EitherTrigger(DeclaredAttacker(TYRELL & YOURS), DeclaredDefender(TYRELL & YOURS)),
                boost(IT, 2, CHALLENGE),
            )
        ],
    ),
    card("09047", "Besieged", constants=[SomebodyDefends(EACH_PLAYER)]),
    card(
        "09048", "Your King Commands It",
        constants=[CannotGainPower(each(~trait("King") & ~trait("Queen") & CHARACTER))],
    ),
    card(
        "09049", "The Spider's Web",
        abilities=[
            Reaction(
                ClaimWasApplied(INTRIGUE),
                [GivesPlayers(ExtraChallenge(challenge=INTRIGUE), PHASE), GivesPlayers(PlotValue(figure="claim", by=1, challenge=INTRIGUE))],
                limit=per_phase(),
            )
        ],
    ),
    card(
        "09050", "Now It Comes To War",
        abilities=[
            ForcedInterrupt(
                EitherTrigger(ClaimApplied(INTRIGUE, anyones=True), ClaimApplied(POWER, anyones=True)),
                May((ClaimAs(MILITARY),), by=ATTACKING_PLAYER),
            )
        ],
    ),
    card(
        "09051", "Trade Routes",
        abilities=[
            WhenRevealed(GainGold(PerCard(LOCATION & controlled_by(YOU_AND_THAT_PLAYER))), choose=ChoosePlayer())
        ],
    ),
    card(
        "09052", "Nothing Burns Like The Cold",
        abilities=[
            WhenRevealed(
                [EachChooses(ATTACHMENT), EachChooses(LOCATION & ~HasKeyword("limited")), Discard(THOSE, unsavable=True)]
            )
        ],
    ),
]  # fmt: skip
