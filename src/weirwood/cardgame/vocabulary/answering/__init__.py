"""What abilities answer: occurrences, and what would happen."""
