"""Effects that change what lies where: cards in play, hands, decks, piles, plots, power and gold."""
