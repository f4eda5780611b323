"""The drawings, for every picture of the game: files of symbols, which the browser's client reads too."""
