"""Kings of the Isles."""

from __future__ import annotations

from ...vocabulary import *

GREYJOY, WARSHIP = faction("greyjoy") & CHARACTER, trait("Warship") & LOCATION
DROWNED_GOD, RAIDER = trait("Drowned God") & CHARACTER, trait("Raider") & CHARACTER
HIGHBORN = trait("Lord", "Lady") & CHARACTER
EURON, ASHA = named("Euron Crow's Eye"), named("Asha Greyjoy")
ALL_ORDERS = All(tuple(Exists(trait(order) & CHARACTER & YOURS) for order in ("Ranger", "Steward", "Builder")))

CARDS = [
    card(
        "12001", "Balon Greyjoy", PILLAGE, RENOWN,
        abilities=[
            Action(
                [
                    PutIntoPlay(THAT, under_yours=True),
                    AtEnd(PHASE, (If(StillInPlay(THAT), (ShuffleIntoDeck(THAT),)),)),
                ],
                costs=[KNEEL_FACTION], choose=Choose(in_pile(DISCARD, of=OPPONENT)),
            )
        ],
    ),
    card(
        "12002", "Euron Crow's Eye", INTIMIDATE,
        abilities=[
            Reaction(EntersPlay(THIS, how="marshal"), SearchPiles(named("Silence"), also=(HAND, DISCARD)))
        ],
    ),
    card("12003", "Asha Greyjoy", PILLAGE, STEALTH, constants=[Gains(each(OTHER & UNIQUE & trait("Ironborn") & CHARACTER & YOURS), STEALTH)]),
    card(
        "12004", "The Knight", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Gains(THIS, STEALTH, condition=Is(THIS, Participating("attacking", alone=True))),
            Gains(THIS, RENOWN, condition=Is(THIS, Participating("attacking", alone=True))),
        ],
    ),
    card(
        "12005", "Aeron Damphair", INSIGHT,
        abilities=[Reaction(Killed(OTHER & DROWNED_GOD & YOURS), Draw(1), limit=per_phase())],
    ),
    card(
        "12006", "The Drumm",
        constants=[
            Cannot(
                each(CHARACTER & with_icon(INTRIGUE)), "defend",
                condition=All((Is(THIS, ATTACKING), DuringOneOf((MILITARY, POWER)))),
            )
        ],
    ),
    card(
        "12007", "Gwynesse Harlaw",
        abilities=[
            Action(
                [UnderDeck(THOSE), THEN, GainGold(1), Draw(1)],
                choose=Choose(in_pile(DISCARD, of=OPPONENT), most=3, exactly=True, same_side=True), limit=per_round(),
            )
        ],
    ),
    card(
        "12008", "Andrik the Unsmiling", PILLAGE,
        abilities=[
            Reaction(
                Pillages(), Later(Choose(CopyOf("that"), target=False), (Discard(THAT),)),
                choose=Choose((LOCATION | ATTACHMENT) & ~HasKeyword("limited") & in_pile(DISCARD, of=LOSER)),
            )
        ],
    ),
    card(
        "12009", "Qarl the Maid",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                Either(
                    (
                        (Later(Choose(WARSHIP, target=False), (Stand(THAT),)),),
                        (Later(Choose(ASHA & CHARACTER, target=False), (Stand(THAT),)),),
                    )
                ),
            )
        ],
    ),
    card(
        "12010", "Maester Murenmure",
        abilities=[Interrupt(WouldTakeEffect(("location",)), Cancel(), costs=[KNEEL_THIS])],
    ),
    card(
        "12011", "Old Grey Gull",
        abilities=[
            Action(
                Later(
                    Choose(OTHER & GREYJOY & YOURS, target=False),
                    (Kill(THAT), THEN, If(Is(THAT, in_pile(DEAD)), (May((AddToHand(THAT),)),))),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "12012", "Priest of Old Wyk",
        constants=[CountsKneeling(THIS, condition=Exists(DROWNED_GOD & in_pile(DEAD)))],
    ),
    card("12013", "Drowned Prophet", abilities=[Interrupt(Killed(THIS), SearchForDeath(GREYJOY, top=5))]),
    card(
        "12014", "Eager Deckhand", abilities=[Reaction(EntersPlay(WARSHIP & YOURS), PutIntoPlay(THIS), zones=(HAND,))],
    ),
    card(
        "12015", "Orkmont Reaver", PILLAGE,
        constants=[Gains(THIS, STEALTH, condition=OneHas(OPPONENT, 10, in_pile(DISCARD, of=ANY)))],
    ),
    card(
        "12016", "Silence", modifiers={"initiative": 2},
        abilities=[
            ChallengesAction(
                [
                    Later(Choose(WARSHIP & in_pile(HAND), target=False), (PutIntoPlay(THAT),)),
                    THEN, Stand(each(EURON & YOURS)),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "12017", "Great Wyk", abilities=[Reaction(EntersFrom(CHARACTER), DiscardChosen(EACH_OPPONENT), limit=per_phase())],
    ),
    card(
        "12018", "Golden Storm",
        abilities=[
            Reaction(
                you_win(MILITARY, role="attacking"),
                [Kill(THAT), THEN, If(OneHas(YOU, 1, PARTICIPATING & RAIDER), (Stand(THIS),))],
                costs=[KNEEL_THIS], choose=Choose(PARTICIPATING & CHARACTER),
            )
        ],
    ),
    card(
        "12019", "Maiden's Bane",
        abilities=[
            Reaction(
                you_win(unopposed=True), [Stand(THAT), THEN, If(Is(THAT, trait("Captain") & CHARACTER), (Stand(THIS),))],
                costs=[KNEEL_THIS], choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card(
        "12020", "Scouting Vessel",
        abilities=[Interrupt(Pillages(by="yours"), DiscardMore(3), costs=[KNEEL_THIS, SACRIFICE_THIS])],
    ),
    card(
        "12021", "Red Rain", attach_to=UNIQUE & GREYJOY,
        constants=[Gains(ATTACHED, STEALTH, condition=Is(ATTACHED, named("The Drumm")))],
        abilities=[
            Reaction(
                you_win(unopposed=True, with_=TakingPart(ATTACHED, "attacking")), GainPower(2, ATTACHED), limit=per_phase()
            )
        ],
    ),
    card(
        "12022", "Fleet Captain",
        constants=[Strength(ATTACHED, IfElse(Several(3, WARSHIP & YOURS), 3, 1)), GainsTrait(ATTACHED, "Captain")],
    ),
    card(
        "12023", "What Is Dead May Never Die",
        abilities=[Reaction(WinsDominance(), PutIntoPlay(THAT), choose=Choose(GREYJOY & in_pile(DEAD)))],
    ),
    card(
        "12024", "Nighttime Raid",
        abilities=[
            Action(
                gain_keyword(THOSE, STEALTH),
                choose=Choose(CHARACTER & HasKeyword("pillage") | RAIDER, least=0, most=3),
            )
        ],
    ),
    card(
        "12025", "Khorane Sathmantes",
        abilities=[
            Action(
                [Kneel(FIRST), Kneel(SECOND)], costs=[KNEEL_THIS, UseCard("kneel", WARSHIP)],
                choose=[Choose(CHARACTER, which="first"), Choose(LOCATION, which="second")],
            )
        ],
    ),
    card(
        "12026", "Fury", constants=[Gains(each(named("Stannis Baratheon") & YOURS), INTIMIDATE)],
        abilities=[
            Reaction(
                you_win(POWER), MovePowerFrom(1, THAT, YOUR_FACTION), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER | LOCATION),
            )
        ],
    ),
    card(
        "12027", "Gunthor Son of Gurn", ambush(4),
        abilities=[Reaction(you_win(with_=TakingPart(THIS, "attacking")), DiscardChosen(LOSER))],
    ),
    card(
        "12028", "My Mind Is My Weapon",
        abilities=[
            Action(
                JoinYourSide(THAT), condition=During(MILITARY), choose=Choose(OTHER & CHARACTER & YOURS & with_icon(INTRIGUE))
            )
        ],
    ),
    card(
        "12029", "Desert Raider",
        abilities=[
            Reaction(
                you_lose(),
                [
                    PutIntoPlay(THIS), GainPower(1, THAT),
                    Either(
                        (
                            (lose_icon(THAT, INTRIGUE), gain_icon(THIS, INTRIGUE)),
                            (lose_icon(THAT, POWER), gain_icon(THIS, POWER)),
                        )
                    ),
                ],
                choose=Choose(CHARACTER & controlled_by(WINNER)), zones=(DEAD,),
            )
        ],
    ),
    card(
        "12030", "The Bloodroyal", attach_to=faction("martell") & CHARACTER,
        constants=[
            Gains(ATTACHED, STEALTH, condition=FirstPlayer(False)),
            Gains(ATTACHED, RENOWN, condition=FirstPlayer(False)),
        ],
    ),
    card(
        "12031", "Vindictive Ranger",
        abilities=[
            Reaction(
                you_lose(role="defending"),
                [Name(CHALLENGE_ICON), Gives(THIS, (Gains(SAME, STEALTH), Icon(SAME, NAMED)))],
            )
        ],
    ),
    card(
        "12032", "Westwatch-by-the-Bridge",
        abilities=[
            Action(
                Stand(THAT), costs=[KNEEL_THIS],
                choose=Choose(OTHER & faction("nights-watch") & LOCATION & cost_at_most(IfElse(ALL_ORDERS, 4, 1))),
            )
        ],
    ),
    card(
        "12033", "Maester Vyman",
        abilities=[
            Reaction(
                you_win(MILITARY, POWER), GainPower(1, THAT), costs=[KNEEL_THIS],
                choose=Choose(OTHER & CHARACTER & SHARES_TRAIT),
            )
        ],
    ),
    card(
        "12034", "Karhold",
        constants=[CannotGainPower(each((CHARACTER | LOCATION) & controlled_by(WithoutPlot("winter"))))],
    ),
    card(
        "12035", "Cohollo", INTIMIDATE, abilities=[Action(JoinYourSide(THIS), costs=[DiscardCards(1), KNEEL_THIS])],
    ),
    card(
        "12036", '"Dance of the Dragons"',
        abilities=[
            Action(
                AddToHand(THAT),
                choose=Choose((CHARACTER | LOCATION | ATTACHMENT) & cost_at_most(3) & in_pile(DISCARD)),
            )
        ],
    ),
    card(
        "12037", "Ser Talbert Serry", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(TriggersAbility(OPPONENT, types=("location",)), boost(THIS, 2), limit=per_phase(3))],
    ),
    card("12038", "The Shield Islands", constants=[ExtraDraw(EACH_PLAYER)]),
    card(
        "12039", "Bronze Yohn Royce", RENOWN,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "defending")), Stand(THIS),
                costs=[UseCard("kneel", faction("neutral") & LOCATION & CostAtLeast(1))], limit=per_phase(2),
            )
        ],
    ),
    card(
        "12040", "Rogue Wildling", ambush(5),
        abilities=[Reaction(EntersPlay(THIS), Stand(THAT), choose=Choose(trait("Wildling") & CHARACTER & YOURS))],
    ),
    card(
        "12041", "Citadel Archivist",
        abilities=[
            Reaction(
                PlacedInDiscardPile(THIS), ShuffleIntoDeck(each(in_pile(DISCARD, of=EACH_PLAYER))), zones=(DISCARD,)
            )
        ],
    ),
    card(
        "12042", "The Starry Sept",
        abilities=[
            Action(
                Later(Choose(CHARACTER, target=False), (MovePowerFrom(1, THIS, THAT), Gives(THAT, (Blank(SAME),)))),
                condition=PowerOn(THIS, 1),
            ),
            Reaction(you_win(POWER), GainPower(1, THIS)),
        ],
    ),
    card("12043", "Reckless", TERMINAL, constants=[HasToAttack(ATTACHED), HasToDefend(ATTACHED)]),
    card(
        "12044", "When I Woke...",
        abilities=[
            Reaction(
                PlayerWon(ANY, (MILITARY,), lost=True),
                [EachSpares(PARTICIPATING & CHARACTER, LOSER), OntoDeck(THAT)], limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "12045", "Sea of Blood",
        constants=[
            EachCostsLess(cards=EVENT, by=PerTokenHere("blood"), verb="play", condition=During(MILITARY)),
            CannotPlayEvents(condition=DuringOneOf((INTRIGUE, POWER))),
        ],
        abilities=[
            Reaction(
                you_win(MILITARY, by=5), [PlaceToken(THIS, kind="blood"), THEN, Search(EVENT)], costs=[KNEEL_FACTION]
            )
        ],
    ),
    card(
        "12046", "We Take Westeros!",
        abilities=[
            WhenRevealed(PutIntoPlay(THAT, under_yours=True), choose=Choose(LOCATION & in_pile(DISCARD, of=ANY)))
        ],
    ),
    card(
        "12047", "Return to the Fields",
        abilities=[
            WhenRevealed(
                Later(
                    Choose(CHARACTER & YOURS, least=0, most=3, target=False),
                    (Sacrifice(THOSE), Draw(PerPicked()), GainGold(PerPicked())),
                )
            )
        ],
    ),
    card(
        "12048", "Heir to the Iron Throne",
        abilities=[
            WhenRevealed(
                [
                    SearchTopIntoPlay(HIGHBORN, top=10), THEN,
                    Later(Choose(HIGHBORN & YOURS, target=False), (Sacrifice(THAT),)),
                ]
            )
        ],
    ),
    card(
        "12049", "Coordinated Attack",
        abilities=[
            Reaction(
                you_win(role="attacking"),
                [Name(CHALLENGE_TYPE, differs=True), GivesPlayers(ExtraChallenge(challenge=NAMED))], limit=per_phase(),
            )
        ],
    ),
    card(
        "12050", "Stolen Message", constants=[TopShown(EACH_OPPONENT)],
        abilities=[
            Action(
                Later(ChoosePlayer(target=False), (TopToBottom(THAT_PLAYER),)), costs=[PayGold(1)], limit=per_round(3)
            )
        ],
    ),
    card("12051", "Secrets of the Conclave", abilities=[Reaction(PhaseBegins("challenges"), SortTop(5))]),
    card(
        "12052", "Vanquish the Unbelievers",
        abilities=[
            ForcedReaction(
                PhaseBegins("challenges"),
                [Name("trait"), Kill(each(CHARACTER & YOURS & ~WITH_NAMED_TRAIT), unsavable=True)],
            )
        ],
    ),
]  # fmt: skip
