"""Streets of King's Landing."""

from __future__ import annotations

from ...vocabulary import *

CARDS = [
    card(
        "11041", "Umber Loyalist",
        abilities=[
            Reaction(EntersPlay(THIS), Draw(2)), ForcedInterrupt(LeavesPlay(THIS), DiscardChosen(YOU, 2)),
        ],
    ),
    card(
        "11042", "White Harbor",
        abilities=[
            Reaction(you_win(), [RevealDeck(2), PicksRevealed(LOSER), AddToHand(FOUND), RestToBottom()])
        ],
    ),
    card(
        "11043", "Lazy Leo", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS),
                Later(Choose(EVENT & in_pile(DISCARD, of=THAT_PLAYER), most=-1, target=False), (ShuffleIntoDeck(THOSE),)),
                choose=ChoosePlayer(ANY),
            )
        ],
    ),
    card(
        "11044", "Growing Ambition", SHADOW_X,
        abilities=[
            ChallengesAction(
                [
                    SearchToDiscard(n=ChosenX()), THEN,
                    Later(
                        ChoosePlayer(target=False), (PicksFor(THAT_PLAYER, ChosenX(), in_pile(DISCARD)), AddToHand(FOUND))
                    ),
                ]
            )
        ],
    ),
    card(
        "11045", "Naive Scout", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Cannot(THIS, "defend", condition=Exists(in_pile(SHADOWS, of=ANY)))],
    ),
    card(
        "11046", "Miner's Pick", attach_to=trait("Builder", "Steward") & CHARACTER, modifiers={"income": 1},
        constants=[Strength(ATTACHED, 1)],
    ),
    card(
        "11047", "Valyrian's Crew", STEALTH, constants=[HoldsFacedown(play=True)],
        abilities=[Reaction(you_win(with_=TakingPart(THIS, "attacking")), TopFacedown(LOSER, terminal=True))],
    ),
    card(
        "11048", "Blackwater Bay",
        abilities=[
            Reaction(
                PhaseBegins("challenges"), Draw(PerCard(KNEELING & CHARACTER & controlled_by(THAT_PLAYER))),
                costs=[KNEEL_THIS], choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "11049", "Catspaw", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS), ReturnToHand(THAT), costs=[PayX()],
                choose=Choose(OTHER & CHARACTER & cost_at_most(ChosenX())),
            )
        ],
    ),
    card("11050", "Gold Mine", modifiers={"income": 1}, abilities=[Action(Draw(1), costs=[DiscardCards(1), KNEEL_THIS])]),
    card(
        "11051", "Drowned God Fanatic",
        abilities=[
            Action(PutIntoPlay(THIS), costs=[UseCard("kill", CHARACTER)], limit=max_per_round(), zones=(DEAD,)),
            Interrupt(WouldTakeEffect(("character",), opponents=True), Cancel(), costs=[BURY_HELD], zones=(HAND,)),
        ],
    ),
    card(
        "11052", "Dragonbinder", attach_to=CHARACTER & YOURS, constants=[Gains(ATTACHED, INTIMIDATE)],
        abilities=[
            Reaction(
                WinsDominance(),
                Either(
                    (
                        (Later(Choose(trait("Dragon") & CHARACTER), (TakeControl(THAT),)),),
                        (SearchTopIntoPlay(faction("greyjoy") & CHARACTER, top=10),),
                    )
                ),
                costs=[KILL_ATTACHED],
            )
        ],
    ),
    card(
        "11053", "Hired Assassin", shadow(2),
        abilities=[
            Reaction(
                Emerges(THIS),
                [LookAtHidden(), If(Is(THAT, CHARACTER & in_pile(SHADOWS, of=ANY)), (May((ToDeadPile(THAT),)),))],
            )
        ],
    ),
    card(
        "11054", "Queensguard", shadow(2), attach_to=~trait("Lady") & CHARACTER,
        abilities=[Action(Stand(ATTACHED), costs=[DiscardCards(1)], limit=per_round(3))],
    ),
    card(
        "11055", "Ser Archibald Yronwood", shadow(4), NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Reaction(LosesDominance(), [EachChooses(CHARACTER, ITS_PLAYER), Kill(THAT)])],
    ),
    card("11056", "Summer Sea Port", modifiers={"income": 1, "reserve": 1}),
    card(
        "11057", "Poor Fellows", NO_ATTACHMENTS,
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), Either(((GainPower(1, THIS),), (Draw(1),)), by=LOSER)
            )
        ],
    ),
    card(
        "11058", "King's Landing", constants=[OnceAsHeld(cards=LOCATION & in_pile(DISCARD))],
        abilities=[
            ChallengesAction(Draw(1), costs=[KNEEL_THIS, UseCard("discard", LOCATION & in_pile(HAND))])
        ],
    ),
    card(
        "11059", "Glass Candle", attach_to=CHARACTER & YOURS,
        constants=[Gains(ATTACHED, INSIGHT, condition=Is(ATTACHED, trait("Maester")))],
        abilities=[
            ChallengesAction(
                Later(ChoosePlayer(ANY, target=False), (SeeTop(THAT_PLAYER), May((DiscardTop(THAT_PLAYER),)))),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "11060", "Uneasy Truce", constants=[CannotGainPower(each(FACTION_CARD), condition=NoChallenge())],
        abilities=[
            ForcedReaction(Initiated(), MovePower(1, ATTACKING_PLAYER, to=each(FACTION_CARD & controlled_by(DEFENDING_PLAYER))))
        ],
    ),
]  # fmt: skip
