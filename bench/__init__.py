"""How fast the engine is: `make bench`.

Absolute numbers say more about the machine than about the engine, so every measurement is also given as a ratio to a
fixed piece of pure Python (`bench.yardstick`), timed in the same process.
"""
