"""What a rulebook supplies, by who asks: people, the judge, computer players, and whoever looks up cards and decks."""
