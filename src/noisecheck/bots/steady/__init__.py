"""Steady, the bot that plays by rules of thumb: `docs/bots.md` has the files in the order of thought."""
