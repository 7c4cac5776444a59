"""The rules of the HBO edition: its table, timing, phases, challenges, setup and plot draft."""
