"""Sands of Dorne."""

from __future__ import annotations

from ...vocabulary import *

MARTELL, SAND_SNAKE = faction("martell") & CHARACTER, trait("Sand Snake") & CHARACTER
USED_PLOTS = PLOT_CARD & in_pile(USED)
SOLDIER = CHARACTER & with_icon(MILITARY)
UNLIMITED = LOCATION & ~HasKeyword("limited")

CARDS = [
    card(
        "10001", "Doran Martell",
        abilities=[
            Action(
                RemoveFromChallenge(THAT), costs=[KNEEL_FACTION], choose=Choose(PARTICIPATING & CHARACTER & FewIcons(1))
            ),
            Reaction(
                you_lose(), [Name(CHALLENGE_ICON), Either(((gain_icon(THAT, NAMED),), (lose_icon(THAT, NAMED),)))],
                choose=Choose(CHARACTER),
            ),
        ],
    ),
    card(
        "10002", "Ellaria Sand",
        abilities=[
            Reaction(
                DeclaredAttacker(THIS), MustDefend(THOSE),
                choose=Choose(CHARACTER & controlled_by(DEFENDING_PLAYER), least=0, most=3),
            )
        ],
    ),
    card(
        "10003", "The Red Viper", INTIMIDATE, constants=[Strength(THIS, PerPower())],
        abilities=[Reaction(you_win(with_=ATTACKING & trait("Bastard") & CHARACTER & YOURS), GainPower(1, THIS))],
    ),
    card(
        "10004", "Darkstar", INTIMIDATE,
        abilities=[
            Action(
                ReturnToHand(each(PARTICIPATING & CHARACTER)), costs=[SACRIFICE_THIS], condition=Is(THIS, ATTACKING)
            )
        ],
    ),
    card(
        "10005", "Obara Sand",
        abilities=[
            ChallengesAction(
                Later(Choose(MARTELL & CostBelow(CostOfPaid()) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                costs=[UseCard("return", SAND_SNAKE)], limit=per_phase(),
            )
        ],
    ),
    card(
        "10006", "Areo Hotah", ambush(6), constants=[AmbushesForLessPer(USED_PLOTS)],
        abilities=[
            Reaction(you_win(with_=TakingPart(THIS, "defending")), raise_claim(1, PHASE), costs=[RETURN_THIS])
        ],
    ),
    card(
        "10007", "Nymeria Sand", abilities=[Reaction(WinsDominance(OPPONENT), [DiscardRandom(ITS_PLAYER), Draw(1)])],
    ),
    card(
        "10008", "Tyene Sand", STEALTH,
        abilities=[
            Reaction(
                you_lose(role="defending"), PutIntoPlay(THIS), costs=[UseCard("kneel", SAND_SNAKE)], zones=(HAND,)
            )
        ],
    ),
    card(
        "10009", "Nymeria's Guard", NO_ATTACHMENTS,
        abilities=[
            ChallengesAction(PutIntoPlay(THIS), costs=[UseCard("stand", SAND_SNAKE), PayGold(4)], zones=(HAND,))
        ],
    ),
    card(
        "10010", "Obella Sand",
        abilities=[
            Reaction(DiscardedForClaim(THIS), [MovePower(1, WINNER), ShuffleIntoDeck(THIS)], zones=(DISCARD,)),
            Reaction(KilledForClaim(THIS), [MovePower(1, WINNER), ShuffleIntoDeck(THIS)], zones=(DEAD,)),
        ],
    ),
    card(
        "10011", "Quentyn Martell", RENOWN,
        abilities=[ForcedReaction(PhaseBegins("challenges"), Kneel(THIS), condition=Fewer(3, USED_PLOTS))],
    ),
    card(
        "10012", "Ser Cletus Yronwood", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[PlotValuePer(figure="initiative", by=1, per=USED_PLOTS)],
    ),
    card(
        "10013", "Loreza Sand", abilities=[Interrupt(Killed(UNIQUE & MARTELL & YOURS), Draw(1), limit=per_phase())],
    ),
    card("10014", "Maester Kedry", abilities=[Action(next_costs_less(EVENT, 2, "play"), costs=[KNEEL_THIS])]),
    card(
        "10015", "House Dayne Escort", constants=[MarshaledFromDiscard(condition=Several(3, USED_PLOTS))],
    ),
    card(
        "10016", "Shadow City Bastard", ambush(3),
        abilities=[
            ChallengesAction(
                Gives(THAT, (Icon(SAME, "all", -1),)), costs=[SACRIFICE_THIS], choose=Choose(CHARACTER & cost_at_most(5))
            )
        ],
    ),
    card(
        "10017", "Dorne", modifiers={"reserve": 1}, abilities=[Reaction(you_lose(), LookAtTop(2, take=1, exactly=True))],
    ),
    card(
        "10018", "Starfall",
        abilities=[
            ChallengesAction(
                [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED)], costs=[KNEEL_THIS], choose=Choose(CHARACTER)
            )
        ],
    ),
    card(
        "10019", "Hotah's Axe", constants=[Strength(ATTACHED, 3)],
        abilities=[Reaction(EntersPlay(MARTELL, phase="challenges"), PutOnto(THIS, IT), zones=(HAND,))],
    ),
    card("10020", "Patience", attach_to=CHARACTER & YOURS, abilities=[ChallengesAction(ReturnToHand(ATTACHED))]),
    card(
        "10021", "Beguiled", TERMINAL,
        abilities=[ChallengesAction([Name(CHALLENGE_ICON), lose_icon(ATTACHED, NAMED)], costs=[KNEEL_THIS])],
    ),
    card(
        "10022", "No Use For Grief", play_only=LostThisRound("martell"),
        abilities=[
            Action(
                SearchIntoPlay(SAND_SNAKE & cost_at_most(IfElse(Exists(named("The Red Viper") & in_pile(DEAD)), 6, 3)))
            )
        ],
    ),
    card(
        "10023", "False Plans",
        abilities=[
            ChallengesAction(DiscardRandom(THAT_PLAYER), choose=ChoosePlayer()),
            Reaction(DiscardedForClaim(THIS), DiscardRandom(WINNER, 2), zones=(DISCARD,)),
        ],
    ),
    card(
        "10024", "To The Spears!", play_only=Several(3, USED_PLOTS),
        abilities=[ChallengesAction(Gives(each(MARTELL & YOURS), (NoKneel(SAME, "attacking"),), NEXT_CHALLENGE))],
    ),
    card(
        "10025", "Ser Cortnay Penrose", abilities=[Reaction(you_win(POWER, with_=TakingPart(THIS)), Stand(THIS))],
    ),
    card(
        "10026", "Sea Dragon Tower",
        abilities=[ChallengesAction(gain_icon(THAT, POWER), costs=[KNEEL_THIS], choose=Choose(CHARACTER))],
    ),
    card(
        "10027", "Fleet From Pyke", NO_ATTACHMENTS, PILLAGE,
        abilities=[
            Reaction(Pillages(LOCATION | ATTACHMENT, "yours"), [Name(CHALLENGE_ICON), gain_icon(THIS, NAMED)])
        ],
    ),
    card(
        "10028", "Plundered", TERMINAL, attach_to=LOCATION & THEIRS,
        abilities=[
            Reaction(
                PlayerWon(HostsPlayer("location"), role="defending", lost=True),
                [Kneel(ATTACHED_LOCATION), THEN, MayPay((SACRIFICE_THIS,), (GainGold(3),))],
            )
        ],
    ),
    card(
        "10029", "Myrcella Baratheon", constants=[NoKneel(THIS, "attacking", condition=MoreCardsInHand(DEFENDING_PLAYER))],
    ),
    card(
        "10030", "Extortion",
        abilities=[Reaction(you_win(INTRIGUE, role="attacking"), [GainGold(3), DiscardGold(3, LOSER, up_to=True)])],
    ),
    card(
        "10031", "Spare Boot",
        abilities=[
            ChallengesAction(
                [Stand(THAT), MoveAttachment(THAT, here=True)],
                choose=Choose(ATTACHMENT & On(CHARACTER & YOURS)), limit=per_phase(),
            )
        ],
    ),
    card(
        "10032", "Turncloak", TERMINAL, attach_to=~LOYAL & CHARACTER,
        abilities=[Reaction(you_win(with_=TakingPart(ATTACHED)), TakeControl(ATTACHED), anyone=True)],
    ),
    card(
        "10033", "Greatjon Umber", INTIMIDATE,
        abilities=[
            Reaction(
                you_win(MILITARY, with_=TakingPart(THIS, "attacking")), Stand(THIS), condition=Fewer(3, USED_PLOTS)
            )
        ],
    ),
    card(
        "10034", "Taste For Flesh",
        abilities=[
            Reaction(
                you_win(
                    with_=ATTACKING & trait("Direwolf") & CHARACTER & YOURS
                    | ATTACKING & CHARACTER & YOURS & Bearing("Direwolf")
                ),
                Kill(THAT), choose=Choose(DEFENDING & CHARACTER),
            )
        ],
    ),
    card(
        "10035", "Missandei",
        abilities=[Interrupt(DiscardedUnplayed(THIS), Instead(PLAY, DISCARD), zones=(HAND, DECK))],
    ),
    card(
        "10036", "Qarth",
        abilities=[Action(Discard(THAT), costs=[KNEEL_THIS, PayGold(1)], choose=Choose(ATTACHMENT & On(YOURS)))],
    ),
    card(
        "10037", "Leyton Hightower",
        abilities=[
            Action(
                Later(
                    Choose(
                        faction("tyrell") & ~HasKeyword("limited") & cost_at_most(4) & in_pile(HAND), target=False
                    ),
                    (PutIntoPlay(THAT, kneeling=True),),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "10038", "Beacon of the South", attach_to=faction("tyrell") & CHARACTER,
        abilities=[Reaction(you_win(by=5, with_=TakingPart(ATTACHED, "attacking")), GainPower(1, ATTACHED))],
    ),
    card(
        "10039", "Val",
        abilities=[
            Reaction(
                DeclaredAttacker(THIS),
                Later(
                    Choose(trait("Wildling") & CHARACTER & cost_at_most(4) & in_pile(HAND), target=False),
                    (PutIntoPlay(THAT, kneeling=True), JoinAsAttacker(THAT)),
                ),
            )
        ],
    ),
    card(
        "10040", "Septon Meribald",
        abilities=[
            Action(
                Stand(THOSE), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & StrengthAtMost(1, printed=True), least=0, most=3), limit=per_round(),
            )
        ],
    ),
    card(
        "10041", "Oldtown Scholar",
        abilities=[
            Reaction(Draws(OPPONENT), Draw(DrawnThen()), costs=[KNEEL_THIS], condition=NotInPhase("draw"))
        ],
    ),
    card(
        "10042", "Jade Sea Dromond", LIMITED, modifiers={"income": 1},
        abilities=[
            DominanceAction(
                Discard(THAT), costs=[KNEEL_THIS, SACRIFICE_THIS], choose=Choose(UNLIMITED & cost_at_most(3))
            )
        ],
    ),
    card(
        "10043", "Brother's Robes", attach_to=trait("The Seven") & CHARACTER,
        abilities=[Reaction(Kneels(ATTACHED), Gives(THAT, (Blank(SAME),)), choose=Choose(LOCATION | ATTACHMENT))],
    ),
    card(
        "10044", '"Off To Gulltown"',
        abilities=[ChallengesAction([Gives(THAT, (Icon(SAME, "all"),)), Draw(1)], choose=Choose(CHARACTER))],
    ),
    card("10045", "The Wars To Come", deck=(PlotDeck(n=10, doubled=2),)),
    card(
        "10046", "At Prince Doran's Behest", constants=[Cannot(THIS, "cancel")], abilities=[WhenRevealed(RevealPlot())],
    ),
    card(
        "10047", "Peace and Prosperity",
        constants=[Reduce(cards=CHARACTER, by=3), Reduce(cards=LOCATION, by=2), Reduce(cards=ATTACHMENT, by=1)],
    ),
    card(
        "10048", "Forced March",
        abilities=[
            WhenRevealed(
                [
                    EachChooses(STANDING & SOLDIER, EACH_OPPONENT), Kneel(THOSE), THEN,
                    MayPay((UseCard("kneel", STANDING & SOLDIER),), (AGAIN,)),
                ]
            )
        ],
    ),
    card("10049", "Beyond Reproach", abilities=[WhenRevealed(HaveSacrificed(each(ATTACHMENT & ON_OTHERS)))]),
    card(
        "10050", "Breaking Ties",
        abilities=[
            Action(
                ReturnToHand(THAT), costs=[UseCard("sacrifice", LOYAL & CHARACTER)],
                choose=Choose(~LOYAL & (LOCATION | CHARACTER)), limit=per_round(2),
            )
        ],
    ),
    card("10051", "Grand Melee", constants=[NoContribution(each(Participating(alone=True) & CHARACTER))]),
    card(
        "10052", "False Spring",
        abilities=[WhenRevealed([RevealHeld(3, EACH_OPPONENT), PickOfEach(may=True), DiscardFromHand(THOSE)])],
    ),
]  # fmt: skip
