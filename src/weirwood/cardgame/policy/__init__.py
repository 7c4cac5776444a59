"""How a sensible player plays without thinking far, in general terms: icons, STR, costs, gold, claim, power; no card by name."""
