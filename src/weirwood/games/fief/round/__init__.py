"""The round put together: its eight Phases, all effects, what follows from any change, setup and the end."""
