"""Wolves of the North."""

from __future__ import annotations

from ...vocabulary import *

STARK = faction("stark") & CHARACTER
TULLY = trait("House Tully") & CHARACTER
NO_DRAGON = ~trait("Dragon") & CHARACTER
WINTER_PLOT, SUMMER_PLOT = trait("Winter") & PLOT_CARD & REVEALED, trait("Summer") & PLOT_CARD & REVEALED

CARDS = [
    card(
        "03001", "King Robb's Host", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(MILITARY, with_=TakingPart(THIS)),
                Later(
                    Choose(ATTACKING & CHARACTER, target=False),
                    (MovePower(IfElse(Exists(trait("War") & PLOT_CARD & REVEALED), 2, 1), LOSER, to=THAT),),
                ),
            )
        ],
    ),
    card(
        "03002", "Catelyn Stark", constants=[Strength(THIS, PerPower())],
        abilities=[Reaction(SacrificedOrKilled(STARK & YOURS), GainPower(1, THIS), limit=per_round(2))],
    ),
    card(
        "03003", "Eddard Stark", RENOWN,
        abilities=[
            Reaction(ClaimsForRenown(THIS), GainPower(1, THAT), choose=Choose(OTHER & PARTICIPATING & CHARACTER & YOURS))
        ],
    ),
    card(
        "03004", "The Blackfish", RENOWN, constants=[NoKneel(each(TULLY & YOURS), "attacking", condition=PowerOn(THIS, 4))],
        abilities=[Reaction(you_win(MILITARY, role="attacking"), Draw(1), limit=per_phase())],
    ),
    card(
        "03005", "Jon Snow",
        abilities=[Action(Stand(THAT), costs=[UseCard("sacrifice", STARK)], choose=Choose(UNIQUE & STARK), limit=per_round())],
    ),
    card(
        "03006", "Wolves of the North", NO_ATTACHMENTS, STEALTH,
        abilities=[Reaction(Bypasses(), Gives(IT, (Strength(SAME, Times(-1, PerCard(trait("Direwolf") & YOURS))),)))],
    ),
    card(
        "03007", "Arya Stark",
        abilities=[
            Reaction(
                Killed(STARK & YOURS), Kill(THAT), costs=[SACRIFICE_THIS], choose=Choose(CHARACTER & strength_at_most(3))
            )
        ],
    ),
    card(
        "03008", "Jory Cassel",
        abilities=[
            Interrupt(
                Killed(UNIQUE & STARK & YOURS, would=True), [Save(), THEN, If(Exists(WINTER_PLOT), (GainPower(1, IT),))],
                costs=[SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "03009", "Riverrun Minstrel", abilities=[Reaction(EntersPlay(THIS), GainPower(1, THAT), choose=Choose(TULLY))],
    ),
    card(
        "03010", "Old Nan",
        abilities=[
            Interrupt(
                PlotTurned(),
                [Name("trait", among=("Summer", "Winter")), Gives(ITS_CARD, (GainsTrait(SAME, NAMED),), ROUND)],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "03011", "Osha", abilities=[ChallengesAction([RemoveFromChallenge(THIS), THEN, Stand(THIS)], limit=per_phase())],
    ),
    card(
        "03012", "Bear Island Loyalist",
        constants=[
            Immune(
                each(OTHER & PARTICIPATING & STARK & YOURS), types=("event",), opponents=True,
                condition=Is(THIS, PARTICIPATING),
            )
        ],
    ),
    card(
        "03013", "Sansa Stark",
        constants=[
            Strength(THIS, Times(-1, PerCard(STARK & in_pile(DEAD)))),
            Gains(THIS, INSIGHT, condition=Is(THIS, CHARACTER & strength_at_most(0))),
        ],
    ),
    card(
        "03014", "Shaggydog", NO_ATTACHMENTS,
        constants=[
            Strength(each(named("Rickon Stark") & YOURS), 2), Icon(each(named("Rickon Stark") & YOURS), MILITARY),
        ],
    ),
    card(
        "03015", "House Tully Septon",
        abilities=[
            MarshalingAction(
                next_costs_less(trait("House Tully", "The Seven") & CHARACTER, 2), costs=[SpendPowerOf(1, CHARACTER)],
                limit=per_phase(),
            )
        ],
    ),
    card("03016", "Rickon Stark", abilities=[Interrupt(SearchWouldTakeEffect(), Cancel(), costs=[SACRIFICE_THIS])]),
    card(
        "03017", "Winterfell", constants=[Strength(each(STARK & YOURS), 1)],
        abilities=[
            Reaction(
                Initiated(), [Kneel(THIS), THEN, GivesPlayers(CannotTrigger(WithoutPlot("winter")), CHALLENGE)]
            )
        ],
    ),
    card(
        "03018", "Winterfell Heart Tree",
        abilities=[
            Reaction(
                PhaseBegins(), Gives(THAT, (Immune(SAME, types=("plot",), opponents=True),)), costs=[SACRIFICE_THIS],
                choose=Choose(faction("stark") & YOURS),
            )
        ],
    ),
    card(
        "03019", "Nymeria", attach_to=UNIQUE & STARK, constants=[Gains(ATTACHED, INTIMIDATE)],
        abilities=[Action(MoveAttachment(THIS), costs=[PayGold(1)], limit=per_phase())],
    ),
    card(
        "03020", "Needle", attach_to=STARK, constants=[Strength(ATTACHED, 2)],
        abilities=[Interrupt(Sacrificed(ATTACHED), Instead(HAND, DISCARD), costs=[SACRIFICE_THIS])],
    ),
    card(
        "03021", "Frozen Solid", TERMINAL, attach_to=LOCATION & ~HasKeyword("limited") & cost_at_most(3),
        constants=[Blank(ATTACHED_LOCATION)],
    ),
    card(
        "03022", "As Hard as Winter", play_only=Exists(trait("Winter") & PLOT_CARD & in_pile(USED)),
        abilities=[
            Reaction(
                SacrificedOrKilled(STARK & YOURS),
                Later(Choose(STARK & cost_at_most(CostOfAnswered()) & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
            )
        ],
    ),
    card(
        "03023", "The Pack Survives",
        abilities=[
            Interrupt(
                WouldTakeEffect(("event",), opponents=True), Cancel(),
                costs=[EitherCost(UseCard("kneel", STARK, 2), UseCard("sacrifice", trait("Direwolf")))],
            )
        ],
    ),
    card(
        "03024", "Arya's Gift",
        abilities=[
            Action(
                Later(
                    Choose(ATTACHMENT & On(STARK & YOURS), target=False), (MoveAttachment(THAT, to=CHARACTER & YOURS),)
                )
            )
        ],
    ),
    card(
        "03025", "Motley", attach_to=CHARACTER & THEIRS, constants=[GainsTrait(ATTACHED, "Fool")],
        abilities=[
            Reaction(
                EitherTrigger(DeclaredAttacker(ATTACHED), DeclaredDefender(ATTACHED)), DiscardRandom(HOSTS_PLAYER)
            )
        ],
    ),
    card("03026", "Even Handed Justice", abilities=[Action([ChooseOfEach(STANDING & CHARACTER), Kneel(THOSE)])]),
    card(
        "03027", "Fishwhiskers",
        constants=[
            NoContribution(
                each(DEFENDING & CHARACTER), condition=All((Is(THIS, ATTACKING), Outnumber(WINTER_PLOT, SUMMER_PLOT)))
            )
        ],
    ),
    card(
        "03028", "Ahead of the Tide",
        abilities=[
            Interrupt(
                ComparesInitiative(), [RaiseFigure("initiative", 3), AtEnd(INITIATIVE, (Draw(1),))],
            )
        ],
    ),
    card(
        "03029", "Crossroads Sellsword", abilities=[Interrupt(Killed(THIS, phase="challenges"), GainGold(2))],
    ),
    card(
        "03030", "Tower of the Hand",
        abilities=[
            Reaction(
                you_win(INTRIGUE), ReturnToHand(THAT),
                costs=[UseCard("return", PARTICIPATING & faction("lannister") & CHARACTER), KNEEL_THIS],
                choose=Choose(CHARACTER & CostBelow(CostOfPaid()) & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "03031", "Quentyn Martell",
        constants=[Strength(THIS, 1, condition=FirstPlayer(False)), Gains(THIS, STEALTH, condition=FirstPlayer(False))],
        abilities=[Interrupt(Killed(THIS), Kill(THAT), choose=Choose(CHARACTER & WEAKER))],
    ),
    card(
        "03032", "His Viper Eyes",
        abilities=[
            Reaction(
                you_lose(MILITARY, POWER, role="defending"),
                [LookAtHand(WINNER), THEN, ChooseSeen(), DiscardFromHand(THAT)],
            )
        ],
    ),
    card("03033", "Stonesnake", STEALTH, abilities=[Reaction(Bypasses(), GainKeywordOf(IT))]),
    card(
        "03034", "The Shadow Tower",
        abilities=[
            Reaction(
                you_win(role="defending"), Gives(THAT, (Cannot(SAME, "attack"),)), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "03035", "Aggo",
        abilities=[
            Action(
                Stand(THAT), condition=Exists(SUMMER_PLOT), choose=Choose(trait("Bloodrider") & CHARACTER), limit=per_round()
            )
        ],
    ),
    card(
        "03036", "Dragon Sight",
        abilities=[Action(boost(each(ATTACKING & NO_DRAGON | DEFENDING & NO_DRAGON), -1, CHALLENGE))],
    ),
    card(
        "03037", "House Florent Knight",
        abilities=[ForcedReaction(EntersPlay(THIS), Discard(THAT), choose=Choose(CHARACTER & LOWEST_STRENGTH))],
    ),
    card(
        "03038", "To the Rose Banner!",
        abilities=[
            MarshalingAction(
                [GainGold(StrengthOf(THAT)), THEN, Sacrifice(THAT)], choose=Choose(faction("tyrell") & CHARACTER & YOURS)
            )
        ],
    ),
    card(
        "03039", "Mance Rayder", RENOWN,
        constants=[
            AmbushAtCost(each(trait("Wildling") & CHARACTER & in_pile(HAND))),
            EachCostsLess(cards=trait("Wildling") & CHARACTER, by=1, verb="ambush", condition=Exists(WINTER_PLOT)),
        ],
    ),
    card(
        "03040", "Young Spearwife", constants=[Gains(THIS, STEALTH, condition=FactionPower(OPPONENT, less=True))],
    ),
    card("03041", "House Maester"),
    card(
        "03042", "Tourney Grounds", abilities=[Action(next_costs_less(EVENT, 1, "play"), costs=[KNEEL_THIS])],
    ),
    card("03043", "Green Dreams", TERMINAL, abilities=[Reaction(Kneels(ATTACHED), TopOrBottom(YOU))]),
    card(
        "03044", "Healing Expertise",
        abilities=[
            Interrupt(
                Killed(~trait("Army") & CHARACTER & YOURS, would=True), Save(),
                costs=[UseCard("kneel", trait("Maester") & CHARACTER)],
            )
        ],
    ),
    card("03045", "Tithe", abilities=[Action(GainGold(2), costs=[UseCard("kneel", faction("neutral") & CHARACTER)])]),
    card("03046", "A Time For Wolves", abilities=[WhenRevealed(SearchForPlay(trait("Direwolf"), most=3))]),
    card(
        "03047", "Fallen from Favor",
        abilities=[WhenRevealed(Later(Choose(CHARACTER & YOURS, target=False), (Sacrifice(THAT),)))],
    ),
    card("03048", "Snowed Under", constants=[PlotBase(each(PLOT_CARD & REVEALED), "initiative", 0)]),
    card(
        "03049", "The Long Winter", abilities=[WhenRevealed(PlayersDiscardPower(WithoutPlot("summer")))],
    ),
    card(
        "03050", "A Song of Summer", constants=[Strength(each(CHARACTER & YOURS), 1, condition=Absent(WINTER_PLOT))],
    ),
    card(
        "03051", "Weapons at the Door",
        abilities=[ForcedReaction(PhaseBegins("challenges"), ReturnToHand(each(PrintedType("attachment"))))],
    ),
    card(
        "03052", "Ranger's Cache", abilities=[Interrupt(PhaseEnds("taxation"), Either(((Draw(2),), (GainGold(3),))))],
    ),
]  # fmt: skip
