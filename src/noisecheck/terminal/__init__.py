"""The game in a terminal: the map, the question, its answers by number or by text."""
