"""What a card costs, is immune to and counts as in this edition."""
