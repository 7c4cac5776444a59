"""Dragons of the East."""

from __future__ import annotations

from ...vocabulary import *

TARGARYEN = faction("targaryen") & CHARACTER
DOTHRAKI, STORMBORN = trait("Dothraki") & CHARACTER, trait("Stormborn") & CHARACTER
HORDE = Several(2, ATTACKING & DOTHRAKI & YOURS)

GOES_BACK = AtEnd(PHASE, (If(StillInPlay(THAT), (ReturnToHand(THAT),)),))

CARDS = [
    card(
        "15001", "Daenerys Targaryen",
        abilities=[Action(SearchForPlay(ATTACHMENT | trait("Dragon") & ANY_CARD, top=10, most=3), limit=per_round())],
    ),
    card(
        "15002", "Drogon", NO_ATTACHMENTS, constants=[Gains(each(STORMBORN & YOURS), RENOWN)],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")),
                Kill(each(CHARACTER & controlled_by(DEFENDING_PLAYER) & strength_at_most(1))),
            )
        ],
    ),
    card(
        "15003", "Rhaegal", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")),
                [Stand(THAT), THEN, If(Is(THAT, trait("Dragon", "Stormborn") & CHARACTER), (Stand(THIS),))],
                choose=Choose(OTHER & CHARACTER & YOURS), limit=per_phase(),
            )
        ],
    ),
    card(
        "15004", "Viserion", NO_ATTACHMENTS,
        constants=[
            Gains(each(STORMBORN & YOURS), STEALTH),
            Strength(
                each(PARTICIPATING & ~trait("Dragon") & ~trait("Stormborn") & CHARACTER), -2, condition=Is(THIS, ATTACKING)
            ),
        ],
    ),
    card(
        "15005", "Khal Drogo", RENOWN,
        abilities=[
            Interrupt(
                Returned(trait("Army", "Dothraki") & CHARACTER & OwnedBy(YOU), would=True), Save(), costs=[DiscardCards(1)]
            )
        ],
    ),
    card(
        "15006", "Galazza Galare",
        abilities=[
            Reaction(
                EntersPlay(THIS, how="marshal"),
                Either(
                    (
                        (Search(TARGARYEN & CostAtLeast(6), top=10),),
                        (SearchAny(TARGARYEN & cost_at_most(2), top=10, most=3),),
                    )
                ),
            )
        ],
    ),
    card(
        "15007", "Jhogo", abilities=[Reaction(you_win(MILITARY), MovePower(1, LOSER), condition=HORDE)],
    ),
    card(
        "15008", "The Shavepate",
        abilities=[
            ChallengesAction(
                Later(Choose(CHARACTER & cost_at_most(ChosenX()) & in_pile(DISCARD), target=False), (PutIntoPlay(THAT),)),
                costs=[PayX()], limit=per_phase(),
            )
        ],
    ),
    card("15009", "Rakharo", abilities=[Reaction(you_win(MILITARY), DiscardRandom(LOSER), condition=HORDE)]),
    card(
        "15010", "The Titan's Bastard",
        abilities=[
            Action(
                Later(Choose(trait("Mercenary") & CHARACTER & in_pile(DISCARD), target=False), (AddToHand(THAT),)),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "15011", "Barsena Blackhair", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Strength(THIS, 3, condition=Is(THIS, CHARACTER & Bearing("Weapon")))],
    ),
    card("15012", "Captain Groleo", abilities=[Reaction(EntersPlay(ATTACHMENT), GainGold(1), limit=per_phase())]),
    card(
        "15013", "Blue Graces",
        abilities=[
            ChallengesAction(
                ShuffleIntoDeck(THAT), costs=[REMOVE_THIS], choose=Choose(CostAtLeast(6) & in_pile(DISCARD, DEAD))
            )
        ],
    ),
    card(
        "15014", "Dothraki Handmaiden",
        constants=[HoldsFacedown(condition=Exists(named("Daenerys Targaryen") & YOURS))],
        abilities=[
            MarshalingAction(
                Later(Choose(ATTACHMENT & in_pile(HAND), target=False), (ShowHeld(THAT), AttachFacedown(who=THAT)))
            )
        ],
    ),
    card(
        "15015", "Horselord",
        constants=[Strength(THIS, PerCard(OTHER & ATTACKING & DOTHRAKI & YOURS), condition=Is(THIS, ATTACKING))],
    ),
    card(
        "15016", "Brown Ben Plumm",
        abilities=[ForcedInterrupt(PhaseEnds("challenges"), Sacrifice(THIS), condition=NoGold())],
    ),
    card(
        "15017", "Womb of the World",
        abilities=[
            Action(
                [
                    RevealDeck(5),
                    Later(
                        Choose(DOTHRAKI, among=True),
                        (PutIntoPlay(THAT), GOES_BACK), may=True,
                    ),
                    ShuffleDeck(),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "15018", "Pentos",
        abilities=[
            Reaction(
                DrawsCard(cards=ATTACHMENT), [PutIntoPlay(ITS_CARD), THEN, Draw(1)], costs=[KNEEL_THIS, RevealAnswered()]
            )
        ],
    ),
    card(
        "15019", "Khaleesi", attach_to=trait("Lady") & CHARACTER,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(ATTACHED)), Either(((Stand(ATTACHED),), (raise_claim(1, CHALLENGE),))),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "15020", "Dragon Egg", constants=[Gains(ATTACHED, INSIGHT)],
        abilities=[
            Reaction(
                PhaseBegins("marshaling"), SearchIntoPlay(trait("Hatchling") & CHARACTER), costs=[SACRIFICE_THIS],
                condition=Is(ATTACHED, named("Daenerys Targaryen")),
            )
        ],
    ),
    card("15021", "Pit Fighter's Blade", constants=[Gains(ATTACHED, RENOWN, condition=During(MILITARY))]),
    card(
        "15022", "Overwhelming Numbers", play_only=HORDE,
        abilities=[
            Action(
                Later(
                    Choose(DOTHRAKI & in_pile(HAND, DISCARD), least=0, most=2, target=False),
                    (
                        PutIntoPlay(THOSE, kneeling=True), JoinAsAttacker(THOSE),
                        AtEnd(CHALLENGE, (If(StillInPlay(THOSE), (ReturnToHand(THOSE),)),)),
                    ),
                ),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "15023", "Fire Made Flesh",
        abilities=[
            MarshalingAction(
                SearchPiles(trait("Dragon") & CHARACTER & TitlesOfPaid(), also=(HAND,)),
                costs=[UseCard("sacrifice", trait("Hatchling") & CHARACTER)],
            )
        ],
    ),
    card(
        "15024", "Incinerate",
        abilities=[
            Action(
                Later(
                    Choose(OTHER & in_pile(HAND), most=-1, target=False),
                    (DiscardFromHand(THOSE), boost(THAT, Times(-2, PerPicked()), CHALLENGE)),
                ),
                choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "15025", "Delena Florent",
        constants=[Cannot(each(~trait("Bastard") & CHARACTER), "stand", phase="challenges")],
        abilities=[Reaction(EntersPlay(THIS), Search(trait("Bastard") & CHARACTER))],
    ),
    card(
        "15026", "Dragonstone Convert",
        abilities=[
            ChallengesAction(
                [NameCard(), GivesPlayers(BarsTitle(EACH_PLAYER, title=NAMED, how="event"))], limit=per_phase()
            )
        ],
    ),
    card(
        "15027", "Hotho Humpback",
        abilities=[ChallengesAction([Draw(1, EACH_PLAYER), ChecksReserve(EACH_PLAYER)], limit=per_round())],
    ),
    card(
        "15028", "Ten Towers Galley",
        constants=[PlotValue(EACH_OPPONENT, figure="reserve", by=-1, condition=Is(THIS, STANDING))],
        abilities=[Action(Kneel(THIS), costs=[UseCard("kneel", LOCATION & CostAtLeast(2))], anyone=True)],
    ),
    card(
        "15029", "Ser Meryn Trant",
        abilities=[Interrupt(DiscardedFromHand(ANY_CARD & OwnedBy(OPPONENT)), Instead(REMOVED, DISCARD))],
    ),
    card(
        "15030", "The Red Keep", modifiers={"income": 1},
        abilities=[
            Interrupt(
                WouldTakeEffect(("character", "location", "attachment"), opponents=True), Cancel(), costs=[KNEEL_THIS]
            )
        ],
    ),
    card(
        "15031", "Spotted Sylva",
        abilities=[
            ForcedReaction(
                you_lose(with_=TakingPart(THIS, "attacking")),
                [EachChooses(PARTICIPATING & CHARACTER), ReturnToHand(THOSE)],
            )
        ],
    ),
    card(
        "15032", "Choosing the Spear",
        abilities=[
            Reaction(
                DeclaredAttacker(faction("martell") & CHARACTER & YOURS),
                [raise_claim(1, CHALLENGE), AtEnd(LOST, (Later(Choose(CHARACTER & YOURS), (Kill(THAT),)),))],
                condition=During(MILITARY), limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "15033", "Clydas",
        abilities=[Action(Later(ChoosePlayer(target=False), (MoveGold(1, THAT_PLAYER),)), limit=per_phase())],
    ),
    card(
        "15034", "Cage of Ravens", attach_to=trait("Steward") & CHARACTER,
        abilities=[
            Action(
                Later(Choose((CHARACTER | LOCATION | ATTACHMENT) & cost_at_most(1) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "15035", "Wylla Manderly",
        abilities=[
            Reaction(
                SacrificedOrKilled(CHARACTER & YOURS), UnderDeck(THAT),
                choose=Choose(OTHER_THAN_ANSWERED & in_pile(DISCARD)), limit=per_phase(),
            )
        ],
    ),
    card(
        "15036", "Fight to the Last",
        abilities=[
            Interrupt(
                Killed(CHARACTER & YOURS, would=True),
                [
                    Save(), Stand(IT), Gives(IT, (Strength(SAME, 1, mode="set"),)),
                    AtEnd(PHASE, (If(StillInPlay(IT), (Kill(IT, unsavable=True),)),)),
                ],
            )
        ],
    ),
    card(
        "15037", "Mathis Rowan",
        abilities=[
            Action(
                [GiveControl(THAT), THEN, GainGold(2)],
                choose=[ChoosePlayer(), Choose((CHARACTER | LOCATION | ATTACHMENT) & YOURS)], limit=per_round(),
            )
        ],
    ),
    card(
        "15038", "Champion's Favor", attach_to=trait("Lady") & CHARACTER,
        abilities=[
            Action(
                boost(THAT, StrengthOf(ATTACHED, plus=2), CHALLENGE), costs=[KNEEL_ATTACHED],
                choose=Choose(PARTICIPATING & ~trait("Lady") & CHARACTER),
            )
        ],
    ),
    card(
        "15039", "Lysa Arryn",
        abilities=[
            Interrupt(
                Killed(THIS), RemoveFromGame(THAT), choose=Choose(OTHER & (LOCATION | ATTACHMENT | CHARACTER)),
            )
        ],
    ),
    card(
        "15040", "Tormund Giantsbane", INTIMIDATE,
        abilities=[
            Reaction(you_win(with_=TakingPart(THIS)), PlaceToken(THIS, kind="tale")),
            Action(
                Later(
                    Choose(trait("Wildling") & CHARACTER, target=False),
                    (Gives(THAT, (Strength(SAME, 2), Gains(SAME, RENOWN))),),
                ),
                costs=[SpendToken("tale")],
            ),
        ],
    ),
    card(
        "15041", "Archmaester Marwyn", constants=[OnceAsHeld(cards=UNDER_AGENDA)],
        abilities=[Reaction(EntersPlay(THIS), TopUnderAgenda(2))],
    ),
    card(
        "15042", "Braavos",
        abilities=[MarshalingAction(GainGold(FactionsAmong(CHARACTER & YOURS)), costs=[KNEEL_THIS])],
    ),
    card(
        "15043", "Water Dancer's Sword", ambush(1), attach_to=CHARACTER & StrengthAtMost(3, printed=True),
        constants=[Strength(ATTACHED, 2)], abilities=[ForcedInterrupt(PhaseEnds("challenges"), ReturnToHand(THIS))],
    ),
    card(
        "15044", "Lay Waste",
        abilities=[
            DominanceAction(
                [
                    Discard(THAT), THEN,
                    InTurn(
                        ITS_OWNER, (May((SearchIntoPlay((LOCATION | ATTACHMENT) & CostBelow(PrintedCostOf(THAT))),)),)
                    ),
                ],
                choose=Choose(~HasKeyword("limited") & (LOCATION | ATTACHMENT)),
            )
        ],
    ),
    card(
        "15045", "Bribery",
        abilities=[
            Action(
                May((TakeControl(THAT),), (Kneel(THAT),), Is(THAT, trait("Ally", "Mercenary") & CHARACTER)),
                choose=Choose(CHARACTER & cost_at_most(ChosenX())),
            )
        ],
    ),
    card(
        "15046", "Fury of the Khalasar",
        abilities=[
            Reaction(
                PhaseBegins("challenges"),
                Later(
                    Choose(DOTHRAKI & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT), GOES_BACK),
                ),
            )
        ],
    ),
    card("15047", "The Lost Message", abilities=[Action(ExchangeHand(EACH_PLAYER), limit=per_round())]),
    card(
        "15048", "The White Swords",
        abilities=[
            WhenRevealed(
                Later(
                    Choose(trait("Kingsguard") & CHARACTER & in_pile(HAND, DISCARD), target=False),
                    (PutIntoPlay(THAT),), may=True,
                )
            )
        ],
    ),
    card(
        "15049", "Champion's Challenge",
        abilities=[
            Reaction(
                Initiated(against_you=True), EndChallenge(),
                costs=[UseCard("kneel", CHARACTER & OfExtremeStrength(yours=True))], limit=per_phase(),
            )
        ],
    ),
    card("15050", "At the Palace of Sorrows", constants=[Strength(each(CHARACTER), 3, mode="set")]),
    card("15051", "Loan from the Iron Bank", constants=[PlotValueOnceUsed(figure="income", by=-1)]),
    card("15052", "The Prince Who Came Too Late", abilities=[StandingAction(SearchIntoPlay(CHARACTER), limit=per_round())]),
]  # fmt: skip
