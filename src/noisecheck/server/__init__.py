"""Rooms for people: a server for browsers, its store, and the words they exchange."""
