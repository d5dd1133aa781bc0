"""One way to write code that runs jitted or plain.

Kernels, players and solvers are written once. With the extra `fast` their functions are
compiled by Numba and their rows of numbers are arrays; without it the very same functions run
as plain Python on lists. So they keep to what both understand: whole numbers that fit into
63 bits, floats in one order of sums, and rows of them.

- `dual`: `compiled`, which reads the types of a function from its annotations.
- `arrays`: rows of numbers, and how to make them.
- `generator`: randomness, the same at both speeds.
- `jit`: the door to Numba, and where compiled code is kept.
"""
