"""The tests of the geometry."""
