"""The boxes, one file each."""
