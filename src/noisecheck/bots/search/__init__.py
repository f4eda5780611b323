"""Search, the bot that plays the best plans of steady out: `docs/bots.md` tells how."""
