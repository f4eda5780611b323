"""Ours beside other engines that people write bots for: `make bench-peers`.

Every engine runs in a process of its own, the peers' with the Python of `.venv-peers`. `__main__` asks them in turn for
one short round of one measurement, again and again, so that a slow minute of the machine meets all of them alike.
`docs/bench.md` says what is measured, and what came out.
"""
