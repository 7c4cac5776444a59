"""What card texts are made of: descriptions of cards, players and amounts, conditions, triggers, costs, rules, effects."""
