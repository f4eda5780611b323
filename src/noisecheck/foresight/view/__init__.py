"""A game as others see it: the map, the position, what is asked, what happened, and the aids of it all."""
