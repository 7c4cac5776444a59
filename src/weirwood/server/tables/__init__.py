"""Tables while somebody is at them: seats, moves, clocks, questions, and what each browser is told."""
