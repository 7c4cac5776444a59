"""The games as environments for researchers: PettingZoo, Gymnasium and OpenSpiel, each an optional extra (`weirwood[env]`).

All of them see what `encoding` makes of a seat's knowledge: tables of numbers by fixed, versioned vocabularies.
"""
