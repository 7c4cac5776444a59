"""Kingsmoot."""

from __future__ import annotations

from ...vocabulary import *

GREYJOY = UNIQUE & faction("greyjoy") & CHARACTER & YOURS

CARDS = [
    card("08041", "Ramsay Snow", abilities=[ForcedReaction(EntersPlay(THIS), [EachChooses(CHARACTER), HaveSacrificed(THOSE)])]),
    card(
        "08042", "The Dreadfort",
        abilities=[
            Reaction(
                Sacrificed(CHARACTER & YOURS), Stand(THAT), costs=[KNEEL_THIS],
                choose=Choose((trait("House Bolton") | ~faction("stark")) & CHARACTER),
            )
        ],
    ),
    card(
        "08043", "Ser Hyle Hunt",
        abilities=[
            Action(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[PayGold(1)], condition=Is(THIS, PARTICIPATING),
                choose=Choose(PARTICIPATING & CHARACTER & WEAKER), limit=per_challenge(),
            )
        ],
    ),
    card("08044", "The Bounty of Highgarden", LIMITED, abilities=[Action([GainGold(5), FIRMLY])]),
    card(
        "08045", "Haunted Forest Scout", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Cannot(THIS, "defend"),
            NoKneel(THIS, "attacking", condition=Several(3, trait("Ranger") & CHARACTER & YOURS)),
        ],
    ),
    card(
        "08046", "Mole's Town", bestow(4),
        abilities=[
            ChallengesAction(
                [MoveGoldOn(THAT), THEN, Gives(THAT, (Cannot(SAME, "attack"),))], costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & WITHOUT_GOLD),
            )
        ],
    ),
    card(
        "08047", "Lyseni Pirate",
        constants=[Gains(THIS, STEALTH, condition=Exists(trait("Warship") & LOCATION & YOURS))],
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")),
                Either(
                    (
                        (MoveGold(1, LOSER),),
                        (Later(Choose(ANY_CARD & controlled_by(LOSER) & WITH_GOLD, target=False), (TakeGoldOf(THAT),)),),
                    )
                ),
            )
        ],
    ),
    card(
        "08048", "Laughing Lord",
        abilities=[
            Reaction(
                Initiated(yours=True), gain_keyword(THAT, INTIMIDATE, CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(ATTACKING & faction("baratheon") & CHARACTER),
            )
        ],
    ),
    card(
        "08049", "Raff the Sweetling", PILLAGE,
        abilities=[
            Reaction(Pillages(CHARACTER), ReturnToHand(THAT), choose=Choose(CHARACTER & cost_at_most(2)))
        ],
    ),
    card(
        "08050", "Sparring in Secret",
        abilities=[
            Action(
                Stand(THAT), costs=[UseCard("kneel", trait("Knight") & CHARACTER)],
                choose=Choose(trait("Knight") & CHARACTER & OTHER_THAN_PAID),
            )
        ],
    ),
    card(
        "08051", "Asha Greyjoy", PILLAGE, STEALTH,
        abilities=[Reaction(Pillages(), Search(top=NumberOf(in_pile(DISCARD, of=LOSER))))],
    ),
    card(
        "08052", "Kingsmoot",
        abilities=[
            Reaction(WinsDominance(), GainPower(PerCard(GREYJOY), THAT), choose=Choose(GREYJOY), limit=max_per_round())
        ],
    ),
    card(
        "08053", "Jhiqui",
        abilities=[
            Reaction(
                you_win(),
                Later(Choose(PARTICIPATING & trait("Lord", "Lady") & CHARACTER, target=False), (GainPower(1, THAT),)),
                costs=[DiscardCards(1)],
            )
        ],
    ),
    card(
        "08054", "The Skahazadhan",
        abilities=[
            Reaction(
                RevealsPlot(), GainGold(IfElse(Exists(trait("Summer") & PLOT_CARD & REVEALED & YOURS), 3, 2)),
                costs=[DiscardCards(1), KNEEL_THIS],
            )
        ],
    ),
    card(
        "08055", "Darkstar", STEALTH,
        abilities=[Reaction(Bypasses(), [Name(CHALLENGE_ICON), lose_icon(IT, NAMED)])],
    ),
    card(
        "08056", "Sand Steed", per_host=1,
        abilities=[Reaction(PlotUsed(cards=trait("Summer") & PLOT_CARD), GainPower(1, ATTACHED))],
    ),
    card(
        "08057", "Tom of Sevenstreams",
        abilities=[
            Reaction(
                Plays(cards=trait("Song") & EVENT), Stand(THAT), choose=Choose(~LOYAL & CHARACTER & YOURS),
                limit=per_phase(),
            )
        ],
    ),
    card(
        "08058", "Lem Lemoncloak",
        constants=[
            Icon(THIS, POWER, condition=ControlsNone(YOU, LOYAL & CHARACTER)),
            Strength(THIS, 2, condition=ControlsNone(YOU, LOYAL & CHARACTER)),
        ],
    ),
    card(
        "08059", "Forgotten By History",
        abilities=[
            DominanceAction(
                ShuffleIntoDeck(THAT), costs=[KNEEL_FACTION], choose=Choose(CHARACTER & cost_at_most(PowerOfItsFaction()))
            )
        ],
    ),
    card("08060", "The Withering Cold", constants=[SkipsPhase("standing")]),
]  # fmt: skip
