"""Decks that people build and keep, their earlier versions, and links to them."""
