"""The authority over one running game: seats, dealer, clock, undo and log. No I/O.

Everything that happens at a table is an entry of its log, and the table is the fold of
its entries. `decide` says which entries a command leads to, or refuses it; `evolve` gives
the table after an entry.
"""
