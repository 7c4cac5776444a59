"""Ghosts of Harrenhal."""

from __future__ import annotations

from ...vocabulary import *

NO_KING = Absent(trait("King") & CHARACTER)
KING = trait("King") & CHARACTER

CARDS = [
    card(
        "04081", "Roose Bolton",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), Kill(THOSE), costs=[SACRIFICE_THIS],
                choose=Choose(CHARACTER & controlled_by(LOSER), most=-1, total=StrengthOf(THIS)),
            )
        ],
    ),
    card(
        "04082", "Harrenhal",
        abilities=[Reaction(EntersPlay(CHARACTER), Kill(IT), costs=[KNEEL_FACTION, SACRIFICE_THIS])],
    ),
    card(
        "04083", "Brienne of Tarth", RENOWN,
        constants=[NoKneel(THIS, "defending", condition=Exists((named("Catelyn Stark") | KING) & YOURS))],
    ),
    card(
        "04084", "Offer of a Peach",
        play_only=Exists((named("Renly Baratheon") | trait("Lady") & CHARACTER) & YOURS),
        abilities=[
            ChallengesAction([Stand(THAT), RemoveFromChallenge(THAT)], choose=Choose(ATTACKING & CHARACTER))
        ],
    ),
    card(
        "04085", "Craster", constants=[Immune(THIS, only="Omen")],
        abilities=[
            Action(
                PutUnderOwners(each(CHARACTER & KilledThisPhase() & in_pile(DEAD, of=ANY))), costs=[SACRIFICE_THIS]
            )
        ],
    ),
    card(
        "04086", "Dragonglass Dagger", attach_to=faction("nights-watch") & CHARACTER,
        constants=[
            Strength(ATTACHED, 2, condition=Is(ATTACHED, PARTICIPATING)),
            Immune(ATTACHED, types=("character",), opponents=True, condition=Is(ATTACHED, PARTICIPATING)),
        ],
    ),
    card(
        "04087", "Ser Davos Seaworth", STEALTH,
        abilities=[Reaction(Bypasses(~LOYAL & CHARACTER), Either(((Draw(1),), (GainGold(1),))))],
    ),
    card(
        "04088", "Ritual of R'hllor",
        abilities=[
            Reaction(
                WinsDominance(), GainPower(1, THOSE),
                choose=Choose(STANDING & trait("R'hllor") & CHARACTER, most=-1, many=ChosenX()),
            )
        ],
    ),
    card(
        "04089", "Joffrey Baratheon",
        abilities=[
            Reaction(
                Marshals(cards=LOYAL & CHARACTER), Kill(THAT), costs=[KneelAnswered(), KNEEL_FACTION],
                choose=Choose(~trait("King") & CHARACTER & CostBelow(CostOfAnswered())),
            )
        ],
    ),
    card(
        "04090", "Chataya's Brothel",
        abilities=[
            MarshalingAction(
                GainGold(1), costs=[UseCard("kneel", CHARACTER & with_icon(INTRIGUE))], limit=per_phase(2)
            )
        ],
    ),
    card("04091", "Helya", constants=[Gains(each(ATTACHMENT), TERMINAL)]),
    card(
        "04092", "Bless Him With Salt", play_only=During(POWER),
        abilities=[
            Action(
                [boost(THAT, 3, CHALLENGE), AtEnd(WON, (Draw(1),))],
                choose=Choose(PARTICIPATING & trait("Drowned God", "Ironborn") & CHARACTER),
            )
        ],
    ),
    card(
        "04093", "Xaro Xhoan Daxos",
        abilities=[Reaction(Marshals(cards=UNIQUE & ATTACHMENT), GainGold(2), limit=per_phase())],
    ),
    card(
        "04094", "Mother of Dragons", attach_to=trait("Stormborn") & CHARACTER & YOURS,
        abilities=[
            ChallengesAction(
                JoinYourSide(ATTACHED), costs=[KNEEL_THIS],
                condition=During(cards=PARTICIPATING & trait("Dragon") & CHARACTER & YOURS),
            )
        ],
    ),
    card(
        "04095", "Myrcella Baratheon",
        constants=[Gains(THIS, RENOWN, condition=NO_KING), NoKneel(THIS, "defending", POWER, condition=NO_KING)],
    ),
    card(
        "04096", "The Prince's Pass",
        abilities=[
            Reaction(
                you_lose(role="defending"),
                [
                    Name(CHALLENGE_ICON), lose_icon(THAT, NAMED), THEN,
                    If(Is(THAT, FewIcons(0)), (MayPay((SACRIFICE_THIS,), (Discard(THAT),)),)),
                ],
                costs=[KNEEL_THIS], choose=Choose(ATTACKING & CHARACTER),
            )
        ],
    ),
    card("04097", "Silent Sisters", constants=[Strength(THIS, PerCard(CHARACTER & in_pile(DEAD)))]),
    card(
        "04098", "The Frostfangs", modifiers={"reserve": -1},
        abilities=[
            Reaction(EntersPlay(THIS), Later(ChoosePlayer(target=False), (GiveControl(THIS, to=THAT_PLAYER),)))
        ],
    ),
    card(
        "04099", "Quiet as a Shadow",
        abilities=[Action(gain_keyword(THAT, STEALTH), choose=Choose(UNIQUE & CHARACTER & cost_at_most(3)))],
    ),
    card("04100", "Ghosts of Harrenhal", abilities=[WhenRevealed(PutUnderOwners(TopOfDeadPile(EACH_PLAYER)))]),
]  # fmt: skip
