"""Secret Passage in a Battle: the attackers come from within, without penalties and without a volley (2.4.8.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .battle import Battle, fought
from .board import NONE
from .cards import SECRET_PASSAGE, in_hand
from .forces import ATTACK, DEFENCE, under_way
from .nobles import NOBLES
from .secret_passage import shadow_ready, spend, use_shadow
from .state import Fief


def may_tunnel(s: Fief) -> str | None:
    """The clause that keeps a Secret Passage from helping the attackers of the Battle under way; None if it may.

    A Maester keeps up the penalties (fief.4.3.4.3), but not the volley.
    """
    battle, forces = fought(s), under_way(s)
    if battle is None or forces is None or forces.passage or not forces.walls(s):
        return "fief.2.4.8.2.1"
    if battle.at == Battle.VOLLEY and forces.archers(s, DEFENCE) >= 0:
        return None
    if s.maester[forces.village]:
        return "fief.2.4.8.2.3"
    return None if forces.penalty(s) else "fief.2.4.8.2.1"


def may_slip_in(s: Fief, noble: int) -> str | None:
    """The clause that keeps a shadow Noble from doing it without the card: he attacks with one more unit at most."""
    battle = under_way(s)
    if battle is None or noble not in battle.side_nobles(s, ATTACK) or not shadow_ready(s, noble):
        return "fief.11.1.shadow.1"
    units = sum(count for _, _, count in battle.pool(s, ATTACK)) + len(battle.side_nobles(s, ATTACK))
    return "fief.11.1.shadow.2" if units > 2 else may_tunnel(s)


def tunnel_offers(s: Fief, seat: int) -> list[Option]:
    """Any player may play the card for the attackers (fief.2.4.8.2)."""
    if may_tunnel(s) is not None:
        return []
    found: list[Option] = []
    if in_hand(s, seat, SECRET_PASSAGE) >= 0:
        found.append(Option("play Secret Passage for the attackers", "tunnel", (NONE,)))
    for noble in s.house_nobles(seat):
        if may_slip_in(s, noble) is None:
            found.append(Option(f"slip in with {NOBLES[noble].name}", "tunnel", (noble,)))
    return found


def tunnel(s: Fief, seat: int, option: Option) -> None:
    """All Attacker Penalties of this Battle are cancelled, and no Archers shoot (fief.6.2.1.4)."""
    battle, noble = under_way(s), option.args[0]
    assert battle is not None
    if noble >= 0:
        use_shadow(s, noble)
    else:
        spend(s, seat, "fief.2.4.8.2.1")
    battle.passage = True
