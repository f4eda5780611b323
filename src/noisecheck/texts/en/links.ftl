### What a link says of itself where it is shared. The picture beside it is drawn by render/postcard.py.

link-general = noisecheck: a stealth board game
    .about = Sneak past the guards, or make them look the other way. For one to four, in the browser.
link-join = Join a table: { $stage }
link-watch = Watch a table: { $stage }
link-standing =
    { $heroes }. { $state ->
        [lobby] It has not begun yet.
        [won] Stage cleared.
        [lost] Stage failed.
       *[on] Round { $round }.
    }{ $free ->
        [0] { "" }
        [one] { " " }1 hero is free.
       *[other] { " " }{ $free } heroes are free.
    }
link-replay = Replay: { $stage }
link-daily = Mission of the day: { $stage }
    .about = { $heroes }. The same map and the same dice for everybody; the first attempt counts.
link-picture = A map of { $stage }
