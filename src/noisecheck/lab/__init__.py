"""The lab: many games between chosen bots, kept as Parquet, and a report on them. `docs/lab.md` shows how to use it.

Needs the extra `lab`; on a Ray cluster `ray` too. Nothing here is imported before somebody asks for it.
"""
