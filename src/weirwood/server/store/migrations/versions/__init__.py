"""The revisions, one a file, numbered in their order; each adds to what there is, so that an older process can go on."""
