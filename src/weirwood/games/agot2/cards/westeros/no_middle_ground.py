"""No Middle Ground."""

from __future__ import annotations

from ...vocabulary import *

STARK = faction("stark") & CHARACTER

CARDS = [
    card(
        "02061", "Hodor", NO_ATTACHMENTS,
        constants=[
            Cannot(THIS, "attack", condition=ControlsNone(YOU, named("Bran Stark"))), NotInDominance(THIS),
        ],
    ),
    card(
        "02062", "Wardens of the North",
        abilities=[
            ChallengesAction(
                JoinChallenge(PAID), costs=[UseCard("kneel", STARK)], condition=Exists(PARTICIPATING & STARK & YOURS),
                limit=per_round(2),
            )
        ],
    ),
    card(
        "02063", "Ser Horas Redwyne",
        abilities=[Reaction(Kneels(THIS), Stand(THAT), choose=Choose(trait("Lady") & CHARACTER))],
    ),
    card("02064", "The Arbor", LIMITED, modifiers={"income": 3}),
    card(
        "02065", "Halder", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[
            Action(
                boost(THAT, 1), costs=[UseCard("kneel", faction("nights-watch") & (LOCATION | ATTACHMENT))],
                choose=Choose(faction("nights-watch") & CHARACTER),
            )
        ],
    ),
    card(
        "02066", "The Watcher on the Walls", play_only=During(MILITARY),
        abilities=[
            ChallengesAction(
                Kill(each(ATTACKING & CHARACTER)), costs=[UseCard("kneel", trait("Ranger") & CHARACTER, 2)]
            )
        ],
    ),
    card("02067", "For the Watch!", constants=[CannotLose(condition=NthAgainstYou(1))]),
    card(
        "02068", "Gendry",
        abilities=[
            Reaction(WinsDominance(), GainPower(1, THIS)),
            ForcedReaction(
                WinsDominance(OPPONENT),
                May(
                    (DiscardPower(THIS),),
                    instead=(Later(Choose(trait("Bastard") & CHARACTER & YOURS, target=False), (Sacrifice(THAT),)),),
                ),
            ),
        ],
    ),
    card(
        "02069", "Tobho Mott's Armory", abilities=[Reaction(WinsDominance(), Draw(1), costs=[KNEEL_THIS])],
    ),
    card(
        "02070", "Red Cloaks", constants=[Strength(THIS, PerToken("gold"), condition=During(INTRIGUE))],
        abilities=[Action(PlaceGold(), limit=per_phase())],
    ),
    card(
        "02071", "Paid Off", ambush(1), attach_to=CHARACTER & THEIRS,
        abilities=[
            Reaction(
                you_win(INTRIGUE),
                [Kneel(ATTACHED), THEN, MayPay((GiveGold(1),), (Stand(ATTACHED),), by=HOSTS_PLAYER)],
            )
        ],
    ),
    card("02072", "Priest of the Drowned God", constants=[Strength(each(trait("Drowned God") & CHARACTER & YOURS), 1)]),
    card(
        "02073", "Loot",
        abilities=[Reaction(you_win(unopposed=True), DiscardTop(LOSER, ChosenX()), costs=[PriceFrom(LOSER)])],
    ),
    card(
        "02074", "Dothraki Outriders", NO_ATTACHMENTS, PILLAGE,
        constants=[CostsLessPer(trait("Dothraki") & CHARACTER & YOURS)],
    ),
    card(
        "02075", "Blood of the Dragon",
        constants=[
            DiesAtZero(each(~trait("Dragon") & CHARACTER)),
            Strength(each(~trait("Dragon") & CHARACTER), -1),
        ],
    ),
    card(
        "02076", "Maester of Starfall",
        abilities=[
            ChallengesAction(
                [
                    Name("keyword", among=("insight", "intimidate", "pillage", "renown")),
                    Gives(THAT, (Gains(SAME, NAMED_KEYWORD, -1),)),
                ],
                costs=[KNEEL_THIS], choose=Choose(CHARACTER),
            )
        ],
    ),
    card("02077", "Condemned", attach_to=CHARACTER & THEIRS, constants=[Icon(ATTACHED, POWER, -1)]),
    card(
        "02078", "Wildling Scout",
        abilities=[Action(gain_keyword(THAT, STEALTH), costs=[SACRIFICE_THIS], choose=Choose(CHARACTER))],
    ),
    card(
        "02079", "The First Snow of Winter",
        abilities=[ForcedReaction(PhaseBegins("challenges"), ReturnToHand(each(CHARACTER & cost_at_most(3))))],
    ),
    card(
        "02080", "Wraiths in Their Midst", constants=[PlotValue(EACH_OPPONENT, figure="reserve", by=-2, least=2)]
    ),
]  # fmt: skip
