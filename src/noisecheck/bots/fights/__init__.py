"""How bots that think fight any boss; what they must be told about each is in `bots/bosses`."""
