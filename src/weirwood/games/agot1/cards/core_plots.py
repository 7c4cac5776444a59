"""The Core Set: plots."""

from __future__ import annotations

from ..vocabulary import *

KNIGHTS = each(trait("Knight") & CHARACTER & YOURS)
OWN_CHARACTERS = each(CHARACTER & YOURS)


def together(*effects: Effect) -> Ability:
    """An opponent is chosen, who does the same as you do."""
    return WhenRevealed(InTurn(YOU_AND_THAT_PLAYER, effects), choose=ChoosePlayer())


def truce(challenge: str) -> Ability:
    """With two opponents or more, no challenges of a type between you and one of them this round."""
    mine = CannotAttack(YOU, whom=THAT_PLAYER, challenge=challenge)
    theirs = CannotAttack(THAT_PLAYER, whom=YOU, challenge=challenge)
    effects = (GivesPlayers(mine, ROUND), GivesPlayers(theirs, ROUND))
    return WhenRevealed(If(SeveralOpponents(), (Later(ChoosePlayer(), effects),)))


CARDS = [
    card("core_181", "Summoning Season", abilities=[together(Search(CHARACTER))]),
    card("core_182", "Mutual Cause", abilities=[truce(POWER)]),
    card("core_183", "Uneasy Truce", constants=[Toll(EACH_PLAYER, 2, MILITARY, to=DEFENDING_PLAYER)]),
    card(
        "core_184",
        "Rains of Autumn",
        constants=[NoGoldBonuses(EACH_PLAYER, types=("character", "location", "attachment"))],
    ),
    card("core_185", "Good for the Gander", abilities=[WhenRevealed(CopyWhenRevealed())]),
    card(
        "core_186",
        "Tourney for the Hand",
        constants=[Strength(KNIGHTS, 1), Immune(KNIGHTS, ("character",), opponents=True)],
    ),
    card(
        "core_187",
        "Fleeing to the Wall",
        abilities=[WhenRevealed([EachSpares(LOCATION, least=0, most=3), Discard(OTHERS, unsavable=True)])],
    ),
    card(
        "core_188",
        "Drunken Allegations",
        abilities=[together(Later(Choose(STANDING & CHARACTER), (Kneel(THAT),)))],
    ),
    card("core_189", "Mutual Blackmail", abilities=[truce(INTRIGUE)]),
    card("core_190", "Planning Ahead", constants=[SkipsPhase("taxation")]),
    card(
        "core_191",
        "Wildfire Assault",
        abilities=[WhenRevealed([EachChooses(CHARACTER, least=0, most=3), Kill(OTHERS, unsavable=True)])],
    ),
    card("core_192", "Hear Me Roar", constants=[Strength(each(CHARACTER & ~with_icon(INTRIGUE)), -1)]),
    card(
        "core_193",
        "Blockade",
        constants=[PlotBase(each(PLOT_CARD & REVEALED & controlled_by(EACH_OPPONENT)), "income", 0)],
    ),
    card("core_194", "The Power of Blood", constants=[Cannot(each(CHARACTER & NOBLE), "kill")]),
    card("core_195", "Building Season", abilities=[together(Search(LOCATION))]),
    card("core_196", "Mutual Enemies", abilities=[truce(MILITARY)]),
    card("core_197", "Holding the Trident", constants=[Strength(OWN_CHARACTERS, 2, condition=Fewest(CHARACTER))]),
    card("core_198", "Calm Over Westeros", constants=[EventToll(EACH_PLAYER, n=1)]),
    card(
        "core_199",
        "Snowed Under",
        abilities=[
            Passive(
                PhaseBegins("standing"),
                [ChooseOfEach(KNEELING & (CHARACTER | LOCATION), if_able=True), ReturnToHand(THOSE)],
            )
        ],
    ),
    card("core_200", "The Power of Arms", constants=[Strength(each(CHARACTER & WAR & YOURS), 2)]),
    card("core_201", "Valar Morghulis", abilities=[WhenRevealed(Kill(each(CHARACTER)))]),
    card(
        "core_202",
        "Condemned by the Realm",
        abilities=[
            WhenRevealed(
                InTurn(THAT_PLAYER, (Later(Choose(CHARACTER & THEIRS), (Kill(THAT),)),)), choose=ChoosePlayer()
            )
        ],
    ),
    card("core_203", "Counting Favors", abilities=[together(Draw(3))]),
    card("core_204", "Power and Wealth", constants=[Strength(OWN_CHARACTERS, PerAttachment())]),
    card("core_205", "Mad King's Legacy", abilities=[WhenRevealed(Discard(THAT), choose=Choose(ATTACHMENT))]),
    card(
        "core_206",
        "Rule by Decree",
        constants=[Cannot(THIS, "cancel")],
        abilities=[WhenRevealed(DiscardDownTo(4))],
    ),
    card(
        "core_207",
        "Noose and Swordpoint",
        constants=[Cannot(each(CHARACTER & strength_at_most(2)), "stand", condition=InPhase("standing"))],
    ),
    card("core_208", "Herding the Masses", constants=[Cannot(each(CHARACTER & ~UNIQUE), "defend")]),
]
