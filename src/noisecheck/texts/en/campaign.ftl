### The campaign: what is wrong with one, why a stage has to wait, and the words of its pages at the terminal.

## What a campaign cannot do, or be

campaign-fault-game-open = A game is open in this campaign. Finish it, or give it up, before another one begins.
campaign-fault-not-now = This stage cannot be played now: { $reason }
campaign-fault-hero-not-there = { $hero } has not joined yet.
campaign-fault-another-game = Game { $number } is not open in this campaign: it was given up, or another one took its place.
campaign-fault-not-over = The game is not over yet.
campaign-fault-no-such-game = There is no result for game { $number } in this campaign.
campaign-fault-bad-name = The name of a campaign has 1 to { $longest } characters, on one line.
campaign-fault-not-json = A campaign is a JSON file, and this is not one.
campaign-fault-a-game = This is a saved game, not a campaign: noisecheck terminal --load opens it.
campaign-fault-other-file = This is not a campaign: it does not begin with "noisecheck": "campaign".
campaign-fault-newer-format = This campaign has format { $format }, and this noisecheck only knows formats up to { $newest }. Update noisecheck to read it.
campaign-fault-no-format = This campaign does not give its format, a number from 1 to { $newest }.
campaign-fault-bad-type = Something in this campaign is not what it should be: { $reason }
campaign-fault-not-text = This campaign contains characters or numbers that cannot be saved again.
campaign-fault-unknown-stage = There is no stage “{ $stage }” in the campaign.
campaign-fault-unknown-hero = There is no hero “{ $who }”.
campaign-fault-not-asked = Nobody is being questioned now.
campaign-fault-bad-interrogation = The interrogation has more answers than questions, or comes too early.
campaign-fault-no-hero = A result names no heroes.
campaign-fault-unknown-card = A result unlocked something that cannot be in a Memory Box: { $reason }
campaign-fault-unknown-secret = “{ $secret }” is not a secret that can be found.
campaign-fault-bad-seed = { $seed } is not a seed.
campaign-fault-bad-outcome = Game { $number } is neither won nor lost, or it was lost and has rewards.
campaign-fault-bad-number = Game { $number } cannot exist: { $games ->
        [0] no game was
        [one] only 1 game was
       *[other] only { $games } games were
    } begun.
campaign-fault-twice = { $thing } appears twice in { $where }.
campaign-fault-bad-game = The open game cannot be read: { $reason }
campaign-fault-changed = This campaign was played elsewhere in the meantime. Nothing was overwritten: open it again to continue from there.

## Why a stage has to wait

campaign-why-ahead = clear stage { $number } first
campaign-why-interrogation = the interrogation comes first
campaign-why-needs-card = the { $gear } is missing; ask the Codec
campaign-why-no-heroes = the heroes it needs have not joined yet

## Its pages at the terminal

cli-campaign = Play the campaign: stages in order, the Memory Box, results. Several campaigns can be kept side by side.
cli-campaign-name = The name of a campaign to open; you are asked before a new one is begun. Without a name, choose from the list.
campaign-way-in = the stages one after another, with what you win on the way

campaigns = Campaigns
campaign-name = Campaign
campaign-begun = begun { $day }
campaign-open = open: { $stage }
campaign-cleared = { $done } of { $all } stages cleared
campaign-choose = Which campaign? A number, new NAME, import FILE, or quit:{ " " }
campaign-none = There is none yet. Type new NAME, import FILE or quit:{ " " }
campaign-unknown = There is no campaign “{ $name }”.
campaign-perhaps = Perhaps you mean { $names }.
campaign-begin = Begin a new one, “{ $name }”? [y/N]{ " " }
campaign-list-help = Type the number of a campaign, new NAME, import FILE or quit.
campaign-unreadable = { $file } is left alone: { $reason }
campaign-imported = “{ $name }” is here now.
campaign-is-here = “{ $name }” is already here, just as it is in the file.
campaign-file-trouble = { $file }: { $reason }.

campaign-head = { $cleared } · { $heroes } · { $cards ->
        [0] Memory Box empty
        [one] 1 card in the Memory Box
       *[other] { $cards } cards in the Memory Box
    }
campaign-veiled = not reached yet
campaign-kind = { $bonus ->
        [yes] bonus,{ " " }
       *[no] { "" }
    }{ $kind ->
        [boss] boss
       *[sneaking] sneaking
    }, { $minutes } min
campaign-heroes = { $fewest ->
        [one] { $most ->
                [one] 1 hero
               *[other] 1–{ $most } heroes
            }
       *[other] { $most ->
               *[other] { $fewest }–{ $most } heroes
            }
    }
campaign-state-playing = game open
campaign-state-cleared = cleared: { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, { $alarms } { $alarms ->
        [one] alert
       *[other] alerts
    }
campaign-state-open = { $games ->
        [0] open
        [one] open, 1 game lost
       *[other] open, { $games } games lost
    }
campaign-party = { $number ->
        [one] 1 hero:
       *[other] { $number } heroes:
    } { $parties }
campaign-enter-open = Enter: go on with { $stage } · the number of a stage · help
campaign-enter-interrogation = Enter: the interrogation · the number of a stage · help
campaign-enter-next = Enter: { $stage } · the number of a stage · help
campaign-enter-none = All stages are cleared. Type the number of a stage to play it again · help
campaign-prompt = campaign ›{ " " }
campaign-what = Press Enter, or type the number of a stage, vr and the number of a VR mission, or help.
campaign-give-up = { $stage } is still open. Give that game up? [y/N]{ " " }
campaign-help =
    Enter        goes on with the open game, or begins the next stage
    4            plays stage 4, if it is open, or again if it is cleared
    vr1          plays a VR mission; they can be played at any time
    again        the last game once more, with the same heroes, dice and cards
    box          the Memory Box, and where there is more to win
    results      every game of this campaign
    codec 05.07  a call on the Codec, by number or word; a secret you hear stays found
    veil         shows what lies ahead in lists and on the Codec, or hides it again
    export FILE  writes the campaign to a file; the list of campaigns imports it
    back         to the list of campaigns
    quit         leaves; everything is kept
campaign-box = Memory Box: { $cards } { $cards ->
        [one] card
       *[other] cards
    }
campaign-more-cards = More to win
campaign-cards = { $cards } { $cards ->
        [one] card
       *[other] cards
    }
campaign-no-results = No game of this campaign has been played to its end yet.
campaign-export-what = Export to which file? For example: export my-campaign.json

campaign-game-kept = The game is kept in its campaign.
campaign-debrief = Debriefing: { $stage }
campaign-figures = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, { $alarms } { $alarms ->
        [one] alert
       *[other] alerts
    }. Seed { $seed }.
campaign-unlocked = { $gear } goes into the Memory Box.
campaign-joins = { $hero } joins you from now on.
campaign-complete = The story has come to its end. All of it is yours to replay.
campaign-ending = { $outcome ->
        [gave-in] Several tracks lead away from the base, and one of them keeps a little apart. Nobody speaks of what Ocelot knew. It was only a few words.
       *[other] Several tracks lead away from the base, close together, and one of them limps. Ocelot knows no more than he did before.
    }

## The interrogation, between two stages

interrogation = The interrogation
interrogation-intro = They have strapped Snake to something that was a bed before somebody improved it. Revolver Ocelot walks round it, clockwise, as is his habit. He wants to know who is still free in this base, and which way they will come. He is going to ask three times. Between the questions there is the current.
interrogation-question = { $number ->
        [1] “Somebody opens doors for you,” he says, as if remarking on the weather. “Who?”
        [2] “And the young woman. Where is she waiting?” He has taken off one glove, finger by finger.
       *[other] “One word, and I switch it off. I should be a little disappointed.” It is no longer a question.
    }
interrogation-outcome = { $outcome ->
        [gave-in] It is only a few words. Ocelot thanks him for each of them, and goes to make use of them. Those who come for Snake are expected: Otacon and Gray Fox begin stage 9 with 1 damage, and Meryl begins stage 10 with 1 damage.
        [fainted] Somewhere in the answer that he does not give, the room goes out. A man who is not there cannot be asked, and nobody is expected at the door. Snake wakes up late: he begins stage 10 with 2 damage.
       *[endured] The third time Ocelot switches it off himself. “We shall do this again,” he says, and it sounds like praise. Nobody is expected at the door. Snake cannot close his left hand: he begins stage 10 with 1 damage.
    }
interrogation-terms = Hold out: it costs 1 strength, or 2 if a die shows 5 or 6; with none left he faints. Give in: it is over, and Ocelot knows what he wanted to know.
interrogation-strength = Strength { $left } of { $strength }.
interrogation-held = Snake says nothing. It costs { $lost } strength.
interrogation-prompt = hold out, give in, or back: { "" }
interrogation-what = That is not an answer. Type “hold out” or “give in”; “back” leaves him where he is for now.
heroes-not-there = Not in this party now. Available: { $heroes }.

## The mission of the day

cli-daily = Play the VR mission of the day: the same for everybody. The first attempt counts.
cli-day = A day other than today, such as 2026-11-15; a day begins at midnight UTC.
daily-head = VR mission of { $day }: { $heroes } (about { $minutes } minutes)
daily-repeat = You have finished this day’s mission. This game is for practice and does not count; enjoy it.
daily-kept = Your attempt is saved. Continue it today or later: noisecheck daily { $day }
daily-ahead = The mission of { $day } is still to come; today is { $today } (UTC).
daily-done = To share:
daily-share = VR { $day } · { $cleared ->
        [yes] cleared
       *[no] lost
    } r{ $rounds } · { $alarms } { $alarms ->
        [one] alert
       *[other] alerts
    } { $bars }

## The end of a game

# The choice that led to a loss: `did` is its verb, `what` its words; `who` is guard, camera, boss or nobody.
choice-told =
    { $hero } { $did ->
        [sneak] crept to { $space }
        [dash] dashed to { $space }
        [knock] knocked in { $space }
        [end] ended the turn in { $space }
       *[other] chose “{ $what }” in { $space }
    }{ $how ->
        [seen] { " " }in view of { choice-who }
        [heard] { " " }and was heard
        [found] { "" }, where { choice-who } found them
        [hit] { "" }, in reach of { choice-who }
        [struck] { $who ->
            [nobody] { "" }, and that decided it
           *[other] { "" }, and { choice-who } struck at once
        }
       *[time] { "" }, and time ran out
    }{ $unspent ->
        [0] { "" }
        [one] , with 1 action unspent
       *[other] , with { $unspent } actions unspent
    }.
rank-told = { rank-name }, { rank-decibels }
rank-part = { $what ->
        [alerts] { $count ->
            [one] 1 alert
           *[other] { $count } alerts
        }
        [damage] { $count } damage
        [bodies] { $count ->
            [one] 1 guard down
           *[other] { $count } guards down
        }
        [rounds] { $count ->
            [one] 1 round over par
           *[other] { $count } rounds over par
        }
       *[rewinds] { $count ->
            [one] 1 rewind
           *[other] { $count } rewinds
        }
    }: { $count } × { $each } dB
rank-par = Par here is { $par } rounds: one for every 5 minutes of its estimated time.
rank-par-none = This scene has no par, so its rounds are free.
