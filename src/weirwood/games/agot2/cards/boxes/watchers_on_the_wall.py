"""Watchers on the Wall."""

from __future__ import annotations

from ...vocabulary import *

WATCH, RANGER = faction("nights-watch") & CHARACTER, trait("Ranger") & CHARACTER
STEWARD, BUILDER = trait("Steward") & CHARACTER, trait("Builder") & CHARACTER
CLANSMAN, WILDLING = trait("Clansman") & CHARACTER, trait("Wildling") & CHARACTER
WINTERS = trait("Winter") & PLOT_CARD & REVEALED
UNLIMITED = LOCATION & ~HasKeyword("limited")

CARDS = [
    card(
        "07001", "Jon Snow", STEALTH,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                Either(((Stand(each(DEFENDING & WATCH)),), (Stand(each(ATTACKING & WILDLING)),))), limit=per_phase(),
            )
        ],
    ),
    card(
        "07002", "Bowen Marsh", modifiers={"reserve": 1},
        constants=[Gains(each(STEWARD & YOURS), INSIGHT, condition=During(INTRIGUE))],
    ),
    card(
        "07003", "Old Bear Mormont",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)), PutIntoPlay(THAT, under_yours=True),
                choose=Choose(~UNIQUE & CHARACTER & in_pile(DISCARD, of=LOSER)),
            )
        ],
    ),
    card(
        "07004", "Cotter Pyke", STEALTH,
        abilities=[
            Reaction(Bypasses(), gain_keyword(THAT, STEALTH), condition=Exists(WINTERS), choose=Choose(WATCH))
        ],
    ),
    card(
        "07005", "Maester Aemon", NO_ATTACHMENTS_EXCEPT_ITEM,
        abilities=[Interrupt(PhaseEnds("challenges"), SatisfyUnmetClaim(), choose=ChoosePlayer())],
    ),
    card(
        "07006", "Grizzled Miner", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[CostsLessPer(faction("nights-watch") & (ATTACHMENT | LOCATION) & YOURS, least=1)],
    ),
    card("07007", "Ser Denys Mallister", constants=[Gains(THIS, RENOWN, condition=Is(THIS, DEFENDING))]),
    card("07008", "Ser Jaremy Rykker", NO_ATTACHMENTS_EXCEPT_WEAPON, constants=[Icon(each(OTHER & RANGER & YOURS), POWER)]),
    card(
        "07009", "Castle Black Mason", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Action(Search(LOCATION | ATTACHMENT, top=10), costs=[UseCard("kneel", BUILDER, 2)], limit=per_round(2))],
    ),
    card(
        "07010", "Grenn", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")),
                Later(
                    Choose(OTHER & ATTACKING & WATCH, target=False),
                    (
                        If(
                            Is(THAT, STANDING),
                            (MovePower(2, LOSER, to=THAT, up_to=True),), (MovePower(1, LOSER, to=THAT),),
                        ),
                    ),
                ),
            )
        ],
    ),
    card(
        "07011", "Pyp", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), gain_keyword(THAT, INSIGHT),
                choose=Choose(OTHER & ATTACKING & WATCH),
            )
        ],
    ),
    card(
        "07012", "Samwell Tarly",
        constants=[
            Blank(each(OTHER & PARTICIPATING & ~trait("Steward") & CHARACTER), condition=Is(THIS, PARTICIPATING))
        ],
    ),
    card(
        "07013", "Satin", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(Kneels(THIS), Stand(THAT), choose=Choose(OTHER & STEWARD), limit=per_phase(2))],
    ),
    card(
        "07014", "Lost Ranger", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            ForcedInterrupt(PhaseEnds("challenges"), Sacrifice(THIS), condition=ControlsNone(YOU, OTHER & RANGER))
        ],
    ),
    card(
        "07015", "Seasoned Woodsman",
        abilities=[Reaction(Attached(ATTACHMENT), Either(((GainGold(1),), (Draw(1),))), limit=per_phase(2))],
    ),
    card(
        "07016", "Builder at the Wall",
        abilities=[
            MarshalingAction(
                next_costs_less(faction("nights-watch") & (ATTACHMENT | LOCATION), 1), costs=[KNEEL_THIS]
            )
        ],
    ),
    card(
        "07017", "The New Gift", LIMITED,
        abilities=[
            MarshalingAction(GainGold(1), costs=[UseCard("kneel", STEWARD)], limit=per_phase(2)),
            ChallengesAction(Draw(1), costs=[UseCard("kneel", STEWARD)], limit=per_phase(2)),
        ],
    ),
    card(
        "07018", "Abandoned Stronghold",
        abilities=[
            Action(
                boost(THAT, PerCard(BUILDER & YOURS), CHALLENGE), costs=[KNEEL_THIS], choose=Choose(DEFENDING & CHARACTER)
            )
        ],
    ),
    card(
        "07019", "Queenscrown",
        abilities=[
            Action(
                [
                    Later(ChoosePlayer(target=False), (RevealDeck(3, THAT_PLAYER),)),
                    Later(Choose(CHARACTER, among=True, target=False), (ToDiscardPile(THAT),), may=True),
                    RestToBottom(THAT_PLAYER),
                ],
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "07020", "Catapult on the Wall",
        abilities=[
            Action(
                [Kill(THAT), Gives(ATTACHED, (Cannot(SAME, "stand", "standing"),), ROUND)],
                costs=[KNEEL_THIS, KNEEL_ATTACHED], choose=Choose(ATTACKING & CHARACTER & strength_at_most(4)),
            )
        ],
    ),
    card(
        "07021", "Ghost", attach_to=(faction("nights-watch") | faction("stark")) & CHARACTER,
        abilities=[Interrupt(Killed(ATTACHED, would=True), Save(), costs=[RETURN_THIS])],
    ),
    card(
        "07022", "Sworn to the Watch",
        constants=[
            GainsFaction(ATTACHED, "nights-watch"),
            GainsTrait(ATTACHED, "Ranger", condition=IconOn(ATTACHED, MILITARY)),
            GainsTrait(ATTACHED, "Steward", condition=IconOn(ATTACHED, INTRIGUE)),
            GainsTrait(ATTACHED, "Builder", condition=IconOn(ATTACHED, POWER)),
        ],
    ),
    card(
        "07023", "Now My Watch Begins",
        abilities=[
            Reaction(
                PlacedInDiscardPile(CHARACTER & cost_at_most(5), whose=OPPONENT), PutIntoPlay(ITS_CARD, under_yours=True)
            )
        ],
    ),
    card(
        "07024", "I Shall Win No Glory",
        abilities=[
            Reaction(
                Initiated(against_you=True), EndChallenge(),
                costs=[EitherCost(UseCard("kneel", RANGER, 3), UseCard("kneel", STEWARD, 3), UseCard("kneel", BUILDER, 3))],
            )
        ],
    ),
    card(
        "07025", "Marya Seaworth",
        abilities=[Reaction(Bypassed(CHARACTER), Kneel(IT), costs=[PayGold(1)], limit=per_phase(2))],
    ),
    card(
        "07026", "Black Betha", constants=[Gains(each(named("Ser Davos Seaworth") & YOURS), RENOWN)],
        abilities=[
            Action(
                boost(THAT, PerCard(KNEELING & CHARACTER & controlled_by(DEFENDING_PLAYER)), CHALLENGE),
                costs=[KNEEL_THIS], choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card(
        "07027", "Salt Wife",
        abilities=[
            ChallengesAction(
                Gives(THAT, (Cannot(SAME, "defend"),)), costs=[SACRIFICE_THIS], choose=Choose(CHARACTER)
            )
        ],
    ),
    card(
        "07028", "Raiding the Bay of Ice",
        abilities=[
            Reaction(
                you_win(role="attacking"), OntoDeck(THAT), costs=[UseCard("kneel", trait("Warship") & LOCATION)],
                choose=Choose(UNLIMITED & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "07029", "Ulf Son of Umar",
        abilities=[Reaction(EntersPlay(CLANSMAN & YOURS), boost(THIS, StrengthOfAnswered()), limit=per_phase(3))],
    ),
    card(
        "07030", "There Are No Men Like Me",
        abilities=[
            Action(
                Gives(THAT, (NoKneel(SAME, "attacking", MILITARY), NoKneel(SAME, "defending", MILITARY))),
                choose=Choose(trait("Knight") & CHARACTER),
            )
        ],
    ),
    card(
        "07031", "Southron Messenger", ambush(5),
        abilities=[
            Reaction(
                EntersPlay(THIS, during=True), ReturnToHand(THAT), choose=Choose(PARTICIPATING & CHARACTER & FewIcons(1))
            )
        ],
    ),
    card(
        "07032", "Lingering Venom", TERMINAL,
        abilities=[
            Reaction(
                you_lose(),
                [
                    PlaceToken(THIS, kind="venom"), THEN,
                    If(Is(ATTACHED, CHARACTER & strength_at_most(PerTokenHere("venom"))), (Kill(ATTACHED),)),
                ],
            )
        ],
    ),
    card(
        "07033", "Jeyne Poole",
        abilities=[
            MarshalingAction(
                Later(Choose(trait("Lady") & CHARACTER & in_pile(DISCARD), target=False), (AddToOwnHands(THAT),)),
                costs=[SACRIFICE_THIS],
            )
        ],
    ),
    card(
        "07034", "Summer", attach_to=UNIQUE & faction("stark") & CHARACTER,
        abilities=[
            Action(
                JoinYourSide(ATTACHED), costs=[KNEEL_ATTACHED], condition=During(MILITARY), limit=per_challenge(),
            ),
            Action(MoveAttachment(THIS), costs=[PayGold(1)], limit=per_phase()),
        ],
    ),
    card(
        "07035", "Dothraki Honor Guard", NO_ATTACHMENTS, constants=[Strength(THIS, Times(-1, PerCard(HELD)))],
    ),
    card(
        "07036", "Plaza of Pride",
        abilities=[
            Action(
                Stand(THAT), costs=[UseCard("discard", HELD), KNEEL_THIS],
                choose=Choose(CHARACTER & cost_at_most(CostOfPaid(3))),
            )
        ],
    ),
    card(
        "07037", "Ser Jon Fossoway", constants=[Gains(THIS, RENOWN, condition=Is(THIS, CHARACTER & StrengthAtLeast(5)))],
    ),
    card(
        "07038", "The Honeywine", abilities=[Reaction(you_win(role="attacking", by=5), GainPower(1, THIS))],
    ),
    card(
        "07039", "Rattleshirt",
        constants=[
            Cannot(
                each(CHARACTER & WITHOUT_ATTACHMENTS), "defend",
                condition=Is(THIS, Participating("attacking", alone=True)),
            )
        ],
    ),
    card("07040", "Dalla", abilities=[Reaction(EntersPlay(WILDLING & YOURS), Draw(1), limit=per_phase())]),
    card(
        "07041", "Crow Killers",
        constants=[NoKneel(THIS, "attacking", condition=LowerFigure("reserve", DEFENDING_PLAYER))],
    ),
    card(
        "07042", "The Frozen Shore",
        abilities=[
            Reaction(
                you_win(), Stand(THOSE), costs=[KNEEL_THIS],
                choose=Choose(ATTACKING & WILDLING, most=-1, many=NumberOf(WINTERS)),
            )
        ],
    ),
    card(
        "07043", "Weirwood Bow", attach_to=(faction("nights-watch") | trait("Wildling")) & CHARACTER,
        abilities=[Action(boost(THAT, -2, CHALLENGE), costs=[KNEEL_THIS], choose=Choose(DEFENDING & CHARACTER))],
    ),
    card(
        "07044", "Scaling the Wall",
        abilities=[
            Reaction(
                you_win(with_=ATTACKING & WILDLING & YOURS), ReturnToHand(THAT),
                choose=Choose(UNLIMITED & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "07045", '"The Last of the Giants"',
        abilities=[
            Action(
                Later(
                    Choose(faction("neutral") & CHARACTER & in_pile(HAND), target=False),
                    (
                        PutIntoPlay(THAT), gain_keyword(THAT, INTIMIDATE),
                        AtEnd(PHASE, (If(StillInPlay(THAT), (Kill(THAT, unsavable=True),)),)),
                    ),
                )
            )
        ],
    ),
    card("07046", "The Fire That Burns", constants=[NoKneel(each(WATCH & YOURS), "defending")]),
    card("07047", "Retaliation", constants=[OpponentGoesFirst()]),
    card(
        "07048", "Whisper Campaign",
        abilities=[ForcedReaction(EntersPlay(CHARACTER & ~with_icon(INTRIGUE)), Kneel(IT))],
    ),
    card(
        "07049", "Called Into Service",
        abilities=[
            WhenRevealed([RevealTop(), If(Is(FOUND, CHARACTER), (PutIntoPlay(FOUND),), (Draw(1), GainGold(2)))])
        ],
    ),
    card(
        "07050", "The White Shadows",
        abilities=[
            Reaction(
                Killed(CHARACTER & THEIRS),
                [
                    PutIntoPlay(IT, under_yours=True, blank=True),
                    AtEnd(PHASE, (If(StillInPlay(FOUND), (Entomb(FOUND, unsavable=True),)),)),
                ],
            )
        ],
    ),
    card(
        "07051", "Name Day Tourney",
        abilities=[
            Reaction(
                you_win(with_=Participating(alone=True) & trait("Knight") & CHARACTER & YOURS), GainPower(1, THAT),
                choose=Choose(trait("Lord", "Lady") & CHARACTER & YOURS),
            )
        ],
    ),
    card("07052", "Frozen Expanse", constants=[Cannot(each(CHARACTER & strength_at_most(2)), "stand")]),
]  # fmt: skip
