### The campaign, its Memory Box and the mission of the day, as the browser shows them.

## Campaigns

campaigns-about = Fifteen stages one after the other, from the dock to the last duel. Equipment you win goes into the campaign’s Memory Box, and heroes join as the story comes to them. Play it alone or with friends; everything is kept after every move.
campaigns-name = Name of the campaign
campaigns-nameless = Campaign { $number }
campaigns-begin = Begin the campaign
campaigns-import = Bring one in from a file
campaigns-came-in = It came in from its file, under the name “{ $name }”.
campaigns-which = Campaign
campaigns-another = Another one
campaigns-path = Stages
campaigns-go-on = { $round ->
        [0] Continue: { $stage }
       *[other] Continue: { $stage }, round { $round }
    }
campaigns-give-up = Give this game up
    .text = Given up, this game of { $stage } counts for nothing, and the stage can be begun anew.
    .yes = Give it up
campaigns-next = Next: { $stage }
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
    .text = Stages, bosses, cards and calls you have not reached. This opens nothing.
campaigns-export = Save as a file
campaigns-rename = Rename
campaigns-forget = Remove
    .text = “{ $name }” is removed from this server, with its results and its Memory Box. A file of it can be brought in again.
    .yes = Remove it
campaigns-unknown = This browser has no key to this campaign. Whoever leads it can save it as a file, which you bring in under Missions.
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

## Briefing in a campaign

brief-title = Briefing
brief-veiled = This stage has not been reached yet.
brief-joins = Joins at stage { $number }.
brief-fault-game-open = A game of { $stage } is open in this campaign. Go on with it, or give it up first.

brief-fights = Play it
    .none = as it is
    .against = against { $figure }
    .unmet = { $count ->
        [one] There is one more boss you have not met yet.
       *[other] There are { $count } more bosses you have not met yet.
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
box-outline-bombs = Something that goes off
box-outline-healing = Something that does you good
box-outline-worn = Something to wear
box-outline-keys = A key or a tool
box-nothing = Nothing of this kind.
box-own = { $hero } has it from the start.
box-won-at = To be won at
box-every-mission = For whoever has won every card that VR missions give.
box-veiled = { $count ->
        [one] One more card you do not know of yet. It is won farther on, or somebody on the Codec knows of it.
       *[other] { $count } more cards you do not know of yet. They are won farther on, or somebody on the Codec knows of them.
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
        [prizes] The result counts, and what you won is in the Memory Box. The stage can be played again for a better one.
        [yes] The result counts. The stage can be played again for a better one.
       *[no] A loss costs nothing but the time: heroes and the Memory Box are as they were.
    }
debrief-led-elsewhere = This game belongs to a campaign. Whoever leads it goes on from here.

## The mission of the day

home-daily = Mission of the day
home-table-kind-campaign = { $title } · campaign
home-table-kind-daily = { $title } · mission of the day
home-campaign = Campaign: { $name }
home-campaign-next = Campaign: { $stage }
daily-title = Mission of the day: { $stage }
daily-about = The same heroes, cards and dice for everybody, until midnight UTC. Your first attempt counts.
daily-begun = Your attempt is under way.
daily-practice = You have played it. Whatever you play again is for practice.
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
daily-copy-by-hand = This browser lets no page copy. Mark the line and copy it by hand.
