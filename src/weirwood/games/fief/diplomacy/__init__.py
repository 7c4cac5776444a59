"""Section 9: offers, private talks and promises between players."""
