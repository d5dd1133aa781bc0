"""The tests of the solvers."""
