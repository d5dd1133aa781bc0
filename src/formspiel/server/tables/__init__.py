"""The tables in memory: live tables, group commit, news between processes, bots and clocks.

A live table emits what happens to it. Whoever wants to know listens.
"""
