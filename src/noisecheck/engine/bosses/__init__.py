"""Boss stages: one file for each boss, and those of its own that it needs; what knows no boss by name is in `kit/`."""
