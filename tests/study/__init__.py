"""The tests of what is studied."""
