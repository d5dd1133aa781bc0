"""The best possible, with a proof."""
