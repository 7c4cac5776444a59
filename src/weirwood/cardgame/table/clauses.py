"""Clauses by topic: what the shared engine cites, each edition with its own; a topic without one is a type error."""

from __future__ import annotations

from collections.abc import Mapping

from ..grammar.value import Value


class Clauses(Value):
    """The clause of an edition for each thing that the shared engine checks, asks or tells."""

    # What is chosen, paid and asked
    choosing: str
    targets: str
    naming: str
    may: str
    either: str
    in_order: str
    order_of_effects: str
    costs: str
    paying: str
    discarding: str
    spending_gold: str
    # What answers an occurrence
    cancel: str
    save: str
    cannot: str
    immune: str
    unaffected: str
    # Looking, searching, moving
    search: str
    look: str
    put_back: str
    reveal: str
    moving: str
    switching: str
    put_attachment: str
    # Entering and leaving play
    unique: str
    unique_taken: str
    unique_owned_elsewhere: str
    unique_of_owner: str
    dead: str
    dead_itself: str
    duplicates: str
    event_cards: str
    attachments: str
    attach_to: str
    attach_to_character: str
    no_attachments: str
    no_attachments_of_trait: str
    no_attachments_except: str
    copies_on_host: str
    killed: str
    discarded: str
    sacrificed: str
    # Setup and phases
    phases: Mapping[str, str]
    standing: str
    mulligan: str
    setup_place: str
    plot_revealed: str
    plots_recycled: str
    initiative: str
    initiative_least_power: str
    initiative_at_random: str
    first_player: str
    when_revealed_order: str
    challenge_winner: str
    dominance_totals: str
    dominance_winner: str
    no_dominance: str
    # Challenges
    challenge_type: str
    challenge_opponent: str
    challenge_active: str
    challenge_under_way: str
    challenge_limit: str
    challenge_moment: str
    challenge_turn: str
    attack: str
    attackers: str
    attackers_declared: str
    attacker_type: str
    attacker_standing: str
    attacker_icon: str
    attacking_already: str
    defenders: str
    defenders_declared: str
    defender_type: str
    defender_standing: str
    defender_icon: str
    defending_already: str
    no_defenders: str
    claim: str
    military_claim: str
    bypassed: str
    bypassing: str
    stealth: str
    stealth_target: str
    stealth_moment: str
    # Using abilities, bringing in cards
    ability_elsewhere: str
    ability_not_own: str
    ability_waits: str
    ability_too_late: str
    when_revealed: str
    acting: str
    marshal_from_hand: str
    marshal_active: str
    marshal_price: str
    marshal_attachment: str
    duplicate_saves: str
    setup_gold: str
    plot_choice: str
