"""The Flight of Crows cycle, by pack."""
