### The words of the lab: its commands, and the report it writes.

lab = Let bots play many games, and report on them.
lab-run = Play games over stages, numbers of heroes, bots and seeds. A run that was stopped continues where it left off.
lab-campaign = Play the stages of the campaign with what a campaign has put into the Memory Box by then. A run that was stopped continues where it left off.
lab-report = Write a report on a run as one HTML file, and show its main tables. If you name a stage instead, it is played first.
lab-folder = The folder of the run.
lab-what = The folder of a run; or a stage, or the folder of one you made: then random and steady play 40 games each with every number of heroes, kept under runs.
lab-stages = Stages, separated by commas; a stage you made by its folder. Without it, the sneaking stages of the game.
lab-campaign-stages = Stages of the campaign, separated by commas. Without it, all of them.
lab-which-rewards = What was won before, separated by commas: none; story, everything the earlier stages give; all, also the cards of VR missions and of the fights that are open by then.
lab-players = Numbers of heroes, separated by commas. Without it, all that each stage takes.
lab-bots = Bots, separated by commas, the weakest first: each is compared with the one before it. steady:keep-away is a bot that fights a boss by that plan.
lab-games = Games for each stage, number of heroes and bot.
lab-first-seed = The seed of the first game; the others follow.
lab-gear = Cards in the Memory Box, drawn at random for each seed.
lab-milliseconds = How long a search thinks per turn.
lab-nodes = Futures a search tries per decision, instead of a time: then the same seeds give the same games.
lab-processes = Processes on this machine; 0 for one per processor.
lab-ray = Play on a Ray cluster: the one RAY_ADDRESS names, or the one that runs on this machine, or a new one here.
lab-out = The file to write. Without it: report.html in the folder of the run.
lab-progress = Games
lab-stopped = Stopped. The same command goes on from here: { $folder }
lab-next = Now a report: noisecheck lab report { $folder }
lab-written = Written: { $file }

## What can be wrong

lab-no-number = A number of heroes is a number such as 2, not { $given }.
lab-named-twice = A { $what } was named twice.
lab-no-bot = No bot was named; known: { $known }
lab-too-much-gear = The Memory Box holds 0 to { $most } cards, not { $given }.
lab-no-rewards = Rewards are { $known }, not “{ $given }”.
lab-not-in-campaign = { $stage } is not a stage of the campaign.
lab-seed-too-large = Seeds go up to { $most }.
lab-other-run = { $folder } holds another run; it differs in: { $differences }. Use a new folder, or the command it was begun with. (code: the rules, the bots or a stage have changed since.)
lab-no-run = { $folder } is not the folder of a run, nor of a stage.
lab-no-folder = { $folder } cannot be used: { $reason }
lab-broken-run = { $file } cannot be read: { $reason }
lab-broken-part = { $file } cannot be read ({ $reason }). The command the run was begun with plays it again.
lab-foreign-part = { $file } belongs to another run. The command the run was begun with plays it again.
lab-no-games = { $folder } holds no games yet.

## Columns

lab-column-stage = Stage
lab-column-players = Heroes
lab-column-rewards = Rewards
lab-column-bot = Bot
lab-column-won = Won
lab-column-interval = 95 %
lab-column-games = Games
lab-column-wins = Wins
lab-column-place = Games on
lab-column-bots = Bots
lab-column-pairs = Pairs
lab-column-only = Only one won
lab-column-difference = Points
lab-column-p = p
lab-column-median = Rounds
lab-column-median-won = Won in
lab-column-median-lost = Lost in
lab-column-damage = Damage
lab-column-alarms = Alerts
lab-column-spawned = New guards
lab-column-card = Card
lab-column-with = Won with it
lab-column-without = Without
lab-column-odds = Odds
lab-column-matters = Matters
lab-column-carried = Carried
lab-column-used = Used
lab-column-turns = Turns
lab-column-time = Median, ms
lab-column-most-time = 95th percentile, ms

## The report

lab-title = Lab report
lab-contents = Contents
lab-fact-games = Games
lab-games-of = { NUMBER($played, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
lab-fact-seeds = Seeds
lab-fact-command = Command
lab-fact-version = Version
lab-place = { $stage }, { $players ->
        [one] { $players } hero
       *[other] { $players } heroes
    }{ $rewards ->
        [story] , story rewards
        [all] , all rewards
       *[other] {""}
    }
lab-rewards = { $rewards ->
        [story] story
        [all] all
       *[none] none
    }
lab-heroes = { $players ->
        [one] { $players } hero
       *[other] { $players } heroes
    }
lab-all-games = All games

lab-wins = Games won
    .lead = The share of games won, with Wilson's 95 % interval.
lab-wins-of = Games won of { NUMBER($games, useGrouping: 0) }, seeds { $first } to { $last }
lab-axis-won = Games won

lab-bots-compared = Bots in the same games
    .lead = Every bot plays the same seeds with the same heroes, so games are compared in pairs. The figure is by how many percentage points one wins more often than the other, with a 95 % interval. Where the interval leaves out 0, such a difference would seldom come by chance alone; among many comparisons some do. “Only one won” counts the pairs with different results; p is McNemar's exact test on them.
lab-bots-one = Only one bot has played.
lab-versus = { $better } over { $worse }
lab-axis-difference = Wins more (share of games)

lab-times = Time per turn
    .lead = Milliseconds of processor time that a bot spends thinking in a hero's turn, including the questions of the Enemy phase before it. The box holds the middle half of the turns, the thick line is the median, and the whiskers hold 90 of 100.
lab-axis-times = Milliseconds

lab-rounds = Rounds
    .lead = How long games take. The box holds the middle half of the games, the thick line is the median, and the whiskers hold 90 of 100.
lab-axis-rounds = Rounds

lab-losses = How games end
    .lead = Won; lost on time, when the Order deck runs out; lost because a hero was killed. Damage to heroes, alerts and new guards are averages per game.
lab-ended-won = Won
lab-ended-time = Time
lab-ended-failed = Failed
lab-ended-open = Open after 60 rounds
lab-ended-killed = { $hero } killed
lab-axis-games = Share of games

lab-seen = Where heroes are seen
    .lead = How often guards and cameras see a hero in a space, per 100 games. Two that see the same hero at once count twice.
lab-heat = { $stage }, { $bot }, { NUMBER($games, useGrouping: 0) } games: times seen per 100 games
lab-heat-space = { $space }: seen { $often } times per 100 games

lab-gear-matters = Gear that matters
    .lead = Games with a card in the Memory Box against games without it, for the same stage, heroes and bot. The card was drawn at random, so the difference is due to the card and to what the bot made of it. All boxes hold the same number of cards: a card is measured against those that might have been in its place. An odds ratio above 1 means more wins with the card (Mantel and Haenszel, 95 % interval). Of twenty cards that do nothing, one will have an interval that leaves out 1; “matters” takes into account how many cards are compared (Holm). Carried and used are shares of the games that had it.
lab-no-gear = There is nothing to compare: that takes games with and without a card, for the same stage, heroes and bot, some of them won and some lost.
lab-axis-odds = Odds ratio of winning with it
lab-matters = yes
