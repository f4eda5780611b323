### The campaign, its Memory Box and the mission of the day, as the browser shows them.

## Campaigns

campaigns-about = Fifteen stages, one after another, from the dock to the last duel. Equipment you win goes into the campaign’s Memory Box, and heroes join as the story reaches them. Play it alone or with friends; it is saved after every move.
campaigns-name = Name of the campaign
campaigns-nameless = Campaign { $number }
campaigns-begin = Begin the campaign
campaigns-import = Import one from a file
campaigns-came-in = Imported as “{ $name }”.
campaigns-which = Campaign
campaigns-another = Another one
campaigns-path = Stages
campaigns-go-on = { $round ->
        [0] Continue: { $stage }
       *[other] Continue: { $stage }, round { $round }
    }
campaigns-give-up = Give up this game
    .text = If you give up this game of { $stage }, it won’t count. You can start the stage again.
    .yes = Give it up
campaigns-next = Next: { $stage }
campaigns-train = Stage 1 with lessons: { $stage }
campaigns-untrained = { $stage } without lessons
campaigns-waits = { $stage } has to wait: { $why }.
campaigns-codec = Codec
campaigns-try-again = Try again
campaigns-cleared = { $cleared } of { $of } stages cleared
campaigns-heroes = Heroes who have joined:
campaigns-box = { $count ->
        [0] Memory Box: empty
        [one] Memory Box: 1 card
       *[other] Memory Box: { $count } cards
    }
campaigns-games = { $count ->
        [0] All games: none yet
        [one] All games: 1
       *[other] All games: { $count }
    }
campaigns-unveil = Show names ahead
    .text = Stages, bosses, cards and calls you haven’t reached. It unlocks nothing.
campaigns-export = Save as a file
campaigns-rename = Rename
campaigns-forget = Remove
    .text = “{ $name }” is removed from this server, with its results and its Memory Box. If you have saved it as a file, you can import it again.
    .yes = Remove it
campaigns-unknown = This browser has no key to this campaign. Whoever leads it can save it as a file, which you can import under Missions.
campaigns-stage = Stage { $number }
campaigns-bonus = Stage { $number }, bonus
campaigns-veiled = Not reached
campaigns-best = { $rounds ->
        [one] Cleared in 1 round
       *[other] Cleared in { $rounds } rounds
    }, { $alarms ->
        [0] no alert
        [one] 1 alert
       *[other] { $alarms } alerts
    }{ $games ->
        [one] { "" }
       *[other] { " " }· { $games } games
    }
campaigns-playing = A game is open
campaigns-open = { $games ->
        [0] Open
        [one] Open · 1 game lost
       *[other] Open · { $games } games lost
    }
campaigns-view = How the stages are shown
campaigns-view-map = Island
campaigns-view-list = List

## Briefing in a campaign

brief-title = Briefing
brief-veiled = You haven’t reached this stage yet.
brief-joins = Joins at stage { $number }.
brief-fault-game-open = A game of { $stage } is open in this campaign. Finish it or give it up first.

brief-fights = Play it
    .none = as it is
    .against = against { $figure }
    .unmet = { $count ->
        [one] There is one more boss you haven’t met yet.
       *[other] There are { $count } more bosses you haven’t met yet.
    }

## Memory Box

box-gear = Memory Box
box-games = All games
box-count = { $count } of { $of } cards are in the Memory Box.
box-for = For
box-everybody = Everybody
box-kind = Kind
box-kind-all = All
box-kind-arms = Arms
box-kind-bombs = Grenades and mines
box-kind-healing = Healing
box-kind-worn = Worn
box-kind-keys = Keys and tools
box-outline-arms = A weapon, or a part of one
box-outline-bombs = Something that explodes
box-outline-healing = Something that heals
box-outline-worn = Something to wear
box-outline-keys = A key or a tool
box-nothing = Nothing of this kind.
box-own = { $hero } has it from the start.
box-won-at = Can be won at
box-every-mission = For winning every card that VR missions offer.
box-veiled = { $count ->
        [one] One more card you don’t know about yet. You’ll win it later, or somebody on the Codec knows about it.
       *[other] { $count } more cards you don’t know about yet. You’ll win them later, or somebody on the Codec knows about them.
    }
box-when = When
box-stage = Stage
box-heroes = Heroes
box-outcome = How it ended
box-rounds = Rounds
box-alarms = Alerts
box-won = Won

## Debriefing in a campaign

debrief-kept = { $won ->
        [prizes] The result counts, and what you won is in the Memory Box. You can play the stage again for a better one.
        [yes] The result counts. You can play the stage again for a better one.
       *[no] A loss costs nothing but time: heroes and the Memory Box are as they were.
    }
debrief-led-elsewhere = This game belongs to a campaign. Whoever leads it can continue from here.

## The mission of the day

home-daily = Mission of the day
home-table-kind-campaign = { $title } · campaign
home-table-kind-daily = { $title } · mission of the day
home-campaign = Campaign
daily-title = Mission of the day: { $stage }
daily-about = The same heroes, cards and dice for everybody, until midnight UTC. Your first attempt counts.
daily-begun = Your attempt is under way.
daily-practice = You have played it. Further attempts are for practice.
daily-play = Play
daily-again = Again, for practice
daily-score = Mission of { $day }
daily-score-practice = Mission of { $day }, for practice
daily-bar-cleared = { $state ->
        [full] Cleared
       *[missed] Not cleared
    }
daily-bar-quiet = { $state ->
        [full] No alert
        [missed] An alert
       *[void] Alerts: only if cleared
    }
daily-bar-unhurt = { $state ->
        [full] Nobody hurt
        [missed] Somebody hurt
       *[void] Harm: only if cleared
    }
daily-bar-unassisted = { $state ->
        [full] Without help
       *[missed] With help
    }
daily-copy = Copy the line
daily-copy-by-hand = This browser won’t let the page copy. Select the line and copy it yourself.
