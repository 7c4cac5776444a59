"""The Things We Do For Love."""

from __future__ import annotations

from ...vocabulary import *

LANNISTER, STARK = faction("lannister") & CHARACTER, faction("stark") & CHARACTER
SUMMER_PLOTS, WINTER_PLOTS = trait("Summer") & PLOT_CARD & REVEALED, trait("Winter") & PLOT_CARD & REVEALED
KNIGHTS, DEAR = trait("Knight") & CHARACTER, CHARACTER & CostAtLeast(6)
LORDS_AND_LADIES = trait("Lord", "Lady") & CHARACTER

CARDS = [
    card("16001", "Ser Davos Seaworth", constants=[Cannot(THIS, "kill")]),
    card(
        "16002", "Melisandre's Favor", TERMINAL, constants=[TakesControl(ATTACHED)],
        abilities=[ForcedInterrupt(PhaseEnds("dominance"), [Sacrifice(THIS), FIRMLY])],
    ),
    card(
        "16003", "Wintertime Marauders",
        constants=[
            Cannot(THIS, "attack", condition=Outnumber(SUMMER_PLOTS, WINTER_PLOTS)),
            Cannot(THIS, "defend", condition=Outnumber(SUMMER_PLOTS, WINTER_PLOTS)),
        ],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), Discard(THAT), choose=Choose(~UNIQUE & (CHARACTER | LOCATION | ATTACHMENT)),
                condition=Outnumber(WINTER_PLOTS, SUMMER_PLOTS),
            )
        ],
    ),
    card("16004", "Conquer", attach_to=~UNIQUE & LOCATION, constants=[TakesControl(ATTACHED_LOCATION)]),
    card(
        "16005", "Spider's Whisperer",
        abilities=[ForcedReaction(EntersPlay(THIS), Discard(THAT), choose=Choose(trait("Ally") & CHARACTER))],
    ),
    card(
        "16006", "Wheels Within Wheels",
        abilities=[Action(RevealPlot(), costs=[UseCard("kneel", UNIQUE & LANNISTER)], limit=max_per_round())],
    ),
    card(
        "16007", "Prince's Loyalist", prized(1), STEALTH, constants=[Immune(THIS, types=("event",))],
        abilities=[Interrupt(WouldTakeEffect(("character",)), Cancel(), costs=[PayGold(2)])],
    ),
    card(
        "16008", "You Murdered Her Children",
        abilities=[
            Reaction(
                you_lose(role="defending"), [Discard(THAT, unsavable=True), THEN, DiscardCopies()],
                choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card(
        "16009", "Samwell Tarly", Keyword("no attachments", unless=("Raven",)),
        abilities=[Action(SwitchTop(4), costs=[KNEEL_THIS])],
    ),
    card(
        "16010", "Old Bear Mormont",
        abilities=[
            Action(
                Stand(THAT), costs=[KNEEL_THIS],
                choose=Choose(OTHER & faction("nights-watch") & CHARACTER | OTHER & trait("Lord") & CHARACTER),
            ),
            Reaction(Killed(CHARACTER & YOURS), Stand(THIS)),
        ],
    ),
    card(
        "16011", "Catelyn Stark",
        abilities=[
            Action(
                [
                    PutIntoPlay(THIS, kneeling=True), JoinAsDefender(THIS),
                    AtEnd(PHASE, (If(StillInPlay(THIS), (ReturnToHand(THIS),)),)),
                ],
                condition=DuringOneOf((INTRIGUE, POWER), against_you=True), zones=(HAND,),
            )
        ],
    ),
    card(
        "16012", "Snow Castle",
        abilities=[
            Action(boost(THAT, PerCard(STARK & YOURS)), costs=[KNEEL_THIS], choose=Choose(STARK))
        ],
    ),
    card(
        "16013", "Mad King Aerys", prized(1), RENOWN,
        constants=[Cannot(THIS, "kill", condition=Absent(LORDS_AND_LADIES & THEIRS | named("Ser Jaime Lannister") & THEIRS))],
        abilities=[DominanceAction(Kill(THAT), costs=[KNEEL_THIS], choose=Choose(LORDS_AND_LADIES), limit=per_round())],
    ),
    card(
        "16014", "The Hatchlings' Feast",
        abilities=[
            Action(
                GradedStrength((-1, -2, -3)), choose=Choose(CHARACTER & WITHOUT_ATTACHMENTS, most=3, exactly=True),
            )
        ],
    ),
    card(
        "16015", "The Queen of Thorns",
        constants=[CannotAttack(EACH_OPPONENT, whom=YOU, challenge=INTRIGUE, condition=Is(THIS, STANDING))],
    ),
    card(
        "16016", "Olenna's Study",
        constants=[
            ExtraChallenge(EACH_PLAYER, challenge=INTRIGUE), StaysOut(each(~UNIQUE & CHARACTER), INTRIGUE),
        ],
    ),
    card(
        "16017", "Littlefinger", STEALTH, constants=[NoKneel(THIS, "attacking")],
        abilities=[Interrupt(WouldTakeEffect(("event",)), Cancel(), costs=[KNEEL_THIS])],
    ),
    card(
        "16018", "Vale Refugee",
        abilities=[
            ForcedReaction(
                DominanceDetermined(), PayOrElse((PayGold(2),), (Discard(THIS),)), condition=NoDominance()
            )
        ],
    ),
    card(
        "16019", "High Ground",
        abilities=[ChallengesAction(Stand(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Army") & CHARACTER))],
    ),
    card("16020", "King's Landing", abilities=[Reaction(Marshals(cards=LOCATION), Draw(1), limit=per_round(3))]),
    card(
        "16021", "Harrenhal", prized(2), constants=[LeavesIf(condition=Tokens(THIS, "ghost", 3))],
        abilities=[
            Interrupt(
                WouldTakeEffect(("character", "location", "attachment", "event", "faction", "title")),
                [Cancel(), PlaceToken(THIS, kind="ghost")], costs=[UseCard("kill", CHARACTER & OwnedBy(YOU))], limit=per_phase(),
            )
        ],
    ),
    card(
        "16022", "Sky Cell", TERMINAL, constants=[GainsAbility(ATTACHED, Action(Kill(THIS, unsavable=True)))],
        abilities=[
            ForcedInterrupt(WouldDrawCards(HOSTS_PLAYER), [Kneel(ATTACHED), THEN, LessDrawn(1)])
        ],
    ),
    card(
        "16023", "Heads on Pikes", prized(2),
        abilities=[
            DominanceAction(
                InTurn(EACH_OPPONENT, (DiscardTop(YOU, Times(2, PerCard(CHARACTER & in_pile(DEAD)))),)),
                limit=max_per_round(),
            )
        ],
    ),
    card(
        "16024", "Narrow Escape",
        abilities=[Action([HandBuysOff(), RaiseFallen(from_play=True)], limit=max_per_phase())],
    ),
    card(
        "16025", "Seductive Promise",
        abilities=[
            Reaction(
                you_win(POWER, by=5), TakeControl(THAT), choose=Choose(~UNIQUE & CHARACTER & controlled_by(LOSER)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card("16026", "Westeros Bleeds", abilities=[DominanceAction(Discard(each(CHARACTER)))]),
    card(
        "16027", "Aloof and Apart",
        constants=[Reduce(cards=DEAR, by=2), Gains(each(DEAR & YOURS), prized(1))],
    ),
    card(
        "16028", "Dark Wings, Dark Words", deck=(LargerDeck(n=75), AtMostEach(EVENT, 1)),
        abilities=[Reaction(Plays(cards=EVENT), Draw(1), limit=per_round(3))],
    ),
    card(
        "16029", "Knights of the Realm",
        constants=[
            ExtraDraw(condition=Most(KNIGHTS)), ExtraDraw(n=-1, least=0, condition=Fewest(KNIGHTS)),
        ],
    ),
    card(
        "16030", "The Long Voyage", deck=(LargerDeck(n=100),),
        abilities=[Reaction(Draws(), Draw(1), costs=[KNEEL_FACTION], condition=InPhase("draw"))],
    ),
    card(
        "16031", "Benjen's Cache", abilities=[WhenRevealed(If(NoneUsed("Kingdom"), (Search(),)))],
    ),
    card(
        "16032", "Rioting",
        abilities=[ForcedReaction(PhaseBegins("standing"), Discard(each(KNEELING_CHARACTER), unsavable=True))],
    ),
    card("16033", "Rule By Decree", abilities=[WhenRevealed(DiscardDownTo(4, WITH_LARGEST_HAND))]),
    card(
        "16034", "Search and Detain",
        abilities=[
            WhenRevealed(
                ReturnToHand(THAT, unsavable=True),
                choose=Choose(
                    (CHARACTER | LOCATION | ATTACHMENT) & WITHOUT_ATTACHMENTS & controlled_by(THE_FIRST_PLAYER)
                ),
            )
        ],
    ),
    card(
        "16035", "The Art of Seduction",
        abilities=[
            WhenRevealed(
                AtEnd(NEXT_PLOT_PHASE, (GivesPlayers(NoNewPlot(THAT_PLAYER)),), away=True), choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "16036", "The Gathering Storm",
        abilities=[WhenRevealed(InTurn(EACH_OPPONENT, (May((RevealPlot(returned=True),)),)))],
    ),
]  # fmt: skip
