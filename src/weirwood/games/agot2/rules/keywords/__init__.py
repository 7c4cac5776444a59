"""Keywords that bring rules of their own: bestow, prized, shadow."""
