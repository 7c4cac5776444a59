"""Who may initiate which challenge against whom, and who may be declared: the one check of each, with its clause."""

from __future__ import annotations

from ...kernel.decision import Option, make_option
from ..cards.definition import STEALTH
from ..table import values
from ..table.state import Table
from ..table.words import CHALLENGES, CHARACTER, PLAY
from ..vocabulary.paying.tolls import due, tolls
from ..vocabulary.ruling import in_challenges, more_challenges, player_rules, table_rules
from ..vocabulary.ruling.rules import Ban, active, ban, bearing, cannot


def allowed(s: Table, seat: int, kind: str) -> int:
    """How many challenges of a type a seat may initiate this phase, whomever they go against."""
    if "ExtraChallenge" not in s.present:
        return 1
    return 1 + sum(rule.challenge == kind for _, rule in active(s, player_rules.ExtraChallenge, seat))


def may_challenge(s: Table, seat: int, kind: str, opponent: int) -> str | None:
    """The clause that forbids initiating a challenge, or None."""
    clauses = s.clauses
    if s.phase not in s.battle_phases or s.active != seat:
        return clauses.challenge_active
    if s.challenge is not None:
        return clauses.challenge_under_way
    made = s.count("phase", "player", seat, "initiated", kind)
    used, left = (
        more_challenges.covered(s, seat, kind, opponent) if made and "ExtraAgainst" in s.present else (0, False)
    )
    if made and not left and made - used >= allowed(s, seat, kind) + s.one_more(seat, kind, opponent):
        return clauses.challenge_limit  # 1 is allowed anyway
    spared = s.spares(seat, opponent)
    if spared is not None:
        return spared
    if challenge_ban(s, seat, kind, opponent) is not None:
        return clauses.cannot
    return may_field(s, seat, kind, opponent)


def may_field(s: Table, seat: int, kind: str, opponent: int) -> str | None:
    """The clause that leaves a seat without an attacker for a challenge, or without the gold for it; or None."""
    toll = sum(event.amount for event in tolls(s, seat, kind, opponent)) if "Toll" in s.present else 0
    if toll > s.gold[seat]:
        return s.clauses.costs
    against = opponent if "NotAgainstYou" in s.present else -1  # else it is the same whoever is attacked
    key = ("fielding", seat, kind, toll, against)
    if key not in s.memo:
        s.memo[key] = _fielding(s, seat, kind, toll, against)
    found: str | None = s.memo[key]
    return found


def _fielding(s: Table, seat: int, kind: str, toll: int, against: int) -> str | None:
    """The clause that leaves a seat without an attacker for a challenge that costs so much gold, or None."""
    clauses = s.clauses
    refused = clauses.attackers
    if CHANGE_ATTACKERS.isdisjoint(s.present):  # what is printed tells it
        number = values.ICON_NUMBER[kind]
        for card in s.area[seat]:
            if not s.kneeling[card] and s.host[card] < 0:
                defn = s.defn[card]
                if defn.icons[number] > 0 and defn.type == CHARACTER:
                    return None
        return refused
    for card in s.area[seat]:
        found = may_attack(s, card, kind, toll, against)
        if found is None:
            return None
        refused = found if found == clauses.costs else refused
    return refused


HINDER_ATTACKERS = frozenset({"Cannot", "NotAgainstYou", "StaysOut", "UseToll"})
"""The rules that may keep a standing character with the icon from attacking."""
CHANGE_ATTACKERS = HINDER_ATTACKERS | {"AttacksKneeling", "BecomesCharacter", "Icon"}
"""Those by which others may attack than standing characters with a printed icon, or not all of them."""
BANS = frozenset({"CannotInitiate", "CannotInitiateNamed", "OneChallenge", "CannotAttack"})


def challenge_ban(s: Table, seat: int, kind: str, opponent: int) -> Ban | None:
    """What says that a seat cannot initiate a challenge, or None."""
    if BANS.isdisjoint(s.present):
        return None
    for source, named in active(s, table_rules.CannotInitiateNamed, seat):
        if s.named_for(source) == kind:
            return source, named
    for source, rule in active(s, player_rules.CannotInitiate, seat):
        if rule.forbids(s, seat, kind):
            return source, rule
    if s.count("phase", "player", seat, "initiated") >= 1 and (one := active(s, player_rules.OneChallenge, seat)):
        return one[0]
    return attack_ban(s, seat, kind, opponent)


def attack_ban(s: Table, seat: int, kind: str, opponent: int) -> Ban | None:
    """What says that no challenge of a seat can go against another, or None."""
    for source, attack in active(s, player_rules.CannotAttack, seat):
        if attack.unpaid and s.count("phase", "player", seat, "gave gold", opponent):
            continue
        if attack.challenge in ("", kind) and opponent in attack.whom.seats(s, s.context(source)):
            return source, attack
    return None


def challenge_options(s: Table, seat: int) -> list[Option]:
    """The challenges a seat may initiate now."""
    opponents = s.opponents(seat)
    return [
        make_option(f"challenge {kind} {s.name(opponent)}", "challenge", (kind, opponent))
        for kind in CHALLENGES
        for opponent in opponents
        if may_challenge(s, seat, kind, opponent) is None
    ]


def may_attack(s: Table, card: int, kind: str, spent: int = 0, against: int = -1) -> str | None:
    """The clause that keeps a card from being declared as an attacker, or None; ``spent``: gold that is needed anyway.

    ``against``: whom the challenge would go against, if it isn't the one under way.
    """
    if not values.is_character(s, card):
        return s.clauses.attacker_type
    if s.kneeling[card] and not ("AttacksKneeling" in s.present and bearing(s, in_challenges.AttacksKneeling, card)):
        return s.clauses.attacker_standing
    if not values.has_icon(s, card, kind):
        return s.clauses.attacker_icon
    if HINDER_ATTACKERS.isdisjoint(s.present):
        return None
    against = s.challenge.defender if s.challenge and against < 0 else against
    if declaration_ban(s, card, "attacking", kind) is not None:
        return s.clauses.cannot
    if in_challenges.kept_from(s, card, against) is not None:
        return s.clauses.cannot
    if "UseToll" not in s.present:
        return None
    return s.clauses.costs if due(s, card) > s.gold[s.ctrl[card]] - spent else None


def may_defend(s: Table, card: int) -> str | None:
    """The clause that keeps a card from being declared as a defender, or None."""
    c = s.challenge
    if not values.is_character(s, card):
        return s.clauses.defender_type
    if c is None or not s.defends(s.ctrl[card]) or s.zone[card] != PLAY:
        return s.clauses.defenders
    permitted: list[str] = []
    if "DefendsKneeling" in s.present:
        rules = bearing(s, in_challenges.DefendsKneeling, card)
        permitted = [rule.challenge for _, rule in rules if rule.challenge in ("", c.kind)]
    if s.kneeling[card] and not permitted:
        return s.clauses.defender_standing
    if c.kind not in permitted and not values.has_icon(s, card, c.kind):
        return s.clauses.defender_icon
    if card in c.defenders:
        return s.clauses.defending_already
    if any(target == card for _, target in c.bypassed):
        return s.clauses.bypassed
    if declaration_ban(s, card, "defending", c.kind) is not None or defence_ban(s, c.defender) is not None:
        return s.clauses.cannot
    return s.clauses.costs if "UseToll" in s.present and due(s, card) > s.gold[c.defender] else None


def defence_ban(s: Table, seat: int) -> Ban | None:
    """What says that a seat cannot declare defenders, or None."""
    return next(iter(active(s, player_rules.CannotDefend, seat)), None)


def most_attackers(s: Table) -> int:
    """How many attackers may be declared (-1: any number)."""
    return 1 if active(s, player_rules.OneParticipant) else -1


def most_defenders(s: Table) -> int:
    """How many defenders may be declared (-1: any number)."""
    return 1 if most_attackers(s) == 1 or active(s, player_rules.OneDefender) or s.met_alone() else -1


def kneels(s: Table, card: int, role: str, kind: str = "") -> bool:
    """Whether a character kneels when declared as an attacker or defender; ``kind``: in a challenge that is still to come."""
    kind = kind or s.under_way().kind
    attacker = s.challenge.attacker if s.challenge is not None else s.ctrl[card]
    for _, rule in bearing(s, in_challenges.NoKneel, card):
        if rule.role != role or rule.challenge not in ("", kind):
            continue
        if not rule.first or not s.count("round", "player", attacker, "initiated", kind):
            return False
    return True


def declaration_ban(s: Table, card: int, role: str, kind: str) -> Ban | None:
    """What says of a character that it cannot be declared so in a challenge of a type, or None.

    Who would kneel for that and cannot be knelt can't be declared either.
    """
    found = ban(s, card, DECLARED[role]) or in_challenges.kept_out(s, card, kind, role)
    if found is None and not s.kneeling[card] and cannot(s, card, "kneel") and kneels(s, card, role, kind):
        return ban(s, card, "kneel")
    return found


DECLARED = {"attacking": "attack", "defending": "defend"}


def may_bypass(s: Table, card: int) -> str | None:
    """The clause that keeps a character from being bypassed by stealth, or None."""
    if values.card_type(s, card) != CHARACTER:
        return s.clauses.stealth
    if STEALTH in values.keywords(s, card):
        return s.clauses.stealth_target
    return s.clauses.cannot if bypass_ban(s, card) is not None else None


def bypass_ban(s: Table, card: int) -> Ban | None:
    """What says that a character cannot be bypassed by stealth, or None."""
    return next(iter(bearing(s, in_challenges.CannotBeBypassed, card)), None)
