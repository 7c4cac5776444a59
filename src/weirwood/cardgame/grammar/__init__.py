"""The language of card texts: an edition's speech, phrases with slots, and reading what phrases say."""
